// The options of the setup, and the game for the catalogue.
#include <algorithm>

#include "core/games/dance_of_muses/dance_of_muses.h"
#include "core/rules/declaration/game_of.h"
#include "core/rules/game/playout.h"

namespace castalia::dance_of_muses {

// These fill their slots in the new-session form (options.cpp).
std::vector<Slot> ways_to_share_colours(Slot slot, const Players& players, const Json& setup);
std::vector<Slot> known_tile_sheet(Slot slot, const Players& players, const Json& setup);

namespace {

constexpr auto a_colour = one_of<Colour>("purple", "orange", "white");
constexpr auto a_sheet_power = one_of<Power>("none", "raise", "lower", "swap");

/// Returns the kind of a list of so many companies of one size.
constexpr auto a_list_of_companies(std::size_t companies, std::size_t size) {
    const auto company = object_of<Company>(field("color", &Company::colour, a_colour),
                                            field("players", &Company::seats, list_of(a_seated_player, size, size)));
    return ListOf<std::remove_const_t<decltype(company)>, Company>{company, companies, companies};
}

/// The company of each colour: [{"color": "purple", "players": ["Ann"]}, …].
struct CompaniesKind {
    std::vector<Company> read(Value value, const RecordPlace& at, const auto& table) const {
        const std::size_t seats = at.names().size();
        std::vector<Company> companies =
            a_list_of_companies(seats == 3 ? 3 : 2, seats == 4 ? 2 : 1).read(value, at, table);
        std::vector<Colour> colours;
        std::vector<Seat> seated;
        for (const auto& [colour, members] : companies) {
            if (std::ranges::find(colours, colour) != colours.end()) {
                at.item(colours.size())
                    .member("color")
                    .fail(say("each colour is played once, {colour} is taken",
                              {{"colour", literally(word_of(colour))}}));
            }
            colours.push_back(colour);
            for (const Seat seat : members) {
                if (std::ranges::find(seated, seat) != seated.end()) {
                    const std::string& name = at.names()[static_cast<std::size_t>(seat.index)];
                    at.fail(say("{name} stands here twice", {{"name", literally(name)}}));
                }
                seated.push_back(seat);
            }
            if (members.size() == 2 && (members[0].index + members[1].index) % 2 != 0) {
                at.fail(say("with four players those who sit opposite are a company: seats 1 and 3, 2 and 4"));
            }
        }
        return companies;
    }
    Json json(const std::vector<Company>& companies, const auto& table) const {
        return a_list_of_companies(0, 0).json(companies, table);
    }
    static Json schema() { return {{"$ref", "#/definitions/dance_companies"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::card;
};

/// Returns the colour that no company plays; nothing if all three are played.
std::optional<Colour> colour_left(const Setup& setup) {
    for (const Colour colour : {Colour::purple, Colour::orange, Colour::white}) {
        if (std::ranges::find(setup.companies, colour, &Company::colour) == setup.companies.end()) {
            return colour;
        }
    }
    return std::nullopt;
}

/// The colour of the neutral die; null with three companies, because then there is none.
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

/// The squares that a power reaches: ["N", "S"].
struct AreaKind {
    Area read(Value value, const RecordPlace& at) const {
        unsigned area = 0;
        for (const unsigned square : kSquares.read(value, at)) {
            area |= 1U << square;
        }
        return static_cast<Area>(area);
    }
    Json json(Area area) const {
        std::vector<unsigned> squares;
        for (unsigned square = 0; square < kAround.size(); ++square) {
            if ((area >> square & 1) != 0) {
                squares.push_back(square);
            }
        }
        return kSquares.json(squares, *this);
    }

private:
    static constexpr auto kSquares = list_of(OneOf<unsigned, kAround.size()>{{}, kAround}, 1, kAround.size());
};
constexpr auto a_face =
    object_of<TileFace>(field("suns", &TileFace::suns, number(0, 6)), field("power", &TileFace::power, a_sheet_power),
                        field("area", &TileFace::area, AreaKind{}).otherwise(0));

/// The tile sheet: {"Clio": {"suns": 3, "power": "raise", "area": ["N", "S"]}, …}.
struct SheetKind {
    using Sheet = std::array<TileFace, kMuses>;

    Sheet read(Value value, const RecordPlace& at, const auto& table) const {
        Fields fields = at.object(value);
        Sheet sheet = shown_by_the_rules();
        for (std::size_t i = 0; i < kMuses; ++i) {
            const std::string_view name = name_of(static_cast<Muse>(i));
            if (const std::optional<Value> face = fields.maybe(name)) {
                sheet[i] = a_face.read(*face, RecordPlace(fields, name), table);
            }
        }
        fields.finish();
        return sheet;
    }
    Json json(const Sheet& sheet, const auto& table) const {
        Json json = Json::object();
        for (std::size_t i = 0; i < kMuses; ++i) {
            TileFace face = sheet[i];
            face.area = face.area != 0 ? face.area : preset_area(face.power.value_or(Power::none));
            // A tile of which nothing is known is not written, except Thalia, because her default is known.
            if (Json tile = a_face.json(face, table); !tile.empty() || static_cast<Muse>(i) == Muse::thalia) {
                json[std::string(name_of(static_cast<Muse>(i)))] = std::move(tile);
            }
        }
        return json;
    }
    static Json schema() { return {{"$ref", "#/definitions/dance_tiles"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::table;
};

void check_players(const Players& players) {
    if (std::ranges::find(players.names, "neutral") != players.names.end()) {
        throw BadRecord("players", say("in Dance of Muses nobody can be called \"neutral\": a tile is called so"));
    }
    if (players.names.size() < 2 || players.names.size() > 4) {
        throw BadRecord("players", say("Dance of Muses is played by 2 to 4"));
    }
}

SetupOptions<Setup> setup_options() {
    return SetupOptions<Setup>(
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
        .completed_by([](Setup& setup, const Players&, const std::string&) { setup.neutral = colour_left(setup); })
        .asked_first({"first"})
        .asked_of(2, 4);
}

/// Renames the owner in the id of a tile that lies face down, "?Ann" or "?Ann#2" (Rules::face_down_id).
std::string renamed_id(const std::string& id, const Players& players, const Players& renamed) {
    for (std::size_t seat = 0; seat < players.names.size(); ++seat) {
        const std::string plain = "?" + players.names[seat];
        const std::string rest = id.starts_with(plain) ? id.substr(plain.size()) : "no";
        if (rest.empty() || (rest.front() == '#' && rest.find_first_not_of("0123456789", 1) == std::string::npos)) {
            return "?" + renamed.names[seat] + rest;
        }
    }
    return id;
}

}  // namespace

Game game() {
    Game dance = game_of<Rules>("dance-of-muses", say("Dance of Muses"), {"2.5"}, 2, 4, setup_options());
    dance.sheets = {blank_sheet()};
    dance.layout = layout;
    dance.hidden = hidden_tiles;
    dance.rename_word = renamed_id;
    dance.tile = tile;
    dance.series = series;
    dance.ahead = players_ahead;
    dance.continued = continued;
    dance.counts = counted_by<Rules>(count_table);
    return dance;
}

}  // namespace castalia::dance_of_muses
