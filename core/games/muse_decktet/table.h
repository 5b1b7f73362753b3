// The one picture of the table: everything that shows, prints or speaks of it is made of this.
#pragma once

#include "core/games/muse_decktet/muse_decktet.h"
#include "core/parts/decktet_kit.h"

namespace castalia::muse_decktet {

/// Returns the table at the last of these states as one looks at it there. With `plan` it is the plan before the
/// first round.
picture::Picture table(const Rules& rules, std::span<const State> states, std::size_t ply,
                       const picture::Viewport& viewport, bool plan = false);

/// Returns a card of a round in words, "Sketch with 4WL", and one on a table with what it fetches.
Text use_of(Use use, Card card);
Text fetching(const Look& look);

}  // namespace castalia::muse_decktet
