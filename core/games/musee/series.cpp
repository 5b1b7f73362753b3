// The curves of a game: points and their sources.
#include "core/rules/game/series.h"

#include "core/games/musee/musee.h"

namespace castalia::musee {

std::vector<Series> series(const Playthrough& playthrough) {
    const auto& game = static_cast<const PlaythroughOf<Rules>&>(playthrough);
    const Rules& rules = game.rules();
    const auto tallied = [&](auto number) {
        return [&rules, number](const State& state, Seat seat) {
            return static_cast<double>(number(rules.tally(state, rules.museum_of(seat))));
        };
    };
    std::vector<Series> all{series_of(game, "points", say("Points"), say_count("point", "points", 2),
                                      tallied([](const Tally& tally) { return tally.total(); })),
                            series_of(game, "paintings", say("Paintings"), say("paintings"),
                                      tallied([](const Tally& tally) { return tally.paintings / kPainting; })),
                            series_of(game, "pairs", say("Pairs of neighbours"), say("pairs"),
                                      tallied([](const Tally& tally) { return tally.adjacent / kNeighbours; })),
                            series_of(game, "stairs", say("Pairs on staircases"), say("pairs"),
                                      tallied([](const Tally& tally) { return tally.stairs / kStaircase; }))};
    if (rules.setup.match) {
        all.push_back(series_of(game, "games", say("Games won"), say("games"), [&](const State& state, Seat seat) {
            return static_cast<double>(state.wins[at(rules.museum_of(seat))]);
        }));
    }
    return all;
}

std::vector<Seat> players_ahead(const Playthrough& playthrough, std::size_t ply) {
    const auto& game = static_cast<const PlaythroughOf<Rules>&>(playthrough);
    return ahead_by_ladder(playthrough.score(ply), game.rules().setup.match ? 2 : 1,
                           [&](Seat seat) { return static_cast<std::size_t>(game.rules().museum_of(seat)); });
}

}  // namespace castalia::musee
