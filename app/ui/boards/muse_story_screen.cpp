// The table view of the storytelling game: the sheets, or the stage with the questions that are in play beneath it,
// very large. An element or question without room is a letter or a number at the foot of its sheet.
#include <algorithm>
#include <utility>

#include "app/ui/basics/marked_words.h"
#include "app/ui/basics/named.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/called_names.h"
#include "app/ui/boards/muse_story_screen.h"
#include "app/ui/boards/muse_story_sheet.h"

namespace castalia::muse_story {

ScreenTypes::ScreenTypes()
    : words(screen_words()),
      bold(screen_words(true)),
      title(screen_words(true, true)),
      figure(screen_figures()),
      line(kScreenLine * words.size) {}

namespace {

constexpr double kLeastHeight = 800, kMargin = 14, kScreenGap = 12, kElements = 650;
constexpr double kAir = 16, kFold = 62;

bool is_gone(Mark mark) { return mark >= Mark::crossed; }

/// Draws the letter of an element in its box.
void draw_box(const Pen& pen, const ScreenTypes& types, double x, double middle, const wxString& letter, Mark mark) {
    const Palette& colours = palette();
    const bool full = mark == Mark::checked || mark == Mark::refreshed, gone = is_gone(mark);
    pen.box({x, middle - kBox / 2, kBox, kBox}, 8, full ? colours.text : colours.card,
            {gone ? colours.line : colours.control, 2});
    Face face = types.figure;
    face.bold = letter.length() == 1;
    pen.text(letter, x + kBox / 2, middle + 0.33 * face.size, face,
             full   ? colours.surface
             : gone ? colours.secondary
                    : colours.text,
             Align::centre);
    if (gone) {
        pen.line(x + 4, middle, x + kBox - 4, middle, {colours.secondary, 3});
    }
}

/// A sheet: rows from the top, and at the foot a box for each thing that has no row.
class Sheet {
public:
    struct Row {
        double height = 0;
        std::function<void(double y)> draw;
        std::function<void(double x, double middle)> fold;  ///< Draws it as a box.
        double folded = kBox;                               ///< The width of the box.
    };

    Sheet(const Pen& pen, const ScreenTypes& types, const wxRect2DDouble& at) : pen_(pen), types_(types), at_(at) {}

    void add(Row row) { rows_.push_back(std::move(row)); }

    void draw(const wxString& title, const wxString& told) const {
        const Palette& colours = palette();
        pen_.box(at_, 12, colours.surface, {colours.line, 1.6});
        const double baseline = at_.m_y + 1.2 * types_.title.size;
        pen_.text(title, at_.m_x + 22, baseline, types_.title, colours.text);
        if (pen_.width(title, types_.title) + pen_.width(told, types_.words) + 80 <= at_.m_width) {
            pen_.text(told, at_.GetRight() - 22, baseline, types_.words, colours.secondary, Align::right);
        }
        double y = baseline + 16;
        const std::size_t shown = rows_shown();
        for (std::size_t i = 0; i < shown; ++i) {
            rows_[i].draw(y);
            y += rows_[i].height;
        }
        const double foot = at_.GetBottom() - 8 - fold_height(shown);
        if (shown < rows_.size()) {
            pen_.line(at_.m_x + 22, foot, at_.GetRight() - 22, foot, {colours.line, 2});
        }
        draw_folded(shown, foot);
    }
    /// Returns how many of the first rows have room.
    std::size_t rows_shown() const { return fitting(at_.GetBottom() - 8 - (at_.m_y + 1.2 * types_.title.size + 16)); }
    /// Returns the height of a sheet that has nothing but boxes.
    double folded_height() const { return fold_height(0) + 16; }
    void draw_boxes_alone() const {
        pen_.box(at_, 12, palette().surface, {palette().line, 1.6});
        draw_folded(0, at_.m_y + 8);
    }

private:
    static constexpr double kBetween = 14;

