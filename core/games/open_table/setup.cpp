// The options of the setup, and the open table for the catalogue.
#include <algorithm>

#include "core/games/open_table/open_table.h"
#include "core/rules/game_of.h"

namespace castalia::open_table {

// What fills their slots in the new-session form (options.cpp).
std::vector<Slot> sets_of_decks(Slot slot, const Players& players, const Json& setup);
std::vector<Slot> counter_slots(Slot slot, const Players& players, const Json& setup);
std::vector<Slot> ways_to_make_teams(Slot slot, const Players& players, const Json& setup);

namespace {

/// What every player keeps a number of: [{"name": "Life", "start": 20, "min": 0, "max": null}].
struct CountersKind {
    std::vector<Counter> read(Value value, const RecordPlace& at) const {
        std::vector<Counter> counters;
        const std::vector<Value> list = at.list(value, 0, kMostCounters);
        for (std::size_t i = 0; i < list.size(); ++i) {
            Fields one = at.item(i).object(list[i]);
            Counter counter;
            counter.name = one.name("name", kLongestName);
            if (std::ranges::find(counters, counter.name, &Counter::name) != counters.end()) {
                one.fail("name", say("another counter is called that too"));
            }
            counter.start = one.number_or("start", -kMostCounted, kMostCounted, 0);
            counter.min = limit(one, "min");
            counter.max = limit(one, "max");
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
    Json json(const std::vector<Counter>& counters) const {
        Json json = Json::array();
        const auto limit = [](std::optional<long long> bound) { return bound ? Json(*bound) : Json(); };
        for (const auto& [name, start, min, max] : counters) {
            json.push_back({{"name", name}, {"start", start}, {"min", limit(min)}, {"max", limit(max)}});
        }
        return json;
    }
    static Json schema() { return {{"$ref", "#/definitions/counters"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::words;

private:
    static std::optional<long long> limit(Fields& fields, std::string_view key) {
        const std::optional<Value> value = fields.maybe(key);
        return value && !value->is_null()
                   ? std::optional(RecordPlace(fields, key).number(*value, -kMostCounted, kMostCounted))
                   : std::nullopt;
    }
};

/// The teams, every player in one of them; or none: [["Ann", "Cid"], ["Ben", "Eve"]].
struct TeamsKind {
    using Team = std::vector<Seat>;

    std::vector<Team> read(Value value, const RecordPlace& at) const {
        std::vector<std::string> without(at.names().begin(), at.names().end());
        std::vector<Team> teams;
        const std::vector<Value> list = at.list(value, 0, without.size());
        for (std::size_t i = 0; i < list.size(); ++i) {
            teams.push_back(team(list[i], at.item(i), without));
        }
        if (!teams.empty() && !without.empty()) {
            at.fail(say("{who} is in no team; a single player may be one", {{"who", literally(without.front())}}));
        }
        if (teams.size() == 1) {
            at.fail(say("there are two teams or more, or none"));
        }
        return teams;
    }
    Json json(const std::vector<Team>& teams, const auto& table) const {
        Json json = Json::array();
        for (const Team& team : teams) {
            json.push_back(Json::array());
            for (const Seat seat : team) {
                json.back().push_back(a_player.json(seat, table));
            }
        }
        return json;
    }
    static Json schema() { return {{"$ref", "#/definitions/teams"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::place;

private:
    /// Reads one team and removes its players from those who are in no team yet.
    static Team team(Value value, const RecordPlace& at, std::vector<std::string>& without) {
        if (!value.is_array() || value.size() == 0) {
            at.fail(say("a team is a list of one player or more, not {value}", {{"value", literally(shown(value))}}));
        }
        Team team;
        for (const Value& member : value.elements()) {
            team.push_back(a_seated_player.read(member, at));
            const std::string& name = at.names()[static_cast<std::size_t>(team.back().index)];
            if (std::erase(without, name) == 0) {
                at.fail(say("{who} is in a team already", {{"who", literally(name)}}));
            }
        }
        return team;
    }
};

const SetupOptions<Setup>& setup_options() {
    static const SetupOptions<Setup> options =
        SetupOptions<Setup>(
            {setup_option("decks", &Setup::decks, list_of(a_deck, 0, kDeckKinds.size()))
                 .labelled(say("Cards"))
                 .filled_by(sets_of_decks),
             setup_option("counters", &Setup::counters, CountersKind{})
                 .labelled(say("Counter {n}"))
                 .filled_by(counter_slots),
             setup_option("columns", &Setup::columns, list_of(a_name, 0, kMostColumns))
                 .labelled(say("Round {n} of the score pad")),
             setup_option("highest_wins", &Setup::highest_wins, a_flag)
                 .labelled(say("The most points win"), say("Without it the fewest points win")),
             setup_option("teams", &Setup::teams, TeamsKind{}).labelled(say("Teams")).filled_by(ways_to_make_teams)})
            .asked_first({"decks", "highest_wins", "teams", "columns"});
    return options;
}

}  // namespace

const Game& game() {
    static const Game open_table = [] {
        Game made = game_of<Rules>("open-table", say("Open table"), {"1"}, 1, 12, setup_options);
        made.sheets = {blank_sheet()};
        return made;
    }();
    return open_table;
}

}  // namespace castalia::open_table
