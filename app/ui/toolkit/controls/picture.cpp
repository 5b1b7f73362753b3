#include "app/ui/toolkit/controls/picture.h"

#include <memory>

#include <wx/dcbuffer.h>

namespace castalia {

Picture::Picture(wxWindow* parent, wxSize dip, Draw draw) : draw_(std::move(draw)) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE);
    SetMinSize(FromDIP(dip));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
        wxAutoBufferedPaintDC dc(this);
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        draw_(*gc, GetClientSize());
    });
}

void Picture::draw_with(Draw draw) {
    draw_ = std::move(draw);
    Refresh();
}

}  // namespace castalia
