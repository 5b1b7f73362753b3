// Fills the slots of the new-session form that do not follow from their options.
#include <algorithm>

#include "core/games/magnate/magnate.h"
#include "core/rules/text/mapped.h"

namespace castalia::magnate {

namespace {

Option option(Json value, Text name, Text hint = {}) {
    return {std::move(value), std::move(name), std::move(hint), {}, false};
}

Text suits_text(const std::vector<Suit>& suits) {
    return listed(mapped(suits, [](Suit suit) { return decktet::suit_name(suit); }));
}

}  // namespace

/// Returns the twenty ways to deal six Crowns to two players, so that no choice contradicts another.
std::vector<Slot> ways_to_deal_crowns(Slot slot, const Players& players, const Json&) {
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
    // The list begins with Moons, Suns and Waves for the first player, in order of priority.
    std::ranges::reverse(slot.options);
    slot.by_chance = true;
    return form_of(std::move(slot));
}

namespace {

/// Returns the district before this one in which the draft has laid this marker.
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

Slot district(Slot slot, const Json& setup, int district) {
    slot.field = slot.field / static_cast<std::size_t>(district);
    slot.label.fills = {{"n", literally(district + 1)}};
    // The list begins with the default marker of the district.
    std::array<Card, kDistricts> markers = kUsualMarkers;
    std::rotate(markers.begin(), markers.begin() + district, markers.begin() + district + 1);
    for (const Card marker : markers) {
        Option made =
            option(decktet::code(marker),
                   say("{code} {name}", {{"code", code_text(marker)}, {"name", decktet::short_name(marker)}}));
        if (const std::optional<int> there = laid(setup, marker, district)) {
            const Fill where{"district", literally(*there + 1)};
            made.barred =
                impossible("magnate.setup.districts",
                           say("{card} already marks district {district}", {{"card", code_text(marker)}, where}),
                           say("marks district {district}", {where}));
        }
        slot.options.push_back(std::move(made));
    }
    return slot;
}

}  // namespace

/// Returns a slot for each district; none if Pawns are in the deck.
std::vector<Slot> district_slots(Slot slot, const Players&, const Json& setup) {
    std::vector<Slot> slots;
    const bool pawns = setup.is_object() && setup.contains("deck") && setup["deck"] == "pawns";
    for (int i = 0; i < kDistricts && !pawns; ++i) {
        slots.push_back(district(slot, setup, i));
    }
    return slots;
}

}  // namespace castalia::magnate
