// The options of the setup, and the game for the catalogue.
#include <algorithm>

#include "core/games/dance_of_muses/dance_of_muses.h"
#include "core/rules/game_of.h"

namespace castalia::dance_of_muses {

// What fills their slots in the new-session form (options.cpp).
std::vector<Slot> ways_to_share_colours(Slot slot, const Players& players, const Json& setup);
std::vector<Slot> known_tile_sheet(Slot slot, const Players& players, const Json& setup);

namespace {

constexpr auto a_colour = one_of<Colour>("purple", "orange", "white");
constexpr auto a_sheet_power = one_of<Power>("none", "raise", "lower", "swap");

/// The company of each colour: [{"color": "purple", "players": ["Ann"]}, …].
struct CompaniesKind {
    using Companies = std::vector<Company>;

    Companies read(Value value, const RecordPlace& at) const {
        const std::size_t seats = at.names().size();
        const std::size_t sides = seats == 3 ? 3 : 2, size = seats == 4 ? 2 : 1;
        const std::vector<Value> list = at.list(value, sides, sides);
        Companies companies;
        for (std::size_t i = 0; i < list.size(); ++i) {
            Fields one = at.item(i).object(list[i]);
            Company company{a_colour.read(one.any("color"), RecordPlace(one, "color")), {}};
            const RecordPlace seated(one, "players");
            const std::vector<Value> members = one.list("players", size, size);
            for (std::size_t m = 0; m < members.size(); ++m) {
                company.seats.push_back(a_seated_player.read(members[m], seated.item(m)));
            }
            one.finish();
            if (std::ranges::find(companies, company.colour, &Company::colour) != companies.end()) {
                one.fail("color", say("each colour is played once, {colour} is taken",
                                      {{"colour", literally(word_of(company.colour))}}));
            }
            companies.push_back(std::move(company));
        }
        check_seats(companies, at);
        return companies;
    }
    Json json(const Companies& companies, const auto& table) const {
        Json json = Json::array();
        for (const Company& company : companies) {
            json.push_back({{"color", word_of(company.colour)}, {"players", Json::array()}});
            for (const Seat seat : company.seats) {
                json.back()["players"].push_back(a_player.json(seat, table));
            }
        }
        return json;
    }
    static Json schema() { return {{"$ref", "#/definitions/dance_companies"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::card;

private:
    /// Checks that everybody is in one company, and with four players that seats 1 and 3 play against 2 and 4.
    static void check_seats(const Companies& companies, const RecordPlace& at) {
        std::vector<bool> seated(at.names().size(), false);
        for (const Company& company : companies) {
            for (const Seat seat : company.seats) {
                const auto s = static_cast<std::size_t>(seat.index);
                if (seated[s]) {
                    at.fail(say("{name} stands here twice", {{"name", literally(at.names()[s])}}));
                }
                seated[s] = true;
                if (seated.size() == 4 && (seat.index + company.seats.front().index) % 2 != 0) {
                    at.fail(say("with four players those who sit opposite are a company: seats 1 and 3, 2 and 4"));
                }
            }
        }
    }
};

/// Returns the colour that no company plays; nothing when all three are played.
std::optional<Colour> colour_left(const Setup& setup) {
    for (const Colour colour : {Colour::purple, Colour::orange, Colour::white}) {
        if (std::ranges::find(setup.companies, colour, &Company::colour) == setup.companies.end()) {
            return colour;
        }
    }
    return std::nullopt;
}

/// The colour of the neutral die. With three companies there is none: null.
struct NeutralKind {
    std::optional<Colour> read(Value value, const RecordPlace& at, const SetupTable<Setup>& table) const {
        const std::optional<Colour> left = colour_left(table.setup);
        if (!left && value.is_null()) {
            return left;
        }
        if (!left) {
            at.fail(say("with three companies all three colours are played"));
        }
        if (a_colour.read(value, at) != *left) {
            at.fail(say("the neutral die has the colour that is left, {colour}",
                        {{"colour", literally(word_of(*left))}}));
        }
        return left;
    }
    Json json(Colour colour) const { return word_of(colour); }
    static Json schema() { return {{"anyOf", {{{"$ref", "#/definitions/dance_color"}}, {{"type", "null"}}}}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::place;
};

/// The tile sheet: {"Clio": {"suns": 3, "power": "raise", "area": ["N", "S"]}, …}.
struct SheetKind {
    using Sheet = std::array<TileFace, kTiles>;

    Sheet read(Value value, const RecordPlace& at) const {
        Fields fields = at.object(value);
        Sheet sheet = shown_by_the_rules();
        for (std::size_t i = 0; i < kTiles; ++i) {
            const std::string_view name = name_of(static_cast<Muse>(i));
            if (fields.has(name)) {
                Fields tile = fields.object(name);
                sheet[i] = face(tile);
                tile.finish();
            }
        }
        fields.finish();
        return sheet;
    }
    Json json(const Sheet& sheet) const {
        Json json = Json::object();
        for (std::size_t i = 0; i < kTiles; ++i) {
            // A tile of which nothing is known is not written, except Thalia, who would be known otherwise.
            if (Json tile = face_json(sheet[i]); !tile.empty() || static_cast<Muse>(i) == Muse::thalia) {
                json[std::string(name_of(static_cast<Muse>(i)))] = std::move(tile);
            }
        }
        return json;
    }
    static Json schema() { return {{"$ref", "#/definitions/dance_tiles"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::table;

private:
    static TileFace face(Fields& tile) {
        TileFace face;
        if (tile.has("suns")) {
            face.suns = static_cast<int>(tile.number("suns", 0, 6));
        }
        if (const std::optional<Value> power = tile.maybe("power")) {
            face.power = a_sheet_power.read(*power, RecordPlace(tile, "power"));
        }
        if (const std::optional<Value> area = tile.maybe("area")) {
            face.area = area_in(*area, RecordPlace(tile, "area"));
        }
        return face;
    }
    static Area area_in(Value value, const RecordPlace& at) {
        Area area = 0;
        const std::vector<Value> squares = at.list(value, 1, kAround.size());
        for (std::size_t i = 0; i < squares.size(); ++i) {
            const auto bit = static_cast<Area>(1U << at.item(i).choice(squares[i], kAround));
            if ((area & bit) != 0) {
                at.item(i).fail(say("{square} stands here twice", {{"square", literally(*squares[i].string())}}));
            }
            area = static_cast<Area>(area | bit);
        }
        return area;
    }
    static Json face_json(const TileFace& face) {
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
};

void check_players(const Players& players) {
    if (std::ranges::find(players.names, "neutral") != players.names.end()) {
        throw BadRecord("players", say("in Dance of Muses nobody can be called \"neutral\": a tile is called so"));
    }
    if (players.names.size() < 2 || players.names.size() > 4) {
        throw BadRecord("players", say("Dance of Muses is played by 2 to 4"));
    }
}

const SetupOptions<Setup>& setup_options() {
    static const SetupOptions<Setup> options =
        SetupOptions<Setup>(
            {setup_option("companies", &Setup::companies, CompaniesKind{})
                 .required()
                 .labelled(say("Companies"))
                 .filled_by(ways_to_share_colours),
             setup_option("neutral", &Setup::neutral, NeutralKind{}).without_default().written_if_chosen(),
             setup_option("first", &Setup::first, a_seated_player).required().labelled(say("First player")),
             setup_option("tiles", &Setup::sheet, SheetKind{})
                 .labelled(say("Tile sheet"))
                 .filled_by(known_tile_sheet)})
            .checked_by(check_players)
            .completed_by(
                [](Setup& setup, const Players&, const std::string&) { setup.neutral = colour_left(setup); })
            .asked_first({"first"})
            .asked_of(2, 4);
    return options;
}

}  // namespace

const Game& game() {
    static const Game dance = [] {
        Game made = game_of<Rules>("dance-of-muses", say("Dance of Muses"), {"2.5"}, 2, 4, setup_options);
        made.sheets = {blank_sheet()};
        return made;
    }();
    return dance;
}

}  // namespace castalia::dance_of_muses
