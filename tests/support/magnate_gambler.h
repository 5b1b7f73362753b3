#pragma once

#include "tests/support/gambler.h"

namespace castalia {

/// A setup of Magnate, settled: any first player, deal of Crowns, order of districts.
Json magnate_setup(Chance& chance, const Players& players, const std::string& deck, bool replace_ace,
                   bool revised_aces, bool each_suit);

/// An event of Magnate with anything in it that the schema allows: mostly nonsense.
Json wild_magnate(Chance& chance, const Players& players);

}  // namespace castalia
