#pragma once

#include <string>
#include <vector>

namespace castalia {

/// Returns the worth of a poker hand: its category, then its ranks. Two hands compare as these lists do.
std::vector<int> worth(const std::vector<std::string>& cards);

}  // namespace castalia
