#pragma once

#include "core/games/muse_story/muse_story.h"

namespace castalia::muse_story {

/// What the judges of moves ask alike (judge_grounds.cpp). A judge judges moves of its own kind in one state, and
/// looks first for what is impossible, because no ruling helps against it.
class Grounds : protected StateReader<Rules> {
public:
    using StateReader::StateReader;

protected:
    Text narrator() const;
    const Question& asked(int question) const;
    Verdict begun() const;
    Verdict votes_there(const std::optional<Votes>& votes) const;
    Verdict on_sheet(int element) const;
    Verdict written(int question) const;
    Verdict in_play(int question, const char* clause) const;
    Verdict narrators_own(Seat player) const;
    Verdict nothing_running() const;
};

/// Judges the key phrases of the narrator (judge.cpp).
class KeyPhraseJudge : Grounds {
public:
    using Grounds::Grounds;

    Verdict operator()(const Choose& move) const;
    Verdict operator()(const Add& move) const;
    Verdict operator()(const Answer& move) const;
    Verdict operator()(const EndTurn& move) const;

private:
    Verdict key_phrase_time(const std::optional<Seat>& player) const;
    Verdict only_to_chosen(std::optional<int> question) const;
    Verdict choice_impossible(const Choose& move) const;
    Verdict checks(const Choose& move, const Question& question) const;
};

/// Judges everything written or said, phases and counts (judge_writing.cpp).
class WritingJudge : Grounds {
public:
    using Grounds::Grounds;

    Verdict operator()(const Agree& move) const;
    Verdict operator()(const NewElement& move) const;
    Verdict operator()(const NewQuestion& move) const;
    Verdict operator()(const Begin&) const;
    Verdict operator()(const Narrate& move) const;
    Verdict operator()(const Erase& move) const;
    Verdict operator()(const Reach& move) const;
    Verdict operator()(const Adjust& move) const;

private:
    Verdict question_time(Seat player) const;
    Verdict creation_time(Seat player) const;
};

/// Judges vetoes, and what an objection or a veto is about (judge_taking_back.cpp).
class TakingBackJudge : Grounds {
public:
    using Grounds::Grounds;

    Verdict operator()(const Veto& move) const;

    /// Returns why what the topic names is not there; nothing if it is.
    Verdict topic_there(const Topic& of) const;
    /// Returns why a topic that is there cannot be taken back; nothing if it can.
    Verdict can_be_taken_back(const Topic& of) const;
    /// Returns why an objection or a veto cannot take this back; nothing if it can.
    Verdict why_not_take_back(const Topic& of) const {
        const Verdict none = topic_there(of);
        return none ? none : can_be_taken_back(of);
    }
};

/// Judges showdowns, contests and the last hands (judge_stage.cpp).
class StageJudge : Grounds {
public:
    using Grounds::Grounds;

    Verdict operator()(const Show& move) const;
    Verdict operator()(const Tides& move) const;
    Verdict operator()(const StartContest& move) const;
    Verdict operator()(const Flip& move) const;
    Verdict operator()(const Settle& move) const;
    Verdict operator()(const Epilogue& move) const;

private:
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
};

}  // namespace castalia::muse_story
