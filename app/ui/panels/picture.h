#pragma once

#include <functional>

#include <wx/graphics.h>
#include <wx/window.h>

namespace castalia {

/// A small drawing in a window, such as a tile's or a thumbnail's: redrawn whenever it is asked for.
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
