// What the stage is about.
#include <algorithm>

#include "core/games/muse_story/table_parts.h"

namespace castalia::muse_story {

namespace {

using document::Role;
using Ends = document::Shape::Side;

/// Returns the question that is answered; null if something else is fought for.
const Question* answered(const Table& table) {
    const State& state = fought(table);
    const bool answering = table.state.phase != Phase::over && !state.contest && state.showdown;
    return answering ? &state.questions[static_cast<std::size_t>(state.showdown->question)] : nullptr;
}

/// Returns what is fought for: the question that is answered, or what a contest is about.
std::string stage_heading(const Drawing& drawing, const Table& table) {
    const State& state = fought(table);
    if (const Question* question = answered(table)) {
        return picture::marked(question->text.view());
    }
    if (table.state.phase == Phase::over) {
        return drawing.translated(table.state.by_chance ? say("The last hands: chance decided")
                                                        : say("The last hands"));
    }
    if (state.contest->of) {
        return drawing.translated(say("An objection to {what}", {{"what", topic_text(*state.contest->of)}}));
    }
    return drawing.translated(
        state.contest->against.empty()
            ? say("A contest for the story")
            : say("A contest against “{words}”", {{"words", literally(state.contest->against.view())}}));
}

}  // namespace

double draw_heading(Drawing& drawing, const Table& table, const Rect& at) {
    const Measures& sizes = table.sizes;
    const std::size_t first = drawing.drawn();
    const Question* question = answered(table);
    const std::size_t number =
        question == nullptr ? 0 : static_cast<std::size_t>(fought(table).showdown->question) + 1;
    double x = at.x, right = at.right();
    const double middle = at.y + 0.88 * sizes.title;
    if (question != nullptr) {
        const Face face{std::max(0.88 * sizes.number, sizes.letter), true, true};
        const double radius = 0.87 * face.size;
        drawing.ring(x + radius, middle, radius, {Role::text});
        drawing.text(std::to_string(number), x + radius, middle + 0.35 * face.size, face, {Role::surface},
                     Ends::middle);
        x += 2 * radius + 12;
    }
    const bool lettered = question != nullptr && sizes.captions;
    if (lettered) {
        draw_author(drawing, table, right - sizes.disc, middle, question->author);
        right -= 2 * sizes.disc + 9;
        const std::string asked = drawing.translated(say("asked by"));
        const double width = drawing.width(asked, {sizes.small});
        const double letters = static_cast<double>(elements_of(*question).size()) * (sizes.badge + 4) + 8;
        if (right - width - letters - x > 300) {
            drawing.text(asked, right, middle + 4.5, {sizes.small}, {Role::secondary}, Ends::right);
            right -= width + 12;
        }
        right -= letters;
    }
    const std::string heading = stage_heading(drawing, table);
    Face face{sizes.title, true, true};
    std::vector<std::string> lines = drawing.wrapped(heading, face, right - x);
    while (lines.size() > 2 && face.size > 0.74 * sizes.title && sizes.captions) {
        face.size -= 0.5;
        lines = drawing.wrapped(heading, face, right - x);
    }
    double baseline = middle + 0.35 * face.size;
    for (const std::string& line : lines) {
        drawing.text(line, x, baseline, face, {Role::text});
        baseline += face.size * 1.3;
    }
    const double height = 1.76 * sizes.title + face.size * 1.3 * static_cast<double>(lines.size() - 1);
    if (lettered) {
        const double after = lines.size() == 1 ? x + drawing.width(lines.front(), face) + 10 : right + 4;
        draw_letters(drawing, table, *question, after, middle);
    }
    if (question != nullptr) {
        drawing.piece(PlaceId::of("question", number), {at.x, at.y, at.width, height},
                      question_in_words(table, number - 1), first);
    }
    return height;
}

}  // namespace castalia::muse_story
