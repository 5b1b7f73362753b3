// Setup and moves to JSON and back.
#include <algorithm>
#include <cmath>

#include "core/games/open_table/open_table.h"
#include "core/rules/game_of.h"

namespace castalia::open_table {

namespace {

constexpr std::array<std::string_view, 7> kTypes{"play", "count", "score", "column", "turn", "finish", "adjust"};
constexpr std::array<std::string_view, 3> kPlaces{"table", "discard", "deck"};
constexpr std::array<std::string_view, 3> kCounts{"counter", "deck", "discard"};
constexpr std::array<std::string_view, 4> kDecks{"standard", "standard+2jokers", "decktet", "decktet-extended"};

DeckKind deck_in(Fields& fields) { return deck_kind(fields.word("deck", kDecks)).value(); }

/// A whole number or a half, counted in halves.
long long halves_of(Fields& fields, std::string_view key) {
    const Value value = fields.any(key);
    if (value.integer()) {
        return 2 * fields.number(key, -kMostCounted, kMostCounted);
    }
    const Json json = value.json();
    if (!json.is_number_float()) {
        fields.fail(key, "a whole number or a half belongs here, not " + shown(value));
    }
    const double twice = 2 * json.get<double>();
    if (std::abs(twice) > 2.0 * kMostCounted) {
        fields.fail(key, shown(value) + " is out of range, which is " + std::to_string(-kMostCounted) + " to " +
                             std::to_string(kMostCounted));
    }
    if (twice != std::floor(twice)) {
        fields.fail(key, shown(value) + " is neither a whole number nor a half");
    }
    return static_cast<long long>(twice);
}

Adjust adjust_of(Fields& fields) {
    Fields what = fields.object("what");
    Adjust adjust;
    const std::string word = what.word("what", kCounts);
    adjust.what = static_cast<Adjust::What>(std::ranges::find(kCounts, word) - kCounts.begin());
    if (adjust.what == Adjust::What::counter) {
        adjust.player = what.seat("player");
        adjust.name = what.name("name", kLongestName);
    } else {
        adjust.deck = deck_in(what);
    }
    what.finish();
    adjust.to = fields.number("to", 0, kMostCounted);
    return adjust;
}

struct Writer {
    Json& json;
    const Rules& rules;

    const std::string& name(Seat seat) const { return rules.names.at(static_cast<std::size_t>(seat.index)); }

    void operator()(const Play& move) const {
        json["card"] = code(move.card);
        if (move.deck) {
            json["deck"] = deck_word(rules.setup.decks.at(*move.deck));
        }
        json["to"] = kPlaces[static_cast<std::size_t>(move.to)];
    }
    void operator()(const Count& move) const {
        json["name"] = move.name;
        json["by"] = move.by;
    }
    void operator()(const Score& move) const {
        json["column"] = move.column;
        json["value"] = number_json(move.halves, 2);
    }
    void operator()(const Column& move) const { json["name"] = move.name; }
    void operator()(const Turn&) const {}
    void operator()(const Finish&) const {}
    void operator()(const Adjust& move) const {
        Json what = {{"what", kCounts[static_cast<std::size_t>(move.what)]}};
        if (move.what == Adjust::What::counter) {
            what["player"] = name(move.player);
            what["name"] = move.name;
        } else {
            what["deck"] = deck_word(move.deck);
        }
        json["what"] = std::move(what);
        json["to"] = move.to;
    }
};

// The setup.

std::vector<DeckKind> read_decks(Fields& fields) {
    std::vector<DeckKind> decks;
    const std::vector<Value> list =
        fields.has("decks") ? fields.list("decks", 0, kDeckKinds.size()) : std::vector<Value>();
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string where = fields.where("decks") + "[" + std::to_string(i) + "]";
        const std::optional<std::string_view> word = list[i].string();
        const std::optional<DeckKind> kind = word ? deck_kind(*word) : std::nullopt;
        if (!kind) {
            throw BadRecord(
                where, "standard, standard+2jokers, decktet or decktet-extended belongs here, not " + shown(list[i]));
        }
        if (std::ranges::find(decks, *kind) != decks.end()) {
            throw BadRecord(where, "the deck " + std::string(*word) + " stands here twice");
        }
        decks.push_back(*kind);
    }
    return decks;
}

std::optional<long long> limit_of(Fields& fields, std::string_view key) {
    return fields.has(key) && !fields.any(key).is_null()
               ? std::optional(fields.number(key, -kMostCounted, kMostCounted))
               : std::nullopt;
}

std::vector<Counter> read_counters(Fields& fields) {
    std::vector<Counter> counters;
    const std::vector<Value> list =
        fields.has("counters") ? fields.list("counters", 0, kMostCounters) : std::vector<Value>();
    for (std::size_t i = 0; i < list.size(); ++i) {
        Fields one(list[i], fields.where("counters") + "[" + std::to_string(i) + "]");
        Counter counter;
        counter.name = one.name("name", kLongestName);
        if (std::ranges::find(counters, counter.name, &Counter::name) != counters.end()) {
            one.fail("name", "another counter is called that too");
        }
        counter.start = one.number_or("start", -kMostCounted, kMostCounted, 0);
        counter.min = limit_of(one, "min");
        counter.max = limit_of(one, "max");
        if (counter.min && counter.start < *counter.min) {
            one.fail("min", "the counter starts below its least value");
        }
        if (counter.max && counter.start > *counter.max) {
            one.fail("max", "the counter starts above its greatest value");
        }
        one.finish();
        counters.push_back(std::move(counter));
    }
    return counters;
}

std::vector<std::string> read_columns(Fields& fields) {
    std::vector<std::string> columns;
    const std::vector<Value> list =
        fields.has("columns") ? fields.list("columns", 0, kMostColumns) : std::vector<Value>();
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string where = fields.where("columns") + "[" + std::to_string(i) + "]";
        const std::optional<std::string_view> word = list[i].string();
        if (!word) {
            throw BadRecord(where, "the name of a column belongs here, not " + shown(list[i]));
        }
        check_name(std::string(*word), kLongestName, where);
        if (std::ranges::find(columns, *word) != columns.end()) {
            throw BadRecord(where, "another column is called that too");
        }
        columns.emplace_back(*word);
    }
    return columns;
}

