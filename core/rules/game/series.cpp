#include "core/rules/game/series.h"

#include <algorithm>

namespace castalia {

std::vector<Seat> ahead_by_ladder(const Scoresheet& sheet, std::size_t steps,
                                  const std::function<std::size_t(Seat)>& side_of, bool most_wins) {
    std::vector<Seat> best;
    for (std::size_t seat = 0; seat < sheet.ladder.front().values.size(); ++seat) {
        if (sheet.ladder.front().values[seat] != kNoNumber) {
            best.push_back(Seat{static_cast<int>(seat)});
        }
    }
    if (best.empty()) {
        return {};
    }
    for (std::size_t step = 0; step < std::min(steps, sheet.ladder.size()); ++step) {
        const auto worth = [&, &values = sheet.ladder[step].values](Seat seat) {
            const long long value = values[static_cast<std::size_t>(seat.index)];
            return most_wins ? value : -value;
        };
        const long long most = worth(std::ranges::max(best, {}, worth));
        std::erase_if(best, [&](Seat seat) { return worth(seat) != most; });
    }
    const auto side = [&](Seat seat) { return side_of ? side_of(seat) : static_cast<std::size_t>(seat.index); };
    const bool level = std::ranges::any_of(best, [&](Seat seat) { return side(seat) != side(best.front()); });
    return level ? std::vector<Seat>() : best;
}

}  // namespace castalia
