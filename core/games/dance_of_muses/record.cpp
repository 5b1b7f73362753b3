// Moves to JSON and back, and what the game is called in the catalogue.
#include <algorithm>

#include "core/games/dance_of_muses/dance_of_muses.h"
#include "core/rules/game_of.h"

namespace castalia::dance_of_muses {

namespace {

constexpr std::array<std::string_view, 6> kTypes{"neutral", "place", "dance", "pass", "reveal", "adjust"};
constexpr std::array<std::string_view, 4> kTo{"N", "E", "S", "W"};
constexpr std::array<std::string_view, 2> kWhen{"before", "after"};
constexpr std::array<std::string_view, 3> kKinds{"raise", "lower", "swap"};
constexpr std::array<std::string_view, 1> kCounts{"die"};
constexpr std::size_t kLongestId = kLongestName + 5;  ///< "?", a name, and "#2" where there is a second one.

Muse muse_in(Value value, const std::string& where) {
    const std::optional<std::string_view> word = value.string();
    const std::optional<Muse> muse = word ? muse_of(*word) : std::nullopt;
    if (!muse) {
        throw BadRecord(where, shown(value) + " is not the name of a tile, such as \"Clio\"");
    }
    return *muse;
}

Square square_in(Fields& fields) {
    const std::vector<Value> pair = fields.list("square", 2, 2);
    const std::string where = fields.where("square");
    return {static_cast<int>(number_of(pair[0], where + "[0]", -kFarthest, kFarthest)),
            static_cast<int>(number_of(pair[1], where + "[1]", -kFarthest, kFarthest))};
}

void check_face_down_id(const std::string& id, const std::string& where) {
    if (id.size() < 2 || id.front() != '?') {
        throw BadRecord(where,
                        "a tile belongs here, by its name or as \"?\" with its owner such as \"?neutral\", not " +
                            shown(Json(id)));
    }
    check_name(id, kLongestId, where);
}

/// The id of a tile on the table: its name, or "?" with an owner.
std::string tile_in(Fields& fields, std::string_view key) {
    const Value value = fields.any(key);
    const std::optional<std::string_view> word = value.string();
    if (!word) {
        fields.fail(key, "a tile's name belongs here, not " + shown(value));
    }
    std::string id(*word);
    if (!muse_of(id)) {
        check_face_down_id(id, fields.where(key));
    }
    return id;
}

PlaceNeutral neutral_of(Fields& fields) {
    const Square at = square_in(fields);
    return {at, fields.has("tile") ? std::optional(muse_in(fields.any("tile"), fields.where("tile"))) : std::nullopt};
}

PlaceTile place_of(Fields& fields, Seat player) {
    PlaceTile place{player, {}, {}};
    if (fields.has("tile")) {
        place.muse = muse_in(fields.any("tile"), fields.where("tile"));
    }
    const bool face_down = fields.flag_or("face_down", false);
    if (face_down == place.muse.has_value()) {
        fields.fail(face_down ? "face_down" : "tile", face_down ? "a tile that lies face down has no name yet"
                                                                : "a tile's name or face_down belongs here");
    }
    place.at = square_in(fields);
    return place;
}

Dance dance_of(Fields& fields, Seat player) {
    Dance dance{player, tile_in(fields, "tile"), *direction_of(fields.word("to", kTo)), {}};
    if (fields.has("power")) {
        Fields power = fields.object("power");
        PowerUse use;
        use.before = power.word("when", kWhen) == "before";
        use.target = tile_in(power, "target");
        if (power.has("kind")) {
            const std::string kind = power.word("kind", kKinds);
            use.kind = static_cast<Power>(std::ranges::find(kKinds, kind) - kKinds.begin() + 1);
        }
        power.finish();
        dance.power = std::move(use);
    }
    return dance;
}

Reveal reveal_of(Fields& fields) {
    Reveal reveal;
    const Fields tiles = fields.object("tiles");
    for (const auto& [id, value] : fields.any("tiles").members()) {
        check_face_down_id(std::string(id), tiles.where());
        if (std::ranges::find(reveal.tiles, std::string(id), &std::pair<std::string, Muse>::first) !=
            reveal.tiles.end()) {
            throw BadRecord(tiles.where(), shown(Json(std::string(id))) + " stands here twice");
        }
        reveal.tiles.emplace_back(std::string(id), muse_in(value, tiles.where(id)));
    }
    std::ranges::stable_sort(reveal.tiles, {},
                             [&](const auto& tile) { return order_of(tile.first, fields.names()); });
    if (!fields.has("suns")) {
        return reveal;
    }
    const Fields suns = fields.object("suns");
    for (const auto& [name, value] : fields.any("suns").members()) {
        const Muse muse = muse_in(Json(std::string(name)), suns.where());
        std::optional<int>& told = reveal.suns[static_cast<std::size_t>(muse)];
        if (told) {
            throw BadRecord(suns.where(), std::string(name) + " stands here twice");
        }
        told = static_cast<int>(number_of(value, suns.where(name), 0, 6));
    }
    return reveal;
}

Adjust adjust_of(Fields& fields) {
    Fields what = fields.object("what");
    what.word("what", kCounts);
    Adjust adjust{tile_in(what, "tile"), 1};
    what.finish();
    adjust.to = static_cast<int>(fields.number("to", 1, 6));
    return adjust;
}

/// Writes a move's own fields, after its type and player.
struct Writer {
    Json& json;

