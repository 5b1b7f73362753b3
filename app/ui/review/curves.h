#pragma once

#include "core/picture/chart.h"
#include "core/review/chances.h"

namespace castalia {

/// Returns the curves of a session, event by event: those of a review that ever change, then the charts that the game
/// has of its own.
std::vector<picture::Chart> curves_of(const Session& session);

/// Returns the winning chances event by event, in per cent: each event has those of the turn that it belongs to.
picture::Chart chances_chart(const Session& session, const review::Chances& chances);

}  // namespace castalia
