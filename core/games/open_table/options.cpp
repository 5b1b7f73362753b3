// Fills the slots of the new-session form that do not follow from their options.
#include <algorithm>

#include "core/games/open_table/open_table.h"
#include "core/rules/text/mapped.h"

namespace castalia::open_table {

namespace {

Option option(Json value, Text name) { return {std::move(value), std::move(name), {}, {}, false}; }

}  // namespace

/// Offers every set of decks: first none, then single ones, then the others.
std::vector<Slot> sets_of_decks(Slot slot, const Players&, const Json&) {
    slot.kind = Slot::Kind::card;
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
                slot.options.push_back(
                    option(std::move(value), names.empty() ? say("no cards") : listed_with_and(names)));
            }
        }
    }
    return form_of(std::move(slot));
}

/// Returns the slots of each counter that has been begun, and one for the name of the next.
std::vector<Slot> counter_slots(Slot slot, const Players&, const Json& setup) {
    const Json list = setup.is_object() ? setup.value("counters", Json()) : Json();
    const std::size_t begun = list.is_array() ? list.size() : 0;
    std::vector<Slot> slots;
    for (std::size_t i = 0; i < std::min(begun + 1, kMostCounters); ++i) {
        Slot name = slot;
        name.field = slot.field / i / "name";
        name.label.fills = {{"n", literally(static_cast<long long>(i) + 1)}};
        slots.push_back(name);
        if (i >= begun) {
            break;
        }
        const Text called = list[i].is_object() && list[i].contains("name") && list[i]["name"].is_string()
                                ? literally(list[i]["name"].get<std::string>())
                                : name.label;
        for (const auto& [key, label] : {std::pair("start", say("{name} starts at", {{"name", called}})),
                                         std::pair("min", say("{name}: at least", {{"name", called}})),
                                         std::pair("max", say("{name}: at most", {{"name", called}}))}) {
            Slot number = slot;
            number.field = slot.field / i / key;
            number.kind = Slot::Kind::sum;
            number.label = label;
            number.least = -kMostCounted;
            number.most = kMostCounted;
            slots.push_back(std::move(number));
        }
    }
    return slots;
}

namespace {

/// Deals the seats to equal teams, either in turn around the table or neighbours together.
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
        const std::vector<Text> names =
            mapped(team, [](const Json& name) { return literally(name.get<std::string>()); });
        text = text.empty() ? listed_with_and(names)
                            : say("{teams} against {team}", {{"teams", text}, {"team", listed_with_and(names)}});
    }
    return text;
}

}  // namespace

std::vector<Slot> ways_to_make_teams(Slot slot, const Players& players, const Json&) {
    const std::size_t all = players.names.size();
    if (all < 3) {
        return {};
    }
    slot.options.push_back(option(Json::array(), say("no teams, everybody for themselves")));
    std::vector<Json> found;
    for (std::size_t count = 2; count <= all / 2; ++count) {
        if (all % count == 0) {
            found.push_back(dealt(players, count, true));
            found.push_back(dealt(players, count, false));
        }
    }
    // With few players all pairs of teams are offered, with more players only those that the seats suggest.
    constexpr std::size_t kFew = 5;
    if (all <= kFew) {
        two_teams(players, found);
    }
    for (Json& value : found) {
        const auto same = [&](const Option& known) { return known.value == value; };
        if (std::ranges::none_of(slot.options, same)) {
            const Text name = teams_text(value);
            slot.options.push_back(option(std::move(value), name));
        }
    }
    return form_of(std::move(slot));
}

}  // namespace castalia::open_table
