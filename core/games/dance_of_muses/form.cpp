// The slots of an event: what may fill each of them, what it would lead to, and why not.
#include <algorithm>

#include "core/games/dance_of_muses/dance_of_muses.h"
#include "core/rules/slot_word.h"

namespace castalia::dance_of_muses {

namespace {

/// What is known of an event so far. Whatever cannot be read counts as not known yet.
class Draft {
public:
    Draft(const Json& json, const Rules& rules, const State& state) : json_(json), rules_(rules), state_(state) {}

    std::string type() const { return words(json_, "type"); }
    Seat player() const {
        const auto found = std::ranges::find(rules_.names, words(json_, "player"));
        return found == rules_.names.end() ? state_.active : Seat{static_cast<int>(found - rules_.names.begin())};
    }
    bool face_down() const { return at(json_, "face_down") == Json(true); }
    std::optional<Muse> muse() const { return muse_of(words(json_, "tile")); }
    std::optional<std::size_t> tile() const { return rules_.find(state_, words(json_, "tile")); }
    std::optional<Direction> to() const { return direction_of(words(json_, "to")); }
    std::optional<bool> before() const {
        const std::string when = words(at(json_, "power"), "when");
        return when == "before" || when == "after" ? std::optional(when == "before") : std::nullopt;
    }
    std::optional<std::size_t> target() const { return rules_.find(state_, words(at(json_, "power"), "target")); }
    std::optional<Power> kind() const {
        const std::string word = words(at(json_, "power"), "kind");
        for (const Power power : {Power::raise, Power::lower, Power::swap}) {
            if (word == word_of(power)) {
                return power;
            }
        }
        return std::nullopt;
    }
    std::optional<Muse> revealed(const std::string& id) const { return muse_of(words(at(json_, "tiles"), id)); }

private:
    static const Json& at(const Json& json, std::string_view key) {
        static const Json nothing;
        const auto found = json.is_object() ? json.find(key) : json.end();
        return json.is_object() && found != json.end() ? *found : nothing;
    }
    static std::string words(const Json& json, std::string_view key) {
        const Json& value = at(json, key);
        return value.is_string() ? value.get<std::string>() : std::string();
    }

    const Json& json_;
    const Rules& rules_;
    const State& state_;
};

Slot slot(std::string field, Slot::Kind kind, Text label, bool optional = false) {
    return {std::move(field), kind, std::move(label), {}, 0, 0, optional};
}

Text lies(const Rules& rules, const Tile& tile) {
    return say("{colour} {die}, {short} short of 6", {{"colour", text_of(tile.colour)},
                                                      {"die", literally(tile.die)},
                                                      {"short", literally(6 - tile.die)},
                                                      {"tile", rules.tile_text(tile)}});
}

class FormBuilder {
public:
    FormBuilder(const Rules& rules, const State& state, const Json& json)
        : rules_(rules), state_(state), draft_(json, rules, state), seat_(draft_.player()) {}

    std::vector<Slot> slots() const {
        const std::string type = draft_.type();
        if (type == "neutral") {
            const bool up = rules_.names.size() == 4;
            return up ? std::vector{placed_tile(true), square(true)} : std::vector{square(true)};
        }
        if (type == "place") {
            return draft_.face_down() ? std::vector{square(false)} : std::vector{placed_tile(false), square(false)};
        }
        if (type == "dance") {
            return danced();
        }
        if (type == "reveal") {
            return revealed();
        }
        if (type == "adjust") {
            return form_of(counted(), Slot{"to", Slot::Kind::number, say("Counted"), {}, 1, 6, false});
        }
        return {};
    }

private:
    std::optional<Refusal> judge_place(bool neutral, std::optional<Muse> muse, Square at) const {
        return neutral ? rules_.judge(state_, PlaceNeutral{at, muse})
                       : rules_.judge(state_, PlaceTile{seat_, at, muse});
    }

