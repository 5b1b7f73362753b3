#pragma once

#include "core/games/muse_story/deck.h"

namespace castalia::muse_story {

/// Plays one move. It adds consequences to the story, which may be null and never changes the state. play.cpp has
/// everything written and the key phrases of a turn, play_stage.cpp showdowns, contests and the last hands.
class MovePlayer : PlayingMoves<Rules, State> {
public:
    MovePlayer(const Rules& rules, State& state, Story* story)
        : PlayingMoves(rules, state, story), dealer_(rules, state, story) {}

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
    Question& asked(int question) { return state_.questions[static_cast<std::size_t>(question)]; }
    template <class Why>
    void add_drawn_cards(const char* clause, Seat seat, int cards, Why why) {
        add_consequence(clause, [&] {
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
    void add_hand_consequences();
    void settle_contest(Seat winner);
    /// Takes back the topic of an objection or a veto, as far as it is still there.
    void take_back(const Topic& of);
    void strike_element(int which);
    void erase(int which);
    void strike_words(std::size_t from);
    /// Undoes the last key phrase with its checks and the movements of cards.
    void undo_phrase();
    /// Returns cards to their places, as far as they are still there. No card is lost.
    void return_cards(const State& before, const State& after);
    /// Lets an author whose work was taken back write something in its place.
    void free_place_of(Seat author);
    void settle_showdown(Seat winner);
    static Side winning_side(const Showdown& showdown, Seat winner);
    /// Ends the showdown and the contest and discards all hands.
    void clear_the_table();

    Dealer dealer_;
};

}  // namespace castalia::muse_story
