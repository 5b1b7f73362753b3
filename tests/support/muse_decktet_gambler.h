#pragma once

#include "tests/support/gambler.h"

namespace castalia {

/// Three or four at the table.
Players muse_players(int seats);

/// An event of Muse with anything in it that the schema allows: mostly nonsense.
Json wild_muse(Chance& chance, const Players& players);

}  // namespace castalia
