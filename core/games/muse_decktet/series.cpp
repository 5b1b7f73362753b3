// The curves of a game: paintings and coins.
#include "core/rules/game/series.h"

#include "core/games/muse_decktet/muse_decktet.h"

namespace castalia::muse_decktet {

std::vector<Series> series(const Playthrough& playthrough) {
    const auto& game = static_cast<const PlaythroughOf<Rules>&>(playthrough);
    const Rules& rules = game.rules();
    return {series_of(game, "coins", say("Coins"), say_count("coin", "coins", 2),
                      [](const State& state, Seat seat) {
                          return static_cast<double>(state.coins[static_cast<std::size_t>(seat.index)].total());
                      }),
            series_of(
                game, "palace", say("Paintings in the palace"), say("paintings"),
                [&](const State& state, Seat seat) { return static_cast<double>(rules.palace(state, seat).size()); }),
            series_of(game, "studio", say("Paintings in the studio"), say("paintings"),
                      [&](const State& state, Seat seat) {
                          return static_cast<double>(rules.studio(state, seat).size());
                      })};
}

std::vector<Seat> players_ahead(const Playthrough& playthrough, std::size_t ply) {
    return ahead_by_ladder(playthrough.score(ply), 2);
}

}  // namespace castalia::muse_decktet
