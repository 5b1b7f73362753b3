// The curves of a game: the dice of a company before the will of Apollo, and the Suns that they would win after it.
#include "core/rules/game/series.h"

#include <algorithm>
#include <numeric>

#include "core/games/dance_of_muses/dance_of_muses.h"

namespace castalia::dance_of_muses {

std::vector<Series> series(const Playthrough& playthrough) {
    const auto& game = static_cast<const PlaythroughOf<Rules>&>(playthrough);
    const Rules& rules = game.rules();
    const auto dice = [&](const State& state, Seat seat) { return rules.dice(state, false)[rules.company_of(seat)]; };
    return {series_of(game, "dice", say("Sum of the dice as they lie"), say_count("pip", "pips", 2),
                      [&](const State& state, Seat seat) {
                          const std::vector<int> own = dice(state, seat);
                          return std::accumulate(own.begin(), own.end(), 0.0);
                      }),
            series_of(game, "highest_die", say("Highest die"), say_count("pip", "pips", 2),
                      [&](const State& state, Seat seat) {
                          const std::vector<int> own = dice(state, seat);
                          return own.empty() ? std::nullopt
                                             : std::optional<double>(static_cast<double>(std::ranges::max(own)));
                      }),
            series_of(game, "suns", say("Suns"), say("Suns"), [&](const State& state, Seat seat) {
                return static_cast<double>(compare(rules.dice(state, true)).suns[rules.company_of(seat)]);
            })};
}

std::vector<Seat> players_ahead(const Playthrough& playthrough, std::size_t ply) {
    const auto& game = static_cast<const PlaythroughOf<Rules>&>(playthrough);
    return ahead_by_ladder(playthrough.score(ply), 2, [&](Seat seat) { return game.rules().company_of(seat); });
}

}  // namespace castalia::dance_of_muses
