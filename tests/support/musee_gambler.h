#pragma once

#include "tests/support/gambler.h"

namespace castalia {

/// Two to four names.
Players musee_players(int count);

/// Staircases as the rules allow them, anywhere.
Json musee_stairs(Chance& chance, int players);

/// A setup of Musée, settled: any first player, any staircases.
Json musee_setup(Chance& chance, const Players& players, bool match);

/// An event of Musée with anything in it that the schema allows: mostly nonsense.
Json wild_musee(Chance& chance, const Players& players);

}  // namespace castalia
