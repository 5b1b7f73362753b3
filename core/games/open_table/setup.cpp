// The options of the setup, and the open table for the catalogue.
#include <algorithm>

#include "core/games/open_table/open_table.h"
#include "core/rules/declaration/game_of.h"

namespace castalia::open_table {

// These fill their slots in the new-session form (options.cpp).
std::vector<Slot> sets_of_decks(Slot slot, const Players& players, const Json& setup);
std::vector<Slot> counter_slots(Slot slot, const Players& players, const Json& setup);
std::vector<Slot> ways_to_make_teams(Slot slot, const Players& players, const Json& setup);

namespace {

constexpr int kMostPlayers = 12;

/// The counters that every player has: [{"name": "Life", "start": 20, "min": 0, "max": null}].
struct CountersKind {
    std::vector<Counter> read(Value value, const RecordPlace& at) const {
        std::vector<Counter> counters;
        for (const Value each : at.list(value, 0, kMostCounters)) {
            Fields one = at.item(counters.size()).object(each);
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

constexpr auto a_team = list_of(a_seated_player, 1, kMostPlayers);
/// The teams, with every player in one of them, or none: [["Ann", "Cid"], ["Ben", "Eve"]].
struct TeamsKind : ListOf<std::remove_const_t<decltype(a_team)>, std::vector<Seat>> {
    constexpr TeamsKind() : ListOf{a_team, 0, kMostPlayers} {}

    std::vector<std::vector<Seat>> read(Value value, const RecordPlace& at) const {
        std::vector<std::vector<Seat>> teams = ListOf::read(value, at);
        std::vector<std::string> without(at.names().begin(), at.names().end());
        for (const std::vector<Seat>& team : teams) {
            for (const Seat seat : team) {
                const std::string& name = at.names()[static_cast<std::size_t>(seat.index)];
                if (std::erase(without, name) == 0) {
                    at.fail(say("{who} is in a team already", {{"who", literally(name)}}));
                }
            }
        }
        if (!teams.empty() && !without.empty()) {
            at.fail(say("{who} is in no team; a single player may be one", {{"who", literally(without.front())}}));
        }
        if (teams.size() == 1) {
            at.fail(say("there are two teams or more, or none"));
        }
        return teams;
    }
    static Json schema() { return {{"$ref", "#/definitions/teams"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::place;
};

SetupOptions<Setup> setup_options() {
    return SetupOptions<Setup>({setup_option("decks", &Setup::decks, list_of(a_deck, 0, kDeckKinds.size()))
                                    .labelled(say("Cards"))
                                    .filled_by(sets_of_decks),
                                setup_option("counters", &Setup::counters, CountersKind{})
                                    .labelled(say("Counter {n}"))
                                    .filled_by(counter_slots),
                                setup_option("columns", &Setup::columns, list_of(a_name, 0, kMostColumns))
                                    .labelled(say("Round {n} of the score pad")),
                                setup_option("highest_wins", &Setup::highest_wins, a_flag)
                                    .labelled(say("The most points win"), say("Without it the fewest points win")),
                                setup_option("teams", &Setup::teams, TeamsKind{})
                                    .labelled(say("Teams"))
                                    .filled_by(ways_to_make_teams)})
        .asked_first({"decks", "highest_wins", "teams", "columns"});
}

}  // namespace

Game game() {
    Game open_table = game_of<Rules>("open-table", say("Open table"), {"1"}, 1, kMostPlayers, setup_options());
    open_table.sheets = {blank_sheet()};
    open_table.tile = tile;
    open_table.series = series;
    open_table.ahead = players_ahead;
    open_table.counts = counted_by<Rules>(count_table);
    return open_table;
}

}  // namespace castalia::open_table
