// Random evenings of every game, at tables where there is something to count.
#pragma once

#include "tests/support/evening_gambler.h"
#include "tests/support/games.h"

namespace castalia {

/// Returns what chance plays by the forms, at most so many events. The same seed is the same evening.
inline Session random_evening(const Game& game, std::uint64_t seed, std::size_t most) {
    Chance chance(seed);
    const std::vector<std::string> names{"Ann", "Ben", "Zo\u00eb", "Cid"};
    const int least = std::max(game.least_players, 1), greatest = std::min(game.most_players, 4);
    Players players;
    players.names.assign(names.begin(), names.begin() + least + chance.upto(greatest - least));
    std::optional<Json> setup = any_setup(game, players, chance);
    if (game.id == "open-table") {
        setup = Json{{"decks", {"standard"}},
                     {"counters", {{{"name", "Life"}, {"start", 20}}, {{"name", "Gold"}, {"start", 3}}}}};
    }
    return any_evening(game, players, setup.value(), chance, moment_of("2026-11-21T19:00:00Z", ""), most, {},
                       Pace::hasty);
}

}  // namespace castalia
