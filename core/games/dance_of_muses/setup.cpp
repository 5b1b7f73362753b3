// The setup to JSON and back (companies and their colours, who begins, the tile sheet), and what the game is called
// in the catalogue.
#include <algorithm>

#include "core/games/dance_of_muses/dance_of_muses.h"
#include "core/rules/game_of.h"

namespace castalia::dance_of_muses {

namespace {

constexpr std::array<std::string_view, 3> kColours{"purple", "orange", "white"};
constexpr std::array<std::string_view, 4> kPowers{"none", "raise", "lower", "swap"};
constexpr std::array<Colour, 3> kAllColours{Colour::purple, Colour::orange, Colour::white};

Colour colour_of(Fields& fields, std::string_view key) {
    return static_cast<Colour>(std::ranges::find(kColours, fields.word(key, kColours)) - kColours.begin());
}

Text nobody_called(Value name) {
    return say("nobody at this table is called {name}", {{"name", literally(shown(name))}});
}

Seat seat_in(Value value, const RecordPlace& at) {
    const auto found = std::ranges::find_if(at.names(), [&](const std::string& name) { return value.is(name); });
    if (found == at.names().end()) {
        at.fail(nobody_called(value));
    }
    return Seat{static_cast<int>(found - at.names().begin())};
}

/// Checks that everybody is in one company, and with four players that seats 1 and 3 play against 2 and 4.
void check_companies(const Setup& setup, const Players& players, const RecordPlace& at) {
    std::vector<bool> seated(players.names.size(), false);
    for (const Company& company : setup.companies) {
        for (const Seat seat : company.seats) {
            const auto s = static_cast<std::size_t>(seat.index);
            if (seated[s]) {
                at.fail(say("{name} stands here twice", {{"name", literally(players.names[s])}}));
            }
            seated[s] = true;
            if (players.names.size() == 4 && (seat.index + company.seats.front().index) % 2 != 0) {
                at.fail(say("with four players those who sit opposite are a company: seats 1 and 3, 2 and 4"));
            }
        }
    }
}

void read_companies(Fields& fields, const Players& players, Setup& setup) {
    const std::size_t seats = players.names.size();
    const std::size_t companies = seats == 3 ? 3 : 2, size = seats == 4 ? 2 : 1;
    const RecordPlace place(fields, "companies");
    const std::vector<Value> list = fields.list("companies", companies, companies);
    for (std::size_t i = 0; i < list.size(); ++i) {
        Fields one = place.item(i).object(list[i]);
        Company company{colour_of(one, "color"), {}};
        const RecordPlace seated(one, "players");
        const std::vector<Value> members = one.list("players", size, size);
        for (std::size_t m = 0; m < members.size(); ++m) {
            company.seats.push_back(seat_in(members[m], seated.item(m)));
        }
        one.finish();
        if (std::ranges::find(setup.companies, company.colour, &Company::colour) != setup.companies.end()) {
            one.fail("color", say("each colour is played once, {colour} is taken",
                                  {{"colour", literally(word_of(company.colour))}}));
        }
        setup.companies.push_back(std::move(company));
    }
    check_companies(setup, players, place);
}

void read_neutral(Fields& fields, Setup& setup) {
    if (setup.companies.size() == 3) {
        if (fields.has("neutral") && !fields.any("neutral").is_null()) {
            fields.fail("neutral", say("with three companies all three colours are played"));
        }
        return;
    }
    const auto left = std::ranges::find_if(kAllColours, [&](Colour colour) {
        return std::ranges::find(setup.companies, colour, &Company::colour) == setup.companies.end();
    });
    setup.neutral = fields.has("neutral") ? colour_of(fields, "neutral") : *left;
    if (setup.neutral != *left) {
        fields.fail("neutral", say("the neutral die has the colour that is left, {colour}",
                                   {{"colour", literally(word_of(*left))}}));
    }
}

Area area_in(Fields& fields) {
    Area area = 0;
    const RecordPlace place(fields, "area");
    const std::vector<Value> squares = fields.list("area", 1, kAround.size());
    for (std::size_t i = 0; i < squares.size(); ++i) {
        const RecordPlace at = place.item(i);
        const auto found = std::ranges::find_if(kAround, [&](std::string_view word) { return squares[i].is(word); });
        if (found == kAround.end()) {
            at.fail(say("N, NE, E, SE, S, SW, W or NW belongs here, not {value}",
                        {{"value", literally(shown(squares[i]))}}));
        }
        const auto bit = static_cast<Area>(1U << static_cast<unsigned>(found - kAround.begin()));
        if ((area & bit) != 0) {
            at.fail(say("{square} stands here twice", {{"square", literally(*found)}}));
        }
        area = static_cast<Area>(area | bit);
    }
    return area;
}

void read_sheet(Fields& fields, Setup& setup) {
    // dance-of-muses.setup.sheet: the rules show Thalia's power. What the table says replaces it.
    setup.sheet[static_cast<std::size_t>(Muse::thalia)] = {{}, Power::raise, kOrthogonal};
    if (!fields.has("tiles")) {
        return;
    }
    Fields sheet = fields.object("tiles");
    for (std::size_t i = 0; i < kTiles; ++i) {
        const std::string_view name = name_of(static_cast<Muse>(i));
        if (!sheet.has(name)) {
            continue;
        }
        Fields tile = sheet.object(name);
        TileFace face;
        if (tile.has("suns")) {
            face.suns = static_cast<int>(tile.number("suns", 0, 6));
        }
        if (tile.has("power")) {
            face.power =
                static_cast<Power>(std::ranges::find(kPowers, tile.word("power", kPowers)) - kPowers.begin());
        }
        if (tile.has("area")) {
            face.area = area_in(tile);
        }
        tile.finish();
        setup.sheet[i] = face;
    }
    sheet.finish();
}

Json face_json(const TileFace& face) {
    Json tile = Json::object();
    if (face.suns) {
        tile["suns"] = *face.suns;
    }
    if (face.power) {
        tile["power"] = word_of(*face.power);
    }
    const Area area = face.area != 0 ? face.area : preset_area(face.power.value_or(Power::none));
    for (std::size_t i = 0; i < kAround.size(); ++i) {
        if ((area >> i & 1) != 0) {
            tile["area"].push_back(kAround[i]);
        }
    }
    return tile;
}

Setup read_setup(const Players& players, const Json& json) {
    if (std::ranges::find(players.names, "neutral") != players.names.end()) {
        throw BadRecord("players", say("in Dance of Muses nobody can be called \"neutral\": a tile is called so"));
    }
    if (players.names.size() < 2 || players.names.size() > 4) {
        throw BadRecord("players", say("Dance of Muses is played by 2 to 4"));
    }
    Fields fields(json, "setup", players.names);
    Setup setup;
    read_companies(fields, players, setup);
    read_neutral(fields, setup);
    setup.first = fields.seat("first");
    if (setup.first.index < 0) {
        fields.fail("first", nobody_called(json["first"]));
    }
    read_sheet(fields, setup);
    fields.finish();
    return setup;
}

Json write_setup(const Players& players, const Setup& setup) {
    Json json;
    for (const Company& company : setup.companies) {
        Json members = Json::array();
        for (const Seat seat : company.seats) {
            members.push_back(players.names.at(static_cast<std::size_t>(seat.index)));
        }
        json["companies"].push_back({{"color", word_of(company.colour)}, {"players", std::move(members)}});
    }
    if (setup.neutral) {
        json["neutral"] = word_of(*setup.neutral);
    }
    json["first"] = players.names.at(static_cast<std::size_t>(setup.first.index));
    json["tiles"] = Json::object();
    for (std::size_t i = 0; i < kTiles; ++i) {
        // A tile of which nothing is known is not written, except Thalia, who would be known otherwise.
        if (Json tile = face_json(setup.sheet[i]); !tile.empty() || static_cast<Muse>(i) == Muse::thalia) {
            json["tiles"][std::string(name_of(static_cast<Muse>(i)))] = std::move(tile);
        }
    }
    return json;
}

}  // namespace

/// Returns the slots of the new-session form (options.cpp).
std::vector<Slot> setup_form(const Players& players, const Json& setup);

const Game& game() {
    static const Game dance = [] {
        Game made = game_of<Rules>("dance-of-muses", say("Dance of Muses"), "2.5", 2, 4, read_setup, write_setup);
        made.options = in_every_edition(setup_form);
        made.sheets = {blank_sheet()};
        return made;
    }();
    return dance;
}

}  // namespace castalia::dance_of_muses
