#pragma once

#include "tests/support/random_player.h"

namespace castalia {

/// Returns three or four players.
Players muse_players(int seats);

/// Returns an event of Muse with anything in it that the schema allows: mostly nonsense.
Json wild_muse(Chance& chance, const Players& players);

}  // namespace castalia
