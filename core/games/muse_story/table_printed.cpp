// The two sheets on paper, and so small that nobody reads more than letters and numbers.
#include <algorithm>

#include "core/games/muse_story/table_parts.h"
#include "core/rules/text/mapped.h"

namespace castalia::muse_story {

namespace {

using document::Role;
using Ends = document::Shape::Side;

constexpr double kElementsWide = 196, kApart = 12, kQuestionsWide = picture::kPaperWidth - kElementsWide - kApart;
constexpr double kInside = 8, kPrintedHead = 20, kPrintedLine = 10.5, kBetween = 6, kPrinted = 8;
constexpr double kAnswer = 34, kPrintedBox = 8;

class PrintedSheets {
public:
    PrintedSheets(Drawing& drawing, const Table& table) : drawing_(drawing), table_(table), state_(table.state) {}

    double draw() {
        double top = 0;
        for (const auto& [label, agreed] : {std::pair(say("Genre"), &state_.genre), {say("Tone"), &state_.tone}}) {
            if (!agreed->empty()) {
                top = lines(drawing_.translated(
                                say("{label}: {words}", {{"label", label}, {"words", literally(agreed->view())}})),
                            0, top + kPrinted, picture::kPaperWidth) -
                      kPrinted + 1;
            }
        }
        top += top > 0 ? 4 : 1;
        const double elements = draw_elements(top), questions = draw_questions(top);
        const double end = std::max(elements, questions);
        draw_sheet(0, kElementsWide, top, end - top, say("Elements"));
        draw_sheet(kElementsWide + kApart, kQuestionsWide, top, end - top, say("Questions"));
        return end + 1;
    }

private:
    void draw_sheet(double x, double width, double y, double high, const Text& title) {
        drawing_.box({x + 0.5, y, width - 1, high}, 4, {}, {{Role::text}, 0.7});
        drawing_.text(drawing_.translated(title), x + kInside, y + 14, {10, true}, {Role::text});
    }

    /// Draws the box before an element, ticked if it was checked off and crossed if it was crossed out.
    void draw_mark(Mark mark, double x, double baseline) {
        const double y = baseline - kPrintedBox + 1;
        const picture::Edge line{{Role::text}, 1.1};
        drawing_.box({x, y, kPrintedBox, kPrintedBox}, 1.5, {}, {{Role::text}, 0.8});
        if (mark == Mark::checked || mark == Mark::refreshed) {
            drawing_.line(x + 1.6, y + 4.2, x + 3.4, y + 6.2, line);
            drawing_.line(x + 3.4, y + 6.2, x + 6.6, y + 1.6, line);
        } else if (mark != Mark::open) {
            drawing_.line(x + 1.7, y + 1.7, x + kPrintedBox - 1.7, y + kPrintedBox - 1.7, line);
            drawing_.line(x + 1.7, y + kPrintedBox - 1.7, x + kPrintedBox - 1.7, y + 1.7, line);
        }
    }

    /// Draws lines of words from this baseline on. Returns the baseline after the last.
    double lines(const std::string& text, double x, double baseline, double room, double size = kPrinted) {
        for (const std::string& line : drawing_.wrapped(text, {size}, room)) {
            drawing_.text(line, x, baseline, {size}, {Role::text});
            baseline += kPrintedLine;
        }
        return baseline;
    }

    double draw_elements(double top) {
        constexpr double kText = kInside + 26;
        double y = top + kPrintedHead + 9;
        for (std::size_t i = 0; i < state_.elements.size(); ++i) {
            const std::size_t first = drawing_.drawn();
            const double above = y - kPrinted;
            const Element& element = state_.elements[i];
            const std::string letter = letters(static_cast<int>(i));
            draw_mark(element.mark, kInside, y);
            drawing_.text(letter, kInside + kPrintedBox + 9, y, {kPrinted + 1, true}, {Role::text}, Ends::middle);
            y = lines(picture::marked(element.text.view()), kText, y, kElementsWide - kText - kInside);
            y = lines(table_.name(element.author), kText, y - 0.5, kElementsWide - kText - kInside, kPrinted - 1) +
                kBetween;
            drawing_.piece(PlaceId(letter), {0, above, kElementsWide, y - kPrinted - above},
                           element_in_words(table_, i), first);
        }
        return y - kPrintedLine + kBetween;
    }

    double draw_questions(double top) {
        constexpr double kLeft = kElementsWide + kApart + kInside, kText = kLeft + 16;
        constexpr double kRoom = kElementsWide + kApart + kQuestionsWide - kText - kInside - kAnswer;
        double y = top + kPrintedHead + 9;
        for (std::size_t i = 0; i < state_.questions.size(); ++i) {
            const std::size_t first = drawing_.drawn();
            const double above = y - kPrinted;
            const Question& question = state_.questions[i];
            drawing_.text(std::to_string(i + 1), kLeft, y, {kPrinted + 1, true}, {Role::text});
            draw_answer(question, y);
            y = lines(picture::marked(question.text.view()), kText, y, kRoom);
            const std::vector<Text> used =
                mapped(elements_of(question), [](int element) { return literally(letters(element)); });
            y = lines(drawing_.translated(say("{elements}, {who}", {{"elements", listed_with_and(used)},
                                                                    {"who", table_.rules.who(question.author)}})),
                      kText, y - 0.5, kRoom, kPrinted - 1) +
                kBetween;
            drawing_.piece(PlaceId::of("question", i + 1),
                           {kLeft - kInside, above, kQuestionsWide, y - kPrinted - above},
                           question_in_words(table_, i), first);
        }
        return y - kPrintedLine + kBetween;
    }

