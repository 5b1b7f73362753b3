#include "app/ui/toolkit/controls/marks.h"

#include <algorithm>

#include <wx/brush.h>

#include "app/painting/painter.h"
#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/controls/painted.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/seat_ink.h"
#include "app/ui/toolkit/text/text_watch.h"
#include "app/ui/toolkit/text/type.h"
#include "core/picture/art.h"

namespace castalia {

namespace {

/// Fills the path at once, because a fill for each dot takes many times as long.
void fill(wxGraphicsContext& gc, const wxGraphicsPath& path, const wxColour& colour) {
    gc.SetPen(wxNullPen);
    gc.SetBrush(wxBrush(colour));
    gc.FillPath(path, wxWINDING_RULE);
}

wxRect2DDouble square(double x, double y, double side) { return {x - side / 2, y - side / 2, side, side}; }

}  // namespace

wxString initial(const wxString& name) { return name.Left(1).Upper(); }

void draw_disc(wxGraphicsContext& gc, double x, double y, double radius, const wxString& name, const SeatInk& ink,
               bool on_fill) {
    const bool rim = ink.edge.IsOk() && !on_fill;
    gc.SetPen(rim ? gc.CreatePen(wxGraphicsPenInfo(ink.edge, 1.2)) : wxGraphicsPen());
    gc.SetBrush(wxBrush(on_fill ? ink.on_fill : ink.line));
    gc.DrawEllipse(x - radius, y - radius, 2 * radius, 2 * radius);
    const wxColour fill = on_fill ? ink.on_fill : ink.line;
    TextWatch::drawn(gc, {DrawnMark::Kind::disc, square(x, y, 2 * radius), rim ? ink.edge : fill, fill});
    // Even a small disc has a letter that can be read, except in a thumbnail.
    constexpr double kThumbnail = 6;
    const double size = radius < kThumbnail ? 1.1 * radius : std::max(1.1 * radius, kLeastLetters);
    const Face face{size, true, true};
    write(gc, initial(name), x, y + 0.345 * size, face, on_fill ? ink.fill : ink.on_line, Align::centre);
}

void draw_disc(wxGraphicsContext& gc, double x, double y, double radius, const wxString& name, Seat seat,
               bool on_fill) {
    draw_disc(gc, x, y, radius, name, seat_ink(static_cast<std::size_t>(std::max(seat.index, 0))), on_fill);
}

void draw_stet(wxGraphicsContext& gc, double x, double y, double width) {
    constexpr double kDot = 2.6, kStep = 5;
    wxGraphicsPath dots = gc.CreatePath();
    for (double at = x; at + kDot <= x + width; at += kStep) {
        dots.AddEllipse(at, y, kDot, kDot);
    }
    fill(gc, dots, palette().ruling);
}

double draw_clause(wxGraphicsContext& gc, const wxString& clause, double right, double baseline, double most,
                   const wxColour& colour) {
    const wxString shown = wxString::FromUTF8("§\u00A0") + (clause.Contains(".") ? clause.AfterFirst('.') : clause);
    const Face face{pixels_of(TypeStep::caption), false, false};
    const double width = measure(gc, shown, face).width;
    if (width > most) {
        return 0;
    }
    return write(gc, shown, right, baseline, face, colour, Align::right);
}

void draw_bead(wxGraphicsContext& gc, double x, double y, double radius, std::size_t suit, bool counts) {
    painting::draw_bead(cairo_of(gc), x, y, radius, suit, counts, screen_inks());
    TextWatch::drawn(gc, {DrawnMark::Kind::disc, square(x, y, 2 * radius), palette().onglass, palette().glass[suit]});
}

void fill_ground(wxGraphicsContext& gc, const wxRect2DDouble& area, const wxColour& colour) {
    gc.SetPen(wxNullPen);
    gc.SetBrush(wxBrush(colour));
    gc.DrawRectangle(area.m_x, area.m_y, area.m_width, area.m_height);
}

void draw_focus_ring(wxGraphicsContext& gc, const wxRect2DDouble& area) {
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(palette().accent, 2)));
    gc.SetBrush(wxNullBrush);
    gc.DrawRoundedRectangle(area.m_x + 1, area.m_y + 1, area.m_width - 2, area.m_height - 2, 4);
}

}  // namespace castalia
