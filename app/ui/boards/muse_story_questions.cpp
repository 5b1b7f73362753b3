// The question sheet.
#include <algorithm>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/muse_story_parts.h"
#include "app/ui/boards/muse_story_sheet.h"

namespace castalia::muse_story {

namespace {

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

/// Draws a slip with its owner and the cards on it, such as "Yes A 2". Returns where it ends.
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
        // On a large screen the slips stand beneath the words, otherwise beside them.
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
    /// Returns the question after the entry in the making.
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

wxString questions_told(const Table& table) {
    const int in_play = questions_in_play(table.state);
    wxString told = wxString::Format(wxPLURAL("%d in play", "%d in play", in_play), in_play);
    if (table.state.phase >= Phase::climax) {
        return told + ", " + _("no more can be chosen");
    }
    return in_play >= kMostInPlay ? told + ", " + _("none can be chosen now") : told;
}

}  // namespace

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
        const PlaceId id = PlaceId::of("question", i + 1);
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
