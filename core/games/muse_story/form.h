#pragma once

#include "core/games/muse_story/draft.h"
#include "core/games/muse_story/judge.h"

namespace castalia::muse_story {

inline Slot slot(FieldPath field, Slot::Kind kind, Text label, bool optional = false) {
    return {std::move(field), kind, std::move(label), {}, 0, 0, optional};
}
inline Option option(Json value, Text name, Text hint = {}, Verdict barred = {}) {
    return {std::move(value), std::move(name), std::move(hint), std::move(barred), false};
}

/// Builds the form of one event: its slots, what may fill each of them, what that would lead to, and why not.
/// form.cpp has the words and the players, form_questions.cpp the questions, form_cards.cpp the cards and contests.
class FormBuilder {
public:
    FormBuilder(const Rules& rules, const State& state, const Json& draft)
        : rules_(rules), state_(state), draft_(draft, rules, state), seat_(mover(state, draft_.player())) {}

    std::vector<Slot> slots() const;

private:
    using Form = std::vector<Slot> (FormBuilder::*)() const;
    using WhyNot = Verdict (FormBuilder::*)(int) const;

    const std::string& name(Seat seat) const { return rules_.names.at(static_cast<std::size_t>(seat.index)); }
    const Question& asked(int question) const { return state_.questions[static_cast<std::size_t>(question)]; }

    std::vector<Slot> agree() const;
    std::vector<Slot> element() const;
    std::vector<Slot> begin() const;
    std::vector<Slot> narrate() const;
    std::vector<Slot> veto() const;
    std::vector<Slot> phase() const;
    std::vector<Slot> adjust() const;
    static Slot short_words(FieldPath field, Text label);
    static Slot long_words(FieldPath field, Text label);
    static Slot agreed();
    Slot votes() const;
    Slot outcomes() const;
    /// Returns a choice of these players, or of all where none is given.
    Slot players(FieldPath field, Text label, const std::vector<Seat>& some) const;
    Slot by_chance(FieldPath field, Text label, const std::vector<Seat>& some) const;
    Slot authors(Text label) const;
    static Slot kinds();
    Slot later_phases() const;
    Slot counted() const;

    std::vector<Slot> new_question() const;
    std::vector<Slot> answer() const;
    std::vector<Slot> erase() const;
    std::vector<Slot> choose() const;
    std::vector<Slot> add() const;
    Slot used_element(std::size_t place) const;
    Verdict why_not_answer(int question) const;
    Verdict why_not_erase(int question) const;
    Verdict why_not_choose(int question) const;
    Verdict why_not_add(int question) const;
    Slot questions(WhyNot why_not) const;
    Option way_to_check(int question, const std::vector<int>& way) const;

    std::vector<Slot> show() const;
    std::vector<Slot> tides() const;
    std::vector<Slot> contest() const;
    std::vector<Slot> flip() const;
    std::vector<Slot> settle() const;
    std::vector<Slot> epilogue() const;
    /// Adds all 52 cards as options; those that cannot be shown say why.
    void add_deck(Slot& slot, const playing::Set& gone) const;
    Slot cards(FieldPath field, Text label, const playing::Set& gone, long long least, long long most) const;
    Option contender(Seat seat, Aim aim, const Verdict& barred) const;
    Slot contenders(std::size_t place) const;
    Slot last_hand(Seat seat, int held) const;
    std::vector<Card> shown_by(Seat seat) const;

    const Rules& rules_;
    const State& state_;
    Draft draft_;
    Seat seat_;  ///< Of the player who acts.
};

}  // namespace castalia::muse_story
