#pragma once

#include <string>

#include "core/session/session.h"

namespace castalia {

/// Returns a session of the game with the most players and long names, played by chance.
Session full_table(const std::string& game);

}  // namespace castalia
