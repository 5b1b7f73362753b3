// Fills the slots of the new-session form that do not follow from their options.
#include <algorithm>
#include <utility>

#include "core/games/dance_of_muses/dance_of_muses.h"

namespace castalia::dance_of_muses {

namespace {

Option option(Json value, Text name) { return {std::move(value), std::move(name), {}, {}, false}; }

}  // namespace

/// Offers every way to give the colours to the companies.
std::vector<Slot> ways_to_share_colours(Slot slot, const Players& players, const Json&) {
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
    // The first way is chosen by itself, because the colours of companies usually do not matter.
    slot.kind = Slot::Kind::place;
    slot.options.front().best = true;
    return form_of(std::move(slot));
}

namespace {

Slot::Column suns_column() {
    constexpr int kMostSuns = 6;
    Slot::Column column{"suns", say("Suns"), {}};
    for (int suns = 0; suns <= kMostSuns; ++suns) {
        column.choices.push_back(option({{"suns", suns}}, literally(suns)));
    }
    return column;
}

/// A power comes with the squares that it reaches by default.
Slot::Column power_column() {
    return {"power",
            say("Power"),
            {option({{"power", "none"}}, say("none")),
             option({{"power", "raise"}, {"area", {"N", "E", "S", "W"}}}, say("↑ raise")),
             option({{"power", "lower"}, {"area", {"NE", "SE", "SW", "NW"}}}, say("↓ lower")),
             option({{"power", "swap"}, {"area", {"N", "NE", "E", "SE", "S", "SW", "W", "NW"}}}, say("⇄ swap"))}};
}

bool is_set(const Json& row) { return row.is_object() && row.contains("suns") && row.contains("power"); }

/// Returns whether something is filled in for this tile.
bool plays(const Json& sheet, const char* tile) {
    return sheet.is_object() && sheet.contains(tile) && sheet[tile].is_object() && !sheet[tile].empty();
}

Text how_many_are_set(const Json& sheet) {
    const auto set = sheet.is_object() ? std::ranges::count_if(sheet, is_set) : 0;
    const std::size_t all = plays(sheet, "Mnemosyne") ? kMuses : kTiles;
    return std::cmp_equal(set, all)
               ? say("Every tile is set.")
               : say_count(
                     "{n} of {all} tiles is set. Of the others the program logs what the table sees, and asks for "
                     "their Suns at the end.",
                     "{n} of {all} tiles are set. Of the others the program logs what the table sees, and asks for "
                     "their Suns at the end.",
                     set, {{"all", literally(static_cast<long long>(all))}});
}

Text how_much_is_set(const Json& sheet) {
    const Text set = how_many_are_set(sheet);
    return plays(sheet, "Mnemosyne")
               ? set
               : say("{set} Mnemosyne, of a variant, plays only where her row is filled in.", {{"set", set}});
}

}  // namespace

/// Offers the tile sheet as far as the rules say it, with one row for each tile, most of them empty. The last row is
/// optional.
std::vector<Slot> known_tile_sheet(Slot slot, const Players&, const Json& setup) {
    Json known = Json::object();
    for (std::size_t i = 0; i < kMuses; ++i) {
        const std::string_view name = name_of(static_cast<Muse>(i));
        known[std::string(name)] = Json::object();
        slot.rows.push_back(text_of(static_cast<Muse>(i)));
    }
    known["Thalia"] = {{"power", "raise"}, {"area", {"N", "E", "S", "W"}}};
    const Json filled = value_at(setup, "tiles");
    slot.hint = how_much_is_set(filled.is_object() ? filled : known);
    slot.options = {option(std::move(known), say("As far as the rules tell"))};
    slot.row_label = say("Tile");
    slot.drawn_row = sheet_row;
    slot.columns = {suns_column(), power_column(), {"area", say("reaches"), {}}};
    return form_of(std::move(slot));
}

}  // namespace castalia::dance_of_muses
