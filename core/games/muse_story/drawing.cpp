// Draws the sheets of the story: the elements and the questions, as players have them before them.
#include <algorithm>

#include "core/games/muse_story/muse_story.h"
#include "core/parts/table_drawing.h"

namespace castalia::muse_story {

namespace {

using Edge = document::Shape::Side;

constexpr double kElements = 196, kApart = 12, kQuestions = kDrawingWidth - kElements - kApart;
constexpr double kInside = 8, kHead = 20, kLine = 10.5, kBetween = 6, kSize = 8, kLetter = 4.25;
constexpr double kAnswer = 34, kBox = 8;

class SheetsDrawing {
public:
    SheetsDrawing(const Rules& rules, const State& state, const Tell& tell)
        : rules_(rules), state_(state), tell_(tell) {}

    document::Figure figure() {
        double top = 0;
        for (const auto& [label, agreed] : {std::pair(say("Genre"), &state_.genre), {say("Tone"), &state_.tone}}) {
            if (!agreed->empty()) {
                top += 11;
                sketch_.words(document::cut_to(tell_(say("{label}: {words}",
                                                         {{"label", label}, {"words", literally(agreed->view())}})),
                                               columns(kDrawingWidth)),
                              0, top - 3, Edge::left, kSize);
            }
        }
        top += top > 0 ? 4 : 1;
        const double first = elements(top), second = questions(top);
        const double end = std::max(first, second);
        sheet(0, kElements, top, end - top, say("Elements"));
        sheet(kElements + kApart, kQuestions, top, end - top, say("Questions"));
        return table_figure(std::move(sketch_), end + 1, state_.phase == Phase::over, tell_);
    }

private:
    static std::size_t columns(double room) { return static_cast<std::size_t>(room / kLetter); }

    void sheet(double x, double width, double y, double high, const Text& title) {
        sketch_.box(x + 0.5, y, width - 1, high, 4, 0.7);
        sketch_.words(tell_(title), x + kInside, y + 14, Edge::left, 10, true);
    }

    /// Draws the box before an element, ticked if it was checked off and crossed if it was crossed out.
    void mark(Mark mark, double x, double baseline) {
        const double y = baseline - kBox + 1;
        sketch_.box(x, y, kBox, kBox, 1.5, 0.8);
        if (mark == Mark::checked || mark == Mark::refreshed) {
            sketch_.line(x + 1.6, y + 4.2, 1.8, 2, 1.1);
            sketch_.line(x + 3.4, y + 6.2, 3.2, -4.6, 1.1);
        } else if (mark != Mark::open) {
            sketch_.line(x + 1.7, y + 1.7, kBox - 3.4, kBox - 3.4, 1.1);
            sketch_.line(x + 1.7, y + kBox - 1.7, kBox - 3.4, 3.4 - kBox, 1.1);
        }
    }

    /// Draws lines of words from this baseline on. Returns the baseline after the last.
    double lines(const std::string& text, double x, double baseline, double room, double size = kSize) {
        for (const std::string& line : document::wrapped(text, columns(room))) {
            sketch_.words(line, x, baseline, Edge::left, size);
            baseline += kLine;
        }
        return baseline;
    }

    double elements(double top) {
        constexpr double kText = kInside + 26;
        double y = top + kHead + 9;
        for (std::size_t i = 0; i < state_.elements.size(); ++i) {
            const Element& element = state_.elements[i];
            mark(element.mark, kInside, y);
            sketch_.words(letters(static_cast<int>(i)), kInside + kBox + 9, y, Edge::middle, kSize + 1, true);
            y = lines(std::string(element.text.view()), kText, y, kElements - kText - kInside);
            y = lines(author(element.author), kText, y - 0.5, kElements - kText - kInside, kSize - 1) + kBetween;
        }
        return y - kLine + kBetween;
    }

    double questions(double top) {
        constexpr double kLeft = kElements + kApart + kInside, kText = kLeft + 16;
        constexpr double kRoom = kElements + kApart + kQuestions - kText - kInside - kAnswer;
        double y = top + kHead + 9;
        for (std::size_t i = 0; i < state_.questions.size(); ++i) {
            const Question& question = state_.questions[i];
            sketch_.words(std::to_string(i + 1), kLeft, y, Edge::left, kSize + 1, true);
            answer(question, y);
            y = lines(std::string(question.text.view()), kText, y, kRoom);
            std::vector<Text> used;
            for (const int element : elements_of(question)) {
                used.push_back(literally(letters(element)));
            }
            y = lines(tell_(say("{elements}, {who}",
                                {{"elements", listed_with_and(used)}, {"who", rules_.who(question.author)}})),
                      kText, y - 0.5, kRoom, kSize - 1) +
                kBetween;
        }
        return y - kLine + kBetween;
    }

    /// Draws the answer in a box at the right edge. A question that is on the sheet still has an empty one.
    void answer(const Question& question, double baseline) {
        const double x = kDrawingWidth - kInside - kAnswer + 6, y = baseline - 10.5;
        const bool gone = question.status == Status::erased || question.status == Status::crossed;
        document::Shape& box = sketch_.box(x, y, kAnswer - 6, 15, 3, question.answer ? 1.1 : 0.6);
        if (!question.answer) {
            box.dashes = {3, 2};
        }
        if (gone) {
            sketch_.line(x + 3, y + 7.5, kAnswer - 12, 0, 1.1);
        } else if (question.answer) {
            sketch_.words(tell_(side_text(*question.answer)), x + (kAnswer - 6) / 2, y + 10.7, Edge::middle, 8.5,
                          true);
        }
    }

    std::string author(Seat seat) const { return rules_.names[static_cast<std::size_t>(seat.index)]; }

    const Rules& rules_;
    const State& state_;
    const Tell& tell_;
    document::Sketch sketch_;
};

}  // namespace

document::Figure drawn_sheets(const Rules& rules, const State& state, const Tell& tell) {
    return SheetsDrawing(rules, state, tell).figure();
}

}  // namespace castalia::muse_story
