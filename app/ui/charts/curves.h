#pragma once

#include "app/ui/charts/chart.h"
#include "core/session/session.h"

namespace castalia {

/// Returns the curves of a session: every number of the strip and of the scoresheet for each player, event by
/// event. The first curve is that of the strip's first fact. In a game with an economy of six suits, also the coins
/// in the economy and of each player at the end of each round.
std::vector<Chart> curves_of(const Session& session);

}  // namespace castalia
