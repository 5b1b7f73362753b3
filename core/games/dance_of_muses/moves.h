#pragma once

#include <array>
#include <variant>

#include "core/games/dance_of_muses/grid.h"
#include "core/rules/declaration/word_kind.h"
#include "core/rules/text/catalogue.h"

/// The moves, one struct for each event of the rules page, each with its declaration. A tile on the table is named by
/// its id: the Muse's name, or "?Ann" for a tile that lies face down.
namespace castalia::dance_of_muses {

inline constexpr std::size_t kTiles = 9;   ///< The tiles on the table.
inline constexpr std::size_t kMuses = 10;  ///< The nine Muses and their mother, who belongs to a variant.
inline constexpr int kFarthest = 999;      ///< Squares in events are named from −999 to 999.

enum class Muse : std::uint8_t {
    calliope,
    clio,
    erato,
    euterpe,
    melpomene,
    polyhymnia,
    terpsichore,
    thalia,
    urania,
    mnemosyne
};
std::string_view name_of(Muse muse);                 ///< Returns the printed name: "Calliope".
std::optional<Muse> muse_of(std::string_view name);  ///< Returns the Muse whose printed name this is.

enum class Power : std::uint8_t { none, raise, lower, swap };

/// A square of the grid: [1, -2] in records, "1 -2" in lines.
struct SquareKind {
    Square read(Value value, const RecordPlace& at) const;
    Json json(Square at) const { return {at.x, at.y}; }
    Square parse(NotationLine& line, std::string_view what) const;
    std::string print(Square at) const { return std::to_string(at.x) + " " + std::to_string(at.y); }
    static Json schema() { return {{"$ref", "#/definitions/dance_square"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::place;
};
inline constexpr SquareKind a_square;

/// A tile by the name of its Muse. A line may have the beginning of the name, if no other name begins so.
struct MuseKind : WordKind<MuseKind, Muse> {
    static std::optional<Muse> called(std::string_view word) { return muse_of(word); }
    static std::optional<Muse> typed_as(const std::string& word);
    static std::string_view word_of(Muse muse) { return name_of(muse); }
    static constexpr std::string_view
        kNotRead = in_catalogue("{value} is not the name of a tile, such as \"Clio\""),
        kNotTyped = in_catalogue("\"{word}\" is no tile, or not the only one that begins so; write such as clio");
    /// Returns nothing before a number.
    std::optional<Muse> parse_if(NotationLine& line, std::string_view what) const;
    static Json schema() { return {{"$ref", "#/definitions/dance_muse"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::card;
};
inline constexpr MuseKind a_muse;
inline constexpr std::string_view kTileName = in_catalogue("the tile (its name, such as clio)");

struct Tile;

/// A tile on the table by its id. A line may have the beginning of the id, if only one tile on the table begins so.
struct TileIdKind {
    std::string read(Value value, const RecordPlace& at) const;
    Json json(const std::string& id) const { return id; }
    std::string parse(NotationLine& line, std::string_view what, const auto&, const auto& state) const {
        return parse(line, line.take_text(what), state.tiles);
    }
    static std::string parse(NotationLine& line, const std::string& word, const std::vector<Tile>& tiles);
    std::string print(const std::string& id) const { return muse_of(id) ? lowered(id) : notation_name(id); }
    static Json schema() { return {{"$ref", "#/definitions/dance_tile"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::place;
};
inline constexpr TileIdKind a_tile;
inline constexpr std::string_view kTileId = in_catalogue("the tile (its name, or ? with its owner, such as ?ann)");

inline constexpr auto a_direction = one_of<Direction>(typed("N", "north", "\u2191"), typed("E", "east", "\u2192"),
                                                      typed("S", "south", "\u2193"), typed("W", "west", "\u2190"));
inline constexpr auto a_power =
    one_of<Power>(typed("raise", "raises", "+"), typed("lower", "lowers", "-"), typed("swap", "swaps", "x"))
        .starting(Power::raise);

/// The use of a power before or after the step.
struct PowerUse {
    enum class When : std::uint8_t { before, after };  ///< The time of the power, relative to the step.
    When when{};
    std::string target;
    /// The power that the table saw, for a tile whose power the tile sheet does not say.
    std::optional<Power> kind;
    bool before() const { return when == When::before; }
    bool operator==(const PowerUse&) const = default;
};
inline constexpr auto a_time = one_of<PowerUse::When>("before", "after");

/// Pairs of a key and a value: an object in records, {"?Ann": "Clio"}, and pairs of words in lines, "?ann clio". No
/// key occurs twice.
template <class KeyKind, class ValueKind, class Key, class Mapped>
struct PairsOf {
    using Pairs = std::vector<std::pair<Key, Mapped>>;
    KeyKind keys;
    ValueKind values;
    std::string_view value_what;

    Pairs read(Value object, const RecordPlace& at) const {
        at.object(object);
        Pairs pairs;
        for (const auto& [name, value] : object.members()) {
            Key key = keys.read(Json(name), at);
            if (has(pairs, key)) {
                at.fail(twice(keys.json(key)));
            }
            pairs.emplace_back(std::move(key), values.read(value, at.member(name)));
        }
        return in_order(std::move(pairs), at.names());
    }
    Json json(const Pairs& pairs) const {
        Json object = Json::object();
        for (const auto& [key, value] : pairs) {
            object[keys.json(key).template get<std::string>()] = values.json(value);
        }
        return object;
    }
    Pairs parse(NotationLine& line, std::string_view what, const auto& rules, const auto& state) const {
        Pairs pairs;
        while (keys.ahead(line)) {
            Key key = keys.parse(line, what, rules, state);
            if (has(pairs, key)) {
                line.fail(twice(keys.json(key)));
            }
            pairs.emplace_back(std::move(key), values.parse(line, value_what));
        }
        return in_order(std::move(pairs), line.names());
    }
    std::string print(const Pairs& pairs) const {
        std::string words;
        for (const auto& [key, value] : pairs) {
            words += (words.empty() ? "" : " ") + keys.print(key) + " " + values.print(value);
        }
        return words;
    }
    Json schema() const { return keys.schema_of_pairs(values.schema()); }
    static constexpr Slot::Kind kSlot = Slot::Kind::card;

private:
    static bool has(const Pairs& pairs, const Key& key) {
        return std::ranges::find(pairs, key, &Pairs::value_type::first) != pairs.end();
    }
    static Text twice(const Json& key) {
        return say("{key} stands here twice", {{"key", literally(key.template get<std::string>())}});
    }
    Pairs in_order(Pairs pairs, std::span<const std::string> names) const {
        std::ranges::stable_sort(pairs, {}, [&](const auto& pair) { return keys.order(pair.first, names); });
        return pairs;
    }
};

/// The id of a tile that lies face down, "?Ann", as a key.
struct FaceDownKey : TileIdKind {
    std::string read(Value value, const RecordPlace& at) const;
    static bool ahead(const NotationLine& line) { return line.peek().starts_with('?'); }
    /// Returns the sort key: players in seat order, then the neutral tile, then others.
    static std::pair<std::size_t, std::string> order(const std::string& id, std::span<const std::string> names);
    static Json schema_of_pairs(Json values);
};

/// The name of a Muse as a key.
struct MuseKey : MuseKind {
    Muse parse(NotationLine& line, std::string_view what, const auto&, const auto&) const {
        return MuseKind::parse(line, what);
    }
    static bool ahead(const NotationLine& line) { return !line.done(); }
    static Muse order(Muse muse, std::span<const std::string>) { return muse; }
    static Json schema_of_pairs(const Json& values);
};

/// The tiles that are turned up.
inline constexpr PairsOf<FaceDownKey, MuseKind, std::string, Muse> turned_up_tiles{{}, {}, kTileName};
/// The Suns that are read off tiles.
inline constexpr PairsOf<MuseKey, Number<int>, Muse, int> suns_of_tiles{{}, number(0, 6), "the Suns on the tile"};

/// A tile as it is placed: face up with its name, or face down without one.
struct PlacedFace : std::optional<Muse> {
    using std::optional<Muse>::optional;
    constexpr PlacedFace(std::optional<Muse> muse) : std::optional<Muse>(muse) {}
    bool operator==(const PlacedFace&) const = default;
};
/// The face of a placed tile. In a line, "down" or "?" stands for a tile that lies face down.
struct PlacedFaceKind : MuseKind {
    PlacedFace read(Value value, const RecordPlace& at) const { return a_muse.read(value, at); }
    Json json(const PlacedFace& face) const { return face ? a_muse.json(*face) : Json(); }
    PlacedFace parse(NotationLine& line, std::string_view what) const;
    std::string print(const PlacedFace& face) const { return face ? a_muse.print(*face) : "down"; }
};

struct PlaceNeutral {
    Square at;
    std::optional<Muse> muse;  ///< The Muse; nothing if it lies face down.
    bool operator==(const PlaceNeutral&) const = default;

    static constexpr auto declared() {
        return declare("neutral", typed("neutral"),
                       field("square", &PlaceNeutral::at, a_square, "the square").last().labelled("to"),
                       field("tile", &PlaceNeutral::muse, a_muse, kTileName).labelled("Tile"));
    }
};
struct PlaceTile {
    Seat player;
    Square at;
    PlacedFace muse;
    bool operator==(const PlaceTile&) const = default;

    // A record has `face_down` instead of the name (moves.cpp).
    static constexpr auto declared() {
        return declare("place", typed("place", "p"), actor(&PlaceTile::player),
                       field("tile", &PlaceTile::muse, PlacedFaceKind{}, kTileName).labelled("Tile"),
                       field("square", &PlaceTile::at, a_square, "the square").labelled("to"));
    }
};
struct Dance {
    Seat player;
    std::string tile;
    Direction to{};
    std::optional<PowerUse> power;
    bool operator==(const Dance&) const = default;

    // A line begins with the tile. The power stands before or behind the direction (moves.cpp).
    static constexpr auto declared() {
        return declare("dance", typed("dance", "d"), actor(&Dance::player),
                       field("tile", &Dance::tile, a_tile, kTileId).labelled("Tile"),
                       field("to", &Dance::to, a_direction).labelled("to").chosen_as("the direction"),
                       field("power", &Dance::power,
                             object_of<PowerUse>(field("when", &PowerUse::when, a_time),
                                                 field("target", &PowerUse::target, a_tile, kTileId),
                                                 field("kind", &PowerUse::kind, a_power))));
    }
};
struct Pass {
    Seat player;
    bool operator==(const Pass&) const = default;

    static constexpr auto declared() { return declare("pass", typed("pass"), actor(&Pass::player)); }
};
struct Reveal {
    std::vector<std::pair<std::string, Muse>> tiles;
    std::vector<std::pair<Muse, int>> suns;
    bool operator==(const Reveal&) const = default;

    std::optional<int> suns_of(Muse muse) const {
        const auto read = std::ranges::find(suns, muse, &std::pair<Muse, int>::first);
        return read == suns.end() ? std::nullopt : std::optional(read->second);
    }

    static constexpr auto declared() {
        return declare("reveal", typed("reveal", "rev"), field("tiles", &Reveal::tiles, turned_up_tiles, kTileId),
                       field("suns", &Reveal::suns, suns_of_tiles, kTileName).after("suns").or_empty());
    }
};
struct Adjust {
    std::string tile;
    int to = 1;
    bool operator==(const Adjust&) const = default;

    static constexpr auto declared() {
        return declare("adjust", typed("adj", "adjust", "count"),
                       counted<Adjust>(count(0, "die", typed("die"), field("tile", &Adjust::tile, a_tile, kTileId))),
                       field("to", &Adjust::to, number(1, 6), "what the die shows").labelled("Counted"));
    }
};

using Move = std::variant<PlaceNeutral, PlaceTile, Dance, Pass, Reveal, Adjust>;

}  // namespace castalia::dance_of_muses
