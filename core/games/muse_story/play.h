#pragma once

#include "core/games/muse_story/deck.h"

namespace castalia::muse_story {

/// Plays one move. What is told goes to the story, which may be null; nothing else depends on it. What is written and
/// what a turn is made of stands in play.cpp, what is fought out in play_stage.cpp.
class MovePlayer {
public:
    MovePlayer(const Rules& rules, State& state, Story* story)
        : rules_(rules), state_(state), story_(story), dealer_(rules, state, story) {}

    void operator()(const Agree& move);
    void operator()(const NewElement& move);
    void operator()(const NewQuestion& move);
    void operator()(const Begin& move);
    void operator()(const Narrate& move);
    void operator()(const Choose& move);
    void operator()(const Add& move);
    void operator()(const Answer& move);
    void operator()(const Show& move);
    void operator()(const Tides& move);
    void operator()(const StartContest& move);
    void operator()(const Flip& move);
    void operator()(const Settle& move);
    void operator()(const EndTurn& move);
    void operator()(const Veto& move);
    void operator()(const Erase& move);
    void operator()(const Reach& move);
    void operator()(const Epilogue& move);
    void operator()(const Adjust& move);

private:
    static std::size_t index(Seat seat) { return static_cast<std::size_t>(seat.index); }
    static std::size_t index(Side side) { return muse_story::index(side); }
    Text who(Seat seat) const { return rules_.who(seat); }
    static Text number(int question) { return literally(question + 1); }
    Seat mover(const std::optional<Seat>& player) const { return player.value_or(state_.narrator.value_or(Seat{0})); }
    Question& asked(int question) { return state_.questions[static_cast<std::size_t>(question)]; }
    /// The words are only made when somebody listens: a replay does not.
    template <class Told>
    void tell(const char* clause, Told told) {
        if (story_ != nullptr) {
            story_->push_back({clause, told()});
        }
    }
    template <class Why>
    void tell_draw(const char* clause, Seat seat, int cards, Why why) {
        tell(clause, [&] {
            return say_count("{who} draws {n}, {why}", "{who} draws {n}, {why}", cards,
                             {{"who", who(seat)}, {"why", why()}});
        });
    }
    void had_chance(Seat seat);
    void acts(Seat seat);
    void pass_to(Seat seat);
    void pay_for(Seat player, const Choose& move);
    void check_off(int which);
    void focus();
    void cross_open_elements();
    void reach_after_choice();
    void reach_when_all_answered();
    void reach_development();
    void reach_climax();
    void reach_epilogue();
    void tell_hands();
    Seat won_by_hand() const;
    void settle_contest(Seat winner);
    /// An objection names what it is against: words that were said, or a key phrase, which has not been entered.
    bool objected_to_words(std::string_view against) const;
    void settle_showdown(Seat winner);
    static Side winning_side(const Showdown& showdown, Seat winner);
    /// After the last hands nothing is fought out any more, and nobody holds a card.
    void clear_the_table();

    const Rules& rules_;
    State& state_;
    Story* story_;
    Dealer dealer_;
};

}  // namespace castalia::muse_story
