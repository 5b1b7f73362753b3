// Reads and writes the setup, and describes the open table for the catalogue.
#include <algorithm>

#include "core/games/open_table/open_table.h"
#include "core/rules/game_of.h"

namespace castalia::open_table {

namespace {

std::vector<Value> list_of_any(Fields& fields, std::string_view key, std::size_t most) {
    return fields.has(key) ? fields.list(key, 0, most) : std::vector<Value>();
}

template <class Kind>
auto read_list(Fields& fields, std::string_view key, const Kind& kind) {
    const std::optional<Value> list = fields.maybe(key);
    const RecordPlace at(fields, key);
    return list ? kind.read(*list, at) : decltype(kind.read(*list, at))();
}

std::optional<long long> read_limit(Fields& fields, std::string_view key) {
    return fields.has(key) && !fields.any(key).is_null()
               ? std::optional(fields.number(key, -kMostCounted, kMostCounted))
               : std::nullopt;
}

std::vector<Counter> read_counters(Fields& fields) {
    std::vector<Counter> counters;
    const RecordPlace at(fields, "counters");
    const std::vector<Value> list = list_of_any(fields, "counters", kMostCounters);
    for (std::size_t i = 0; i < list.size(); ++i) {
        Fields one = at.item(i).object(list[i]);
        Counter counter;
        counter.name = one.name("name", kLongestName);
        if (std::ranges::find(counters, counter.name, &Counter::name) != counters.end()) {
            one.fail("name", say("another counter is called that too"));
        }
        counter.start = one.number_or("start", -kMostCounted, kMostCounted, 0);
        counter.min = read_limit(one, "min");
        counter.max = read_limit(one, "max");
        if (counter.min && counter.start < *counter.min) {
            one.fail("min", say("the counter starts below its least value"));
        }
        if (counter.max && counter.start > *counter.max) {
            one.fail("max", say("the counter starts above its greatest value"));
        }
        one.finish();
        counters.push_back(std::move(counter));
    }
    return counters;
}

/// Reads one team and removes its players from those who are in no team yet.
std::vector<Seat> read_team(Value value, const RecordPlace& at, std::vector<std::string>& without) {
    if (!value.is_array() || value.size() == 0) {
        at.fail(say("a team is a list of one player or more, not {value}", {{"value", literally(shown(value))}}));
    }
    std::vector<Seat> team;
    for (const Value& member : value.elements()) {
        const auto found = std::ranges::find(at.names(), member.string().value_or(""));
        if (found == at.names().end()) {
            at.fail(say("nobody at this table is called {name}", {{"name", literally(shown(member))}}));
        }
        if (std::erase(without, *found) == 0) {
            at.fail(say("{who} is in a team already", {{"who", literally(*found)}}));
        }
        team.push_back(Seat{static_cast<int>(found - at.names().begin())});
    }
    return team;
}

std::vector<std::vector<Seat>> read_teams(Fields& fields) {
    std::vector<std::string> without(fields.names().begin(), fields.names().end());
    std::vector<std::vector<Seat>> teams;
    const RecordPlace at(fields, "teams");
    const std::vector<Value> list = list_of_any(fields, "teams", without.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        teams.push_back(read_team(list[i], at.item(i), without));
    }
    if (!teams.empty() && !without.empty()) {
        at.fail(say("{who} is in no team; a single player may be one", {{"who", literally(without.front())}}));
    }
    if (teams.size() == 1) {
        at.fail(say("there are two teams or more, or none"));
    }
    return teams;
}

Setup read_setup(const Players& players, const Json& json) {
    Fields fields(json, "setup", players.names);
    Setup setup;
    setup.decks = read_list(fields, "decks", list_of(a_deck, 0, kDeckKinds.size()));
    setup.counters = read_counters(fields);
    setup.columns = read_list(fields, "columns", list_of(a_name, 0, kMostColumns));
    setup.highest_wins = fields.flag_or("highest_wins", true);
    setup.teams = read_teams(fields);
    fields.finish();
    return setup;
}

Json limit_json(std::optional<long long> limit) { return limit ? Json(*limit) : Json(); }

Json write_setup(const Players& players, const Setup& setup) {
    Json json = {{"decks", Json::array()},
                 {"counters", Json::array()},
                 {"columns", setup.columns},
                 {"highest_wins", setup.highest_wins},
                 {"teams", Json::array()}};
    for (const DeckKind kind : setup.decks) {
        json["decks"].push_back(deck_word(kind));
    }
    for (const Counter& counter : setup.counters) {
        json["counters"].push_back({{"name", counter.name},
                                    {"start", counter.start},
                                    {"min", limit_json(counter.min)},
                                    {"max", limit_json(counter.max)}});
    }
    for (const std::vector<Seat>& team : setup.teams) {
        Json list = Json::array();
        for (const Seat seat : team) {
            list.push_back(players.names.at(static_cast<std::size_t>(seat.index)));
        }
        json["teams"].push_back(std::move(list));
    }
    return json;
}

}  // namespace

/// The new-session form (options.cpp).
std::vector<Slot> setup_form(const Players& players, const Json& setup);

const Game& game() {
    static const Game open_table = [] {
        Game made = game_of<Rules>("open-table", say("Open table"), "1", 1, 12, read_setup, write_setup);
        made.options = in_every_edition(setup_form);
        made.sheets = {blank_sheet()};
        return made;
    }();
    return open_table;
}

}  // namespace castalia::open_table
