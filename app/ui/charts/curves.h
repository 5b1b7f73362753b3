#pragma once

#include "app/ui/charts/chart.h"
#include "core/session/session.h"

namespace castalia {

/// Returns the curves of a session, event by event: those of a review that ever change, then the charts that the game
/// has of its own.
std::vector<Chart> curves_of(const Session& session);

}  // namespace castalia
