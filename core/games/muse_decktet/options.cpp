// The new-session form: the choices that the table makes before the first round.
#include <algorithm>

#include "core/games/muse_decktet/muse_decktet.h"

namespace castalia::muse_decktet {

namespace {

/// Returns what a deck means at this table: its cards, and the coins and the pile at the start. While the table is
/// being filled in there may be too few or too many players; the nearest size of a table counts then.
Text deck_hint(bool extended, std::vector<std::string> names) {
    names.resize(std::clamp(names.size(), kLeastPlayers, kMostPlayers));
    const Rules rules{Setup{extended}, std::move(names)};
    const State start = rules.start();
    const std::vector<Fill> fills{{"cards", literally(rules.deck_size())},
                                  {"pile", literally(start.draw_pile)},
                                  {"coins", literally(start.economy[Suit::moons])}};
    return extended ? say("{cards} cards: with the four Pawns and the four Courts, without the Excuse", fills)
                    : say("{cards} cards, a draw pile of {pile}; {coins} coins of each suit in the economy", fills);
}

}  // namespace

std::vector<Slot> setup_form(const Players& players, const Json&) {
    Slot deck{"deck", Slot::Kind::place, say("Deck"), {}, 0, 0, true};
    deck.options = {{"basic", say("Basic"), deck_hint(false, players.names), {}, false},
                    {"extended", say("Extended"), deck_hint(true, players.names), {}, false}};
    return {std::move(deck)};
}

}  // namespace castalia::muse_decktet
