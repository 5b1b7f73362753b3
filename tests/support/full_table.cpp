#include "tests/support/full_table.h"

#include <array>
#include <stdexcept>

#include "tests/support/evening_random_player.h"
#include "tests/support/samples.h"

namespace castalia {

Session full_table(const std::string& game_id) {
    const Session sample = sample_of(game_id);
    const Game& game = sample.game();
    constexpr std::array<const char*, 12> kNames{"Maximiliana Konstantinopoulou",
                                                 "Bartholomäus von Hohenfels",
                                                 "Bartholomäa von Hohenfels",
                                                 "Anne-Sophie",
                                                 "Jean-Luc",
                                                 "Ida",
                                                 "Wolfgang Amadeus",
                                                 "Ana María",
                                                 "Sören",
                                                 "Đặng Thị Ngọc",
                                                 "Ольга",
                                                 "Xu"};
    Players players;
    for (int seat = 0; seat < game.most_players; ++seat) {
        players.names.emplace_back(kNames.at(static_cast<std::size_t>(seat)));
    }
    Chance chance(20);
    const std::optional<Json> setup = any_setup(game, players, chance);
    if (!setup) {
        throw std::logic_error("no setup for " + game_id);
    }
    constexpr std::size_t kMost = 160;
    return any_evening(game, players, *setup, chance, *sample.heading().started, kMost);
}

}  // namespace castalia
