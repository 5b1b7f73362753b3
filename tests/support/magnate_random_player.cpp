#include "tests/support/magnate_random_player.h"
#include "tests/support/games.h"

namespace castalia {

Json magnate_setup(Chance& chance, const Players& players, const std::string& deck, bool replace_ace,
                   bool revised_aces, bool each_suit) {
    std::vector<std::string> crowns{"CM", "CS", "CW", "CL", "CY", "CK"};
    chance.shuffle(crowns);
    Json setup{{"first", chance.any(players.names)}, {"deck", deck}};
    for (std::size_t i = 0; i < crowns.size(); ++i) {
        setup["crowns"][players.names[i / 3]].push_back(crowns[i]);
    }
    if (deck != "pawns") {
        std::vector<std::string> districts{"PMSL", "PMYK", "X", "PSWK", "PWLY"};
        chance.shuffle(districts);
        setup["districts"] = districts;
    }
    setup["options"] = {
        {"replace_ace", replace_ace}, {"revised_aces", revised_aces}, {"deed_needs_each_suit", each_suit}};
    return game_called("magnate").settle(players, "2010", setup);
}

namespace {

const std::vector<std::string> kSuits{"M", "S", "W", "L", "Y", "K"};
const std::vector<std::string> kTypes{"roll",    "tax",   "income", "develop", "develop", "deed", "deed",  "sell",
                                      "advance", "trade", "draw",   "replace", "keep",    "done", "adjust"};
const std::vector<std::string> kCards{
    "AM",  "AS",  "AW",  "AL",  "AY",  "AK",  "2MK",  "2SY",  "2WL",  "3MW",  "3SK",  "3LY",  "4MS",  "4WL",  "4YK",
    "5ML", "5SW", "5YK", "6MW", "6SY", "6LK", "7ML",  "7SK",  "7WY",  "8MS",  "8WL",  "8YK",  "9MS",  "9WY",  "9LK",
    "CM",  "CS",  "CW",  "CL",  "CY",  "CK",  "PMSL", "PMYK", "PSWK", "PWLY", "TMWK", "TMLY", "TSWY", "TSLK", "X"};

Json wild_pay(Chance& chance, const std::string& card) {
    Json pay = Json::object();
    // Mostly the suits of the card are used, so that some payments are nearly right.
    for (const char suit : std::string(card.size() > 1 ? card.substr(1) : "")) {
        if (!chance.one_in(4)) {
            pay[std::string(1, suit)] = chance.upto(4);
        }
    }
    if (chance.one_in(5)) {
        pay[chance.any(kSuits)] = chance.upto(5);
    }
    return pay;
}

}  // namespace

Json wild_magnate(Chance& chance, const Players& players) {
    const std::string type = chance.any(kTypes);
    Json event{{"type", type}};
    if (type == "adjust") {
        const int which = chance.upto(3);
        Json what{{"what", std::vector<std::string>{"tokens", "hand", "draw_pile", "discard_pile"}.at(
                               static_cast<std::size_t>(which))}};
        if (which < 2) {
            what["player"] = chance.any(players.names);
        }
        if (which == 0) {
            what["suit"] = chance.any(kSuits);
        }
        event["what"] = what;
        event["to"] = chance.upto(which < 2 ? 5 : 12);
        return event;
    }
    event["player"] = chance.any(players.names);
    const std::string card = chance.any(kCards);
    if (type == "roll") {
        event["dice"] = {chance.from(1, 10), chance.from(1, 10)};
    } else if (type == "tax") {
        event["die"] = chance.from(1, 6);
    } else if (type == "income") {
        event["district"] = chance.from(1, 5);
        event["suit"] = chance.any(kSuits);
    } else if (type == "develop") {
        event["card"] = card;
        event["district"] = chance.from(1, 5);
        event["pay"] = wild_pay(chance, card);
    } else if (type == "deed") {
        event["card"] = card;
        event["district"] = chance.from(1, 5);
    } else if (type == "sell") {
        event["card"] = card;
    } else if (type == "advance") {
        event["district"] = chance.from(1, 5);
        event["pay"] = wild_pay(chance, card);
    } else if (type == "trade") {
        event["give"] = chance.any(kSuits);
        event["get"] = chance.any(kSuits);
        if (chance.one_in(4)) {
            event["times"] = chance.from(2, 3);
        }
    } else if ((type == "draw" || type == "replace") && chance.one_in(3)) {
        event["ace"] = chance.any(kSuits);
    }
    if ((type == "roll" || type == "tax") && chance.one_in(3)) {
        event["source"] = "app";
    }
    return event;
}

}  // namespace castalia
