// Judges everything written or said: elements, questions, narration, agreements, vetoes, phases, counts.
#include <algorithm>

#include "core/games/muse_story/judge.h"

namespace castalia::muse_story {

Verdict WritingJudge::operator()(const Agree& move) const {
    if (const Verdict votes = votes_there(move.votes)) {
        return votes;
    }
    if (state_.phase != Phase::setup) {
        return forbidden("muse-story.agree.time", say("Conduct, genre and tone are agreed before the story begins"),
                         say("before the story"));
    }
    return {};
}

Verdict WritingJudge::operator()(const NewElement& move) const {
    if (state_.phase == Phase::setup) {
        if (missing_elements(state_, move.player) == 0) {
            return forbidden("muse-story.setup.elements",
                             say("{who} has written two elements already, and each player writes two",
                                 {{"who", rules_.who(move.player)}}),
                             say("has written two"));
        }
        return {};
    }
    if (state_.phase >= Phase::development) {
        return forbidden("muse-story.element.development",
                         say("No element is created any more once the story has reached Development"),
                         say("not after Development"));
    }
    return creation_time(move.player);
}

Verdict WritingJudge::operator()(const NewQuestion& move) const {
    for (const int element : move.elements) {
        if (const Verdict gone = on_sheet(element)) {
            return gone;
        }
    }
    if (const Verdict early = question_time(move.player)) {
        return early;
    }
    for (const int element : move.elements) {
        if (const Verdict unfit = element_refused(rules_, state_, move.player, element)) {
            return unfit;
        }
    }
    return {};
}

Verdict WritingJudge::operator()(const Begin&) const {
    if (state_.phase != Phase::setup) {
        return impossible("muse-story.begin.once",
                          say("The story has begun already, with {who} narrating", {{"who", narrator()}}),
                          say("has begun"));
    }
    return {};
}

Verdict WritingJudge::operator()(const Narrate& move) const {
    if (!state_.narrator) {
        return forbidden("muse-story.narrate.time",
                         say("Nobody narrates before the story begins: name the first narrator"),
                         say("after the beginning"));
    }
    if (move.player != *state_.narrator && state_.phase == Phase::over) {
        return forbidden("muse-story.narrate.epilogue",
                         say("{who} alone narrates the epilogue", {{"who", narrator()}}),
                         say("{who} narrates", {{"who", narrator()}}));
    }
    if (move.interject && move.player == *state_.narrator) {
        return forbidden("muse-story.narrate.interject",
                         say("{who} narrates: only a listener interjects something", {{"who", narrator()}}),
                         say("narrates"));
    }
    return move.interject ? Verdict() : narrators_own(move.player);
}

Verdict WritingJudge::operator()(const Erase& move) const {
    if (const Verdict none = written(move.question)) {
        return none;
    }
    const Status status = asked(move.question).status;
    if (status == Status::erased) {
        return impossible("muse-story.erase.once",
                          say("Question {number} is erased already", {{"number", question_number(move.question)}}),
                          say("erased already"));
    }
    if (status == Status::answered) {
        return forbidden("muse-story.erase.answered",
                         say("Question {number} has been answered: what was told stays told",
                             {{"number", question_number(move.question)}}),
                         say("answered already"));
    }
    return {};
}

Verdict WritingJudge::operator()(const Reach& move) const {
    if (const Verdict none = begun()) {
        return none;
    }
    if (move.to <= state_.phase) {
        return impossible("muse-story.phase.forward",
                          say("The story only goes forward, and it has come that far already"),
                          say("reached already"));
    }
    return nothing_running();
}

Verdict WritingJudge::operator()(const Adjust& move) const {
    if (move.what != Adjust::What::answer) {
        return {};
    }
    if (const Verdict none = written(move.question)) {
        return none;
    }
    return in_play(move.question, "muse-story.adjust.in-play");
}

Verdict WritingJudge::question_time(Seat player) const {
    if (state_.phase == Phase::setup) {
        if (missing_questions(state_, player) == 0) {
            return forbidden("muse-story.setup.questions",
                             say("{who} has written a question already, and each player writes one",
                                 {{"who", rules_.who(player)}}),
                             say("has written one"));
        }
        return {};
    }
    if (state_.phase >= Phase::climax) {
        return forbidden("muse-story.question.climax",
                         say("No question is created any more once the story has reached its Climax"),
                         say("not after the Climax"));
    }
    return creation_time(player);
}

Verdict WritingJudge::creation_time(Seat player) const {
    if (!state_.in_between) {
        return forbidden(
            "muse-story.in-between.time",
            say("Elements and questions are created when narration passes on, before the next narrator acts"),
            say("only in between turns"));
    }
    if (player == state_.outgoing) {
        return forbidden("muse-story.in-between.listener",
                         say("{who} narrated until now, and only listeners create something in between",
                             {{"who", rules_.who(player)}}),
                         say("was the narrator"));
    }
    if (!may_create(state_, player)) {
        return forbidden(
            "muse-story.in-between.once",
            state_.phase == Phase::introduction
                ? say("{who} has created something already: one element or one question each",
                      {{"who", rules_.who(player)}})
                : say("{who} has created something already: one question each", {{"who", rules_.who(player)}}),
            say("has had a chance"));
    }
    return {};
}

}  // namespace castalia::muse_story
