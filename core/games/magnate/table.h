// The one picture of the table: everything that shows, prints or speaks of it is made of this.
#pragma once

#include "core/games/magnate/magnate.h"
#include "core/parts/decktet_kit.h"

namespace castalia::magnate {

/// What lies beside the districts before the first move, as far as it is settled.
struct Deal {
    std::array<std::string, 2> crowns{"???", "???"};  ///< The letters of each player's Crowns.
    std::optional<Seat> first;
    int pile = 0;
};

/// Returns the table as one looks at it there. With a deal it is the plan before the first move.
picture::Picture table(const Rules& rules, const State& state, const picture::Viewport& viewport,
                       const Deal* deal = nullptr);

/// Returns what lies on a card's place, in words: a deed with its tokens.
Text card_in_words(Card card, const CardState& known);

}  // namespace castalia::magnate
