#pragma once

#include <algorithm>
#include <functional>
#include <vector>

#include "core/rules/text/text.h"

namespace castalia {

/// Returns the seats of these sides by the worth of their side, the greatest first, with equals together. `seats_of`
/// returns the seats of a side.
template <class Side, class Worth, class SeatsOf>
std::vector<std::vector<Seat>> ranked_by(std::vector<Side> sides, Worth worth, SeatsOf seats_of) {
    std::ranges::stable_sort(sides, std::greater(), worth);
    std::vector<std::vector<Seat>> ranking;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        if (i == 0 || worth(sides[i]) != worth(sides[i - 1])) {
            ranking.emplace_back();
        }
        const std::vector<Seat> seats = seats_of(sides[i]);
        ranking.back().insert(ranking.back().end(), seats.begin(), seats.end());
    }
    return ranking;
}

}  // namespace castalia
