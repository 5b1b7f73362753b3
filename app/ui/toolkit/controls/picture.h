#pragma once

#include <functional>

#include <wx/graphics.h>
#include <wx/window.h>

namespace castalia {

/// A small drawing in a window, such as a tile or a thumbnail. It is drawn anew at every repaint.
class Picture : public wxWindow {
public:
    using Draw = std::function<void(wxGraphicsContext& gc, wxSize size)>;

    Picture(wxWindow* parent, wxSize dip, Draw draw);
    void draw_with(Draw draw);

    bool AcceptsFocus() const override { return false; }

private:
    Draw draw_;
};

}  // namespace castalia
