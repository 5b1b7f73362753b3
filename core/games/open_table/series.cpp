// The curves of a table: points and counters.
#include "core/rules/game/series.h"

#include <algorithm>

#include "core/games/open_table/open_table.h"

namespace castalia::open_table {

std::vector<Series> series(const Playthrough& playthrough) {
    const auto& game = static_cast<const PlaythroughOf<Rules>&>(playthrough);
    const Rules& rules = game.rules();
    std::vector<Series> all{
        series_of(game, "points", say("Points"), say_count("point", "points", 2),
                  [&](const State& state, Seat seat) { return number_value(rules.total(state, seat), 2); })};
    for (std::size_t counter = 0; counter < rules.setup.counters.size(); ++counter) {
        const Text name = literally(rules.setup.counters[counter].name);
        all.push_back(series_of(game, "counter_" + std::to_string(counter + 1), name, name,
                                [&rules, counter](const State& state, Seat seat) {
                                    return static_cast<double>(rules.counter(state, seat, counter));
                                }));
    }
    return all;
}

std::vector<Seat> players_ahead(const Playthrough& playthrough, std::size_t ply) {
    const auto& game = static_cast<const PlaythroughOf<Rules>&>(playthrough);
    const std::vector<std::vector<Seat>> sides = game.rules().sides();
    const auto side_of = [&](Seat seat) {
        const auto has = [&](const std::vector<Seat>& side) { return std::ranges::find(side, seat) != side.end(); };
        return static_cast<std::size_t>(std::ranges::find_if(sides, has) - sides.begin());
    };
    return ahead_by_ladder(playthrough.score(ply), 1, side_of, game.rules().setup.highest_wins);
}

}  // namespace castalia::open_table
