#pragma once

#include "core/games/muse_story/draft.h"
#include "core/games/muse_story/judge.h"

namespace castalia::muse_story {

inline Option option(Json value, Text name, Text hint = {}, Verdict barred = {}) {
    return {std::move(value), std::move(name), std::move(hint), std::move(barred), false};
}

/// What every part of a form looks at: the event in the making, and the state in which it is made.
struct FormGround {
    const Rules& rules;
    const State& state;
    const Draft& draft;
    Seat actor;  ///< The player who acts.

    const std::string& name(Seat one) const { return rules.name(one); }
    const Question& asked(int question) const { return state.questions[static_cast<std::size_t>(question)]; }
};

/// Makes the slots about elements and questions (form_questions.cpp).
class QuestionSlots : FormGround {
public:
    using WhyNot = Verdict (QuestionSlots::*)(int) const;

    explicit QuestionSlots(const FormGround& ground) : FormGround(ground) {}

    void offer_used_elements(Slot& slot, std::size_t place) const;
    Verdict why_not_answer(int question) const;
    Verdict why_not_erase(int question) const;
    Verdict why_not_exclude(int question) const;
    Verdict why_not_choose(int question) const;
    Verdict why_not_add(int question) const;
    void offer_questions(Slot& questions, WhyNot why_not) const;
    /// Asks which other question is excluded by the one that is to be erased, or excludes it. The event erases the
    /// later one of the two, and its note names the earlier one.
    void add_excluded(std::vector<Slot>& slots, int question) const;
    void offer_ways_of_checking(Slot& check) const;
    void offer_piles(Slot& answers) const;
    Slot cards_from_hand() const;

private:
    Option way_to_check(int question, const std::vector<int>& way) const;
};

/// Makes the slots of showdowns, contests and the last hands (form_cards.cpp).
class CardSlots : FormGround {
public:
    explicit CardSlots(const FormGround& ground) : FormGround(ground) {}

    void offer_answers(Slot& answers) const;
    void offer_cards(Slot& slot, const playing::Set& gone, long long least, long long most) const;
    std::vector<Slot> flip() const;
    std::vector<Slot> last_hands(Epilogue& shown, bool& all) const;
    std::vector<Slot> all_contenders() const;

private:
    /// Adds all 52 cards as options; cards that cannot be shown have the reason.
    void add_deck(Slot& slot, const playing::Set& gone) const;
    Option contender(Seat seat, Aim aim, const Verdict& barred) const;
    Slot contenders(std::size_t place) const;
    Slot last_hand(Seat seat, int held) const;
    std::vector<Card> shown_by(Seat seat) const;
};

/// Makes the slots of the topics of objections and vetoes (form_taking_back.cpp).
class TopicSlots : FormGround {
public:
    explicit TopicSlots(const FormGround& ground) : FormGround(ground) {}

    /// Offers the topics of an objection or a veto: the last words, the last key phrase, then the sheets.
    void offer_topics(Slot& topics, std::string_view type) const;
    /// Returns the usual topic of an objection or a veto: the last thing that the narrator did.
    std::optional<Topic> last_done() const;
    /// Returns the words of the topic, for the table to change; null if it has no words.
    Json words_meant() const;
    bool objects() const;  ///< Returns whether anybody in the contest objects.

private:
    Verdict why_not_take_back(const Topic& of, std::string_view type) const;
};

/// Builds the form of one event: its slots, the options of each, their effects, and the reasons against them. It
/// fills the slots of words and players itself (form.cpp).
class FormBuilder : FormGround {
public:
    explicit FormBuilder(const FormGround& ground)
        : FormGround(ground), questions_(ground), cards_(ground), topics_(ground) {}

    std::vector<Slot> slots() const;

private:
    void fill(Slot& slot, std::string_view type) const;
    /// Leaves out the slots that are not needed yet and adds those that the declaration cannot know.
    void complete(std::vector<Slot>& slots, std::string_view type) const;

    static void offer_agreements(Slot& what);
    void offer_votes(Slot& votes) const;
    void offer_outcomes(Slot& outcomes) const;
    /// Offers these players, or all if none is given.
    void offer_players(Slot& slot, const std::vector<Seat>& some) const;
    void offer_by_chance(Slot& slot, const std::vector<Seat>& some) const;
    void offer_authors(Slot& authors, bool of_element) const;
    void offer_listeners(Slot& listeners) const;
    static void offer_sample_elements(Slot& texts);
    static void offer_vetoes(Slot& texts);
    static void offer_kinds(Slot& kinds);
    void offer_later_phases(Slot& phases) const;

    QuestionSlots questions_;
    CardSlots cards_;
    TopicSlots topics_;
};

}  // namespace castalia::muse_story