    /// The empty squares that touch a tile; the first tile can lie anywhere, so its square is the middle of all.
    std::vector<Square> squares() const {
        std::vector<Square> free;
        for (const Tile& tile : state_.tiles) {
            for (const Square offset : kOffsets) {
                const Square at{tile.at.x + offset.x, tile.at.y + offset.y};
                if (std::ranges::find(state_.tiles, at, &Tile::at) == state_.tiles.end()) {
                    free.push_back(at);
                }
            }
        }
        if (free.empty()) {
            return {Square{}};
        }
        std::ranges::sort(free, {}, [](Square at) { return std::pair(at.y, at.x); });
        const auto twice = std::ranges::unique(free);
        free.erase(twice.begin(), twice.end());
        return free;
    }

    Slot placed_tile(bool neutral) const {
        Slot tiles = slot("tile", Slot::Kind::card, say("Tile"));
        for (std::size_t i = 0; i < kTiles; ++i) {
            const auto muse = static_cast<Muse>(i);
            Option option{Json(name_of(muse)), text_of(muse), known_of(muse), {}, false};
            option.barred = judge_place(neutral, muse, squares().front());
            tiles.options.push_back(std::move(option));
        }
        return tiles;
    }
    /// What the sheet says of a tile: "raises, 3 Suns".
    Text known_of(Muse muse) const {
        const TileFace& face = rules_.face(muse);
        std::vector<Text> known;
        if (face.power) {
            known.push_back(text_of(*face.power));
        }
        if (face.suns) {
            known.push_back(say_count("{n} Sun", "{n} Suns", *face.suns));
        }
        return known.empty() ? say("not set") : listed(known);
    }

    Slot square(bool neutral) const {
        Slot places = slot("square", Slot::Kind::place, say("to"));
        // Face down where no name is known: the reason is then the square's own.
        std::optional<Muse> muse = draft_.face_down() ? std::nullopt : draft_.muse();
        if (!muse && !draft_.face_down() && !(neutral && rules_.names.size() == 2)) {
            const std::vector<Muse> unseen = rules_.unseen(state_);
            muse = unseen.empty() ? std::nullopt : std::optional(unseen.front());
        }
        for (const Square at : squares()) {
            Option option{
                {at.x, at.y}, say("{x}, {y}", {{"x", literally(at.x)}, {"y", literally(at.y)}}), {}, {}, false};
            option.barred = judge_place(neutral, muse, at);
            places.options.push_back(std::move(option));
        }
        return places;
    }

    // The dance.
    std::vector<Slot> danced() const {
        std::vector<Slot> slots = form_of(dancers(), directions());
        if (!draft_.tile() || !draft_.to()) {
            return slots;
        }
        slots.push_back(when());
        if (draft_.before()) {
            slots.push_back(targets());
            if (!rules_.power_of(state_.tiles[*draft_.tile()], {})) {
                slots.push_back(kinds());
            }
        }
        return slots;
    }

    std::optional<Refusal> judge_step(std::size_t tile, Direction to) const {
        return rules_.judge(state_, Dance{seat_, state_.tiles[tile].id, to, {}});
    }
    Slot dancers() const {
        Slot tiles = slot("tile", Slot::Kind::place, say("Tile"));
        for (std::size_t tile = 0; tile < state_.tiles.size(); ++tile) {
            Option option{state_.tiles[tile].id,
                          rules_.tile_text(state_.tiles[tile]),
                          lies(rules_, state_.tiles[tile]),
                          {},
                          false};
            for (const Direction to : kDirections) {
                option.barred = judge_step(tile, to);
                if (!option.barred) {
                    break;
                }
            }
            if (option.barred && option.barred->clause == "dance-of-muses.dance.group") {
                option.barred->reason = say("Every step of {tile} would cut tiles off: all tiles stay in one group",
                                            {{"tile", option.name}});
                option.barred->brief = say("every step cuts off");
            }
            tiles.options.push_back(std::move(option));
        }
        return tiles;
    }

