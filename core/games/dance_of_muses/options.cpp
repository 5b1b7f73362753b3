// The new-session form: who plays which colour, who begins, and the tile sheet.
#include <algorithm>

#include "core/games/dance_of_muses/dance_of_muses.h"

namespace castalia::dance_of_muses {

std::vector<Slot> setup_form(const Players& players, const Json& setup);

namespace {

Option option(Json value, Text name) { return {std::move(value), std::move(name), {}, {}, false}; }

Slot first_player(const Players& players) {
    Slot slot{"first", Slot::Kind::place, say("First player"), {}, 0, 0, false};
    for (const std::string& name : players.names) {
        slot.options.push_back(option(name, literally(name)));
    }
    return slot;
}

/// Offers every way to give the colours to the companies.
Slot companies(const Players& players) {
    Slot slot{"companies", Slot::Kind::card, say("Companies"), {}, 0, 0, false};
    std::vector<std::vector<std::string>> sides;
    for (std::size_t seat = 0; seat < players.names.size(); ++seat) {
        if (players.names.size() == 4 && seat >= 2) {
            sides[seat - 2].push_back(players.names[seat]);
        } else {
            sides.push_back({players.names[seat]});
        }
    }
    std::array<Colour, 3> colours{Colour::purple, Colour::orange, Colour::white};
    do {
        Json value = Json::array();
        std::vector<Text> names;
        for (std::size_t side = 0; side < sides.size(); ++side) {
            value.push_back({{"color", word_of(colours[side])}, {"players", sides[side]}});
            const Fill colour{"colour", text_of(colours[side])}, one{"one", literally(sides[side][0])};
            names.push_back(sides[side].size() == 1 ? say("{one} {colour}", {one, colour})
                                                    : say("{one} and {other} {colour}",
                                                          {one, {"other", literally(sides[side][1])}, colour}));
        }
        slot.options.push_back(option(std::move(value), listed(names)));
    } while (std::ranges::next_permutation(colours).found);
    return slot;
}

/// Offers the tile sheet as far as the rules tell: one row for each tile, most of them empty.
Slot sheet() {
    Slot slot{"tiles", Slot::Kind::sheet, say("Tile sheet"), {}, 0, 6, true};
    Json known = Json::object();
    for (std::size_t i = 0; i < kTiles; ++i) {
        known[std::string(name_of(static_cast<Muse>(i)))] = Json::object();
    }
    known["Thalia"] = {{"power", "raise"}, {"area", {"N", "E", "S", "W"}}};
    slot.options = {option(std::move(known), say("As far as the rules tell"))};
    return slot;
}

}  // namespace

std::vector<Slot> setup_form(const Players& players, const Json&) {
    if (players.names.size() < 2 || players.names.size() > 4) {
        return {};
    }
    return {first_player(players), companies(players), sheet()};
}

}  // namespace castalia::dance_of_muses
