#pragma once

#include "core/games/muse_story/muse_story.h"

namespace castalia::muse_story {

/// Judges one move in one state. Every overload looks first for what is impossible, because no ruling helps against
/// it. judge.cpp has the key phrases of a turn, judge_writing.cpp everything written or said, judge_taking_back.cpp
/// vetoes and their topics, judge_stage.cpp showdowns and contests, judge_common.cpp the rules that prompts and forms
/// also use.
class Judge {
public:
    Judge(const Rules& rules, const State& state) : rules_(rules), state_(state) {}

    Verdict operator()(const Agree& move) const;
    Verdict operator()(const NewElement& move) const;
    Verdict operator()(const NewQuestion& move) const;
    Verdict operator()(const Begin&) const;
    Verdict operator()(const Narrate& move) const;
    Verdict operator()(const Choose& move) const;
    Verdict operator()(const Add& move) const;
    Verdict operator()(const Answer& move) const;
    Verdict operator()(const Show& move) const;
    Verdict operator()(const Tides& move) const;
    Verdict operator()(const StartContest& move) const;
    Verdict operator()(const Flip& move) const;
    Verdict operator()(const Settle& move) const;
    Verdict operator()(const EndTurn& move) const;
    Verdict operator()(const Veto& move) const;
    Verdict operator()(const Erase& move) const;
    Verdict operator()(const Reach& move) const;
    Verdict operator()(const Epilogue& move) const;
    Verdict operator()(const Adjust& move) const;

    /// Returns why an objection or a veto cannot take this back; nothing if it can.
    Verdict why_not_take_back(const Topic& of) const {
        const Verdict none = topic_there(of);
        return none ? none : can_be_taken_back(of);
    }

private:
    Text narrator() const;
    const Question& asked(int question) const;
    Verdict begun() const;
    Verdict votes_there(const std::optional<Votes>& votes) const;
    Verdict on_sheet(int element) const;
    Verdict written(int question) const;
    Verdict in_play(int question, const char* clause) const;
    Verdict topic_there(const Topic& of) const;
    Verdict can_be_taken_back(const Topic& of) const;
    Verdict narrators_own(Seat player) const;
    Verdict nothing_running() const;
    Verdict key_phrase_time(const std::optional<Seat>& player) const;
    Verdict only_to_chosen(std::optional<int> question) const;
    Verdict question_time(Seat player) const;
    Verdict creation_time(Seat player) const;
    Verdict choice_impossible(const Choose& move) const;
    Verdict checks(const Choose& move, const Question& question) const;
    Verdict unplaced(const std::vector<Card>& cards, playing::Set taken) const;
    static Refusal nothing_to_settle();
    Verdict showdown_runs() const;
    Verdict contest_impossible(const StartContest& move) const;
    /// Returns why it is too late to object to the last key phrase, because its effects are entered.
    Verdict objection_too_late(const StartContest& move) const;
    Verdict first_cards(const Flip& move) const;
    /// Refuses the first cards if no card is left for the narrator after the others have put theirs down.
    Verdict something_to_draw(int put_down) const;
    Verdict winner_named(const std::optional<Seat>& winner, const std::vector<Seat>& tied, const char* clause,
                         const char* tie_clause) const;
    Verdict hands_shown(const Epilogue& move) const;

    const Rules& rules_;
    const State& state_;
};

}  // namespace castalia::muse_story
