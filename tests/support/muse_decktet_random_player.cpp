#include "tests/support/muse_decktet_random_player.h"

namespace castalia {

namespace {

const std::vector<std::string> kSuits{"M", "S", "W", "L", "Y", "K"};
const std::vector<std::string> kActions{"sketch", "paint", "patron", "palace"};
const std::vector<std::string> kCards{
    "AM",  "AS",  "AW",  "AL",  "AY",  "AK",  "2MK",  "2SY",  "2WL",  "3MW",  "3SK",  "3LY",  "4MS",  "4WL",  "4YK",
    "5ML", "5SW", "5YK", "6MW", "6SY", "6LK", "7ML",  "7SK",  "7WY",  "8MS",  "8WL",  "8YK",  "9MS",  "9WY",  "9LK",
    "CM",  "CS",  "CW",  "CL",  "CY",  "CK",  "PMSL", "PMYK", "PSWK", "PWLY", "TMWK", "TMLY", "TSWY", "TSLK", "X"};

Json wild_adjust(Chance& chance, const Players& players) {
    const std::string counted =
        chance.any(std::vector<std::string>{"coins", "economy", "draw_pile", "discard_pile", "hand"});
    Json what{{"what", counted}};
    if (counted == "coins" || counted == "hand") {
        what["player"] = chance.any(players.names);
    }
    if (counted == "coins" || counted == "economy") {
        what["suit"] = chance.any(kSuits);
    }
    return {{"type", "adjust"}, {"what", what}, {"to", chance.upto(counted == "hand" ? 5 : 9)}};
}

}  // namespace

Players muse_players(int seats) {
    Players players{{"Ann", "Ben", "Cleo", "Dan"}};
    players.names.resize(static_cast<std::size_t>(seats));
    return players;
}

Json wild_muse(Chance& chance, const Players& players) {
    const std::string type = chance.any(std::vector<std::string>{"reveal", "reveal", "reveal", "discard", "discard",
                                                                 "resolve", "pay", "pay", "adjust"});
    if (type == "adjust") {
        return wild_adjust(chance, players);
    }
    Json event{{"type", type}};
    if (type == "resolve") {
        return event;
    }
    event["player"] = chance.any(players.names);
    if (type == "reveal") {
        event["action"] = chance.any(kActions);
    }
    if (type != "pay") {
        event["card"] = chance.any(kCards);
        return event;
    }
    event["coins"] = Json::object();
    for (int suits = chance.upto(3); suits > 0; --suits) {
        event["coins"][chance.any(kSuits)] = chance.upto(3);
    }
    return event;
}

}  // namespace castalia
