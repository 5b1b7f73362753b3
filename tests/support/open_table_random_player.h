#pragma once

#include "tests/support/random_player.h"

namespace castalia {

/// Returns any setup that a table of these players may agree on.
Json wild_open_table_setup(Chance& chance, const Players& players);
/// Returns an event with anything in it that the schema allows: often nonsense, often nearly right. A game ends by
/// points.
Json wild_open_table(Chance& chance, const Players& players);
/// Returns such an event of a table with these teams, or none, where the table may say itself how the game ended.
Json wild_open_table_of_teams(Chance& chance, const Players& players, const Json& teams);
/// Returns an event made by filling the form of a verb of the prompt; null when the form cannot be filled.
Json offered_by_open_table(Chance& chance, const Playthrough& line);

}  // namespace castalia
