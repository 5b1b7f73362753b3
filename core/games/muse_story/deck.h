#pragma once

#include "core/games/muse_story/muse_story.h"

namespace castalia::muse_story {

/// Moves cards between deck, hands and discard pile, and tells what that took. The story may be null.
class Dealer {
public:
    Dealer(const Rules& rules, State& state, Story* story) : rules_(rules), state_(state), story_(story) {}

    /// Makes a draw of so many possible, as far as there are cards anywhere, and takes them off the deck. What was
    /// taken may be less than was asked for.
    int take(int cards);
    /// The same into a hand. How many came.
    int draw(Seat seat, int cards);
    void discard_from(Seat seat, int cards);
    /// Cards from the table to the discard pile; those that lay face up are known there.
    void discard(int cards, const std::vector<Card>& seen);

private:
    void shuffle();
    void give_from_hands(int needed);
    void give_from_piles(int needed);

    const Rules& rules_;
    State& state_;
    Story* story_;
};

}  // namespace castalia::muse_story
