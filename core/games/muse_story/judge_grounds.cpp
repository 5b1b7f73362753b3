// What the judges of this game ask alike.
#include "core/games/muse_story/judge.h"

namespace castalia::muse_story {

Text Grounds::narrator() const { return rules_.who(state_.narrator.value_or(Seat{0})); }

const Question& Grounds::asked(int question) const { return state_.questions[static_cast<std::size_t>(question)]; }

Verdict Grounds::begun() const {
    if (state_.phase == Phase::setup) {
        return impossible("muse-story.turn.begun", say("The story has not begun: name the first narrator"),
                          say("not begun yet"));
    }
    return {};
}

Verdict Grounds::written(int question) const {
    if (std::cmp_greater_equal(question, state_.questions.size())) {
        return impossible("muse-story.question.there",
                          say("There is no question {number} on the sheet", {{"number", question_number(question)}}),
                          say("no such question"));
    }
    return {};
}

Verdict Grounds::in_play(int question, const char* clause) const {
    if (const Verdict none = written(question)) {
        return none;
    }
    if (asked(question).status != Status::in_play) {
        return impossible(clause, say("Question {number} is not in play", {{"number", question_number(question)}}),
                          say("not in play"));
    }
    return {};
}

Verdict Grounds::narrators_own(Seat player) const {
    if (player != *state_.narrator) {
        return forbidden("muse-story.turn.narrator", say("{who} narrates now", {{"who", narrator()}}),
                         say("{who} narrates", {{"who", narrator()}}));
    }
    return {};
}

Verdict Grounds::nothing_running() const {
    if (state_.contest) {
        return forbidden("muse-story.turn.contest", say("A contest is running: settle it first"),
                         say("after the contest"));
    }
    if (state_.showdown) {
        return forbidden("muse-story.turn.showdown",
                         say("Question {number} is being answered: settle the showdown first",
                             {{"number", question_number(state_.showdown->question)}}),
                         say("after the showdown"));
    }
    return {};
}

Verdict Grounds::votes_there(const std::optional<Votes>& votes) const {
    if (votes && votes->in_favour + votes->against > rules_.players()) {
        return impossible(
            "muse-story.votes.number",
            say_count("{n} vote was counted, more than there are players",
                      "{n} votes were counted, more than there are players", votes->in_favour + votes->against),
            say("more votes than players"));
    }
    return {};
}

Verdict Grounds::on_sheet(int element) const {
    if (std::cmp_greater_equal(element, state_.elements.size())) {
        return impossible(
            "muse-story.element.there",
            say("There is no element {element} on the sheet", {{"element", literally(letters(element))}}),
            say("no such element"));
    }
    return {};
}

}  // namespace castalia::muse_story