    Slot directions() const {
        Slot places = slot("to", Slot::Kind::place, say("to"));
        const std::array<Text, 4> names{say("\u2191 north"), say("\u2192 east"), say("\u2193 south"),
                                        say("\u2190 west")};
        for (const Direction to : kDirections) {
            Option option{Json(letter(to)), names[static_cast<std::size_t>(to)], {}, {}, false};
            if (const std::optional<std::size_t> tile = draft_.tile()) {
                option.barred = judge_step(*tile, to);
                option.hint = pushed(rules_.step_outcome(state_, *tile, to));
            }
            places.options.push_back(std::move(option));
        }
        return places;
    }
    /// "alone: 3", "pushes Urania: 3, 5", "pushes 2 tiles: 3, 5, 2": what the dice come to, and whether one of them
    /// ends the game.
    Text pushed(const StepOutcome& step) const {
        std::vector<Text> others, dice;
        bool six = false;
        for (const std::size_t moved : step.moved) {
            six = six || state_.tiles[moved].die >= 5;
            dice.push_back(literally(std::min(state_.tiles[moved].die + 1, 6)));
            if (moved != step.moved.front()) {
                others.push_back(rules_.tile_text(state_.tiles[moved]));
            }
        }
        const std::vector<Fill> fills{{"tiles", listed(others)}, {"dice", listed(dice)}};
        const auto many = static_cast<long long>(others.size());
        Text text = others.empty() ? say("alone: {dice}", fills)
                    : many == 1    ? say("pushes {tiles}: {dice}", fills)
                                   : say_count("pushes {n} tile: {dice}", "pushes {n} tiles: {dice}", many, fills);
        return six ? say("{step}, ends the game", {{"step", std::move(text)}}) : text;
    }

    /// The table in which a power before or after the step would be used.
    State table(bool before) const {
        return before ? state_ : rules_.after_step(state_, rules_.step_outcome(state_, *draft_.tile(), *draft_.to()));
    }
    PowerUse use(bool before, std::size_t target) const {
        PowerUse use{before, state_.tiles[target].id, draft_.kind()};
        if (rules_.power_of(state_.tiles[*draft_.tile()], {})) {
            use.kind.reset();
        } else if (!use.kind) {
            use.kind = Power::raise;  // Not said yet: who lies in reach is the same for every kind.
        }
        return use;
    }
    std::optional<Refusal> judge_power(bool before, std::size_t target) const {
        return rules_.judge(state_, Dance{seat_, state_.tiles[*draft_.tile()].id, *draft_.to(), use(before, target)});
    }

    Slot when() const {
        Slot times = slot("power/when", Slot::Kind::place, say("Power"), true);
        for (const bool before : {true, false}) {
            Option option{before ? "before" : "after",
                          before ? say("< before the step") : say("> after the step"),
                          {},
                          {},
                          false};
            std::vector<Text> reach;
            std::optional<Refusal> why;
            for (std::size_t target = 0; target < state_.tiles.size(); ++target) {
                std::optional<Refusal> barred = judge_power(before, target);
                if (!barred) {
                    reach.push_back(rules_.tile_text(state_.tiles[target]));
                } else if (target != *draft_.tile() && (!why || why->clause == "dance-of-muses.power.area")) {
                    why = std::move(barred);
                }
            }
            if (reach.empty()) {
                option.barred = why;
                if (why && why->clause == "dance-of-muses.power.area") {
                    option.barred->brief = say("nobody in reach");
                }
            } else {
                option.hint = say("reaches {tiles}", {{"tiles", listed(reach)}});
            }
            times.options.push_back(std::move(option));
        }
        const StepOutcome step = rules_.step_outcome(state_, *draft_.tile(), *draft_.to());
        if (std::ranges::any_of(step.moved, [&](std::size_t moved) { return state_.tiles[moved].die >= 5; })) {
            times.options.back().hint = say("the step ends the game");
        }
        return times;
    }

    Slot targets() const {
        Slot tiles = slot("power/target", Slot::Kind::place, say("on"));
        const bool before = *draft_.before();
        const State there = table(before);
        const Tile& own = there.tiles[*draft_.tile()];
        const std::optional<Power> power = rules_.power_of(own, draft_.kind());
        for (std::size_t target = 0; target < there.tiles.size(); ++target) {
            if (target == *draft_.tile()) {
                continue;
            }
            const Tile& tile = there.tiles[target];
            Option option{tile.id, rules_.tile_text(tile), lies(rules_, tile), judge_power(before, target), false};
            if (power && !option.barred) {
                int mine = own.die, theirs = tile.die;
                use_power(*power, mine, theirs);
                const std::vector<Fill> fills{{"from", literally(tile.die)}, {"to", literally(theirs)}};
                option.hint =
                    theirs == 6 ? say("{from} to {to}, ends the game", fills) : say("{from} to {to}", fills);
            }
            tiles.options.push_back(std::move(option));
        }
        std::ranges::stable_sort(tiles.options, {}, [](const Option& option) { return option.barred.has_value(); });
        return tiles;
    }

