#include "tests/support/magnate_gambler.h"

#include <algorithm>

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
    return find_game("magnate")->settle(players, "2010", setup);
}

namespace {

const std::vector<std::string> kSuits{"M", "S", "W", "L", "Y", "K"};
const std::vector<std::string> kTypes{"roll",  "tax",  "income", "develop", "develop", "deed", "deed",  "sell",
                                      "advance", "trade", "draw",  "replace", "keep",    "done", "adjust"};
const std::vector<std::string> kCards{
    "AM",  "AS",  "AW",  "AL",  "AY",  "AK",  "2MK", "2SY", "2WL", "3MW", "3SK",  "3LY",  "4MS",  "4WL",  "4YK",
    "5ML", "5SW", "5YK", "6MW", "6SY", "6LK", "7ML", "7SK", "7WY", "8MS", "8WL",  "8YK",  "9MS",  "9WY",  "9LK",
    "CM",  "CS",  "CW",  "CL",  "CY",  "CK",  "PMSL", "PMYK", "PSWK", "PWLY", "TMWK", "TMLY", "TSWY", "TSLK", "X"};

Json wild_pay(Chance& chance, const std::string& card) {
    Json pay = Json::object();
    // Mostly the suits of the card, so that something is nearly right now and then.
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

void put(Json& draft, const std::string& field, const Json& value) {
    const std::size_t slash = field.find('/');
    if (slash == std::string::npos) {
        draft[field] = value;
        return;
    }
    Json& list = draft[field.substr(0, slash)];
    if (list.is_null()) {
        list = Json::array();
    }
    list[static_cast<std::size_t>(std::stoi(field.substr(slash + 1)))] = value;
}

bool Gambler::fill(const Line& line, Json& draft) {
    const std::size_t slots = line.form(line.plies(), draft).size();
    for (std::size_t i = 0; i < slots; ++i) {
        const Slot slot = line.form(line.plies(), draft).at(i);
        if (slot.optional && !chance_.one_in(3)) {
            continue;
        }
        if (slot.options.empty()) {
            if (slot.kind != Slot::Kind::number) {
                return slot.optional;
            }
            put(draft, slot.field, chance_.from(static_cast<int>(slot.least), static_cast<int>(slot.most)));
            continue;
        }
        std::vector<Json> open;
        for (const Option& option : slot.options) {
            if (!option.barred) {
                open.push_back(option.value);
            }
        }
        const bool known = draft.contains(slot.field);
        if (known && std::ranges::find(open, draft[slot.field]) != open.end()) {
            continue;
        }
        if (open.empty()) {
            if (slot.optional) {
                continue;
            }
            return false;
        }
        put(draft, slot.field, chance_.any(open));
    }
    return true;
}

Json Gambler::any(const Line& line) {
    std::vector<Verb> verbs = line.prompt(line.plies()).verbs;
    chance_.shuffle(verbs);
    for (const Verb& verb : verbs) {
        // A card that could be developed is rarely sold.
        const bool rare = verb.draft["type"] == "sell" && !chance_.one_in(4);
        Json draft = verb.draft;
        if (!verb.barred && !rare && fill(line, draft)) {
            return draft;
        }
    }
    for (const Verb& verb : verbs) {
        Json draft = verb.draft;
        if (!verb.barred && fill(line, draft)) {
            return draft;
        }
    }
    return nullptr;
}

std::optional<Refusal> judged(const Line& line, const Players& players, const Json& event) {
    Fields fields(event, "event", players.names);
    const MovePtr move = line.read(fields);
    fields.finish();
    return line.judge(*move);
}

void played(Line& line, const Players& players, const Json& event) {
    Fields fields(event, "event", players.names);
    line.play(*line.read(fields));
}

}  // namespace castalia
