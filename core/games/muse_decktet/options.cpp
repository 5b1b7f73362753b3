// The new-session form: what the table settles before the first round.
#include "core/games/muse_decktet/muse_decktet.h"

namespace castalia::muse_decktet {

std::vector<Slot> setup_form(const Players& players, const Json&) {
    Slot deck{"deck", Slot::Kind::place, say("Deck"), {}, 0, 0, true};
    const bool four = players.names.size() == kMostPlayers;
    deck.options = {
        {"basic",
         say("Basic"),
         four ? say("36 cards, a draw pile of 20; 8 coins of each suit in the economy")
              : say("36 cards, a draw pile of 24; 7 coins of each suit in the economy"),
         {},
         false},
        {"extended",
         say("Extended"),
         say("44 cards: with the four Pawns and the four Courts, without the Excuse"),
         {},
         false},
    };
    return {std::move(deck)};
}

}  // namespace castalia::muse_decktet
