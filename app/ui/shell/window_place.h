#pragma once

#include <string>

class wxTopLevelWindow;

namespace castalia {

/// Returns the size and the place of a window, and whether it fills the screen, as words to keep.
std::string place_of(wxTopLevelWindow& window);

/// Gives a window that is not shown yet the place that place_of returned. A window that would lie outside of every
/// screen, or is larger than its screen, is brought in. With other words it keeps its size. On Wayland, where the
/// desktop alone decides on its place, a window that could reach over the edge of a screen is maximized, and gets a
/// size that fits for the time when it is not.
void place_again(wxTopLevelWindow& window, const std::string& place);

}  // namespace castalia
