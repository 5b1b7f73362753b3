// Judges the narrator's key phrases: whether one may be said, and if not, which clause forbids it.
#include <algorithm>

#include "core/games/muse_story/judge.h"
#include "core/rules/game/line_words.h"

namespace castalia::muse_story {

Verdict KeyPhraseJudge::operator()(const Choose& move) const {
    if (const Verdict never = choice_impossible(move)) {
        return never;
    }
    const Question& question = asked(move.question);
    if (const Verdict early = key_phrase_time(move.player)) {
        return early;
    }
    if (state_.phase == Phase::climax) {
        return forbidden("muse-story.choose.climax",
                         say("The story has reached its Climax: no question is chosen any more"),
                         say("not in the Climax"));
    }
    if (state_.chosen) {
        return forbidden("muse-story.choose.once",
                         say("{who} has chosen question {number} in this turn: add to it or end the turn",
                             {{"who", narrator()}, {"number", question_number(*state_.chosen)}}),
                         say("chosen already"));
    }
    if (questions_in_play(state_) >= kMostInPlay) {
        return forbidden("muse-story.choose.in-play",
                         say("Three questions are in play: one of them has to be answered before another is chosen"),
                         say("three are in play"));
    }
    if (question.author == mover(state_, move.player)) {
        return forbidden("muse-story.choose.own",
                         say("Question {number} was written by {who}: choose one that somebody else wrote",
                             {{"number", question_number(move.question)}, {"who", rules_.who(question.author)}}),
                         say("one’s own question"));
    }
    if (question.status != Status::sheet) {
        return forbidden(
            "muse-story.choose.sheet",
            say("Question {number} is no longer on the sheet", {{"number", question_number(move.question)}}),
            say("not on the sheet"));
    }
    return checks(move, question);
}

Verdict KeyPhraseJudge::operator()(const Add& move) const {
    if (const Verdict none = begun()) {
        return none;
    }
    if (const Verdict out = in_play(move.question, "muse-story.add.in-play")) {
        return out;
    }
    if (state_.showdown && state_.showdown->question == move.question) {
        return impossible(
            "muse-story.add.showdown",
            say("Question {number} is being answered: cards are added face up now, by turning the tides",
                {{"number", question_number(move.question)}}),
            say("in a showdown"));
    }
    const Seat player = mover(state_, move.player);
    if (const Verdict few = hand_too_small(rules_, state_, player, move.from_hand)) {
        return few;
    }
    if (const Verdict early = key_phrase_time(move.player)) {
        return early;
    }
    if (const Verdict other_question = only_to_chosen(move.question)) {
        return other_question;
    }
    if (asked(move.question).piles[index(other(move.answer))].owner == player) {
        return forbidden("muse-story.add.other-side",
                         say("{who} owns {side} of question {number} and can add to that side only",
                             {{"who", rules_.who(player)},
                              {"side", side_text(other(move.answer))},
                              {"number", question_number(move.question)}}),
                         say("owns the other answer"));
    }
    return {};
}

Verdict KeyPhraseJudge::operator()(const Answer& move) const {
    if (const Verdict none = begun()) {
        return none;
    }
    if (state_.showdown) {
        return impossible("muse-story.answer.running",
                          say("Question {number} is being answered: settle that showdown first",
                              {{"number", question_number(state_.showdown->question)}}),
                          say("a showdown runs"));
    }
    if (const Verdict out = in_play(move.question, "muse-story.answer.in-play")) {
        return out;
    }
    for (const Side side : {Side::yes, Side::no}) {
        if (!asked(move.question).piles[index(side)].owner) {
            return impossible("muse-story.answer.owners",
                              say("Nobody owns {side} of question {number}: both answers need an owner",
                                  {{"side", side_text(side)}, {"number", question_number(move.question)}}),
                              say("{side} has no owner", {{"side", side_text(side)}}));
        }
    }
    if (const Verdict early = key_phrase_time(move.player)) {
        return early;
    }
    return only_to_chosen(std::nullopt);
}

Verdict KeyPhraseJudge::operator()(const EndTurn& move) const {
    if (const Verdict none = begun()) {
        return none;
    }
    if (const Verdict early = key_phrase_time(move.player)) {
        return early;
    }
    if (!state_.first_chosen) {
        return forbidden("muse-story.turn.first-choice",
                         say("The first turn cannot end before {who} has chosen a question", {{"who", narrator()}}),
                         say("choose a question first"));
    }
    return {};
}

Verdict KeyPhraseJudge::key_phrase_time(const std::optional<Seat>& player) const {
    if (const Verdict other_player = narrators_own(mover(state_, player))) {
        return other_player;
    }
    if (const Verdict running = nothing_running()) {
        return running;
    }
    if (state_.phase == Phase::epilogue) {
        return forbidden("muse-story.turn.epilogue", say("The last question is answered: the hands are shown now"),
                         say("not in the epilogue"));
    }
    return {};
}

Verdict KeyPhraseJudge::only_to_chosen(std::optional<int> question) const {
    if (state_.chosen && question != state_.chosen) {
        return forbidden("muse-story.turn.after-choice",
                         say("After choosing question {number} only that one can be added to, or the turn ends",
                             {{"number", question_number(*state_.chosen)}}),
                         say("only to question {number}", {{"number", question_number(*state_.chosen)}}));
    }
    return {};
}

Verdict KeyPhraseJudge::choice_impossible(const Choose& move) const {
    if (const Verdict none = begun()) {
        return none;
    }
    if (const Verdict none = written(move.question)) {
        return none;
    }
    if (asked(move.question).status == Status::in_play) {
        return impossible("muse-story.choose.lies",
                          say("Question {number} is in play already", {{"number", question_number(move.question)}}),
                          say("in play already"));
    }
    for (const int element : move.check) {
        if (const Verdict gone = on_sheet(element)) {
            return gone;
        }
    }
    const Seat player = mover(state_, move.player);
    const int held = state_.hand[static_cast<std::size_t>(player.index)];
    if (const int cost = discards_for(move.check.size()); cost > held) {
        return impossible("muse-story.choose.discard",
                          say_count("{who} has to discard {n} card for what cannot be checked and holds {held}",
                                    "{who} has to discard {n} cards for what cannot be checked and holds {held}",
                                    cost, {{"who", rules_.who(player)}, {"held", literally(held)}}),
                          say_count("takes {n} card", "takes {n} cards", cost));
    }
    return {};
}

Verdict KeyPhraseJudge::checks(const Choose& move, const Question& question) const {
    const std::vector<int> own = elements_of(question), free = usable(state_, question);
    for (const int element : move.check) {
        const Fill which{"element", literally(letters(element))};
        if (std::ranges::find(own, element) == own.end()) {
            return forbidden("muse-story.choose.elements",
                             say("{element} is no element of question {number}",
                                 {which, {"number", question_number(move.question)}}),
                             say("{element} is not in it", {which}));
        }
        if (std::ranges::find(free, element) == free.end()) {
            return forbidden("muse-story.choose.used",
                             say("{element} cannot be checked again: a card is discarded in its place", {which}),
                             say("{element} is used", {which}));
        }
    }
    const std::vector<int> way = ways_to_check(state_, question).front();
    if (const auto needed = static_cast<int>(way.size()); std::cmp_not_equal(needed, move.check.size())) {
        std::string example = "choose " + std::to_string(move.question + 1);
        for (const int element : way) {
            example += " " + lowered(letters(element));
        }
        return forbidden(
            "muse-story.choose.check",
            say_count("Question {number} has {n} element to check off, not {checked}: name it, such as {example}",
                      "Question {number} has {n} elements to check off, not {checked}: name them, such as {example}",
                      needed,
                      {{"number", question_number(move.question)},
                       {"example", literally(example)},
                       {"checked", literally(static_cast<long long>(move.check.size()))}}),
            say_count("check {n} element", "check {n} elements", needed));
    }
    return {};
}

namespace {

/// Judges any move, each kind by its own judge.
struct AnyJudge : KeyPhraseJudge, WritingJudge, TakingBackJudge, StageJudge {
    AnyJudge(const Rules& rules, const State& state)
        : KeyPhraseJudge(rules, state),
          WritingJudge(rules, state),
          TakingBackJudge(rules, state),
          StageJudge(rules, state) {}

    using KeyPhraseJudge::operator();
    using WritingJudge::operator();
    using TakingBackJudge::operator();
    using StageJudge::operator();
};

}  // namespace

Verdict Rules::judge(const State& state, const Move& move) const {
    if (state.phase == Phase::over && !std::holds_alternative<Adjust>(move) &&
        !std::holds_alternative<Narrate>(move)) {
        return impossible("muse-story.end.over", say("The game is over"), say("game over"));
    }
    return std::visit(AnyJudge(*this, state), move);
}

}  // namespace castalia::muse_story
