// The curves of a game: ranks, districts and tokens.
#include "core/rules/game/series.h"

#include "core/games/magnate/magnate.h"

namespace castalia::magnate {

std::vector<Series> series(const Playthrough& playthrough) {
    const auto& game = static_cast<const PlaythroughOf<Rules>&>(playthrough);
    const auto standing = [&](auto part) {
        return [&game, part](const State& state, Seat seat) {
            return static_cast<double>((game.rules().standing(state).*part)[static_cast<std::size_t>(seat.index)]);
        };
    };
    // Districts change hands rarely, so the ranks come first.
    return {
        series_of(game, "total_ranks", say("Total ranks"), say_count("rank", "ranks", 2), standing(&Standing::ranks)),
        series_of(game, "district_points", say("Districts led"), say("districts"), standing(&Standing::points)),
        series_of(game, "resources", say("Tokens"), say("tokens"), standing(&Standing::tokens))};
}

std::vector<Seat> players_ahead(const Playthrough& playthrough, std::size_t ply) {
    return ahead_by_ladder(playthrough.score(ply), 2);
}

}  // namespace castalia::magnate
