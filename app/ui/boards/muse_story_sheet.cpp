#include "app/ui/boards/muse_story_sheet.h"

#include <algorithm>
#include <cmath>

#include "app/ui/basics/wx_text.h"

namespace castalia::muse_story {

constexpr double kCorner = 8;

double head_of(bool large) { return large ? 38 : 31; }
double least_row(bool large) { return large ? 20 : 18; }  // Smaller type cannot be read.

Rows rows_of(bool large, double room, double wanted, std::size_t count) {
    const double head = head_of(large), most = large ? 34 : wanted;
    const double height =
        std::clamp((room - head - kFoot) / std::max<double>(1, static_cast<double>(count)), least_row(large), most);
    return {head, height, std::min(large ? 18.0 : 13.5, height * 0.68)};
}

void draw_sheet(const Pen& pen, const wxRect2DDouble& at, const wxString& title, const wxString& told, bool large) {
    const Palette& colours = palette();
    pen.box(at, kCorner, colours.surface, {colours.line, 1});
    const double size = large ? 18.5 : 15;
    const double baseline = at.m_y + (large ? 26 : 21);
    pen.text(title, at.m_x + kPadding, baseline, {size, true, true}, colours.text);
    const double taken = pen.width(title, {size, true, true});
    pen.text(told, at.m_x + at.m_width - kPadding, baseline, {large ? 14.5 : 12.5, false, false}, colours.secondary,
             Align::right, at.m_width - 3 * kPadding - taken);
}

std::size_t lines_in(const wxRect2DDouble& at, const Rows& rows) {
    return static_cast<std::size_t>(std::max(1.0, std::floor((at.m_height - rows.head - 4) / rows.height)));
}

void draw_more(const Pen& pen, const wxRect2DDouble& row, std::size_t left, double size,
               std::vector<HitArea>& hit_areas) {
    const auto count = static_cast<int>(left);
    const wxString told = wxString::Format(wxPLURAL("and %d more", "and %d more", count), count);
    pen.text(told, row.m_x + kPadding, row.m_y + row.m_height / 2 + size * 0.36, {size, false, false},
             palette().secondary, Align::left, row.m_width - 2 * kPadding);
    hit_areas.push_back({"more", pen.area(row), told});
}

void draw_row_mark(const Pen& pen, const wxRect2DDouble& row, const EntryMark* mark) {
    if (mark == nullptr) {
        return;
    }
    const Palette& colours = palette();
    const wxRect2DDouble rim{row.m_x + 4, row.m_y + 1, row.m_width - 8, row.m_height - 2};
    switch (mark->kind) {
        case EntryMark::Kind::legal: pen.dots(rim, 5, 2.2, 5, colours.lampink); break;
        case EntryMark::Kind::chosen: pen.frame(rim, 5, {colours.lampink, 2.4}); break;
        case EntryMark::Kind::refused: pen.frame(rim, 5, {colours.refusal, 2.4}); break;
        case EntryMark::Kind::barred: break;
    }
}

wxString with_reason(wxString words, const EntryMark* mark) {
    return mark == nullptr || mark->reason.empty() ? words : words + ", " + castalia::words(mark->reason);
}

void strike(const Pen& pen, double from, double to, double baseline, double size) {
    pen.line(from - 2, baseline - size * 0.3, to + 2, baseline - size * 0.3, {palette().secondary, 1.4});
}

std::vector<wxString> wrapped(const Pen& pen, const wxString& words, Face face, double width, std::size_t lines) {
    std::vector<wxString> all;
    wxString rest = words, line;
    rest.Replace("\n", " ");
    while (!rest.empty() && all.size() + 1 < lines) {
        wxString next = rest.BeforeFirst(' ');
        const wxString longer = line.empty() ? next : line + " " + next;
        if (!line.empty() && pen.width(longer, face) > width) {
            all.push_back(line);
            line.clear();
            continue;
        }
        line = longer;
        rest = rest.AfterFirst(' ');
    }
    if (!rest.empty()) {
        line = line.empty() ? rest : line + " " + rest;
    }
    if (!line.empty()) {
        all.push_back(line);  // The pen cuts it when it is too long.
    }
    return all;
}

}  // namespace castalia::muse_story