    /// Draws the answer in a box at the right edge. A question that is on the sheet still has an empty one.
    void draw_answer(const Question& question, double baseline) {
        const Rect box{picture::kPaperWidth - kInside - kAnswer + 6, baseline - 10.5, kAnswer - 6, 15};
        const bool gone = question.status == Status::erased || question.status == Status::crossed;
        drawing_.box(box, 3, {},
                     question.answer ? picture::Edge{{Role::text}, 1.1} : picture::Edge{{Role::text}, 0.6, 3, 2});
        if (gone) {
            drawing_.line(box.x + 3, box.y + 7.5, box.right() - 3, box.y + 7.5, {{Role::text}, 1.1});
        } else if (question.answer) {
            drawing_.text(drawing_.translated(side_text(*question.answer)), box.x + box.width / 2, box.y + 10.7,
                          {8.5, true}, {Role::text}, Ends::middle);
        }
    }

    Drawing& drawing_;
    const Table& table_;
    const State& state_;
};

/// Draws a bar that stands for words; words that are gone are hollow and struck out.
void draw_bar(Drawing& drawing, double x, double y, double width, bool gone) {
    drawing.box({x, y - 2.5, width, 5}, 2.5, gone ? document::Colour() : document::Colour{Role::line},
                {{Role::line}, 0.8});
    if (gone) {
        drawing.line(x - 3, y, x + width + 3, y, {{Role::secondary}, 1.4});
    }
}

void draw_small_elements(Drawing& drawing, const Table& table, const Rect& at) {
    drawing.box(at, 6, {Role::surface}, {{Role::line}, 1});
    const auto count = static_cast<double>(std::max<std::size_t>(1, table.state.elements.size()));
    const double step = std::min(24.0, (at.height - 10) / count), side = std::min(15.0, step - 3);
    double y = at.y + 5 + step / 2;
    for (std::size_t i = 0; i < table.state.elements.size(); ++i, y += step) {
        const Mark mark = table.state.elements[i].mark;
        const bool full = mark == Mark::checked, gone = mark >= Mark::crossed;
        const Rect box{at.x + 9, y - side / 2, side, side};
        drawing.box(box, 3,
                    {full                      ? Role::text
                     : mark == Mark::refreshed ? Role::lampfill
                                               : Role::card},
                    {{gone ? Role::line : Role::text}, 1.1});
        if (const Face face{side * 0.72, true, true}; drawing.legible(face.size)) {
            drawing.text(letters(static_cast<int>(i)), box.x + side / 2, y + side * 0.27, face,
                         {full                      ? Role::surface
                          : gone                    ? Role::secondary
                          : mark == Mark::refreshed ? Role::onlampfill
                                                    : Role::text},
                         Ends::middle);
        }
        draw_bar(drawing, at.x + 16 + side, y, at.width - 28 - side - (i % 3 == 1 ? 22 : 6), gone);
    }
}

void draw_small_questions(Drawing& drawing, const Table& table, const Rect& at) {
    drawing.box(at, 6, {Role::surface}, {{Role::line}, 1});
    const auto count = static_cast<double>(std::max<std::size_t>(1, table.state.questions.size()));
    const double step = std::min(36.0, (at.height - 10) / count), size = std::min(14.0, step * 0.62);
    double y = at.y + 5 + step / 2;
    for (std::size_t i = 0; i < table.state.questions.size(); ++i, y += step) {
        const Question& question = table.state.questions[i];
        const bool gone = question.status == Status::erased || question.status == Status::crossed;
        const bool slips = question.status == Status::in_play;
        if (drawing.legible(size)) {
            drawing.text(std::to_string(i + 1), at.x + 18, y + size * 0.36, {size, true, true},
                         {gone ? Role::secondary : Role::text}, Ends::right);
        }
        draw_bar(drawing, at.x + 25, y, at.width - (slips ? 106 : 48), gone);
        if (question.status == Status::answered) {
            drawing.art("mark-saved", at.right() - 14, y, size, {Role::good});
        }
        for (std::size_t side = 0; slips && side < 2; ++side) {
            const double x = at.right() - 70 + 34 * static_cast<double>(side);
            drawing.art(side == 0 ? "slip-yes" : "slip-no", x, y, size, {Role::text});
            if (const auto& owner = question.piles[side].owner) {
                picture::draw_seat(drawing, x + size + 1, y, size * 0.52,
                                   drawing.legible(0.6 * size) ? table.name(*owner) : "", *owner);
            }
        }
    }
}

}  // namespace

double draw_printed(Drawing& drawing, const Table& table) { return PrintedSheets(drawing, table).draw(); }

void draw_small(Drawing& drawing, const Table& table, double width, double height) {
    draw_small_elements(drawing, table, {10, 10, 110, height - 20});
    draw_small_questions(drawing, table, {128, 10, width - 138, height - 20});
}

}  // namespace castalia::muse_story