    void draw_folded(std::size_t from, double top) const {
        double x = at_.m_x + 22, middle = top + kFold / 2;
        for (std::size_t i = from; i < rows_.size(); ++i) {
            if (x + rows_[i].folded > at_.GetRight() - 22) {
                x = at_.m_x + 22;
                middle += kFold;
            }
            rows_[i].fold(x, middle);
            x += rows_[i].folded + kBetween;
        }
    }
    double fold_height(std::size_t from) const {
        double lines = 0, x = 1e6;
        for (std::size_t i = from; i < rows_.size(); ++i) {
            if (x + rows_[i].folded > at_.GetRight() - 22) {
                x = at_.m_x + 22;
                ++lines;
            }
            x += rows_[i].folded + kBetween;
        }
        return kFold * lines;
    }
    std::size_t fitting(double room) const {
        for (std::size_t shown = rows_.size(); shown > 0; --shown) {
            double height = fold_height(shown);
            for (std::size_t i = 0; i < shown; ++i) {
                height += rows_[i].height;
            }
            if (height <= room) {
                return shown;
            }
        }
        return 0;
    }

    const Pen& pen_;
    const ScreenTypes& types_;
    wxRect2DDouble at_;
    std::vector<Row> rows_;
};

class Screen {
public:
    Screen(wxGraphicsContext& gc, const wxRect2DDouble& area, const Table& table)
        : table_(table),
          state_(table.state),
          pen_(screen_pen(gc, area, kLeastHeight)),
          width_(area.m_width / pen_.scale()),
          height_(area.m_height / pen_.scale()) {}

    std::vector<HitArea> draw() {
        const double inside = width_ - 2 * kMargin, bottom = height_ - kMargin;
        if (!has_stage(table_)) {
            draw_sheets(bottom - kMargin);
            return std::move(hit_areas_);
        }
        // The other questions in play keep their place beneath the stage.
        double foot = 0;
        std::vector<std::size_t> others;
        for (std::size_t i = 0; i < state_.questions.size(); ++i) {
            const bool fought = state_.showdown && state_.showdown->question == static_cast<int>(i);
            if (state_.questions[i].status == Status::in_play && !fought) {
                others.push_back(i);
                foot += question_height(i, inside, true);
            }
        }
        const double stage = others.empty() ? bottom - kMargin : bottom - kMargin - foot - 2 * kAir - kScreenGap;
        draw_screen_stage(pen_, types_, table_, {kMargin, kMargin, inside, stage}, hit_areas_);
        if (!others.empty()) {
            double y = kMargin + stage + kScreenGap;
            pen_.box({kMargin, y, inside, bottom - y}, 12, palette().surface, {palette().line, 1.6});
            y += kAir;
            for (const std::size_t i : others) {
                draw_question(i, {kMargin, y, inside, question_height(i, inside, true)}, true);
                y += question_height(i, inside, true);
            }
        }
        return std::move(hit_areas_);
    }

private:
    static constexpr double kNumber = 76, kDisc = 28;

    std::vector<wxString> element_lines(const Element& element) const {
        return pen_.wrapped(marked_words(utf8(element.text.view())), types_.words,
                            kElements - 44 - kBox - 2 * kDisc - 36);
    }
    void draw_sheets(double tall) {
        const double left = kMargin + kElements + kScreenGap, inside = width_ - 2 * kMargin;
        const wxRect2DDouble beside{left, kMargin, width_ - kMargin - left, tall};
        const Sheet questions = questions_sheet(beside);
        if (std::cmp_greater_equal(questions.rows_shown(), questions_in_play(state_))) {
            elements_sheet({kMargin, kMargin, kElements, tall}).draw(_("Elements"), elements_told(table_));
            questions.draw(_("Questions"), questions_told());
            return;
        }
        // The letters of the elements are enough where the questions in play need all the width.
        const double strip = elements_sheet({kMargin, kMargin, inside, tall}).folded_height();
        questions_sheet({kMargin, kMargin, inside, tall - strip - kScreenGap}).draw(_("Questions"), questions_told());
        elements_sheet({kMargin, kMargin + tall - strip, inside, strip}).draw_boxes_alone();
    }

