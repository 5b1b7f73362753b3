#include "app/ui/boards/muse_story_sheet.h"

#include <algorithm>

#include "app/ui/basics/wx_text.h"

namespace castalia::muse_story {

namespace {

constexpr double kCorner = 8, kFoldedType = 12.5, kFoldedLine = 21, kFoldedGap = 9;

/// The places of the letters and numbers of a line; the words at its right stand in the first line.
struct Flow {
    std::vector<wxPoint2DDouble> places;  ///< The y of each is the number of the line.
    std::size_t lines = 1;
};

double width_of(const Pen& pen, const Folded& one) {
    const double label = pen.width(one.label, {kFoldedType, true, true});
    return one.beside.empty() ? label : label + 4 + pen.width(one.beside, {kFoldedType, false, false});
}

Flow flow_of(const Pen& pen, double width, const std::vector<Folded>& folded, const wxString& told) {
    const double taken = pen.width(told, {kFoldedType, false, false}) + 14;
    const double inside = width - 2 * kPadding;
    Flow flow;
    double x = 0;
    for (const Folded& one : folded) {
        const double own = width_of(pen, one), room = flow.lines == 1 ? inside - taken : inside;
        if (x > 0 && x + own > room) {
            ++flow.lines;
            x = 0;
        }
        flow.places.emplace_back(x, static_cast<double>(flow.lines - 1));
        x += own + kFoldedGap;
    }
    return flow;
}

}  // namespace

double height_of_folded(const Pen& pen, double width, const std::vector<Folded>& folded, const wxString& told) {
    return folded.empty() ? 0 : 12 + kFoldedLine * static_cast<double>(flow_of(pen, width, folded, told).lines);
}

void draw_folded(const Pen& pen, const wxRect2DDouble& at, const std::vector<Folded>& folded, const wxString& told,
                 std::vector<HitArea>& hit_areas) {
    if (folded.empty()) {
        return;
    }
    const Palette& colours = palette();
    const Flow flow = flow_of(pen, at.m_width, folded, told);
    const double left = at.m_x + kPadding, right = at.m_x + at.m_width - kPadding, top = at.m_y + 7;
    pen.line(left, at.m_y + 2, right, at.m_y + 2, {colours.line, 1});
    for (std::size_t i = 0; i < folded.size(); ++i) {
        const Folded& one = folded[i];
        const double x = left + flow.places[i].m_x, line = top + kFoldedLine * flow.places[i].m_y;
        const double baseline = line + 15, label = pen.width(one.label, {kFoldedType, true, true});
        pen.text(one.label, x, baseline, {kFoldedType, true, true}, one.gone ? colours.secondary : colours.text);
        if (one.gone) {
            strike(pen, x, x + label, baseline, kFoldedType);
        }
        pen.text(one.beside, x + label + 4, baseline, {kFoldedType, false, false}, colours.secondary);
        hit_areas.push_back({one.id, pen.area({x - 3, line, width_of(pen, one) + 6, kFoldedLine}), one.name});
    }
    const bool alone = pen.width(told, {kFoldedType, false, false}) < at.m_width - 2 * kPadding;
    pen.text(alone ? told : wxString(), right, top + 15, {kFoldedType, false, false}, colours.secondary,
             Align::right);
}

void draw_sheet(const Pen& pen, const wxRect2DDouble& at, const wxString& title, const wxString& told) {
    const Palette& colours = palette();
    pen.box(at, kCorner, colours.surface, {colours.line, 1});
    constexpr double kTitle = 17;
    const double baseline = at.m_y + 24;
    pen.text(title, at.m_x + kPadding, baseline, {kTitle, true, true}, colours.text);
    const double taken = pen.width(title, {kTitle, true, true});
    const Face face{kFoldedType, false, false};
    const double room = at.m_width - 2 * kPadding - 14 - taken;
    wxString shown = told;  // When there are two parts, the second one is left out.
    while (shown.Contains(",") && pen.width(shown, face) > room) {
        shown = shown.BeforeLast(',');
    }
    pen.text(shown, at.m_x + at.m_width - kPadding, baseline, face, colours.secondary, Align::right, room);
}

void draw_more(const Pen& pen, const wxRect2DDouble& row, std::size_t left, std::vector<HitArea>& hit_areas) {
    const auto count = static_cast<int>(left);
    const wxString told = wxString::Format(wxPLURAL("and %d more", "and %d more", count), count);
    pen.text(told, row.m_x + kPadding, row.m_y + row.m_height / 2 + kType * 0.36, {kType, false, false},
             palette().secondary, Align::left, row.m_width - 2 * kPadding);
    hit_areas.push_back({"more", pen.area(row), told});
}

void draw_row_mark(const Pen& pen, const wxRect2DDouble& row, const EntryMark* mark) {
    if (mark == nullptr) {
        return;
    }
    const Palette& colours = palette();
    const wxRect2DDouble rim{row.m_x + 5, row.m_y + 1.5, row.m_width - 10, row.m_height - 3};
    switch (mark->kind) {
        case EntryMark::Kind::legal: pen.dots(rim, 6, 2, 4, colours.lampink); break;
        case EntryMark::Kind::chosen:
            pen.frame(rim, 6, {colours.lampink, 3});
            pen.frame({rim.m_x + 2.5, rim.m_y + 2.5, rim.m_width - 5, rim.m_height - 5}, 4, {colours.lamp, 2});
            break;
        case EntryMark::Kind::refused: pen.frame(rim, 6, {colours.refusal, 3}); break;
        case EntryMark::Kind::barred: break;
    }
}

wxString with_reason(wxString words, const EntryMark* mark) {
    return mark == nullptr || mark->reason.empty() ? words : words + ", " + castalia::words(mark->reason);
}

void strike(const Pen& pen, double from, double to, double baseline, double size) {
    pen.line(from - 2, baseline - size * 0.3, to + 2, baseline - size * 0.3, {palette().secondary, 1.4});
}

bool checked_by_entry(const Table& table, std::size_t element) {
    if (table.after == nullptr || element >= table.after->elements.size()) {
        return false;
    }
    const Mark now = table.state.elements[element].mark, then = table.after->elements[element].mark;
    return (now == Mark::open && (then == Mark::checked || then == Mark::refreshed)) ||
           (now == Mark::refreshed && then == Mark::crossed);
}

void draw_letter(const Pen& pen, const wxRect2DDouble& box, const wxString& letter, Mark mark, bool coming) {
    const Palette& colours = palette();
    const double middle = box.m_x + box.m_width / 2;
    const double baseline = box.m_y + box.m_height / 2 + 4.2;
    const Face face{letter.length() > 1 ? kLeast : kLeast + 0.5, true, true};
    const bool full = !coming && (mark == Mark::checked || mark == Mark::refreshed);
    const bool gone = !coming && mark >= Mark::crossed;
    pen.box(box, 4, full ? colours.text : colours.card,
            coming ? Pen::Edge{colours.lampink, 2} : Pen::Edge{gone ? colours.line : colours.control, 1.2});
    pen.text(letter, middle, baseline, face,
             full   ? colours.surface
             : gone ? colours.secondary
                    : colours.text,
             Align::centre);
    if (gone) {
        strike(pen, box.m_x + 5, box.m_x + box.m_width - 5, baseline, face.size);
    }
}

double draw_letters(const Pen& pen, const Table& table, const Question& question, double x, double middle,
                    double side) {
    for (const int element : elements_of(question)) {
        const auto i = static_cast<std::size_t>(element);
        draw_letter(pen, {x, middle - side / 2, side, side}, utf8(letters(element)), table.state.elements[i].mark,
                    checked_by_entry(table, i));
        x += side + 4;
    }
    return x;
}

}  // namespace castalia::muse_story
