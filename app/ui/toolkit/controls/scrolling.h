#pragma once

#include <wx/scrolwin.h>

namespace castalia {

/// Makes a window scroll down: its bar is visible while the contents do not fit, and the control that gets
/// the focus scrolls into view. `step` is the distance of one click of the wheel, in independent pixels.
void scroll_down_in(wxScrolledWindow& area, int step);

}  // namespace castalia