    Sheet elements_sheet(const wxRect2DDouble& at) {
        Sheet sheet(pen_, types_, at);
        for (const bool gone : {false, true}) {
            for (std::size_t i = 0; i < state_.elements.size(); ++i) {
                if (is_gone(state_.elements[i].mark) == gone) {
                    sheet.add(element_row(i, at));
                }
            }
        }
        return sheet;
    }
    Sheet::Row element_row(std::size_t i, const wxRect2DDouble& at) {
        const Element& element = state_.elements[i];
        const wxString letter = utf8(letters(static_cast<int>(i)));
        const std::vector<wxString> lines = element_lines(element);
        const double height = std::max(kBox + 10, types_.line * static_cast<double>(lines.size()) + 12);
        const auto hit = [this, letter, i](const wxRect2DDouble& where) {
            const Element& shown = state_.elements[i];
            hit_areas_.push_back({PlaceId(letter.utf8_string()), pen_.area(where),
                                  wxString::Format(_("Element %s, %s, by %s"), letter, named(shown.text.view()),
                                                   table_.name(shown.author))});
        };
        Sheet::Row row;
        row.height = height;
        row.draw = [this, at, lines, height, letter, hit, i](double y) {
            const Element& shown = state_.elements[i];
            const double middle = y + height / 2, x = at.m_x + 22;
            draw_box(pen_, types_, x, middle, letter, shown.mark);
            const double first =
                middle + 0.36 * types_.words.size - types_.line * (static_cast<double>(lines.size()) - 1) / 2;
            screen_lines(pen_, lines, x + kBox + 18, first, types_.words,
                         is_gone(shown.mark) ? palette().secondary : palette().text);
            screen_disc(pen_, at.GetRight() - 22 - kDisc, middle, kDisc, table_.name(shown.author),
                        seat_ink(static_cast<std::size_t>(shown.author.index)));
            hit({at.m_x, y, at.m_width, height});
        };
        row.fold = [this, letter, hit, i](double x, double middle) {
            draw_box(pen_, types_, x, middle, letter, state_.elements[i].mark);
            hit({x, middle - kBox / 2, kBox, kBox});
        };
        return row;
    }

    Sheet questions_sheet(const wxRect2DDouble& at) {
        Sheet sheet(pen_, types_, at);
        for (const Status status :
             {Status::in_play, Status::sheet, Status::answered, Status::crossed, Status::erased}) {
            for (std::size_t i = 0; i < state_.questions.size(); ++i) {
                if (state_.questions[i].status == status) {
                    sheet.add(question_row(i, at));
                }
            }
        }
        return sheet;
    }
    wxString questions_told() const {
        const int in_play = questions_in_play(state_);
        const wxString playing =
            wxString::Format(wxPLURAL("%d in play", "%d in play", static_cast<unsigned>(in_play)), in_play);
        const wxString deck = wxString::Format(_("Deck %d, discard %d"), state_.deck, state_.discard);
        return in_play > 0 ? playing + ". " + deck : deck;
    }
    Sheet::Row question_row(std::size_t i, const wxRect2DDouble& at) {
        Sheet::Row row;
        row.height = question_height(i, at.m_width, false);
        row.draw = [this, at, i, height = row.height](double y) {
            draw_question(i, {at.m_x, y, at.m_width, height}, false);
        };
        const Question& question = state_.questions[i];
        const wxString number = wxString::Format("%zu", i + 1);
        const wxString answer = question.answer ? words(side_text(*question.answer)) : wxString();
        row.folded =
            pen_.width(number, types_.figure) + 10 + (answer.empty() ? 0 : pen_.width(answer, types_.words) + 8) + 10;
        row.fold = [this, number, answer, i, wide = row.folded](double x, double middle) {
            const bool gone = state_.questions[i].status >= Status::erased;
            const double end = x + pen_.width(number, types_.figure);
            pen_.text(number, x, middle + 0.33 * types_.figure.size, types_.figure,
                      gone ? palette().secondary : palette().text);
            if (gone) {
                pen_.line(x - 4, middle, end + 4, middle, {palette().secondary, 3});
            }
            pen_.text(answer, end + 8, middle + 0.36 * types_.words.size, types_.words, palette().secondary);
            push_question(i, {x, middle - kBox / 2, wide, kBox});
        };
        return row;
    }

