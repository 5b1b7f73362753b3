// Divides rows where a page ends, and draws them.
#include <algorithm>
#include <span>

#include "app/painting/painter.h"
#include "app/publishing/photo_pages.h"
#include "app/publishing/rows.h"

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

/// Writes the words of drawings with the fonts of paper.
class PaperLetters final : public painting::Letters {
public:
    explicit PaperLetters(const Typesetter& typesetter) : typesetter_(typesetter) {}
    void write(cairo_t* context, const document::Shape& shape, painting::Argb ink) const override {
        const Words words = typesetter_.set(
            shape.words, {.size = shape.size, .bold = shape.bold, .book = shape.book, .slanted = shape.slanted});
        const double back = shape.side == document::Shape::Side::left     ? 0
                            : shape.side == document::Shape::Side::middle ? words.width() / 2
                                                                          : words.width();
        painting::set_source(context, ink);
        cairo_move_to(context, shape.x - back, shape.y - words.baseline());
        pango_cairo_show_layout(context, words.layout.get());
    }

private:
    const Typesetter& typesetter_;
};

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

/// Draws a figure with a mark that ends behind each of its words. A reader takes the letters of a piece for one word.
void draw_marked(cairo_t* context, const document::Figure& figure, const painting::Inks& inks,
                 const PaperLetters& letters, Marks* marks, std::size_t part) {
    const std::span<const document::Shape> shapes(figure.shapes);
    const auto is_words = [](const document::Shape& shape) { return shape.kind == document::Shape::Kind::words; };
    auto words_left = std::ranges::count_if(shapes, is_words);
    for (auto from = shapes.begin(); from != shapes.end();) {
        auto end = std::find_if(from, shapes.end(), is_words);
        end = --words_left > 0 ? end + 1 : shapes.end();
        const Marking marking(context, marks, part, figure.width, figure.height);
        painting::paint(context, {from, end}, inks, letters);
        from = end;
    }
}

}  // namespace

void draw(cairo_t* context, const Row& row, double x, double y, const Typesetter& typesetter, Ink ink, Marks* marks) {
    cairo_save(context);
    cairo_translate(context, x, y);
    const painting::PaperInks inks(ink == Ink::colour);
    const PaperLetters letters(typesetter);
    for (const Frame& frame : row.frames) {
        document::Shape shape;
        shape.kind = document::Shape::Kind::box;
        shape.x = frame.x;
        shape.y = frame.y;
        shape.width = frame.width;
        shape.height = frame.height;
        shape.corner = frame.corner;
        shape.pen = frame.pen;
        painting::paint(context, {&shape, 1}, inks, letters);
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
        draw_marked(context, *row.figure, inks, letters, marks, row.picture);
    }
    cairo_restore(context);
}

}  // namespace castalia::publishing
