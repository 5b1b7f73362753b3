// The new-session form: the decks, the counters, the rounds of the score pad, and the teams.
#include <algorithm>

#include "core/games/open_table/open_table.h"

namespace castalia::open_table {

namespace {

Option option(Json value, Text name, Text hint = {}) {
    return {std::move(value), std::move(name), std::move(hint), {}, false};
}

Slot slot(FieldPath field, Slot::Kind kind, Text label) {
    return {std::move(field), kind, std::move(label), {}, 0, 0, true};
}

const Json* at(const Json& setup, std::string_view key) {
    const auto found = setup.is_object() ? setup.find(key) : setup.end();
    return setup.is_object() && found != setup.end() ? &*found : nullptr;
}

/// Returns every set of decks, none first, then single ones.
Slot decks() {
    Slot made = slot("decks", Slot::Kind::card, say("Cards"));
    for (std::size_t size = 0; size <= kDeckKinds.size(); ++size) {
        for (unsigned set = 0; set < 1U << kDeckKinds.size(); ++set) {
            Json value = Json::array();
            std::vector<Text> names;
            for (std::size_t i = 0; i < kDeckKinds.size(); ++i) {
                if ((set >> i & 1U) != 0) {
                    value.push_back(deck_word(kDeckKinds[i]));
                    names.push_back(deck_name(kDeckKinds[i]));
                }
            }
            if (value.size() == size) {
                made.options.push_back(
                    option(std::move(value), names.empty() ? say("no cards") : listed_with_and(names)));
            }
        }
    }
    return made;
}

/// Returns how many lines of a list are offered: one more than are filled.
std::size_t lines(const Json& setup, std::string_view key, std::size_t most) {
    const Json* list = at(setup, key);
    const std::size_t filled = list != nullptr && list->is_array() ? list->size() : 0;
    return std::min(filled + 1, most);
}

void columns(std::vector<Slot>& slots, const Json& setup) {
    for (std::size_t i = 0; i < lines(setup, "columns", kMostColumns); ++i) {
        slots.push_back(slot(FieldPath("columns") / i, Slot::Kind::words,
                             say("Round {n} of the score pad", {{"n", literally(static_cast<long long>(i) + 1)}})));
    }
}

void counters(std::vector<Slot>& slots, const Json& setup) {
    const Json* list = at(setup, "counters");
    for (std::size_t i = 0; i < lines(setup, "counters", kMostCounters); ++i) {
        const FieldPath counter = FieldPath("counters") / i;
        const Fill n{"n", literally(static_cast<long long>(i) + 1)};
        slots.push_back(slot(counter / "name", Slot::Kind::words, say("Counter {n}", {n})));
        if (list == nullptr || i >= list->size()) {
            continue;
        }
        const Text name = (*list)[i].is_object() && (*list)[i].contains("name") && (*list)[i]["name"].is_string()
                              ? literally((*list)[i]["name"].get<std::string>())
                              : say("Counter {n}", {n});
        for (const auto& [key, label] : {std::pair("start", say("{name} starts at", {{"name", name}})),
                                         std::pair("min", say("{name}: at least", {{"name", name}})),
                                         std::pair("max", say("{name}: at most", {{"name", name}}))}) {
            Slot number = slot(counter / key, Slot::Kind::sum, label);
            number.least = -kMostCounted;
            number.most = kMostCounted;
            slots.push_back(std::move(number));
        }
    }
}

/// Deals the seats to equal teams: in turn around the table, or neighbours together.
Json dealt(const Players& players, std::size_t teams, bool in_turn) {
    Json value = Json::array();
    const std::size_t size = players.names.size() / teams;
    for (std::size_t team = 0; team < teams; ++team) {
        Json list = Json::array();
        for (std::size_t i = 0; i < size; ++i) {
            list.push_back(players.names[in_turn ? team + i * teams : team * size + i]);
        }
        value.push_back(std::move(list));
    }
    return value;
}

/// Adds all ways to make two teams. A bit of `with_first` is set for a player in the first player's team.
void two_teams(const Players& players, std::vector<Json>& found) {
    const std::size_t all = players.names.size();
    for (unsigned with_first = 0; with_first + 1 < 1U << (all - 1); ++with_first) {
        Json teams = {Json::array({players.names[0]}), Json::array()};
        for (std::size_t seat = 1; seat < all; ++seat) {
            teams[(with_first >> (seat - 1) & 1U) != 0 ? 0 : 1].push_back(players.names[seat]);
        }
        found.push_back(std::move(teams));
    }
}

Text teams_text(const Json& teams) {
    std::vector<Text> sides;
    Text text;
    for (const Json& team : teams) {
        std::vector<Text> names;
        for (const Json& name : team) {
            names.push_back(literally(name.get<std::string>()));
        }
        text = text.empty() ? listed_with_and(names)
                            : say("{teams} against {team}", {{"teams", text}, {"team", listed_with_and(names)}});
    }
    return text;
}

Slot teams(const Players& players) {
    Slot made = slot("teams", Slot::Kind::place, say("Teams"));
    made.options.push_back(option(Json::array(), say("no teams, everybody for themselves")));
    const std::size_t all = players.names.size();
    std::vector<Json> found;
    for (std::size_t count = 2; count <= all / 2; ++count) {
        if (all % count == 0) {
            found.push_back(dealt(players, count, true));
            found.push_back(dealt(players, count, false));
        }
    }
    // With few players every two teams are offered; with more of them only what the seats suggest.
    constexpr std::size_t kFew = 5;
    if (all >= 3 && all <= kFew) {
        two_teams(players, found);
    }
    for (Json& value : found) {
        const auto same = [&](const Option& known) { return known.value == value; };
        if (std::ranges::none_of(made.options, same)) {
            const Text name = teams_text(value);
            made.options.push_back(option(std::move(value), name));
        }
    }
    return made;
}

}  // namespace

std::vector<Slot> setup_form(const Players& players, const Json& setup) {
    std::vector<Slot> slots{decks()};
    Slot wins = slot("highest_wins", Slot::Kind::place, say("The most points win"));
    wins.options = {option(true, say("Yes"), say("Without it the fewest points win")), option(false, say("No"))};
    slots.push_back(std::move(wins));
    if (players.names.size() > 2) {
        slots.push_back(teams(players));
    }
    columns(slots, setup);
    counters(slots, setup);
    return slots;
}

}  // namespace castalia::open_table
