// Divides rows where a page ends, and draws them.
#include <algorithm>

#include "app/publishing/outlines.h"
#include "app/publishing/photo_pages.h"
#include "app/publishing/rows.h"
#include "core/document/paper_inks.h"

namespace castalia::publishing {

namespace {

/// Returns where in the words the first line begins that would end below `height`; npos when all of them fit.
std::pair<std::size_t, double> fitting(const Words& words, double height) {
    double end = 0;
    for (int i = 0; i < pango_layout_get_line_count(words.layout.get()); ++i) {
        PangoLayoutLine* line = pango_layout_get_line_readonly(words.layout.get(), i);
        PangoRectangle logical{};
        pango_layout_line_get_extents(line, nullptr, &logical);
        const double next = end + static_cast<double>(logical.height) / PANGO_SCALE;
        if (next > height) {
            return {static_cast<std::size_t>(line->start_index), end};
        }
        end = next;
    }
    return {std::string::npos, end};
}

/// Returns the colour of a shape, as 0xRRGGBB.
std::uint32_t colour_of(const document::Shape& shape, Ink ink) {
    using Of = document::Wash::Of;
    const bool drawn_line = shape.kind == document::Shape::Kind::line || shape.kind == document::Shape::Kind::words;
    return ink == Ink::black                         ? 0
           : shape.wash.of == Of::suit               ? document::suit_ink(shape.wash.which)
           : shape.wash.of == Of::seat && drawn_line ? document::seat_ink(shape.wash.which)
                                                     : 0;
}

void set_source(cairo_t* context, std::uint32_t colour) {
    constexpr double kFull = 255;
    cairo_set_source_rgb(context, (colour >> 16U & 0xffU) / kFull, (colour >> 8U & 0xffU) / kFull,
                         (colour & 0xffU) / kFull);
}

/// Returns whether it is the drawing of a suit that Sketch::suit makes.
bool is_suit(const document::Shape& shape) {
    return shape.kind == document::Shape::Kind::disc && shape.wash.of == document::Wash::Of::suit && shape.pen == 0;
}

void draw_suit(cairo_t* context, const document::Shape& shape, Ink ink) {
    cairo_save(context);
    cairo_translate(context, shape.x, shape.y);
    cairo_scale(context, shape.width / document::kOutlineSide, shape.height / document::kOutlineSide);
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD);
    trace_outline(context, document::suit_outline(shape.wash.which));
    set_source(context, colour_of(shape, ink));
    cairo_fill(context);
    cairo_restore(context);
}

void draw_shape(cairo_t* context, const document::Shape& shape, const Typesetter& typesetter, Ink ink) {
    using Kind = document::Shape::Kind;
    if (is_suit(shape)) {
        return draw_suit(context, shape, ink);
    }
    if (shape.kind == Kind::words) {
        const Words words = typesetter.set(shape.words, {.size = shape.size, .bold = shape.bold});
        const double back = shape.side == document::Shape::Side::left     ? 0
                            : shape.side == document::Shape::Side::middle ? words.width() / 2
                                                                          : words.width();
        draw(context, words, shape.x - back, shape.y - words.baseline());
        return;
    }
    cairo_new_path(context);
    if (shape.kind == Kind::line) {
        cairo_move_to(context, shape.x, shape.y);
        cairo_rel_line_to(context, shape.width, shape.height);
    } else {
        cairo_save(context);
        cairo_translate(context, shape.x, shape.y);
        if (shape.kind == Kind::disc) {
            cairo_scale(context, shape.width, shape.height);
            cairo_arc(context, 0.5, 0.5, 0.5, 0, 2 * G_PI);
        } else if (shape.corner <= 0) {
            cairo_rectangle(context, 0, 0, shape.width, shape.height);
        } else {
            const double r = shape.corner;
            cairo_arc(context, r, r, r, G_PI, 1.5 * G_PI);
            cairo_arc(context, shape.width - r, r, r, 1.5 * G_PI, 2 * G_PI);
            cairo_arc(context, shape.width - r, shape.height - r, r, 0, 0.5 * G_PI);
            cairo_arc(context, r, shape.height - r, r, 0.5 * G_PI, G_PI);
            cairo_close_path(context);
        }
        cairo_restore(context);
    }
    set_source(context, colour_of(shape, ink));
    if (shape.filled) {
        cairo_fill_preserve(context);
    }
    if (shape.pen > 0) {
        cairo_set_line_width(context, shape.pen);
        cairo_set_dash(context, shape.dashes.data(), static_cast<int>(shape.dashes.size()), 0);
        cairo_stroke(context);
        cairo_set_dash(context, nullptr, 0, 0);
    }
    cairo_new_path(context);
}

}  // namespace

