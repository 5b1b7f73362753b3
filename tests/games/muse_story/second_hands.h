#pragma once

#include <string>
#include <vector>

namespace castalia {

/// Returns what a poker hand is worth: its category first, then its ranks. Two hands compare as their lists do.
std::vector<int> worth(const std::vector<std::string>& cards);

}  // namespace castalia
