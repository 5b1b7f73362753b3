#pragma once

#include "core/games/muse_story/muse_story.h"
#include "core/rules/game/playing.h"

namespace castalia::muse_story {

/// Moves cards between deck, hands and discard pile, and adds the consequences to the story, which may be null.
class Dealer : PlayingMoves<Rules, State> {
public:
    using PlayingMoves::PlayingMoves;

    /// Takes so many cards off the deck. If the deck is too small, the discard pile is shuffled or cards are
    /// collected first. Returns how many were taken: fewer only if no card is left anywhere.
    int take(int cards);
    /// Takes cards in the same way and puts them into a hand.
    int draw(Seat seat, int cards);
    void discard_from(Seat seat, int cards);
    /// Moves cards from the table to the discard pile; `seen` are those of them that lay face up.
    void discard(int cards, const std::vector<Card>& seen);

private:
    void shuffle();
    void give_from_hands(int needed);
    void give_from_piles(int needed);
};

}  // namespace castalia::muse_story