std::vector<std::vector<Seat>> read_teams(Fields& fields) {
    std::vector<std::vector<Seat>> teams;
    const auto names = fields.names();
    std::vector<bool> placed(names.size());
    const std::vector<Value> list =
        fields.has("teams") ? fields.list("teams", 0, names.size()) : std::vector<Value>();
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string where = fields.where("teams") + "[" + std::to_string(i) + "]";
        if (!list[i].is_array() || list[i].size() == 0) {
            throw BadRecord(where, "a team is a list of one player or more, not " + shown(list[i]));
        }
        teams.emplace_back();
        for (const Value& value : list[i].elements()) {
            const auto found = std::ranges::find(names, value.string().value_or(""));
            if (found == names.end()) {
                throw BadRecord(where, "nobody at this table is called " + shown(value));
            }
            const auto seat = static_cast<std::size_t>(found - names.begin());
            if (placed[seat]) {
                throw BadRecord(where, names[seat] + " is in a team already");
            }
            placed[seat] = true;
            teams.back().push_back(Seat{static_cast<int>(seat)});
        }
    }
    const auto left = std::ranges::find(placed, false);
    if (!teams.empty() && left != placed.end()) {
        throw BadRecord(fields.where("teams"), names[static_cast<std::size_t>(left - placed.begin())] +
                                                   " is in no team; a single player may be one");
    }
    if (teams.size() == 1) {
        throw BadRecord(fields.where("teams"), "there are two teams or more, or none");
    }
    return teams;
}

Setup read_setup(const Players& players, const Json& json) {
    Fields fields(json, "setup", players.names);
    Setup setup;
    setup.decks = read_decks(fields);
    setup.counters = read_counters(fields);
    setup.columns = read_columns(fields);
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

namespace {

Play play_of(const Rules& rules, Fields& fields) {
    Play play;
    play.player = fields.seat("player");
    const std::string word = fields.name("card", kLongestName);
    std::optional<Card> card;
    if (fields.has("deck")) {
        const DeckKind kind = deck_in(fields);
        play.deck = rules.deck_of(kind);
        if (!play.deck) {
            fields.fail("deck", "this table has no deck " + std::string(deck_word(kind)));
        }
        card = card_of(kind, word);
        if (!card && any_card_of(word)) {
            fields.fail("card", shown(Json(word)) + " is not a card of the deck " + std::string(deck_word(kind)));
        }
    } else {
        // Of two decks that call a card the same, the first of the table's decks is meant.
        for (const DeckKind kind : rules.setup.decks) {
            card = card ? card : card_of(kind, word);
        }
        card = card ? card : any_card_of(word);
    }
    if (!card) {
        fields.fail("card", shown(Json(word)) + " is not a card: a code such as AS, 10H, JK1 or 4WL belongs here");
    }
    play.card = *card;
    const std::string place = fields.word("to", kPlaces);
    play.to = static_cast<CardZone>(std::ranges::find(kPlaces, place) - kPlaces.begin());
    return play;
}

}  // namespace

Rules::Move Rules::read(Fields& fields) const {
    const std::string type = fields.word("type", kTypes);
    if (type == "adjust") {
        return adjust_of(fields);
    }
    if (type == "finish") {
        return Finish{};
    }
    if (type == "column") {
        return Column{fields.name("name", kLongestName)};
    }
    if (type == "play") {
        return play_of(*this, fields);
    }
    const Seat player = fields.seat("player");
    if (type == "count") {
        const std::string name = fields.name("name", kLongestName);
        const long long by = fields.number("by", -kMostCounted, kMostCounted);
        if (by == 0) {
            fields.fail("by", "a counter goes up or down by 1 or more, not by 0");
        }
        return Count{player, name, by};
    }
    if (type == "score") {
        const std::string column = fields.name("column", kLongestName);
        return Score{player, column, halves_of(fields, "value")};
    }
    return Turn{player};
}

void Rules::write(const Move& move, Json& object) const {
    write_head(object, kTypes[move.index()], actor(move), names);
    std::visit(Writer{object, *this}, move);
}

std::optional<Seat> Rules::actor(const Move& move) const { return player_of<Adjust>(move); }

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
