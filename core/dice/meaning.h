#pragma once

#include "core/dice/throwing.h"

namespace castalia::dice {

/// Returns what is thrown and what counts, for the echo before Enter: "4 dice with 6 sides, the highest 3 kept, plus
/// 2; 10 or more succeeds".
Text meaning(const Expression& expression);

/// Returns what a throw came to: "5 6 2 and 1 dropped, 15", "9 8 3 1, 1 success (2 less 1 failure)".
Text outcome_text(const Expression& expression, const Outcome& outcome);
/// Returns its end alone: "15", "3 successes", "12, a success".
Text result_text(const Expression& expression, const Outcome& outcome);
/// Returns the dice alone, with "!" behind those that exploded: "5 6 2 and 1 dropped".
Text dice_text(const Outcome& outcome);

/// Returns how people call such a die: "d6", "Fudge die", "d{1,1,2,3}", "story dice".
Text die_called(const DieKind& die);

}  // namespace castalia::dice
