#pragma once

#include <wx/scrolwin.h>

namespace castalia {

/// Makes a window scroll down: its bar is visible while the contents do not fit, and the control that gets
/// the focus scrolls into view. `step` is the distance of one click of the wheel, in independent pixels.
void scroll_down_in(wxScrolledWindow& area, int step);

/// Leaves the bar of a list, field or area that scrolls down out while it is lower than its bar.
void show_bar_where_it_fits(wxWindow& area);

}  // namespace castalia
