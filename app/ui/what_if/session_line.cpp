#include "app/ui/what_if/session_line.h"

#include <algorithm>
#include <memory>

#include <wx/dcbuffer.h>
#include <wx/graphics.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/text/type.h"

namespace castalia {

namespace {

constexpr double kAside = 10, kDot = 2.6, kEveningLineRing = 6, kApart = 5, kBranchDown = 20, kWordsDown = 18,
                 kLineAt = 10;

/// The places of the events, from left to right.
struct Places {
    double left = 0, step = 1;
    double x(std::size_t event) const { return left + step * static_cast<double>(event); }
};

}  // namespace

SessionLine::SessionLine(wxWindow* parent) {
    constexpr int kHigh = 56, kWide = 200;
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE);
    SetMinSize(FromDIP(wxSize(kWide, static_cast<int>(kHigh * text_size()))));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
}

void SessionLine::show(std::size_t all, std::size_t ply, std::size_t size) {
    all_ = all;
    ply_ = ply;
    size_ = size;
    set_accessible_canvas(this, wxString::Format(_("The branch leaves after event %zu of %zu and is now at %zu"), ply,
                                                 all, ply + size));
    Refresh();
}

void SessionLine::paint() {
    wxAutoBufferedPaintDC dc(this);
    const Palette& look = palette();
    dc.SetBackground(wxBrush(look.lampfill));
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    if (!gc) {
        return;
    }
    const auto dip = [this](double value) { return FromDIP(static_cast<int>(value * text_size())); };
    const Face face{pixels_of(TypeStep::small), true};
    const std::size_t longest = std::max<std::size_t>(1, std::max(all_, ply_ + size_));
    const double width = GetClientSize().x - 2.0 * dip(kAside);
    const Places at{static_cast<double>(dip(kAside)), width / static_cast<double>(longest)};
    const double line = dip(kLineAt), beneath = line + dip(kBranchDown);
    const auto stroke = [&](double from, double to, double y, const wxColour& ink, wxPenStyle style, int wide) {
        gc->SetPen(wxPen(ink, wide, style));
        gc->StrokeLine(from, y, to, y);
    };
    const auto dot = [&](double x, double y, double radius, const wxColour& ink, bool filled) {
        gc->SetPen(wxPen(ink, FromDIP(2)));
        gc->SetBrush(filled ? wxBrush(ink) : wxBrush(look.lampfill));
        gc->DrawEllipse(x - radius, y - radius, 2 * radius, 2 * radius);
    };
    const bool dots = at.step >= kApart;
    const auto row = [&](std::size_t from, std::size_t to, double y, const wxColour& ink) {
        for (std::size_t event = from; dots && event <= to; ++event) {
            dot(at.x(event), y, dip(kDot), ink, true);
        }
    };
    stroke(at.x(0), at.x(ply_), line, look.onlampfill, wxPENSTYLE_SOLID, FromDIP(2));
    stroke(at.x(ply_), at.x(all_), line, look.onlampfill, wxPENSTYLE_SHORT_DASH, FromDIP(1));
    row(0, all_, line, look.onlampfill);
    if (size_ > 0) {
        gc->SetPen(wxPen(look.onlampfill, FromDIP(3)));
        gc->StrokeLine(at.x(ply_), line, at.x(ply_) + std::min(at.step, 1.0 * dip(kBranchDown)), beneath);
        stroke(at.x(ply_) + std::min(at.step, 1.0 * dip(kBranchDown)), at.x(ply_ + size_), beneath, look.onlampfill,
               wxPENSTYLE_SOLID, FromDIP(3));
        row(ply_ + 1, ply_ + size_, beneath, look.onlampfill);
        dot(at.x(ply_ + size_), beneath, dip(kEveningLineRing), look.onlampfill, false);
    }
    dot(at.x(ply_), line, dip(kEveningLineRing), look.onlampfill, false);
    // The words stand beneath the branch, which leads to the ring, on the side of it that has more room.
    const double x = at.x(ply_ + size_);
    const bool before = x > GetClientSize().x / 2.0;
    const wxString here = size_ == 0 ? wxString::Format(_("after event %zu"), ply_)
                                     : wxString::Format(_("here, event %zu of the branch"), ply_ + size_);
    write(*gc, here, before ? x + dip(kEveningLineRing) : x - dip(kEveningLineRing), beneath + dip(kWordsDown), face,
          look.onlampfill, before ? Align::right : Align::left);
}

}  // namespace castalia
