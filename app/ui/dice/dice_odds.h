#pragma once

#include "core/dice/odds.h"
#include "core/picture/chart.h"

namespace castalia {

/// Returns the chance of each result as bars, with a mark at the target and one at what fell. Many results share a
/// bar.
picture::Chart odds_chart(const dice::Odds& odds, const std::optional<dice::Condition>& target,
                          std::optional<long long> fallen);

}  // namespace castalia
