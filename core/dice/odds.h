#pragma once

#include "core/dice/distribution.h"
#include "core/dice/expression.h"

namespace castalia::dice {

/// Everything that a throw can come to, with exact probabilities. Dice that explode are followed until what is left
/// is less likely than 1e-15.
struct Odds {
    bool counts = false;   ///< The results are numbers of successes.
    Chances distribution;  ///< Ascending, each possible result once. They add up to 1.
    double mean = 0;
    double deviation = 0;  ///< The standard deviation.

    long long minimum() const { return distribution.front().result; }
    long long maximum() const { return distribution.back().result; }
    /// Returns the chance that a target is reached.
    double chance(const Condition& target) const;
    /// Returns the share of all throws that come to this result or less.
    double percentile(long long result) const;
};

/// Returns the odds by convolution and counting, never by sampling. Throws TooManyResults.
Odds odds_of(const Expression& expression);

}  // namespace castalia::dice
