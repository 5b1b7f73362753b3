// The parts of the moves that do not follow from their declarations: the kinds of this game, and the line of a dance.
#include <algorithm>

#include "core/games/dance_of_muses/dance_of_muses.h"
#include "core/rules/declaration/declared_moves.h"

namespace castalia::dance_of_muses {

namespace {

/// The length of "?", a name, and "#2" if there is a second one.
constexpr std::size_t kLongestId = kLongestName + 5;

/// Returns the id of the tile on the table that a word names, if only one tile on the table fits.
std::optional<std::string> tile_like(const std::string& word, const std::vector<Tile>& tiles) {
    const std::string small = lowered(word);
    std::vector<std::string> begin_so;
    for (const Tile& tile : tiles) {
        if (lowered(tile.id) == small) {
            return tile.id;
        }
        if (lowered(tile.id).starts_with(small)) {
            begin_so.push_back(tile.id);
        }
    }
    if (begin_so.size() == 1 && (muse_of(begin_so.front()) || small.size() > 1)) {
        return begin_so.front();
    }
    if (small.starts_with('?') && small.size() > 1) {
        return word;  // The rules then say that there is no such tile.
    }
    const std::optional<Muse> named = begin_so.empty() ? MuseKind::typed_as(small) : std::nullopt;
    return named ? std::optional<std::string>(name_of(*named)) : std::nullopt;
}

void check_face_down_id(std::string_view id, const RecordPlace& at) {
    if (id.size() < 2 || id.front() != '?') {
        at.fail(say("a tile belongs here, by its name or as \"?\" with its owner such as \"?neutral\", not {value}",
                    {{"value", literally(shown(Json(id)))}}));
    }
    check_kept_name(std::string(id), kLongestId, at.spelled());
}

}  // namespace

Square SquareKind::read(Value value, const RecordPlace& at) const {
    const std::vector<Value> pair = at.list(value, 2, 2);
    return {static_cast<int>(at.item(0).number(pair[0], -kFarthest, kFarthest)),
            static_cast<int>(at.item(1).number(pair[1], -kFarthest, kFarthest))};
}

Square SquareKind::parse(NotationLine& line, std::string_view) const {
    const auto x = static_cast<int>(line.take_number("the square’s x, to the east", -kFarthest, kFarthest));
    return {x, static_cast<int>(line.take_number("the square’s y, to the south", -kFarthest, kFarthest))};
}

/// Accepts a word if only one Muse's name begins so.
std::optional<Muse> MuseKind::typed_as(const std::string& word) {
    std::optional<Muse> found;
    for (std::size_t i = 0; i < kMuses; ++i) {
        const auto one = static_cast<Muse>(i);
        const std::string name = lowered(name_of(one));
        if (name == word) {
            return one;
        }
        // "m" stays Melpomene, because Mnemosyne usually lies in the box.
        if (!word.empty() && name.starts_with(word) && !(found && one == Muse::mnemosyne)) {
            if (found) {
                return std::nullopt;
            }
            found = one;
        }
    }
    return found;
}

std::optional<Muse> MuseKind::parse_if(NotationLine& line, std::string_view what) const {
    const std::string next(line.peek());
    const bool number = !next.empty() && (next.front() == '-' || (next.front() >= '0' && next.front() <= '9'));
    return number || line.done() ? std::nullopt : std::optional(parse(line, what));
}

PlacedFace PlacedFaceKind::parse(NotationLine& line, std::string_view what) const {
    return declared::take_word(line, typed("down", "?")) ? PlacedFace() : PlacedFace(a_muse.parse(line, what));
}

std::string TileIdKind::read(Value value, const RecordPlace& at) const {
    const std::optional<std::string_view> word = value.string();
    if (!word) {
        at.fail(say("a tile’s name belongs here, not {value}", {{"value", literally(shown(value))}}));
    }
    if (!muse_of(*word)) {
        check_face_down_id(*word, at);
    }
    return std::string(*word);
}

std::string TileIdKind::parse(NotationLine& line, const std::string& word, const std::vector<Tile>& tiles) {
    std::optional<std::string> id = tile_like(word, tiles);
    if (!id) {
        line.fail(
            say("\"{word}\" is no tile, or not the only one that begins so; here stands a tile, place, neutral, "
                "pass, reveal, adjust, note, dice, pause, resume or abandon",
                {{"word", literally(word)}}));
    }
    return std::move(*id);
}

std::string FaceDownKey::read(Value value, const RecordPlace& at) const {
    check_face_down_id(*value.string(), at);
    return std::string(*value.string());
}

std::pair<std::size_t, std::string> FaceDownKey::order(const std::string& id, std::span<const std::string> names) {
    return order_of(id, names);
}

Json FaceDownKey::schema_of_pairs(Json values) {
    return {{"type", "object"},
            {"propertyNames", {{"$ref", "#/definitions/dance_face_down_tile"}}},
            {"additionalProperties", std::move(values)}};
}

Json MuseKey::schema_of_pairs(const Json& values) {
    Json properties;
    for (std::size_t i = 0; i < kMuses; ++i) {
        properties[std::string(name_of(static_cast<Muse>(i)))] = values;
    }
    return {{"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
}

struct Rules::ByHand {
    static constexpr std::string_view kTitle = in_catalogue("Dance of Muses");

    static Seat acting(const Rules&, const State& state, const auto&) { return state.active; }
    static std::string_view first_word(const Rules&, const State& state, const NotationLine& line) {
        if (declared::All<Move>::of_word(lowered(line.peek()))) {
            return "";
        }
        return state.phase == Phase::place && is_placed(state, line) ? "place" : "dance";
    }
    /// Returns whether a number follows the first word, or will follow: people who place tiles write "clio 1 0".
    static bool is_placed(const State& state, NotationLine line) {
        if (line.done()) {
            return false;
        }
        const std::optional<std::string> tile = tile_like(line.take_text(kTileName), state.tiles);
        if (line.done()) {
            return tile && std::ranges::find(state.tiles, *tile, &Tile::id) == state.tiles.end();
        }
        const std::string_view next = line.peek();
        const std::size_t digits = next.starts_with('-') ? 1 : 0;
        return next.size() > digits && next[digits] >= '0' && next[digits] <= '9';
    }

    static PlaceTile read(As<PlaceTile>, Fields& fields, const Rules&) {
        PlaceTile place{fields.seat("player"), {}, {}};
        if (const std::optional<Value> tile = fields.maybe("tile")) {
            place.muse = a_muse.read(*tile, RecordPlace(fields, "tile"));
        }
        const bool face_down = fields.flag_or("face_down", false);
        if (face_down == place.muse.has_value()) {
            fields.fail(face_down ? "face_down" : "tile", face_down
                                                              ? say("a tile that lies face down has no name yet")
                                                              : say("a tile’s name or face_down belongs here"));
        }
        place.at = a_square.read(fields.any("square"), RecordPlace(fields, "square"));
        return place;
    }
    static void write(const PlaceTile& move, Json& object, const Rules& rules) {
        object["player"] = rules.name(move.player);
        if (move.muse) {
            object["tile"] = name_of(*move.muse);
        } else {
            object["face_down"] = true;
        }
        object["square"] = a_square.json(move.at);
    }
    static void schema(As<PlaceTile>, Json& schema) {
        std::erase(schema["required"].get_ref<Json::array_t&>(), "tile");
        schema["properties"]["face_down"] = {{"type", "boolean"}};
        schema["oneOf"] = Json::parse(R"([
            {"required": ["tile"], "properties": {"tile": true, "face_down": {"const": false}}},
            {"required": ["face_down"], "properties": {"face_down": {"const": true}, "tile": false}}])");
    }

    static void parse(Dance& dance, std::size_t&, const Rules& rules, const State& state, NotationLine& line,
                      std::string_view) {
        Json known;
        try {
            dance.tile = a_tile.parse(line, kTileId, rules, state);
            // In the form, a tile alone shows its four steps, and a step shows which tiles a power would reach.
            if (state.phase == Phase::dance) {
                known = {{"type", "dance"}, {"player", rules.name(dance.player)}, {"tile", dance.tile}};
            }
            // "thalia < urania e" is read in the order in which it is done.
            parse_power(dance, known, rules, state, line);
            dance.to = a_direction.parse(line, "the direction (n, e, s or w)");
            if (!known.is_null()) {
                known["to"] = letter(dance.to);
            }
            if (!dance.power) {
                parse_power(dance, known, rules, state, line);
            }
        } catch (BadNotation& bad) {
            bad.so_far = std::move(known);
            throw;
        }
    }
    /// Takes "> urania raise", ">urania" or "before urania".
    static void parse_power(Dance& dance, Json& known, const Rules& rules, const State& state, NotationLine& line) {
        const std::string next(line.peek()), small = lowered(next);
        const bool after = small.starts_with('>') || small == "then" || small == "after";
        if (!after && !small.starts_with('<') && small != "before") {
            return;
        }
        line.take("when");
        PowerUse use{after ? PowerUse::When::after : PowerUse::When::before, {}, {}};
        if (!known.is_null()) {
            known["power"] = {{"when", a_time.json(use.when)}};
        }
        const bool joined = next.size() > 1 && (next.front() == '>' || next.front() == '<');
        use.target =
            joined ? TileIdKind::parse(line, next.substr(1), state.tiles) : a_tile.parse(line, kTileId, rules, state);
        use.kind = a_power.parse_if(line, "kind");
        dance.power = std::move(use);
    }
    static std::string print(const Dance& move, const Rules&) {
        std::string words = a_tile.print(move.tile) + " " + a_direction.print(move.to);
        if (move.power) {
            words += move.power->when == PowerUse::When::before ? " < " : " > ";
            words += a_tile.print(move.power->target);
            words += move.power->kind ? " " + a_power.print(*move.power->kind) : "";
        }
        return words;
    }
};

}  // namespace castalia::dance_of_muses

template struct castalia::RulesOf<castalia::dance_of_muses::Rules, castalia::dance_of_muses::Setup,
                                  castalia::dance_of_muses::State, castalia::dance_of_muses::Move>;
