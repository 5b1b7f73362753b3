#pragma once

#include "tests/support/gambler.h"

namespace castalia {

/// Returns any setup that a table of these players may agree on.
Json wild_open_table_setup(Chance& chance, const Players& players);
/// Returns an event with anything in it that the schema allows: often nonsense, often nearly right.
Json wild_open_table(Chance& chance, const Players& players);
/// Returns an event made by filling the form of a verb of the prompt; null when the form cannot be filled.
Json offered_by_open_table(Chance& chance, const Playthrough& line);

}  // namespace castalia
