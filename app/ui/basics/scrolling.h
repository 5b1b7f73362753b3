#pragma once

#include <wx/scrolwin.h>

namespace castalia {

/// What every area that scrolls down promises: its bar is there as long as there is more than fits, and whatever gets
/// the focus comes into view. `step` is one click of the wheel's share, in independent pixels.
void scroll_down_in(wxScrolledWindow& area, int step);

}  // namespace castalia