    /// The last question of a story stands in large type.
    Face face_of(std::size_t i) const {
        const bool last = state_.phase == Phase::climax && state_.questions[i].status <= Status::in_play &&
                          std::ranges::count_if(state_.questions, [](const Question& question) {
                              return question.status <= Status::in_play;
                          }) == 1;
        return last ? Face{70, true, true} : types_.words;
    }
    double slips_width(const Question& question) const {
        return 96 + 2 * (kSlipMark + 20 + kPile) + pen_.width(words(side_text(Side::yes)), types_.bold) +
               pen_.width(words(side_text(Side::no)), types_.bold) +
               (kBox + 8) * static_cast<double>(elements_of(question).size());
    }
    std::vector<wxString> question_lines(std::size_t i, double width, bool beside) const {
        const Question& question = state_.questions[i];
        const double taken = beside ? slips_width(question) : 0;
        return pen_.wrapped(marked_words(utf8(question.text.view())), face_of(i),
                            width - kNumber - 2 * kDisc - 56 - taken);
    }
    double question_height(std::size_t i, double width, bool beside) const {
        const double lines =
            kScreenLine * face_of(i).size * static_cast<double>(question_lines(i, width, beside).size());
        return beside ? std::max(lines, kBox + 6) + 8 : lines + kBox + 12 + kAir;
    }
    void draw_question(std::size_t i, const wxRect2DDouble& at, bool beside) {
        const Palette& colours = palette();
        const Question& question = state_.questions[i];
        const bool gone = question.status >= Status::erased;
        const wxColour& ink = gone ? colours.secondary : colours.text;
        const Face face = face_of(i);
        const double step = kScreenLine * face.size, left = at.m_x + 22 + kNumber;
        const std::vector<wxString> lines = question_lines(i, at.m_width, beside);
        const double words_height = step * static_cast<double>(lines.size());
        const double first =
            (beside ? at.m_y + (at.m_height - words_height) / 2 : at.m_y) + 0.5 * step + 0.36 * face.size;
        pen_.text(wxString::Format("%zu", i + 1), at.m_x + 22 + kNumber - 24, first, types_.title, ink, Align::right);
        screen_lines(pen_, lines, left, first, face, ink);
        screen_disc(pen_, at.GetRight() - 22 - kDisc, first - 0.36 * face.size, kDisc, table_.name(question.author),
                    seat_ink(static_cast<std::size_t>(question.author.index)));
        const double middle = beside ? at.m_y + at.m_height / 2 : at.m_y + words_height + 6 + kBox / 2;
        double x = beside ? at.GetRight() - 22 - 2 * kDisc - slips_width(question) + 24 : left;
        for (const int element : elements_of(question)) {
            draw_box(pen_, types_, x, middle, utf8(letters(element)),
                     state_.elements[static_cast<std::size_t>(element)].mark);
            x += kBox + 8;
        }
        x += 20;
        if (question.status == Status::in_play) {
            for (const Side side : {Side::yes, Side::no}) {
                x = draw_slip(question.piles[index(side)], side, x, middle) + 28;
            }
        } else if (question.status == Status::answered && question.answer) {
            pen_.text(words(side_text(*question.answer)), x, middle + 0.36 * types_.bold.size, types_.bold, ink);
        }
        push_question(i, at);
    }
    /// Draws one slip of a question: whose it is and how many cards lie on it, or that it is free.
    double draw_slip(const Pile& pile, Side side, double x, double middle) const {
        const Palette& colours = palette();
        pen_.mark(side == Side::yes ? "slip-yes" : "slip-no", x + kSlipMark / 2, middle, kSlipMark, colours.text);
        const wxString said = words(side_text(side));
        const double baseline = middle + 0.36 * types_.bold.size;
        pen_.text(said, x + kSlipMark + 8, baseline, types_.bold, colours.text);
        x += kSlipMark + 20 + pen_.width(said, types_.bold);
        if (pile.owner) {
            screen_disc(pen_, x + kDisc, middle, kDisc, table_.name(*pile.owner),
                        seat_ink(static_cast<std::size_t>(pile.owner->index)));
            constexpr Face kCards{46, true, true};
            pen_.text(wxString::Format("%d", pile.cards), x + 2 * kDisc + 8, middle + 0.33 * kCards.size, kCards,
                      colours.text);
        } else {
            pen_.text(_("free"), x, baseline, types_.words, colours.secondary);
        }
        return x + kPile;
    }
    void push_question(std::size_t i, const wxRect2DDouble& at) {
        const Question& question = state_.questions[i];
        hit_areas_.push_back({PlaceId::of("question", i + 1), pen_.area(at),
                              wxString::Format(_("Question %zu, %s, by %s, %s"), i + 1, named(question.text.view()),
                                               table_.name(question.author), status_words(table_, question))});
    }

    static constexpr double kSlipMark = 36, kPile = 116;

    const Table& table_;
    const State& state_;
    Pen pen_;
    double width_, height_;
    ScreenTypes types_;
    std::vector<HitArea> hit_areas_;
};

}  // namespace

std::vector<HitArea> draw_screen(wxGraphicsContext& gc, const wxRect2DDouble& area, const Table& table) {
    return Screen(gc, area, table).draw();
}

}  // namespace castalia::muse_story
