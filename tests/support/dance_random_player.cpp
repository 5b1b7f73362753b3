#include "tests/support/dance_random_player.h"
#include "tests/support/games.h"

#include <algorithm>

namespace castalia {

namespace {

const std::vector<std::string> kMuses{"Calliope",   "Clio",        "Erato",  "Euterpe", "Melpomene",
                                      "Polyhymnia", "Terpsichore", "Thalia", "Urania"};
const std::vector<std::string> kAround{"N", "NE", "E", "SE", "S", "SW", "W", "NW"};
const std::vector<std::string> kPowers{"raise", "lower", "swap"};

Json any_face(Chance& chance) {
    Json face = Json::object();
    if (!chance.one_in(5)) {
        face["suns"] = chance.upto(6);
    }
    if (!chance.one_in(5)) {
        face["power"] = chance.one_in(6) ? "none" : chance.any(kPowers);
    }
    if (chance.one_in(3)) {
        for (const std::string& square : kAround) {
            if (chance.one_in(2)) {
                face["area"].push_back(square);
            }
        }
    }
    return face;
}

/// Returns a tile on some table: by name or face down, and sometimes of nobody here.
std::string any_tile(Chance& chance, const Players& players) {
    if (chance.one_in(3)) {
        return chance.one_in(4) ? "?neutral" : chance.one_in(20) ? "?Nobody" : "?" + chance.any(players.names);
    }
    return chance.any(kMuses);
}

Json any_square(Chance& chance) { return {chance.from(-3, 3), chance.from(-3, 3)}; }

Json wild_reveal(Chance& chance, const Players& players) {
    Json event{{"type", "reveal"}, {"tiles", Json::object()}};
    for (const std::string& name : players.names) {
        if (!chance.one_in(8)) {
            event["tiles"]["?" + name] = chance.any(kMuses);
        }
    }
    if (chance.one_in(2)) {
        event["tiles"]["?neutral"] = chance.any(kMuses);
    }
    if (chance.one_in(2)) {
        for (const std::string& muse : kMuses) {
            if (!chance.one_in(8)) {
                event["suns"][muse] = chance.upto(6);
            }
        }
    }
    return event;
}

}  // namespace

Players dance_players(int seats) {
    const std::vector<std::string> names{"Ann", "Ben", "Cid", "Dan"};
    return {{names.begin(), names.begin() + seats}};
}

Json dance_setup(Chance& chance, const Players& players, int known) {
    std::vector<std::string> colours{"purple", "orange", "white"};
    chance.shuffle(colours);
    Json setup{{"companies", Json::array()}, {"first", chance.any(players.names)}, {"tiles", Json::object()}};
    const std::size_t sides = players.names.size() == 3 ? 3 : 2;
    for (std::size_t side = 0; side < sides; ++side) {
        Json members = {players.names[side]};
        if (players.names.size() == 4) {
            members.push_back(players.names[side + 2]);
        }
        setup["companies"].push_back({{"color", colours[side]}, {"players", members}});
    }
    std::vector<std::string> muses = kMuses;
    chance.shuffle(muses);
    for (int i = 0; i < known; ++i) {
        setup["tiles"][muses[static_cast<std::size_t>(i)]] = any_face(chance);
    }
    return game_called("dance-of-muses").settle(players, "2.5", setup);
}

Json wild_dance(Chance& chance, const Players& players) {
    static const std::vector<std::string> kTypes{"neutral", "place", "place", "dance",  "dance", "dance",
                                                 "dance",   "dance", "pass",  "reveal", "adjust"};
    const std::string type = chance.any(kTypes);
    Json event{{"type", type}};
    if (type == "neutral") {
        event["square"] = any_square(chance);
        if (chance.one_in(2)) {
            event["tile"] = chance.any(kMuses);
        }
        return event;
    }
    if (type == "reveal") {
        return wild_reveal(chance, players);
    }
    if (type == "adjust") {
        event["what"] = {{"what", "die"}, {"tile", any_tile(chance, players)}};
        event["to"] = chance.from(1, 6);
        return event;
    }
    event["player"] = chance.any(players.names);
    if (type == "place") {
        if (chance.one_in(4)) {
            event["face_down"] = true;
        } else {
            event["tile"] = chance.any(kMuses);
        }
        event["square"] = any_square(chance);
    } else if (type == "dance") {
        event["tile"] = any_tile(chance, players);
        event["to"] = chance.any(std::vector<std::string>{"N", "E", "S", "W"});
        if (chance.one_in(2)) {
            event["power"] = {{"when", chance.one_in(2) ? "before" : "after"}, {"target", any_tile(chance, players)}};
            if (chance.one_in(2)) {
                event["power"]["kind"] = chance.any(kPowers);
            }
        }
    }
    return event;
}

}  // namespace castalia
