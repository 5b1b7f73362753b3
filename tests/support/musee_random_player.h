#pragma once

#include "tests/support/random_player.h"

namespace castalia {

/// Returns two to four players.
Players musee_players(int count);

/// Returns staircases anywhere that the rules allow.
Json musee_stairs(Chance& chance, int players);

/// Returns a settled setup of Musée with any first player and any staircases.
Json musee_setup(Chance& chance, const Players& players, bool match);

/// Returns an event of Musée with anything in it that the schema allows: mostly nonsense.
Json wild_musee(Chance& chance, const Players& players);

}  // namespace castalia
