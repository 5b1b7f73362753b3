#pragma once

#include "app/ui/charts/chart.h"
#include "core/dice/odds.h"

namespace castalia {

/// Returns the chance of each result as bars, with a mark at the target and one at what fell. Many results share a
/// bar.
Chart odds_chart(const dice::Odds& odds, const std::optional<dice::Condition>& target,
                 std::optional<long long> fallen);

}  // namespace castalia
