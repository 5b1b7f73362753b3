#pragma once

#include "app/ui/charts/chart.h"
#include "core/session/session.h"

namespace castalia {

/// The curves of a session: how every number that the strip or the scoresheet tells of each player went, event by
/// event. The first is that of the strip's first fact. Any game; where coins of six suits go round, also how many of
/// each lay in the economy and with everybody at the end of each round.
std::vector<Chart> curves_of(const Session& session);

}  // namespace castalia
