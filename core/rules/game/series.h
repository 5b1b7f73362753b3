#pragma once

#include "core/rules/game/game.h"

namespace castalia {

/// Returns the curves of one number. `value(state, seat)` returns that number for any state of the game, or nothing
/// if the game has none yet.
template <Rules R, class Value>
Series series_of(const PlaythroughOf<R>& game, std::string key, Text name, Text unit, Value value) {
    Series series{std::move(key), std::move(name), std::move(unit), {}};
    for (std::size_t seat = 0; seat < game.rules().names.size(); ++seat) {
        std::vector<std::optional<double>> curve;
        curve.reserve(game.plies() + 1);
        for (std::size_t ply = 0; ply <= game.plies(); ++ply) {
            curve.emplace_back(value(game.at(ply), Seat{static_cast<int>(seat)}));
        }
        series.values.push_back(std::move(curve));
    }
    return series;
}

/// Returns the players of the side that is ahead. The first of `steps` steps of the ladder in which the best differ
/// decides; nobody is ahead if two sides are level in all of them, and nobody without a value is. Without `side_of`
/// everybody plays for themselves.
std::vector<Seat> ahead_by_ladder(const Scoresheet& sheet, std::size_t steps,
                                  const std::function<std::size_t(Seat)>& side_of = {}, bool most_wins = true);

}  // namespace castalia
