#pragma once

#include <wx/scrolwin.h>

namespace castalia {

/// An area that scrolls. It leaves hidden controls where they are: the toolkit moves them along, of which GTK
/// complains for each of them.
class ScrolledArea : public wxScrolledWindow {
public:
    using wxScrolledWindow::wxScrolledWindow;
    void ScrollWindow(int across, int down, const wxRect* part = nullptr) override;
};

/// Makes a window scroll down: its bar is visible while the contents do not fit, and the control that gets
/// the focus scrolls into view. `step` is the distance of one click of the wheel, in independent pixels.
void scroll_down_in(wxScrolledWindow& area, int step);

}  // namespace castalia
