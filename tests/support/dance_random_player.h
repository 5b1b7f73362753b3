#pragma once

#include "tests/support/random_player.h"

namespace castalia {

Players dance_players(int seats);

/// Returns a settled setup of Dance of Muses with any colours and any first player. The sheet tells all or a part of
/// `known` of the nine tiles.
Json dance_setup(Chance& chance, const Players& players, int known);

/// Returns an event of Dance of Muses with anything in it that the schema allows: mostly nonsense.
Json wild_dance(Chance& chance, const Players& players);

}  // namespace castalia
