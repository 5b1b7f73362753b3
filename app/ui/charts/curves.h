#pragma once

#include "app/ui/charts/chart.h"
#include "core/session/session.h"

namespace castalia {

/// Returns the curves of a session: every number of the strip and of the scoresheet for each player, event by
/// event. The first curve is that of the strip's first fact. The charts that the game has of its own follow.
std::vector<Chart> curves_of(const Session& session);

}  // namespace castalia
