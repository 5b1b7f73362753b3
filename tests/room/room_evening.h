// Evenings of every game, as the tests of the room show them.
#pragma once

#include <string>

#include "app/room/messages.h"
#include "tests/support/evening_random_player.h"
#include "tests/support/games.h"

namespace castalia {

inline const Moment kRoomStart = moment_of("2026-11-21T19:00:00Z", "");

/// Returns a random evening of this game.
inline Session room_evening(const char* id, std::uint64_t seed, std::size_t most) {
    Chance chance(seed);
    const Game& game = game_called(id);
    Players players{{"Ann", "Ben", "Zo\u00eb", "Cid", "Dan", "Eva"}};
    const int least = std::max(game.least_players, 2), all = std::min(game.most_players, 6);
    players.names.resize(static_cast<std::size_t>(least + chance.upto(all - least)));
    const std::optional<Json> setup = any_setup(game, players, chance);
    return any_evening(game, players, setup.value_or(Json::object()), chance, kRoomStart, most);
}

/// Returns all bytes that anybody is sent of a table: for everybody and for each seat, in English. The
/// pictures are the same for all of them.
inline std::string all_bytes(const room::Table& table) {
    const Catalogue english("en");
    std::string all = room::table_json(table, std::nullopt, english).dump();
    for (std::size_t seat = 0; seat < table.players.size(); ++seat) {
        all += "\n" + room::table_json(table, Seat{static_cast<int>(seat)}, english).dump();
    }
    return all + "\n" + room::table_svg(table, false, english) + "\n" + room::table_svg(table, true, english);
}

}  // namespace castalia
