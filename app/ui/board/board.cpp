// The bridge between pictures and windows.
#include "app/ui/board/board.h"

#include <algorithm>
#include <cmath>

#include <wx/intl.h>

#include "app/painting/letters.h"
#include "app/painting/painter.h"
#include "app/ui/toolkit/controls/painted.h"
#include "app/ui/toolkit/text/named.h"
#include "app/ui/toolkit/text/text_watch.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/picture/plain_table.h"

namespace castalia {

namespace {

using document::Role;
using document::Shape;

/// Returns a name that ships as the program itself translates it.
std::string shipped_words(const Text& name) { return utf8(wxGetTranslation(utf8(name.pattern))); }

/// Tells the watch of a word of a picture.
void watch_words(wxGraphicsContext& gc, const Shape& shape, const wxColour& ink) {
    const picture::Face face{shape.size, shape.bold, shape.book, shape.slanted};
    const painting::TextSize size = painting::text_size(cairo_of(gc), shape.words, painting::font_of(face));
    const double left = shape.side == Shape::Side::left    ? shape.x
                        : shape.side == Shape::Side::right ? shape.x - size.width
                                                           : shape.x - size.width / 2;
    const wxString words = utf8(shape.words);
    TextWatch::drawn(gc, {words,
                          {left, shape.y - (size.height - size.descent), size.width, size.height},
                          shape.size,
                          height_of_letters(words, {shape.size, shape.bold, shape.book}),
                          shape.shortened,
                          ink});
}

void watch(wxGraphicsContext& gc, const Shape& shape, const painting::Inks& inks) {
    const wxRect2DDouble box(std::min(shape.x, shape.x + shape.width), std::min(shape.y, shape.y + shape.height),
                             std::abs(shape.width), std::abs(shape.height));
    const auto area = shape.fill ? inks.area(shape.fill) : std::nullopt;
    const wxColour fill = area ? colour_of(*area) : wxColour(), ink = colour_of(inks.line(shape.ink));
    const bool edged = shape.pen > 0 && shape.ink;
    switch (shape.kind) {
        case Shape::Kind::line: return TextWatch::drawn(gc, {DrawnMark::Kind::line, box, ink});
        case Shape::Kind::polyline:
            for (std::size_t i = 1; i < shape.points.size(); ++i) {
                const Shape::Point from = shape.corner_at(i - 1), to = shape.corner_at(i);
                TextWatch::drawn(gc, {DrawnMark::Kind::line,
                                      {std::min(from.x, to.x), std::min(from.y, to.y), std::abs(to.x - from.x),
                                       std::abs(to.y - from.y)},
                                      ink});
            }
            return;
        case Shape::Kind::box:
            if (area && !shape.faint) {
                TextWatch::covered(gc, box);
            }
            return edged ? TextWatch::drawn(gc, {DrawnMark::Kind::edge, box, ink, fill}) : void();
        case Shape::Kind::disc: return TextWatch::drawn(gc, {DrawnMark::Kind::disc, box, edged ? ink : fill, fill});
        case Shape::Kind::bead:
            return TextWatch::drawn(gc, {DrawnMark::Kind::disc, box, colour_of(inks.line({Role::onglass})), fill});
        case Shape::Kind::art: return TextWatch::drawn(gc, {DrawnMark::Kind::sign, box, ink});
        case Shape::Kind::words: return watch_words(gc, shape, ink);
        case Shape::Kind::dots: break;
    }
}

std::shared_ptr<const picture::Picture> picture_of(wxGraphicsContext& gc, const wxRect2DDouble& area,
                                                   picture::Detail detail, const BoardScene& scene,
                                                   const BoardFocus& focus) {
    use_faces_of_desktop();
    const painting::ContextMeasure measure(cairo_of(gc));
    const Translate translate = window_text, shipped = shipped_words;
    picture::Viewport viewport{detail,    rect_of(area), measure,
                               translate, scene.names,   {focus.marks, focus.seat, nullptr}};
    viewport.shipped = &shipped;
    viewport.step = scene.step;
    viewport.text_size = text_size();
    if (focus.after != nullptr && &focus.after->playthrough() != scene.playthrough) {
        viewport.focus.after = &focus.after->playthrough();
    }
    return picture::shown_table(*scene.playthrough, scene.ply, viewport);
}

void paint_on_table(wxGraphicsContext& gc, const wxRect2DDouble& area, const picture::Picture& picture) {
    const painting::ScreenInks inks = screen_inks();
    painting::fill_ground(cairo_of(gc), rect_of(area), inks.line({Role::table}));
    paint_shapes(gc, picture.shapes, inks);
}

}  // namespace

void paint_shapes(wxGraphicsContext& gc, std::span<const Shape> shapes, const painting::Inks& inks) {
    painting::paint(cairo_of(gc), shapes, inks, painting::ScreenLetters());
    if (TextWatch::watching()) {
        for (const Shape& shape : shapes) {
            watch(gc, shape, inks);
        }
    }
}

std::vector<HitArea> draw_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                const BoardFocus& focus) {
    if (scene.playthrough == nullptr) {
        paint_on_table(gc, area, {});
        return {};
    }
    const picture::Detail detail = scene.large ? picture::Detail::screen : picture::Detail::window;
    const auto picture = picture_of(gc, area, detail, scene, focus);
    paint_on_table(gc, area, *picture);
    std::vector<HitArea> hit_areas;
    for (const picture::Piece& piece : picture->pieces) {
        hit_areas.push_back({piece.place, rect_of(piece.area), named(utf8(words(piece.name))), piece.for_drop});
    }
    return hit_areas;
}

void draw_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene) {
    paint_on_table(gc, area, *picture_of(gc, area, picture::Detail::thumbnail, scene, {}));
}

void draw_tile(wxGraphicsContext& gc, const wxRect2DDouble& area, const Game& game) {
    use_faces_of_desktop();
    const painting::ContextMeasure measure(cairo_of(gc));
    const Translate translate = window_text;
    const picture::Viewport viewport{picture::Detail::thumbnail, rect_of(area), measure, translate};
    paint_on_table(gc, area, game.tile ? game.tile(viewport) : picture::plain_tile(viewport));
}

void draw_pictured_row(wxGraphicsContext& gc, const wxRect2DDouble& area, const Slot& slot, const std::string& name,
                       const Json& row) {
    use_faces_of_desktop();
    const painting::ContextMeasure measure(cairo_of(gc));
    const Translate translate = window_text;
    const picture::Picture picture =
        slot.drawn_row(name, row, {picture::Detail::window, rect_of(area), measure, translate});
    paint_shapes(gc, picture.shapes, screen_inks());
}

}  // namespace castalia
