// Judges vetoes and the topics of vetoes and objections: whether they may be taken back.
#include <algorithm>

#include "core/games/muse_story/judge.h"

namespace castalia::muse_story {

Verdict TakingBackJudge::operator()(const Veto& move) const {
    if (const Verdict votes = votes_there(move.votes)) {
        return votes;
    }
    if (move.of) {
        if (const Verdict none = topic_there(*move.of)) {
            return none;
        }
    }
    const bool stopped = takes_back(move.outcome);
    if (move.votes && !tied(*move.votes) && stopped != carried(*move.votes)) {
        return forbidden(
            "muse-story.veto.majority",
            say("The majority decides a veto: {for} for it, {against} against",
                {{"for", literally(move.votes->in_favour)}, {"against", literally(move.votes->against)}}),
            say("against the majority"));
    }
    return move.of && stopped ? can_be_taken_back(*move.of) : Verdict();
}

Verdict TakingBackJudge::topic_there(const Topic& of) const {
    switch (of.what) {
        case Topic::What::element: {
            if (const Verdict none = on_sheet(of.which)) {
                return none;
            }
            if (state_.elements[static_cast<std::size_t>(of.which)].mark == Mark::struck) {
                return impossible(
                    "muse-story.take-back.once",
                    say("{element} has been taken back already", {{"element", literally(letters(of.which))}}),
                    say("taken back already"));
            }
            return {};
        }
        case Topic::What::question: {
            if (const Verdict none = written(of.which)) {
                return none;
            }
            if (asked(of.which).status == Status::erased) {
                return impossible("muse-story.erase.once",
                                  say("Question {number} is erased already", {{"number", question_number(of.which)}}),
                                  say("erased already"));
            }
            return {};
        }
        case Topic::What::sentence:
        case Topic::What::narration:
            if (state_.said.empty()) {
                return impossible("muse-story.take-back.words", say("Nothing has been told that could be taken back"),
                                  say("nothing was told"));
            }
            return {};
        default: return {};
    }
}

Verdict TakingBackJudge::can_be_taken_back(const Topic& of) const {
    if (of.what == Topic::What::element) {
        const bool in_force = std::ranges::any_of(state_.questions, [&](const Question& question) {
            return question.status != Status::erased && question.status != Status::crossed &&
                   std::ranges::find(question.elements, of.which) != question.elements.end();
        });
        if (in_force) {
            return forbidden("muse-story.take-back.element",
                             say("{element} is part of a question, which would have to be taken back first",
                                 {{"element", literally(letters(of.which))}}),
                             say("part of a question"));
        }
    } else if (of.what == Topic::What::question && asked(of.which).status == Status::answered) {
        return forbidden("muse-story.erase.answered",
                         say("Question {number} has been answered: what was told stays told",
                             {{"number", question_number(of.which)}}),
                         say("answered already"));
    } else if (is_key_phrase(of.what) && !state_.phrase.is(of.what)) {
        return forbidden("muse-story.take-back.phrase",
                         say("This is not the last key phrase, or other events followed it: correct its own line"),
                         say("not the last one"));
    }
    return {};
}

}  // namespace castalia::muse_story
