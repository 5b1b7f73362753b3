#pragma once

#include "core/rules/games.h"

namespace castalia {

/// Returns every game of this program, in the order of its lists.
Games all_games();

}  // namespace castalia
