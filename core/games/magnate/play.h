#pragma once

#include "core/games/magnate/magnate.h"
#include "core/rules/game/playing.h"

namespace castalia::magnate {

/// A table while a move is played. Its state changes, and the consequences are added to the story, which may be null.
/// The story never changes the state.
class MagnateTable : protected PlayingMoves<Rules, State> {
public:
    using PlayingMoves::PlayingMoves;

    // income.cpp
    void pay_income(int die);

    // pile.cpp
    bool something_to_draw() const;
    bool draw_card(Seat seat);
    void discard(Card card);
    void end_turn();

protected:
    static std::size_t index(Seat seat) { return static_cast<std::size_t>(seat.index); }
    static Text letter(Suit suit) { return literally(std::string(1, decktet::letter(suit))); }

    // A count at its limit, which an `adjust` can reach, does not grow.
    static void add_to(int& count, int more) { count = std::min<int>(kMostCounted, count + more); }

    void take(Seat seat, const Purse& won) {
        for (const Suit suit : decktet::kSuits) {
            add_to(state_.tokens[index(seat)][suit], won[suit]);
        }
    }

private:
    void pay_crowns();
    void pay_properties(Seat seat, int die);
    void pay_property(Seat seat, Card card, CardState& known);
    void reshuffle();
    void run_out(Seat drawer);
    void end_game();
};

}  // namespace castalia::magnate
