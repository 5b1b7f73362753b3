// The element sheet and the question sheet, as they lie on the table.
#include <algorithm>
#include <cmath>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/muse_story_parts.h"

namespace castalia::muse_story {

namespace {

constexpr double kPadding = 12, kCorner = 8;
constexpr double kNarrow = 300;  ///< A row in which the box says alone how an element stands.

/// Sizes of a sheet: rows take what the sheet has, and the type goes with them.
struct Rows {
    double head, height, size;  ///< Of the title, of a row, of its type.
};

constexpr double kFoot = 8;
double head_of(bool large) { return large ? 38 : 31; }
double least_row(bool large) { return large ? 20 : 18; }  // Under that nobody reads it.

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

/// The frame of a row that the entry in hand speaks of.
void draw_row_mark(const Pen& pen, const wxRect2DDouble& row, const PlaceMark* mark) {
    if (mark == nullptr) {
        return;
    }
    const Palette& colours = palette();
    const wxRect2DDouble rim{row.m_x + 4, row.m_y + 1, row.m_width - 8, row.m_height - 2};
    switch (mark->kind) {
        case PlaceMark::Kind::legal: pen.dots(rim, 5, 2.2, 5, colours.lampink); break;
        case PlaceMark::Kind::chosen: pen.frame(rim, 5, {colours.lampink, 2.4}); break;
        case PlaceMark::Kind::refused: pen.frame(rim, 5, {colours.refusal, 2.4}); break;
        case PlaceMark::Kind::barred: break;
    }
}

wxString with_reason(wxString words, const PlaceMark* mark) {
    return mark == nullptr || mark->reason.empty() ? words : words + ", " + castalia::words(mark->reason);
}

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

void strike(const Pen& pen, double from, double to, double baseline, double size) {
    pen.line(from - 2, baseline - size * 0.3, to + 2, baseline - size * 0.3, {palette().secondary, 1.4});
}

void draw_element(const Pen& pen, const Table& table, const wxRect2DDouble& row, std::size_t i, double size) {
    const Palette& colours = palette();
    const Element& now = table.state.elements[i];
    // What the entry in hand would check off is drawn as it would be.
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

wxString status_words(const Table& table, const Question& question) {
    switch (question.status) {
        case Status::sheet: return _("on the sheet");
        case Status::answered:
            return wxString::Format(_("answered: %s"), words(side_text(question.answer.value_or(Side::yes))));
        case Status::erased: return _("erased");
        case Status::crossed: return _("crossed out");
        default: break;
    }
    wxString all = _("in play");
    for (const Side side : {Side::yes, Side::no}) {
        const Pile& pile = question.piles[index(side)];
        all += ", " + words(side_text(side)) + " " +
               (pile.owner ? wxString::Format("%s %d", table.name(*pile.owner), pile.cards) : wxString(_("free")));
    }
    return all;
}

/// "Yes A 2": a slip with its owner and the cards on it. Returns where it ends.
double draw_slip(const Pen& pen, const Table& table, double x, double middle, const Question& question, Side side,
                 double size) {
    const Palette& colours = palette();
    const Pile& pile = question.piles[index(side)];
    const double baseline = middle + size * 0.36;
    pen.mark(side == Side::yes ? "slip-yes" : "slip-no", x + size * 0.65, middle, size * 1.25, colours.text);
    x += size * 1.65;
    const wxString word = words(side_text(side));
    pen.text(word, x, baseline, {size, true, false}, colours.text);
    x += pen.width(word, {size, true, false}) + 7;
    if (!pile.owner) {
        pen.text(_("free"), x, baseline, {size, false, false}, colours.secondary);
        return x + pen.width(_("free"), {size, false, false});
    }
    const double radius = size * 0.66;
    pen.disc(x + radius, middle, radius, table.name(*pile.owner), *pile.owner);
    x += 2 * radius + 5;
    const wxString cards = wxString::Format("%d", pile.cards);
    pen.text(cards, x, baseline + 1, {size * 1.25, true, true}, colours.text);
    return x + pen.width(cards, {size * 1.25, true, true});
}

class QuestionRow {
public:
    QuestionRow(const Pen& pen, const Table& table, const wxRect2DDouble& row, std::size_t i, double size)
        : pen_(pen), table_(table), row_(row), i_(i), size_(size), question_(shown(table, i)) {}

    void draw() const {
        const Palette& colours = palette();
        const bool gone = question_.status == Status::erased || question_.status == Status::crossed;
        const bool fought = table_.state.showdown && table_.state.showdown->question == static_cast<int>(i_);
        const bool slips = question_.status == Status::in_play && !fought;
        // On a large screen the slips stand beneath the words, else beside them.
        const bool beneath = table_.large && slips && row_.m_height > 2.6 * size_;
        const double number_right = row_.m_x + kPadding + 18;
        const double words_left = number_right + 32;
        const wxString status = slips    ? wxString()
                                : fought ? wxString(_("showdown"))
                                         : status_words(table_, question_);
        const Face side{size_ * 0.92, fought || question_.status == Status::answered, false};
        const double beside =
            slips ? (beneath ? 0 : 14.6 * size_) : std::min(pen_.width(status, side) + 12, row_.m_width / 3);
        const double room = row_.m_x + row_.m_width - kPadding - beside - words_left;
        const Face face{size_, false, false};
        const double text_height = beneath ? row_.m_height - 1.9 * size_ : row_.m_height;
        const std::size_t lines = text_height > 2.35 * size_ ? 2 : 1;
        const std::vector<wxString> text = wrapped(pen_, utf8(question_.text.view()), face, room, lines);
        const double step = size_ * 1.2;
        const double middle = row_.m_y + text_height / 2;
        pen_.text(wxString::Format("%zu", i_ + 1), number_right - 4, middle + size_ * 0.45,
                  {size_ * 1.25, true, true}, gone ? colours.secondary : colours.text, Align::right);
        pen_.disc(number_right + 14, middle, size_ * 0.66, table_.name(question_.author), question_.author);
        double baseline = middle + size_ * 0.36 - step * (static_cast<double>(text.size()) - 1) / 2;
        for (const wxString& line : text) {
            pen_.text(line, words_left, baseline, face, gone ? colours.secondary : colours.text, Align::left, room);
            if (gone) {
                strike(pen_, words_left, words_left + std::min(room, pen_.width(line, face)), baseline, size_);
            }
            baseline += step;
        }
        const double right = row_.m_x + row_.m_width - kPadding;
        if (slips) {
            draw_slips(beneath ? words_left : right - beside + 6,
                       beneath ? row_.m_y + row_.m_height - size_ * 1.05 : middle,
                       beneath ? 10 * size_ : 7.4 * size_);
        } else {
            pen_.text(status, right, middle + size_ * 0.36, side,
                      fought || question_.status == Status::answered ? colours.text : colours.secondary, Align::right,
                      row_.m_width / 3);
        }
    }

private:
    /// As it would be with the entry in hand.
    static const Question& shown(const Table& table, std::size_t i) {
        return table.after != nullptr && i < table.after->questions.size() ? table.after->questions[i]
                                                                           : table.state.questions[i];
    }
    void draw_slips(double left, double middle, double step) const {
        for (const Side side : {Side::yes, Side::no}) {
            const double x = left + (side == Side::no ? step : 0);
            const double end = draw_slip(pen_, table_, x, middle, question_, side, size_);
            const Pile& before = table_.state.questions[i_].piles[index(side)];
            if (before != question_.piles[index(side)]) {
                pen_.frame({x - 3, middle - size_ * 0.95, end - x + 7, size_ * 1.9}, 4, {palette().lampink, 1.6});
            }
        }
    }

    const Pen& pen_;
    const Table& table_;
    wxRect2DDouble row_;
    std::size_t i_;
    double size_;
    const Question& question_;
};

std::size_t lines_in(const wxRect2DDouble& at, const Rows& rows) {
    return static_cast<std::size_t>(std::max(1.0, std::floor((at.m_height - rows.head - 4) / rows.height)));
}

/// What is on a sheet and found no row is never passed over in silence.
void draw_more(const Pen& pen, const wxRect2DDouble& row, std::size_t left, double size,
               std::vector<HitArea>& hit_areas) {
    const auto count = static_cast<int>(left);
    const wxString told = wxString::Format(wxPLURAL("and %d more", "and %d more", count), count);
    pen.text(told, row.m_x + kPadding, row.m_y + row.m_height / 2 + size * 0.36, {size, false, false},
             palette().secondary, Align::left, row.m_width - 2 * kPadding);
    hit_areas.push_back({"more", pen.area(row), told});
}

wxString questions_told(const Table& table) {
    const int in_play = questions_in_play(table.state);
    wxString told = wxString::Format(wxPLURAL("%d in play", "%d in play", in_play), in_play);
    if (table.state.phase >= Phase::climax) {
        return told + ", " + _("none is chosen any more");
    }
    return in_play >= kMostInPlay ? told + ", " + _("none can be chosen") : told;
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
        all.push_back(line);  // Where it is too long, the pen cuts it.
    }
    return all;
}

double height_of_elements(const Table& table) {
    return head_of(table.large) + kFoot + least_row(table.large) * static_cast<double>(table.state.elements.size());
}

void draw_elements(const Pen& pen, const Table& table, const wxRect2DDouble& at, std::vector<HitArea>& hit_areas) {
    draw_sheet(pen, at, _("Elements"), elements_told(table), table.large);
    const std::vector<Element>& elements = table.state.elements;
    // What does not fit under each other goes beside each other, as on any sheet that fills up.
    Rows rows = rows_of(table.large, at.m_height, 24, elements.size());
    const std::size_t columns = elements.size() > lines_in(at, rows) ? 2 : 1;
    rows = rows_of(table.large, at.m_height, 24, (elements.size() + columns - 1) / columns);
    const std::size_t lines = lines_in(at, rows), fits = columns * lines;
    // Where there is no room for all, those that are crossed out are left to the words of the table.
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
        const std::string id = letters(static_cast<int>(i));
        draw_row_mark(pen, row, table.mark(id));
        draw_element(pen, table, row, i, rows.size);
        hit_areas.push_back(
            {id, pen.area(row),
             with_reason(wxString::Format(_("Element %s, %s, by %s, %s"), utf8(id), utf8(elements[i].text.view()),
                                          table.name(elements[i].author), mark_words(elements[i].mark)),
                         table.mark(id))});
    }
}

void draw_questions(const Pen& pen, const Table& table, const wxRect2DDouble& at, bool in_play_only,
                    std::vector<HitArea>& hit_areas) {
    const std::vector<Question>& questions = table.state.questions;
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const bool fought = table.state.showdown && table.state.showdown->question == static_cast<int>(i);
        if (!in_play_only || (questions[i].status == Status::in_play && !fought)) {
            shown.push_back(i);
        }
    }
    draw_sheet(pen, at, _("Questions"), questions_told(table), table.large);
    Rows rows = rows_of(table.large, at.m_height, 44, shown.size());
    if (table.large) {
        rows.height = std::clamp(
            (at.m_height - rows.head - 8) / std::max<double>(1, static_cast<double>(shown.size())), 18.0, 78.0);
        rows.size = std::min(18.0, rows.height * 0.68);
    }
    const std::size_t fits = lines_in(at, rows), all = shown.size();
    if (shown.size() > fits) {
        std::erase_if(shown, [&](std::size_t i) {
            return table.state.phase != Phase::over && questions[i].status != Status::in_play &&
                   questions[i].status != Status::sheet;
        });
        shown.resize(std::min(shown.size(), fits - 1));
    }
    rows.size = std::min(rows.size, table.large ? 18.0 : 13.0);
    double top = at.m_y + rows.head;
    for (const std::size_t i : shown) {
        const wxRect2DDouble row{at.m_x, top, at.m_width, rows.height};
        const std::string id = "question/" + std::to_string(i + 1);
        if (table.state.showdown && table.state.showdown->question == static_cast<int>(i)) {
            pen.frame({row.m_x + 4, row.m_y + 1, row.m_width - 8, row.m_height - 2}, 5, {palette().lampink, 1.8});
        }
        draw_row_mark(pen, row, table.mark(id));
        QuestionRow(pen, table, row, i, rows.size).draw();
        hit_areas.push_back(
            {id, pen.area(row),
             with_reason(wxString::Format(_("Question %zu, %s, by %s, %s"), i + 1, utf8(questions[i].text.view()),
                                          table.name(questions[i].author), status_words(table, questions[i])),
                         table.mark(id))});
        top += rows.height;
    }
    if (all > shown.size()) {
        draw_more(pen, {at.m_x, top, at.m_width, rows.height}, all - shown.size(), rows.size, hit_areas);
    }
}

}  // namespace castalia::muse_story
