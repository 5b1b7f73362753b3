// What the sheets share.
#include <algorithm>

#include "core/games/muse_story/table_parts.h"

namespace castalia::muse_story {

namespace {

using document::Role;
using Ends = document::Shape::Side;

constexpr double kFoldedGap = 9;

double folded_line(const Table& table) { return 1.31 * table.sizes.line * table.sizes.small; }
Face folded_label(const Table& table) { return {table.sizes.small, true, true}; }

/// The places of the letters and numbers of a line; the words at its right stand in the first line.
struct Flow {
    struct Spot {
        double x = 0;
        std::size_t line = 0;
    };
    std::vector<Spot> places;
    std::size_t lines = 1;
};

double width_of_folded(const Drawing& drawing, const Table& table, const Folded& one) {
    const double label = drawing.width(one.label, folded_label(table));
    return one.beside.empty() ? label
                              : label + 4 + drawing.width(drawing.translated(one.beside), {table.sizes.small});
}

Flow flow_of(const Drawing& drawing, const Table& table, double width, const std::vector<Folded>& folded,
             const Text& beside) {
    const double taken = beside.empty() ? 0 : drawing.width(drawing.translated(beside), {table.sizes.small}) + 14;
    const double inside = width - 2 * table.sizes.pad;
    Flow flow;
    double x = 0;
    for (const Folded& one : folded) {
        const double own = width_of_folded(drawing, table, one), room = flow.lines == 1 ? inside - taken : inside;
        if (x > 0 && x + own > room) {
            ++flow.lines;
            x = 0;
        }
        flow.places.push_back({x, flow.lines - 1});
        x += own + kFoldedGap;
    }
    return flow;
}

}  // namespace

void draw_author(Drawing& drawing, const Table& table, double x, double y, Seat seat) {
    picture::draw_seat(drawing, x, y, table.sizes.disc, table.name(seat), seat);
}

double draw_side(Drawing& drawing, const Table& table, double x, double middle, Side side, double size) {
    const double sign = table.sizes.slip;
    const std::string word = drawing.translated(side_text(side));
    drawing.art(side == Side::yes ? "slip-yes" : "slip-no", x + sign / 2, middle, sign, {Role::text});
    drawing.text(word, x + sign + 5, middle + size * 0.36, {size, true}, {Role::text});
    return x + sign + 5 + drawing.width(word, {size, true});
}

double height_of_folded(const Drawing& drawing, const Table& table, double width, const std::vector<Folded>& folded,
                        const Text& beside) {
    const auto lines = static_cast<double>(flow_of(drawing, table, width, folded, beside).lines);
    return folded.empty() ? 0 : 12 * table.sizes.near + folded_line(table) * lines;
}

void draw_folded(Drawing& drawing, const Table& table, const Rect& at, const std::vector<Folded>& folded,
                 const Text& beside) {
    if (folded.empty()) {
        return;
    }
    const Flow flow = flow_of(drawing, table, at.width, folded, beside);
    const double left = at.x + table.sizes.pad, right = at.right() - table.sizes.pad, top = at.y + 7;
    const double rises = 1.2 * table.sizes.small;
    drawing.line(left, at.y + 2, right, at.y + 2, {{Role::line}, 1});
    for (std::size_t i = 0; i < folded.size(); ++i) {
        const Folded& one = folded[i];
        const std::size_t first = drawing.drawn();
        const double x = left + flow.places[i].x;
        const double line = top + folded_line(table) * static_cast<double>(flow.places[i].line);
        const double label = drawing.width(one.label, folded_label(table));
        drawing.text(one.label, x, line + rises, folded_label(table), {one.gone ? Role::secondary : Role::text});
        if (one.gone) {
            strike(drawing, x, x + label, line + rises, table.sizes.small);
        }
        drawing.text(drawing.translated(one.beside), x + label + 4, line + rises, {table.sizes.small},
                     {Role::secondary});
        drawing.piece(one.id, {x - 3, line, width_of_folded(drawing, table, one) + 6, folded_line(table)}, one.name,
                      first);
    }
    const std::string words = drawing.translated(beside);
    if (drawing.width(words, {table.sizes.small}) < at.width - 2 * table.sizes.pad) {
        drawing.text(words, right, top + rises, {table.sizes.small}, {Role::secondary}, Ends::right);
    }
}

void draw_sheet(Drawing& drawing, const Table& table, const Rect& at, const Text& title,
                const std::vector<Text>& facts) {
    const Measures& sizes = table.sizes;
    drawing.box(at, 8, {Role::surface}, {{Role::line}, 1});
    const Face face{sizes.title, true, true};
    const double baseline = at.y + 0.63 * sizes.head;
    const std::string words = drawing.translated(title);
    drawing.text(words, at.x + sizes.pad, baseline, face, {Role::text});
    const double room = at.width - 2 * sizes.pad - 14 - drawing.width(words, face);
    for (std::size_t shown_facts = facts.size(); shown_facts > 0; --shown_facts) {
        const std::string shown =
            drawing.translated(listed({facts.begin(), facts.begin() + static_cast<std::ptrdiff_t>(shown_facts)}));
        if (drawing.width(shown, {sizes.small}) <= room) {
            return drawing.text(shown, at.right() - sizes.pad, baseline, {sizes.small}, {Role::secondary},
                                Ends::right);
        }
    }
}

void draw_more(Drawing& drawing, const Table& table, const Rect& row, std::size_t left) {
    const std::size_t first = drawing.drawn();
    const auto count = static_cast<long long>(left);
    const Text words = say_count("and {n} more", "and {n} more", count);
    drawing.text(drawing.translated(words), row.x + table.sizes.pad,
                 row.y + row.height / 2 + table.sizes.types[0] * 0.36, {table.sizes.types[0]}, {Role::secondary},
                 Ends::left, row.width - 2 * table.sizes.pad);
    drawing.piece("more", row, words, first);
}

void draw_row_mark(Drawing& drawing, const Rect& row, const picture::Mark* mark) {
    using Kind = picture::Mark::Kind;
    if (mark == nullptr) {
        return;
    }
    const Rect rim{row.x + 5, row.y + 1.5, row.width - 10, row.height - 3};
    switch (mark->kind) {
        case Kind::legal: drawing.dots(rim, 6, 2, 4, {Role::lampink}); break;
        case Kind::chosen:
            drawing.box(rim, 6, {}, {{Role::lampink}, 4.4});
            drawing.box(rim, 6, {}, {{Role::lamp}, 2.2});
            break;
        case Kind::refused: drawing.box(rim, 6, {}, {{Role::refusal}, 3}); break;
        case Kind::barred: break;
    }
}

void strike(Drawing& drawing, double from, double to, double baseline, double size) {
    drawing.line(from - 2, baseline - size * 0.3, to + 2, baseline - size * 0.3, {{Role::secondary}, 1.4});
}

void write_words(Drawing& drawing, const Table& table, const std::vector<std::string>& lines, double x,
                 double baseline, double size, bool gone) {
    for (const std::string& line : lines) {
        drawing.text(line, x, baseline, {size}, {gone ? Role::secondary : Role::text});
        if (gone) {
            strike(drawing, x, x + drawing.width(line, {size}), baseline, size);
        }
        baseline += table.sizes.line * size;
    }
}

bool checked_by_entry(const Table& table, std::size_t element) {
    if (table.after == nullptr || element >= table.after->elements.size()) {
        return false;
    }
    const Mark now = table.state.elements[element].mark, then = table.after->elements[element].mark;
    return (now == Mark::open && (then == Mark::checked || then == Mark::refreshed)) ||
           (now == Mark::refreshed && then == Mark::crossed);
}

void draw_letter(Drawing& drawing, const Table& table, const Rect& box, std::size_t element) {
    const bool coming = checked_by_entry(table, element);
    const Mark mark = table.state.elements[element].mark;
    const std::string letter = letters(static_cast<int>(element));
    const bool wide = letter.size() > 1;
    const Face face{wide && table.sizes.captions ? 0.957 * table.sizes.letter : table.sizes.letter,
                    !wide || table.sizes.captions, true};
    const double middle = box.x + box.width / 2, baseline = box.y + box.height / 2 + 0.365 * face.size;
    const bool full = !coming && (mark == Mark::checked || mark == Mark::refreshed);
    const bool gone = !coming && mark >= Mark::crossed;
    drawing.box(box, 0.18 * box.height, {full ? Role::text : Role::card},
                coming ? picture::Edge{{Role::lampink}, 2} : picture::Edge{{gone ? Role::line : Role::control}, 1.2});
    drawing.text(letter, middle, baseline, face,
                 {full   ? Role::surface
                  : gone ? Role::secondary
                         : Role::text},
                 Ends::middle);
    if (gone) {
        strike(drawing, box.x + 5, box.right() - 5, baseline, face.size);
    }
}

double draw_letters(Drawing& drawing, const Table& table, const Question& question, double x, double middle) {
    const double side = table.sizes.badge;
    for (const int element : elements_of(question)) {
        draw_letter(drawing, table, {x, middle - side / 2, side, side}, static_cast<std::size_t>(element));
        x += side + 4;
    }
    return x;
}

}  // namespace castalia::muse_story