std::optional<std::pair<Row, Row>> torn(const Row& row, double height, const Typesetter& typesetter) {
    Row first, rest;
    double top = row.height;  // The top of the part that goes into the rest.
    const auto whole = [&](const Placed& placed) {
        return Placed{typesetter.again(placed.words, pango_layout_get_text(placed.words.layout.get())), placed.x,
                      placed.y, placed.part};
    };
    for (const Placed& placed : row.placed) {
        const std::string words = pango_layout_get_text(placed.words.layout.get());
        const auto [byte, end] = fitting(placed.words, height - placed.y);
        if (byte == std::string::npos) {
            first.placed.push_back(whole(placed));
            first.height = std::max(first.height, placed.y + end);
            continue;
        }
        if (byte > 0) {
            first.placed.push_back(
                {typesetter.again(placed.words, words.substr(0, byte)), placed.x, placed.y, placed.part});
            first.height = std::max(first.height, placed.y + end);
        }
        rest.placed.push_back(
            {typesetter.again(placed.words, words.substr(byte)), placed.x, placed.y + end, placed.part});
        top = std::min(top, placed.y + end);
    }
    if (first.placed.empty() || rest.placed.empty()) {
        return std::nullopt;
    }
    for (Placed& placed : rest.placed) {
        placed.y -= top;
        rest.height = std::max(rest.height, placed.y + placed.words.height());
    }
    first.before = row.before;
    first.head = rest.head = row.head;
    for (const Rule& rule : row.rules) {
        rest.height += kPad;
        rest.rules.push_back({rule.x, rule.width, rest.height, rule.pen});
    }
    return std::pair(std::move(first), std::move(rest));
}

namespace {

/// Draws words with a mark around each line. Cairo tells what a space at the end of a line stands for by a mark
/// within the mark, after which poppler loses the rest.
void draw_marked(cairo_t* context, const Placed& placed, Marks* marks) {
    PangoLayout* layout = placed.words.layout.get();
    if (marks == nullptr || pango_layout_get_line_count(layout) < 2) {
        const Marking marking(context, marks, placed.part);
        return draw(context, placed.words, placed.x, placed.y);
    }
    cairo_set_source_rgb(context, placed.words.grey, placed.words.grey, placed.words.grey);
    const std::unique_ptr<PangoLayoutIter, decltype(&pango_layout_iter_free)> lines(pango_layout_get_iter(layout),
                                                                                    pango_layout_iter_free);
    do {
        PangoRectangle logical{};
        pango_layout_iter_get_line_extents(lines.get(), nullptr, &logical);
        const Marking marking(context, marks, placed.part);
        cairo_move_to(context, placed.x + static_cast<double>(logical.x) / PANGO_SCALE,
                      placed.y + static_cast<double>(pango_layout_iter_get_baseline(lines.get())) / PANGO_SCALE);
        pango_cairo_show_layout_line(context, pango_layout_iter_get_line_readonly(lines.get()));
    } while (pango_layout_iter_next_line(lines.get()) != FALSE);
}

}  // namespace

void draw(cairo_t* context, const Row& row, double x, double y, const Typesetter& typesetter, Ink ink, Marks* marks) {
    cairo_save(context);
    cairo_translate(context, x, y);
    for (const Frame& frame : row.frames) {
        document::Shape shape;
        shape.kind = document::Shape::Kind::box;
        shape.x = frame.x;
        shape.y = frame.y;
        shape.width = frame.width;
        shape.height = frame.height;
        shape.corner = frame.corner;
        shape.pen = frame.pen;
        draw_shape(context, shape, typesetter, ink);
    }
    for (const Placed& placed : row.placed) {
        draw_marked(context, placed, marks);
    }
    cairo_set_source_rgb(context, 0, 0, 0);
    for (const Rule& rule : row.rules) {
        cairo_set_line_width(context, rule.pen);
        cairo_move_to(context, rule.x, rule.y);
        cairo_rel_line_to(context, rule.width, 0);
        cairo_stroke(context);
    }
    if (row.photo != nullptr) {
        const Marking marking(context, marks, row.picture, row.photo->width * row.scale,
                              row.photo->height * row.scale);
        draw(context, *row.photo, row.photo->width * row.scale, row.photo->height * row.scale);
    }
    if (row.figure != nullptr) {
        cairo_scale(context, row.scale, row.scale);
        const Marking marking(context, marks, row.picture, row.figure->width, row.figure->height);
        for (const document::Shape& shape : row.figure->shapes) {
            draw_shape(context, shape, typesetter, ink);
        }
    }
    cairo_restore(context);
}

}  // namespace castalia::publishing
