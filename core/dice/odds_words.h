#pragma once

#include "core/dice/odds.h"

namespace castalia::dice {

/// Returns the odds before a throw: "succeeds in 50.25 % of all throws", or "3 to 18, 10.5 on average".
Text odds_sentence(const Expression& expression, const Odds& odds);
/// Returns how a result stands among all throws: "16.2 % of all throws come to this or more", for one below the mean
/// "… or less".
Text rank_text(const Odds& odds, long long result);

/// Returns such a share as 0.5025 in percent: "50.25", with as many digits as set it apart from 0 and from 100.
Text percent_text(double share);

}  // namespace castalia::dice
