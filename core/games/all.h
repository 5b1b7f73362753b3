#pragma once

#include "core/rules/game/games.h"

namespace castalia {

/// Returns every game of this program, in the order of its lists.
Games all_games();

}  // namespace castalia