    void square(Square at) const { json["square"] = {at.x, at.y}; }
    void operator()(const PlaceNeutral& move) const {
        square(move.at);
        if (move.muse) {
            json["tile"] = name_of(*move.muse);
        }
    }
    void operator()(const PlaceTile& move) const {
        if (move.muse) {
            json["tile"] = name_of(*move.muse);
        } else {
            json["face_down"] = true;
        }
        square(move.at);
    }
    void operator()(const Dance& move) const {
        json["tile"] = move.tile;
        json["to"] = letter(move.to);
        if (move.power) {
            json["power"] = {{"when", move.power->before ? "before" : "after"}, {"target", move.power->target}};
            if (move.power->kind) {
                json["power"]["kind"] = word_of(*move.power->kind);
            }
        }
    }
    void operator()(const Pass&) const {}
    void operator()(const Reveal& move) const {
        json["tiles"] = Json::object();
        for (const auto& [id, muse] : move.tiles) {
            json["tiles"][id] = name_of(muse);
        }
        for (std::size_t i = 0; i < kTiles; ++i) {
            if (move.suns[i]) {
                json["suns"][std::string(name_of(static_cast<Muse>(i)))] = *move.suns[i];
            }
        }
    }
    void operator()(const Adjust& move) const {
        json["what"] = {{"what", "die"}, {"tile", move.tile}};
        json["to"] = move.to;
    }
};

}  // namespace

Rules::Move Rules::read(Fields& fields) const {
    const std::string type = fields.word("type", kTypes);
    if (type == "neutral") {
        return neutral_of(fields);
    }
    if (type == "reveal") {
        return reveal_of(fields);
    }
    if (type == "adjust") {
        return adjust_of(fields);
    }
    const Seat player = fields.seat("player");
    if (type == "place") {
        return place_of(fields, player);
    }
    if (type == "dance") {
        return dance_of(fields, player);
    }
    return Pass{player};
}

void Rules::write(const Move& move, Json& object) const {
    write_head(object, kTypes[move.index()], actor(move), names);
    std::visit(Writer{object}, move);
}

std::optional<Seat> Rules::actor(const Move& move) const { return player_of<Adjust>(move); }

/// setup.cpp
Setup read_setup(const Players& players, const Json& json);
Json write_setup(const Players& players, const Setup& setup);
/// options.cpp
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
