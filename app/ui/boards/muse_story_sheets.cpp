// The element sheet.
#include <algorithm>
#include <cmath>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/muse_story_parts.h"
#include "app/ui/boards/muse_story_sheet.h"

namespace castalia::muse_story {

namespace {

constexpr double kNarrow = 300;  ///< In a narrower row only the box shows the state of an element.

wxString mark_words(Mark mark) {
    switch (mark) {
        case Mark::open: return _("open");
        case Mark::checked: return _("checked off");
        case Mark::refreshed: return _("can be used once more");
        default: return _("crossed out");
    }
}

/// The letter of an element in its box: hollow while open, filled once checked, half filled when it may be used
/// again.
void draw_letter(const Pen& pen, const wxRect2DDouble& box, const wxString& letter, Mark mark) {
    const Palette& colours = palette();
    const double middle = box.m_x + box.m_width / 2;
    const double baseline = box.m_y + box.m_height * 0.76;
    const Face face{box.m_height * 0.72 * (letter.length() > 1 ? 0.75 : 1), true, true};
    switch (mark) {
        case Mark::checked:
            pen.box(box, 3, colours.text);
            pen.text(letter, middle, baseline, face, colours.surface, Align::centre);
            break;
        case Mark::refreshed:
            pen.box(box, 3, colours.lampfill, {colours.lampink, 1.8});
            pen.text(letter, middle, baseline, face, colours.onlampfill, Align::centre);
            break;
        default:
            pen.box(box, 3, colours.card, {mark == Mark::open ? colours.text : colours.line, 1.2});
            pen.text(letter, middle, baseline, face, mark == Mark::open ? colours.text : colours.secondary,
                     Align::centre);
    }
}

void draw_element(const Pen& pen, const Table& table, const wxRect2DDouble& row, std::size_t i, double size) {
    const Palette& colours = palette();
    const Element& now = table.state.elements[i];
    // An element that the entry in the making would check off is drawn checked.
    const Mark then =
        table.after != nullptr && i < table.after->elements.size() ? table.after->elements[i].mark : now.mark;
    const double middle = row.m_y + row.m_height / 2, baseline = middle + size * 0.36;
    const double box = std::min(18.0 + (table.large ? 8 : 0), row.m_height - 3);
    const wxString letter = utf8(letters(static_cast<int>(i)));
    draw_letter(pen, {row.m_x + kPadding, middle - box / 2, box, box}, letter, then);
    if (then != now.mark) {
        pen.frame({row.m_x + kPadding - 2.5, middle - box / 2 - 2.5, box + 5, box + 5}, 4, {colours.lampink, 1.6});
    }
    const double disc = std::min(8.5 + (table.large ? 4 : 0), row.m_height / 2 - 1);
    const double right = row.m_x + row.m_width - kPadding - disc;
    pen.disc(right, middle, disc, table.name(now.author), now.author);
    double words_right = right - disc - 6;
    if (then == Mark::checked) {
        pen.mark("mark-saved", words_right - 7, middle, 13, colours.good);
        words_right -= 20;
    } else if (then == Mark::refreshed && row.m_width > kNarrow) {
        const wxString once = _("once more");
        const Face face{size * 0.86, false, false};
        pen.text(once, words_right, baseline, face, colours.lampink, Align::right);
        words_right -= pen.width(once, face) + 8;
    }
    const double left = row.m_x + kPadding + box + 9;
    const bool gone = then == Mark::crossed;
    const wxString text = utf8(now.text.view());
    const Face face{size, false, false};
    pen.text(text, left, baseline, face, gone ? colours.secondary : colours.text, Align::left, words_right - left);
    if (gone) {
        strike(pen, left, left + std::min(pen.width(text, face), words_right - left), baseline, size);
    }
}

wxString elements_told(const Table& table) {
    const auto marked = [&](Mark mark) {
        return static_cast<int>(std::ranges::count(table.state.elements, mark, &Element::mark));
    };
    switch (table.state.phase) {
        case Phase::setup: return wxString::Format(_("two each, %zu written"), table.state.elements.size());
        case Phase::introduction:
            return wxString::Format(_("%d checked, %d begin Development"), marked(Mark::checked), kChecksToDevelop);
        case Phase::development:
            return wxString::Format(_("%d to cross out before the Climax"),
                                    marked(Mark::refreshed) + marked(Mark::open));
        default: return wxString::Format(_("%d crossed out"), marked(Mark::crossed));
    }
}

}  // namespace

double height_of_elements(const Table& table) {
    return head_of(table.large) + kFoot + least_row(table.large) * static_cast<double>(table.state.elements.size());
}

void draw_elements(const Pen& pen, const Table& table, const wxRect2DDouble& at, std::vector<HitArea>& hit_areas) {
    draw_sheet(pen, at, _("Elements"), elements_told(table), table.large);
    const std::vector<Element>& elements = table.state.elements;
    // Elements that do not fit below each other are arranged in columns.
    Rows rows = rows_of(table.large, at.m_height, 24, elements.size());
    const std::size_t columns = elements.size() > lines_in(at, rows) ? 2 : 1;
    rows = rows_of(table.large, at.m_height, 24, (elements.size() + columns - 1) / columns);
    const std::size_t lines = lines_in(at, rows), fits = columns * lines;
    // When there is no room for all, those that are crossed out are left out first.
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (elements.size() <= fits || elements[i].mark != Mark::crossed) {
            shown.push_back(i);
        }
    }
    const double width = at.m_width / static_cast<double>(columns);
    const auto row_at = [&](std::size_t place) {
        const std::size_t column = place / lines, line = place % lines;
        return wxRect2DDouble{at.m_x + width * static_cast<double>(column),
                              at.m_y + rows.head + rows.height * static_cast<double>(line), width, rows.height};
    };
    if (elements.size() > fits) {
        shown.resize(std::min(shown.size(), fits - 1));
        draw_more(pen, row_at(shown.size()), elements.size() - shown.size(), rows.size, hit_areas);
    }
    for (std::size_t place = 0; place < shown.size(); ++place) {
        const std::size_t i = shown[place];
        const wxRect2DDouble row = row_at(place);
        const PlaceId id(letters(static_cast<int>(i)));
        draw_row_mark(pen, row, table.mark(id));
        draw_element(pen, table, row, i, rows.size);
        hit_areas.push_back(
            {id, pen.area(row),
             with_reason(
                 wxString::Format(_("Element %s, %s, by %s, %s"), utf8(id.text()), utf8(elements[i].text.view()),
                                  table.name(elements[i].author), mark_words(elements[i].mark)),
                 table.mark(id))});
    }
}

}  // namespace castalia::muse_story
