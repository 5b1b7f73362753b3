#pragma once

#include <array>
#include <span>

#include "core/parts/poker.h"

namespace castalia::poker {

/// A hand as the table reads it out: its category, then ranks in the order in which they are compared, -1 where a
/// card is missing. It is found by counting and has nothing in common with core/parts. Hands compare as their
/// readings do.
using Reading = std::array<int, 6>;
Reading reading(std::span<const Card> cards);

}  // namespace castalia::poker
