#include "tests/support/open_table_random_player.h"

#include <algorithm>

namespace castalia {

namespace {

const std::vector<std::string> kColumns{"Round 1", "Round 2", "Bonus", "½ time"};
const std::vector<std::string> kCounters{"Life", "Poison", "Coins of the realm"};
const std::vector<std::string> kDecks{"standard", "standard+2jokers", "decktet", "decktet-extended"};
// The ace of spades is also the Ace of Suns; the last three are only in one deck.
const std::vector<std::string> kCards{"AS", "AS", "10H", "QD", "4WL", "AM", "JK2", "PMSL", "X"};

template <class T>
std::vector<T> some_of(Chance& chance, std::vector<T> all, int most) {
    chance.shuffle(all);
    all.resize(static_cast<std::size_t>(chance.upto(std::min(most, static_cast<int>(all.size())))));
    return all;
}

/// Returns the end of a game: by points, or as the table says it.
Json wild_end(Chance& chance, const Players& players, const Json& teams) {
    Json event{{"type", "finish"}};
    if (chance.one_in(3)) {
        event["outcome"] = chance.any(std::vector<std::string>{"won", "lost", "none"});
    } else if (chance.one_in(2)) {
        std::vector<Json> sides;
        for (const std::string& name : players.names) {
            sides.push_back(Json::array({name}));
        }
        sides = teams.empty() ? sides : std::vector<Json>(teams.begin(), teams.end());
        chance.shuffle(sides);
        sides.resize(static_cast<std::size_t>(chance.from(1, static_cast<int>(sides.size()))));
        event["winners"] = Json::array();
        for (const Json& side : sides) {
            event["winners"].insert(event["winners"].end(), side.begin(), side.end());
        }
    }
    return event;
}

}  // namespace

Json wild_open_table_setup(Chance& chance, const Players& players) {
    Json setup{{"decks", some_of(chance, kDecks, 4)},
               {"columns", some_of(chance, kColumns, 3)},
               {"highest_wins", !chance.one_in(3)}};
    for (const std::string& name : some_of(chance, kCounters, 3)) {
        Json counter{{"name", name}, {"start", chance.from(-2, 5)}};
        if (chance.one_in(2)) {
            counter["min"] = chance.from(-5, -2);
        }
        if (chance.one_in(2)) {
            counter["max"] = chance.from(5, 9);
        }
        setup["counters"].push_back(counter);
    }
    if (players.names.size() == 4 && chance.one_in(2)) {
        setup["teams"] = Json::array(
            {Json::array({players.names[0], players.names[3]}), Json::array({players.names[2], players.names[1]})});
    }
    return setup;
}

Json wild_open_table_of_teams(Chance& chance, const Players& players, const Json& teams) {
    Json event = wild_open_table(chance, players);
    return event["type"] == "finish" ? wild_end(chance, players, teams) : event;
}

Json wild_open_table(Chance& chance, const Players& players) {
    static const std::vector<std::string> types{"play",  "play",  "play",   "count", "count", "score",
                                                "score", "score", "column", "turn",  "adjust"};
    const std::string type = chance.one_in(60) ? "finish" : chance.any(types);
    Json event{{"type", type}};
    if (type == "finish") {
        return event;
    }
    if (type == "column") {
        event["name"] = chance.any(kColumns);
        return event;
    }
    if (type == "adjust") {
        if (chance.one_in(2)) {
            event["what"] = {
                {"what", "counter"}, {"player", chance.any(players.names)}, {"name", chance.any(kCounters)}};
        } else {
            event["what"] = {{"what", chance.one_in(2) ? "deck" : "discard"}, {"deck", chance.any(kDecks)}};
        }
        event["to"] = chance.upto(4);
        return event;
    }
    event["player"] = chance.any(players.names);
    if (type == "play") {
        event["card"] = chance.any(kCards);
        event["to"] = chance.any(std::vector<std::string>{"table", "discard", "deck"});
    } else if (type == "count") {
        event["name"] = chance.any(kCounters);
        event["by"] = chance.one_in(20) ? 999'999'999 : chance.one_in(2) ? chance.from(1, 4) : chance.from(-4, -1);
    } else if (type == "score") {
        event["column"] = chance.any(kColumns);
        const int halves = chance.from(-20, 60);
        event["value"] = halves % 2 == 0 ? Json(halves / 2) : Json(halves / 2.0);
    }
    return event;
}

Json offered_by_open_table(Chance& chance, const Playthrough& line) {
    const std::vector<Verb> verbs = line.prompt(line.plies()).verbs;
    const Verb verb = chance.any(verbs);
    Json draft = verb.draft;
    if (verb.barred || !verb.before.is_null() || (draft["type"] == "finish" && !chance.one_in(10))) {
        return nullptr;
    }
    for (std::size_t i = 0; i < line.form(line.plies(), draft).size(); ++i) {
        const Slot slot = line.form(line.plies(), draft).at(i);
        std::vector<Json> open;
        for (const Option& option : slot.options) {
            if (!option.barred) {
                open.push_back(option.value);
            }
        }
        if (slot.kind == Slot::Kind::sum) {
            // It may pass the limits of a counter, because a form does not prevent what the table may rule on.
            put_at(draft, slot.field, chance.one_in(2) ? 1 : -1);
        } else if (slot.kind == Slot::Kind::words) {
            put_at(draft, slot.field, "Column " + std::to_string(chance.upto(100'000)));
        } else if (!open.empty()) {
            put_at(draft, slot.field, chance.any(open));
        } else if (!slot.optional) {
            return nullptr;
        }
    }
    return draft;
}

}  // namespace castalia