    Slot kinds() const {
        Slot kinds = slot("power/kind", Slot::Kind::place, say("which"));
        const std::optional<std::size_t> target = draft_.target();
        for (const Power power : {Power::raise, Power::lower, Power::swap}) {
            Option option{Json(word_of(power)), text_of(power), {}, {}, false};
            if (target) {
                PowerUse used = use(*draft_.before(), *target);
                used.kind = power;
                option.barred =
                    rules_.judge(state_, Dance{seat_, state_.tiles[*draft_.tile()].id, *draft_.to(), used});
            }
            kinds.options.push_back(std::move(option));
        }
        return kinds;
    }

    // The end.
    std::vector<Slot> revealed() const {
        std::vector<Slot> slots;
        for (const Tile& tile : state_.tiles) {
            if (tile.face_down) {
                slots.push_back(turned_up(tile));
            }
        }
        std::ranges::stable_sort(slots, {}, [&](const Slot& slot) { return order_of(id_of(slot), rules_.names); });
        for (std::size_t i = 0; i < kTiles; ++i) {
            const auto muse = static_cast<Muse>(i);
            if (rules_.face(muse).suns || !on_table(muse)) {
                continue;
            }
            Slot suns = slot("suns/" + std::string(name_of(muse)), Slot::Kind::die,
                             say("Suns of {tile}", {{"tile", text_of(muse)}}));
            for (int number = 0; number <= 6; ++number) {
                suns.options.push_back({number, literally(number), {}, {}, false});
            }
            slots.push_back(std::move(suns));
        }
        return slots;
    }
    std::string id_of(const Slot& slot) const {
        for (const Tile& tile : state_.tiles) {
            if (slot.field == "tiles/" + slot_word(tile.id)) {
                return tile.id;
            }
        }
        return {};
    }
    /// Named face up, or by this very event; with all nine tiles on the table every one is.
    bool on_table(Muse muse) const {
        if (state_.tiles.size() == kTiles || rules_.find(state_, name_of(muse))) {
            return true;
        }
        return std::ranges::any_of(state_.tiles, [&](const Tile& tile) { return draft_.revealed(tile.id) == muse; });
    }
    Slot turned_up(const Tile& tile) const {
        Slot names = slot("tiles/" + slot_word(tile.id), Slot::Kind::card, rules_.tile_text(tile));
        for (const Muse muse : rules_.unseen(state_)) {
            Option option{Json(name_of(muse)), text_of(muse), known_of(muse), {}, false};
            for (const Tile& other : state_.tiles) {
                if (other.id != tile.id && other.face_down && draft_.revealed(other.id) == muse) {
                    option.barred = Refusal{Refusal::Kind::impossible, "dance-of-muses.reveal.tile",
                                            say("{muse} is another tile on the table", {{"muse", text_of(muse)}}),
                                            say("another tile")};
                }
            }
            names.options.push_back(std::move(option));
        }
        return names;
    }

    Slot counted() const {
        Slot counts = slot("what", Slot::Kind::place, say("What was counted"));
        for (const Tile& tile : state_.tiles) {
            if (tile.die > 0) {
                counts.options.push_back({{{"what", "die"}, {"tile", tile.id}},
                                          say("the die on {tile}", {{"tile", rules_.tile_text(tile)}}),
                                          say("now {n}", {{"n", literally(tile.die)}}),
                                          {},
                                          false});
            }
        }
        return counts;
    }

    const Rules& rules_;
    const State& state_;
    Draft draft_;
    Seat seat_;
};

}  // namespace

std::vector<Slot> Rules::form(const State& state, const Json& draft) const {
    return FormBuilder(*this, state, draft).slots();
}

}  // namespace castalia::dance_of_muses
