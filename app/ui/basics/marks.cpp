#include "app/ui/basics/marks.h"

#include <array>
#include <cmath>
#include <numbers>

#include <wx/brush.h>

#include "app/ui/basics/art.h"
#include "app/ui/basics/glyph_cache.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/seat_ink.h"
#include "app/ui/basics/text_watch.h"
#include "app/ui/basics/type.h"

namespace castalia {

namespace {

constexpr std::array<std::string_view, 6> kSuitArt{"suit-moons",  "suit-suns",  "suit-waves",
                                                   "suit-leaves", "suit-wyrms", "suit-knots"};
constexpr double kLeastGlyph = 7.5, kLeastHighlight = 7;
constexpr double kGlyphPart = 0.62;

/// Fills the path at once, because a fill for each dot takes many times as long.
void fill(wxGraphicsContext& gc, const wxGraphicsPath& path, const wxColour& colour) {
    gc.SetPen(wxNullPen);
    gc.SetBrush(wxBrush(colour));
    gc.FillPath(path, wxWINDING_RULE);
}

wxRect2DDouble square(double x, double y, double side) { return {x - side / 2, y - side / 2, side, side}; }

void draw_glass(wxGraphicsContext& gc, double x, double y, double radius, std::size_t suit, bool counts) {
    const Palette& colours = palette();
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(colours.onglass, 1.25 * std::min(1.0, radius / 8))));
    gc.SetBrush(wxBrush(colours.glass[suit]));
    gc.DrawEllipse(x - radius, y - radius, 2 * radius, 2 * radius);
    if (radius >= kLeastHighlight) {
        // Nothing else is translucent.
        gc.PushState();
        gc.Translate(x - 0.42 * radius, y - 0.49 * radius);
        gc.Rotate(-35 * std::numbers::pi / 180);
        gc.SetPen(wxNullPen);
        gc.SetBrush(wxBrush(wxColour(255, 255, 255, 166)));
        gc.DrawEllipse(-0.25 * radius, -0.145 * radius, 0.5 * radius, 0.29 * radius);
        gc.PopState();
    }
    if (radius >= kLeastGlyph && !counts) {
        draw_art(gc, kSuitArt[suit], square(x, y, 2 * radius * kGlyphPart), colours.onglass);
    }
}

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
    const wxString shown = wxString::FromUTF8("§ ") + (clause.Contains(".") ? clause.AfterFirst('.') : clause);
    const Face face{pixels_of(TypeStep::caption), false, false};
    const double width = measure(gc, shown, face).width;
    if (width > most) {
        return 0;
    }
    return write(gc, shown, right, baseline, face, colour, Align::right);
}

void draw_bead(wxGraphicsContext& gc, double x, double y, double radius, std::size_t suit, bool counts) {
    const std::string name = (counts ? "counting bead " : "bead ") + std::to_string(palette().onglass.GetRGBA()) +
                             std::string(kSuitArt[suit]);
    draw_cached(gc, name, palette().glass[suit], square(x, y, 2 * radius),
                [&](wxGraphicsContext& on) { draw_glass(on, x, y, radius, suit, counts); });
    TextWatch::drawn(gc, {DrawnMark::Kind::disc, square(x, y, 2 * radius), palette().onglass, palette().glass[suit]});
}

void draw_suit(wxGraphicsContext& gc, double x, double y, double side, std::size_t suit, const wxColour& ink) {
    const wxColour& drawn = ink.IsOk() ? ink : palette().suits[suit];
    draw_art(gc, kSuitArt[suit], square(x, y, side), drawn);
    TextWatch::drawn(gc, {DrawnMark::Kind::sign, square(x, y, side), drawn});
}

void fill_ground(wxGraphicsContext& gc, const wxRect2DDouble& area, const wxColour& colour) {
    gc.SetPen(wxNullPen);
    gc.SetBrush(wxBrush(colour));
    gc.DrawRectangle(area.m_x, area.m_y, area.m_width, area.m_height);
}

void draw_dotted(wxGraphicsContext& gc, const wxRect2DDouble& area, double corner, double dot, double step,
                 const wxColour& colour) {
    wxGraphicsPath hit_areas = gc.CreatePath();
    const auto hit_area = [&](double x, double y) { hit_areas.AddEllipse(x - dot / 2, y - dot / 2, dot, dot); };
    // The steps are even on every side and corner, so that no dots run together where the line closes.
    const auto side = [&](double x, double y, double to_x, double to_y) {
        const int dots = std::max(1, static_cast<int>(std::lround(std::hypot(to_x - x, to_y - y) / step)));
        for (int i = 0; i < dots; ++i) {
            hit_area(x + (to_x - x) * i / dots, y + (to_y - y) * i / dots);
        }
    };
    const auto turn = [&](double x, double y, double from) {
        const double quarter = std::numbers::pi / 2;
        const int dots = std::max(1, static_cast<int>(std::lround(corner * quarter / step)));
        for (int i = 0; i < dots; ++i) {
            const double angle = from + quarter * i / dots;
            hit_area(x + corner * std::cos(angle), y + corner * std::sin(angle));
        }
    };
    const double left = area.m_x, top = area.m_y, right = left + area.m_width, bottom = top + area.m_height;
    side(left + corner, top, right - corner, top);
    turn(right - corner, top + corner, -std::numbers::pi / 2);
    side(right, top + corner, right, bottom - corner);
    turn(right - corner, bottom - corner, 0);
    side(right - corner, bottom, left + corner, bottom);
    turn(left + corner, bottom - corner, std::numbers::pi / 2);
    side(left, bottom - corner, left, top + corner);
    turn(left + corner, top + corner, std::numbers::pi);
    fill(gc, hit_areas, colour);
}

void draw_focus_ring(wxGraphicsContext& gc, const wxRect2DDouble& area) {
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(palette().accent, 2)));
    gc.SetBrush(wxNullBrush);
    gc.DrawRoundedRectangle(area.m_x + 1, area.m_y + 1, area.m_width - 2, area.m_height - 2, 4);
}

}  // namespace castalia
