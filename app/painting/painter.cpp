#include "app/painting/painter.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

#include "app/painting/glyph_cache.h"
#include "app/painting/letters.h"
#include "core/picture/art.h"

namespace castalia::painting {

namespace {

using document::Role;
using document::Shape;
using picture::Rect;

constexpr double kLeastGlyph = 7.5, kLeastHighlight = 7, kGlyphPart = 0.62;
constexpr Argb kFaint = 0x38000000;
constexpr double kTurn = 2 * std::numbers::pi, kQuarter = std::numbers::pi / 2;

void trace_disc(cairo_t* context, const Rect& box) {
    cairo_save(context);
    cairo_translate(context, box.x, box.y);
    cairo_scale(context, box.width, box.height);
    cairo_new_path(context);
    cairo_arc(context, 0.5, 0.5, 0.5, 0, kTurn);
    cairo_restore(context);
}

void trace_box(cairo_t* context, const Rect& box, double corner) {
    cairo_new_path(context);
    if (corner <= 0) {
        cairo_rectangle(context, box.x, box.y, box.width, box.height);
        return;
    }
    cairo_arc(context, box.right() - corner, box.bottom() - corner, corner, 0, kQuarter);
    cairo_arc(context, box.x + corner, box.bottom() - corner, corner, kQuarter, 2 * kQuarter);
    cairo_arc(context, box.x + corner, box.y + corner, corner, 2 * kQuarter, 3 * kQuarter);
    cairo_arc(context, box.right() - corner, box.y + corner, corner, 3 * kQuarter, kTurn);
    cairo_close_path(context);
}

void trace_outline(cairo_t* context, std::string_view outline) {
    cairo_new_path(context);
    picture::OutlineReader reader(outline);
    while (const auto step = reader.next()) {
        const auto& at = step->at;
        switch (step->letter) {
            case 'M': cairo_move_to(context, at[0], at[1]); break;
            case 'L': cairo_line_to(context, at[0], at[1]); break;
            case 'C': cairo_curve_to(context, at[0], at[1], at[2], at[3], at[4], at[5]); break;
            default: cairo_close_path(context);
        }
    }
}

void trace_polyline(cairo_t* context, const Shape& shape) {
    cairo_new_path(context);
    for (std::size_t i = 0; i < shape.points.size(); ++i) {
        const Shape::Point corner = shape.corner_at(i);
        cairo_line_to(context, corner.x, corner.y);
    }
}

/// Fills and strokes the path.
void finish(cairo_t* context, const Shape& shape, const Inks& inks) {
    if (const auto fill = shape.fill ? inks.area(shape.fill) : std::nullopt) {
        set_source(context, shape.faint ? (*fill & ~kOpaque) | kFaint : *fill);
        cairo_fill_preserve(context);
    }
    if (shape.pen > 0 && shape.ink) {
        set_source(context, inks.line(shape.ink));
        cairo_set_line_width(context, shape.pen);
        cairo_set_dash(context, shape.dashes.data(), static_cast<int>(shape.dashes.size()), 0);
        cairo_stroke(context);
        cairo_set_dash(context, nullptr, 0, 0);
    }
    cairo_new_path(context);
}

void paint(cairo_t* context, const Shape& shape, const Inks& inks, const Letters& letters) {
    const Rect box{shape.x, shape.y, shape.width, shape.height};
    switch (shape.kind) {
        case Shape::Kind::line:
            cairo_new_path(context);
            cairo_move_to(context, shape.x, shape.y);
            cairo_rel_line_to(context, shape.width, shape.height);
            return finish(context, shape, inks);
        case Shape::Kind::polyline:
            trace_polyline(context, shape);
            cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND);
            finish(context, shape, inks);
            return cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER);
        case Shape::Kind::box: trace_box(context, box, shape.corner); return finish(context, shape, inks);
        case Shape::Kind::disc: trace_disc(context, box); return finish(context, shape, inks);
        case Shape::Kind::words: return letters.write(context, shape, inks.line(shape.ink));
        case Shape::Kind::art: return draw_art(context, shape.words, box, inks.line(shape.ink));
        case Shape::Kind::bead: {
            const double radius = shape.width / 2;
            return draw_bead(context, shape.x + radius, shape.y + radius, radius, shape.fill.which, shape.bare, inks);
        }
        case Shape::Kind::dots:
            return draw_dots(context, box, shape.corner, shape.pen, shape.dashes.empty() ? 6 : shape.dashes.front(),
                             inks.line(shape.ink));
    }
}

void draw_paths(cairo_t* context, const picture::Art& art, const Rect& square, Argb ink) {
    cairo_save(context);
    cairo_translate(context, square.x, square.y);
    cairo_scale(context, square.width / art.side, square.height / art.side);
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD);
    for (const picture::ArtPath& path : art.paths) {
        trace_outline(context, path.outline);
        set_source(context, path.fill.value_or(ink));
        if (path.stroke > 0) {
            cairo_set_line_width(context, path.stroke);
            cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND);
            cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND);
            cairo_stroke(context);
        } else {
            cairo_fill(context);
        }
    }
    cairo_restore(context);
}

