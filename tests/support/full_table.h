#pragma once

#include <string>

#include "core/session/session.h"

namespace castalia {

/// Returns a session of the game with the most players and long names, played by chance.
Session full_table(const std::string& game);

/// Returns an open table of twelve with long names, a score pad of 20 rounds, six counters, teams and two decks, of
/// which many cards lie open.
Session crowded_open_table();

}  // namespace castalia
