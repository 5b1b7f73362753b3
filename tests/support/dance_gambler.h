#pragma once

#include "tests/support/gambler.h"

namespace castalia {

Players dance_players(int seats);

/// A setup of Dance of Muses, settled: any colours, any first player. Of `known` tiles out of nine the sheet tells
/// something: all of it, or a part.
Json dance_setup(Chance& chance, const Players& players, int known);

/// An event of Dance of Muses with anything in it that the schema allows: mostly nonsense.
Json wild_dance(Chance& chance, const Players& players);

}  // namespace castalia