void draw_glass(cairo_t* context, double x, double y, double radius, std::size_t suit, bool bare, Argb glass,
                Argb on) {
    trace_disc(context, {x - radius, y - radius, 2 * radius, 2 * radius});
    set_source(context, glass);
    cairo_fill_preserve(context);
    set_source(context, on);
    cairo_set_line_width(context, 1.25 * std::min(1.0, radius / 8));
    cairo_stroke(context);
    if (radius >= kLeastHighlight) {
        // Nothing else is translucent.
        constexpr Argb kHighlight = 0xA6FFFFFF;
        constexpr double kTilt = -35 * std::numbers::pi / 180;
        cairo_save(context);
        cairo_translate(context, x - 0.42 * radius, y - 0.49 * radius);
        cairo_rotate(context, kTilt);
        trace_disc(context, {-0.25 * radius, -0.145 * radius, 0.5 * radius, 0.29 * radius});
        set_source(context, kHighlight);
        cairo_fill(context);
        cairo_restore(context);
    }
    if (radius >= kLeastGlyph && !bare) {
        const double side = 2 * radius * kGlyphPart;
        draw_art(context, picture::suit_art(suit), {x - side / 2, y - side / 2, side, side}, on);
    }
}

}  // namespace

void ScreenLetters::write(cairo_t* context, const Shape& words, Argb ink) const {
    const Font font = font_of({words.size, words.bold, words.book, words.slanted});
    const TextSize size = text_size(context, words.words, font);
    const double left = words.side == Shape::Side::left    ? words.x
                        : words.side == Shape::Side::right ? words.x - size.width
                                                           : words.x - size.width / 2;
    draw_text(context, words.words, font, left, words.y - (size.height - size.descent), ink);
}

void paint(cairo_t* context, std::span<const Shape> shapes, const Inks& inks, const Letters& letters) {
    cairo_save(context);
    cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT);
    cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER);
    for (const Shape& shape : shapes) {
        paint(context, shape, inks, letters);
    }
    cairo_restore(context);
}

void set_source(cairo_t* context, Argb colour) {
    constexpr double kFull = 255;
    cairo_set_source_rgba(context, (colour >> 16U & 0xFFU) / kFull, (colour >> 8U & 0xFFU) / kFull,
                          (colour & 0xFFU) / kFull, (colour >> 24U & 0xFFU) / kFull);
}

Argb argb_of(double red, double green, double blue) {
    constexpr double kFull = 255;
    const auto part = [](double value) { return static_cast<Argb>(std::lround(value * kFull)); };
    return kOpaque | part(red) << 16U | part(green) << 8U | part(blue);
}

void fill_ground(cairo_t* context, const Rect& area, Argb colour) {
    cairo_save(context);
    set_source(context, colour);
    cairo_rectangle(context, area.x, area.y, area.width, area.height);
    cairo_fill(context);
    cairo_restore(context);
}

void draw_art(cairo_t* context, std::string_view name, const Rect& square, Argb ink) {
    if (const picture::Art* art = picture::art_called(name)) {
        draw_cached(context, std::string(name), ink, square, [&](cairo_t* on) { draw_paths(on, *art, square, ink); });
    }
}

void draw_bead(cairo_t* context, double x, double y, double radius, std::size_t suit, bool bare, const Inks& inks) {
    const auto which = static_cast<std::uint8_t>(suit);
    const Rect square{x - radius, y - radius, 2 * radius, 2 * radius};
    const std::optional<Argb> glass = inks.area({Role::glass, which});
    if (!glass) {
        return draw_art(context, picture::suit_art(suit), square, inks.line({Role::suit, which}));
    }
    const Argb on = inks.line({Role::onglass});
    const std::string name =
        (bare ? "counting bead " : "bead ") + std::to_string(on) + std::string(picture::suit_art(suit));
    draw_cached(context, name, *glass, square,
                [&](cairo_t* upon) { draw_glass(upon, x, y, radius, suit, bare, *glass, on); });
}

void draw_dots(cairo_t* context, const Rect& area, double corner, double dot, double step, Argb ink) {
    cairo_save(context);
    cairo_new_path(context);
    const auto add = [&](double x, double y) {
        cairo_new_sub_path(context);
        cairo_arc(context, x, y, dot / 2, 0, kTurn);
    };
    // The steps are even on every side and corner, so that no dots run together where the line closes.
    const auto side = [&](double x, double y, double to_x, double to_y) {
        const int dots = std::max(1, static_cast<int>(std::lround(std::hypot(to_x - x, to_y - y) / step)));
        for (int i = 0; i < dots; ++i) {
            add(x + (to_x - x) * i / dots, y + (to_y - y) * i / dots);
        }
    };
    const auto turn = [&](double x, double y, double from) {
        const int dots = std::max(1, static_cast<int>(std::lround(corner * kQuarter / step)));
        for (int i = 0; i < dots; ++i) {
            const double angle = from + kQuarter * i / dots;
            add(x + corner * std::cos(angle), y + corner * std::sin(angle));
        }
    };
    const double left = area.x, top = area.y, right = area.right(), bottom = area.bottom();
    side(left + corner, top, right - corner, top);
    turn(right - corner, top + corner, -kQuarter);
    side(right, top + corner, right, bottom - corner);
    turn(right - corner, bottom - corner, 0);
    side(right - corner, bottom, left + corner, bottom);
    turn(left + corner, bottom - corner, kQuarter);
    side(left, bottom - corner, left, top + corner);
    turn(left + corner, top + corner, 2 * kQuarter);
    set_source(context, ink);
    cairo_fill(context);
    cairo_restore(context);
}

}  // namespace castalia::painting
