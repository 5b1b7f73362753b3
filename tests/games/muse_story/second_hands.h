#pragma once

#include <string>
#include <vector>

namespace castalia {

/// What a poker hand is worth, found a second time and slowly: category first, then ranks. Two hands compare as their
/// lists do.
std::vector<int> worth(const std::vector<std::string>& cards);

}  // namespace castalia
