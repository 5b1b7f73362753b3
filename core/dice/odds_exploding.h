#pragma once

#include "core/dice/distribution.h"
#include "core/dice/expression.h"

namespace castalia::dice {

/// Returns what dice come to of which some bring others. `faces` is what one die shows. They are followed until what
/// is left is below 1e-15. Throws TooManyResults.
Dense exploding_of(const DiceGroup& group, const Faces& faces);

}  // namespace castalia::dice
