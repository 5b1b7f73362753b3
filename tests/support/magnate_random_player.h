#pragma once

#include "tests/support/random_player.h"

namespace castalia {

/// Returns a settled setup of Magnate with any first player, deal of Crowns and order of districts.
Json magnate_setup(Chance& chance, const Players& players, const std::string& deck, bool replace_ace,
                   bool revised_aces, bool each_suit);

/// Returns an event of Magnate with anything in it that the schema allows: mostly nonsense.
Json wild_magnate(Chance& chance, const Players& players);

}  // namespace castalia
