#include "app/ui/session/timeline.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <wx/dcbuffer.h>
#include <wx/graphics.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/marks.h"
#include "app/ui/toolkit/controls/palette.h"

namespace castalia {

namespace {

constexpr double kMargin = 14, kTurn = 6, kEvent = 2.7, kThreadRing = 10.5, kHere = 4.5;
constexpr int kHeight = 28, kWidth = 320;

}  // namespace

Timeline::Timeline(wxWindow* parent) : ring_(this, std::chrono::milliseconds(80)) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
           wxBORDER_NONE | wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE);
    set_accessible_canvas(this, _("The evening, entry by entry"));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    const auto again = [this](wxFocusEvent& event) {
        Refresh();
        event.Skip();
    };
    Bind(wxEVT_SET_FOCUS, again);
    Bind(wxEVT_KILL_FOCUS, again);
    const auto scrub = [this](wxMouseEvent& event) {
        const bool pressed = event.LeftDown() || (event.Dragging() && event.LeftIsDown());
        if (event.LeftDown()) {
            SetFocus();
        }
        if (const std::size_t ply = ply_at(event.GetX()); pressed && picked_ && ply != here_) {
            picked_(ply);
        }
    };
    Bind(wxEVT_LEFT_DOWN, scrub);
    Bind(wxEVT_MOTION, scrub);
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        std::size_t to = here_;
        switch (event.GetKeyCode()) {
            case WXK_LEFT: to = here_ > 0 ? here_ - 1 : 0; break;
            case WXK_RIGHT: to = std::min(here_ + 1, turns_.size()); break;
            case WXK_HOME: to = 0; break;
            case WXK_END: to = turns_.size(); break;
            default: event.Skip(); return;
        }
        if (event.HasAnyModifiers()) {
            event.Skip();
        } else if (picked_ && to != here_) {
            picked_(to);
        }
    });
}

void Timeline::show(std::vector<bool> turns, std::size_t here) {
    const bool along = turns.size() == turns_.size() && here != here_;
    from_ = between(from_, static_cast<double>(here_), ring_.part());
    turns_ = std::move(turns);
    here_ = std::min(here, turns_.size());
    if (along) {
        ring_.start();
    }
    set_accessible_canvas(this, wxString::Format(_("At %zu of %zu"), here_, turns_.size()));
    Refresh();
}

double Timeline::place(double ply) const {
    const double width = GetClientSize().x - 2 * kMargin;
    return kMargin + width * ply / static_cast<double>(std::max<std::size_t>(1, turns_.size()));
}

std::size_t Timeline::ply_at(int x) const {
    const double width = std::max(1.0, GetClientSize().x - 2 * kMargin);
    const double part = std::clamp((x - kMargin) / width, 0.0, 1.0);
    return static_cast<std::size_t>(std::lround(part * static_cast<double>(turns_.size())));
}

wxSize Timeline::DoGetBestClientSize() const { return FromDIP(wxSize(kWidth, kHeight)); }

void Timeline::paint() {
    wxAutoBufferedPaintDC dc(this);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    const Palette& colours = palette();
    const wxSize size = GetClientSize();
    const double middle = size.y / 2.0;
    gc->SetPen(wxNullPen);
    gc->SetBrush(wxBrush(colours.lampfill));
    gc->DrawRectangle(0, 0, size.x, size.y);
    const wxColour& ink = colours.onlampfill;
    gc->SetPen(gc->CreatePen(wxGraphicsPenInfo(ink, 1.3)));
    gc->StrokeLine(place(0), middle, place(static_cast<double>(turns_.size())), middle);
    // Where beads would run together, only turns have beads.
    const double step = turns_.empty() ? 0 : place(1) - place(0);
    const auto bead = [&](std::size_t ply, double radius) {
        gc->SetPen(gc->CreatePen(wxGraphicsPenInfo(ink, 1.3)));
        gc->SetBrush(wxBrush(ply <= here_ ? ink : colours.lampfill));
        gc->DrawEllipse(place(static_cast<double>(ply)) - radius, middle - radius, 2 * radius, 2 * radius);
    };
    for (std::size_t ply = 1; ply <= turns_.size(); ++ply) {
        if (turns_[ply - 1]) {
            bead(ply, std::clamp(step * 2, 3.5, kTurn));
        } else if (step >= 3) {
            bead(ply, std::min(kEvent, step * 0.45));
        }
    }
    gc->SetPen(gc->CreatePen(wxGraphicsPenInfo(ink, 2.6)));
    gc->SetBrush(wxBrush(colours.lampfill));
    const double ring = place(between(from_, static_cast<double>(here_), ring_.part()));
    gc->DrawEllipse(ring - kThreadRing, middle - kThreadRing, 2 * kThreadRing, 2 * kThreadRing);
    gc->SetPen(wxNullPen);
    gc->SetBrush(wxBrush(ink));
    gc->DrawEllipse(ring - kHere, middle - kHere, 2 * kHere, 2 * kHere);
    if (HasFocus()) {
        draw_focus_ring(*gc, {0, 0, static_cast<double>(size.x), static_cast<double>(size.y)});
    }
}

}  // namespace castalia
