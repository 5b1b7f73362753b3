#include "tests/support/musee_random_player.h"
#include "tests/support/games.h"

namespace castalia {

Players musee_players(int count) {
    const std::vector<std::string> names{"Ann", "Ben B", "Cid", "Dan"};
    return {{names.begin(), names.begin() + count}};
}

Json musee_stairs(Chance& chance, int players) {
    std::vector<int> columns{1, 2, 3, 4, 5};
    int upper = 3, lower = 3;
    if (players == 3) {
        (chance.one_in(2) ? upper : lower) = 2;
    } else {
        columns.push_back(6);
    }
    Json stairs = Json::object();
    for (const auto& [row, count] : {std::pair{"upper", upper}, std::pair{"lower", lower}}) {
        chance.shuffle(columns);
        stairs[row] = std::vector<int>(columns.begin(), columns.begin() + count);
    }
    return stairs;
}

Json musee_setup(Chance& chance, const Players& players, bool match) {
    const Json setup{{"first", chance.any(players.names)},
                     {"stairs", musee_stairs(chance, static_cast<int>(players.names.size()))},
                     {"match", match}};
    return game_called("musee").settle(players, "2014", setup);
}

Json wild_musee(Chance& chance, const Players& players) {
    const int count = static_cast<int>(players.names.size());
    const int what = chance.upto(20);
    if (what == 0) {
        Json event{{"type", "adjust"}};
        const bool hand = chance.one_in(2);
        event["what"] =
            hand ? Json{{"what", "hand"}, {"player", chance.any(players.names)}} : Json{{"what", "draw_pile"}};
        event["to"] = chance.upto(hand ? 6 : 12);
        return event;
    }
    if (what == 1) {
        return {{"type", "stuck"}, {"player", chance.any(players.names)}};
    }
    if (what == 2) {
        return {{"type", "next_game"}, {"first", chance.any(players.names)}, {"stairs", musee_stairs(chance, count)}};
    }
    const std::vector<std::string> galleries{"upper", "middle", "lower"};
    Json event{{"type", "display"},
               {"player", chance.any(players.names)},
               {"card", chance.from(1, count == 3 ? 60 : 50)},
               {"gallery", chance.any(galleries)},
               {"space", chance.from(1, count == 3 ? 5 : 6)}};
    if (chance.one_in(8)) {
        event["drawer"] = chance.any(players.names);
    }
    return event;
}

}  // namespace castalia
