// The new-session form: what the table settles before the first roll.
#include <algorithm>

#include "core/games/magnate/magnate.h"

namespace castalia::magnate {

namespace {

Option option(Json value, Text name, Text hint = {}) {
    return {std::move(value), std::move(name), std::move(hint), {}, false};
}

Slot first_player(const Players& players) {
    Slot slot{"first", Slot::Kind::place, say("First player"), {}, 0, 0, false};
    for (const std::string& name : players.names) {
        slot.options.push_back(option(name, literally(name)));
    }
    return slot;
}

Slot deck() {
    Slot slot{"deck", Slot::Kind::place, say("Deck"), {}, 0, 0, true};
    slot.options = {
        option("basic", say("Basic"), say("30 property cards: Aces and ranks 2 to 9")),
        option("courts", say("With Courts"), say("34 property cards: the four Courts cost and count 10")),
        option("pawns", say("With Pawns"),
               say("34 property cards: the Pawns are properties, districts are unrestricted")),
    };
    return slot;
}

Text suits_text(const std::vector<Suit>& suits) {
    std::vector<Text> names;
    for (const Suit suit : suits) {
        names.push_back(decktet::suit_name(suit));
    }
    return listed(names);
}

/// The twenty ways to deal six Crowns to two players: a choice that cannot contradict itself.
Slot crowns(const Players& players) {
    Slot slot{"crowns", Slot::Kind::card, say("Crowns"), {}, 0, 0, false};
    for (unsigned dealt = 0; dealt < 1U << 6U; ++dealt) {
        std::array<std::vector<Suit>, 2> hands;
        for (const Suit suit : decktet::kSuits) {
            hands[(dealt >> (5U - decktet::index(suit)) & 1U) != 0 ? 0 : 1].push_back(suit);
        }
        if (hands[0].size() != 3) {
            continue;
        }
        Json value = Json::object();
        for (std::size_t seat = 0; seat < 2; ++seat) {
            for (const Suit suit : hands[seat]) {
                value[players.names[seat]].push_back(decktet::code(decktet::crown_of(suit)));
            }
        }
        slot.options.push_back(
            option(std::move(value), say("{one}: {suits}; {other}: {others}", {{"one", literally(players.names[0])},
                                                                               {"suits", suits_text(hands[0])},
                                                                               {"other", literally(players.names[1])},
                                                                               {"others", suits_text(hands[1])}})));
    }
    // Most Crowns first in order of priority: Moons, Suns and Waves to the first player lead the list.
    std::ranges::reverse(slot.options);
    return slot;
}

/// The district in which the draft has laid this marker, before the one asked about.
std::optional<int> laid(const Json& setup, Card marker, int before) {
    if (!setup.is_object() || !setup.contains("districts") || !setup["districts"].is_array()) {
        return std::nullopt;
    }
    const Json& districts = setup["districts"];
    for (int district = 0; district < before && static_cast<std::size_t>(district) < districts.size(); ++district) {
        const Json& word = districts[static_cast<std::size_t>(district)];
        if (word.is_string() && decktet::card_of(word.get<std::string>()) == marker) {
            return district;
        }
    }
    return std::nullopt;
}

Slot district(const Json& setup, int district) {
    Slot slot{FieldPath("districts") / static_cast<std::size_t>(district),
              Slot::Kind::card,
              say("District {n}", {{"n", literally(district + 1)}}),
              {},
              0,
              0,
              true};
    // The one that lies here when nobody says otherwise leads the list.
    std::array<Card, kDistricts> markers = kUsualMarkers;
    std::rotate(markers.begin(), markers.begin() + district, markers.begin() + district + 1);
    for (const Card marker : markers) {
        Option made = option(decktet::code(marker), say("{code} {name}", {{"code", literally(decktet::code(marker))},
                                                                          {"name", decktet::short_name(marker)}}));
        if (const std::optional<int> there = laid(setup, marker, district)) {
            const Fill where{"district", literally(*there + 1)};
            made.barred = impossible(
                "magnate.setup.districts",
                say("{card} already marks district {district}", {{"card", literally(decktet::code(marker))}, where}),
                say("marks district {district}", {where}));
        }
        slot.options.push_back(std::move(made));
    }
    return slot;
}

Slot flag(std::string_view key, Text label, Text hint) {
    Slot slot{FieldPath("options") / key, Slot::Kind::place, std::move(label), {}, 0, 0, true};
    slot.options = {option(false, say("No")), option(true, say("Yes"), std::move(hint))};
    return slot;
}

}  // namespace

std::vector<Slot> setup_form(const Players& players, const Json& setup) {
    std::vector<Slot> slots;
    if (players.names.size() != 2) {
        return slots;
    }
    slots = {first_player(players), deck(), crowns(players)};
    const bool pawns = setup.is_object() && setup.contains("deck") && setup["deck"] == "pawns";
    for (int i = 0; i < kDistricts && !pawns; ++i) {
        slots.push_back(district(setup, i));
    }
    slots.push_back(flag("replace_ace", say("Replace a drawn Ace"),
                         say("A drawn Ace may be put away for another card; both players gain one of its suit")));
    slots.push_back(flag("revised_aces", say("Aces of the later edition"),
                         say("An Ace costs 3 and is worth its suit in the district")));
    slots.push_back(flag("deed_needs_each_suit", say("A deed needs each suit"),
                         say("Before it is developed, each suit of a deed has been paid at least once")));
    return slots;
}

}  // namespace castalia::magnate
