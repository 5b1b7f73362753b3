// The slots of a dance: the tile, its step, and the use of its power.
#include <algorithm>

#include "core/games/dance_of_muses/draft.h"

namespace castalia::dance_of_muses {

namespace {

Text lies(const Rules& rules, const Tile& tile) {
    return say("{colour} {die}, {short} short of 6", {{"colour", text_of(tile.colour)},
                                                      {"die", literally(tile.die)},
                                                      {"short", literally(6 - tile.die)},
                                                      {"tile", rules.tile_text(tile)}});
}

class DanceForm : StateReader<Rules> {
public:
    DanceForm(const Rules& rules, const State& state, const Draft& draft)
        : StateReader(rules, state), draft_(draft), seat_(draft.player()) {}

    void fill(std::vector<Slot>& slots) const {
        offer_dancers(*slot_of(slots, "tile"));
        offer_directions(*slot_of(slots, "to"));
        if (!draft_.tile() || !draft_.to()) {
            return;
        }
        slots.push_back(when());
        if (draft_.before()) {
            slots.push_back(targets());
            if (!rules_.power_of(state_.tiles[*draft_.tile()], {})) {
                slots.push_back(kinds());
            }
        }
    }

private:
    std::optional<Refusal> judge_step(std::size_t tile, Direction to) const {
        return rules_.judge(state_, Dance{seat_, state_.tiles[tile].id, to, {}});
    }
    void offer_dancers(Slot& tiles) const {
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
    }

    void offer_directions(Slot& places) const {
        const auto names =
            std::to_array<Text>({say("\u2191 north"), say("\u2192 east"), say("\u2193 south"), say("\u2190 west")});
        for (const Direction to : kDirections) {
            Option option{Json(letter(to)), names[static_cast<std::size_t>(to)], {}, {}, false};
            if (const std::optional<std::size_t> tile = draft_.tile()) {
                option.barred = judge_step(*tile, to);
                option.hint = pushed(rules_.step_outcome(state_, *tile, to));
            }
            places.options.push_back(std::move(option));
        }
    }
    /// Returns the tiles that a step moves and the dice after it, "pushes Urania: 3, 5", and whether one ends the
    /// game.
    Text pushed(const StepOutcome& step) const {
        std::vector<Text> others, dice;
        const State after = rules_.after_step(state_, step);
        for (const std::size_t moved : step.moved) {
            dice.push_back(literally(after.tiles[moved].die));
            if (moved != step.moved.front()) {
                others.push_back(rules_.tile_text(state_.tiles[moved]));
            }
        }
        const std::vector<Fill> fills{{"tiles", listed(others)}, {"dice", listed(dice)}};
        const auto many = static_cast<long long>(others.size());
        Text text = others.empty() ? say("alone: {dice}", fills)
                    : many == 1    ? say("pushes {tiles}: {dice}", fills)
                                   : say_count("pushes {n} tile: {dice}", "pushes {n} tiles: {dice}", many, fills);
        return any_ends_game(after, step.moved) ? say("{step}, ends the game", {{"step", std::move(text)}}) : text;
    }

    /// Returns the table in which a power before or after the step would be used.
    State table(bool before) const {
        return before ? state_ : rules_.after_step(state_, rules_.step_outcome(state_, *draft_.tile(), *draft_.to()));
    }
    PowerUse use(bool before, std::size_t target) const {
        PowerUse use{before ? PowerUse::When::before : PowerUse::When::after, state_.tiles[target].id, draft_.kind()};
        if (rules_.power_of(state_.tiles[*draft_.tile()], {})) {
            use.kind.reset();
        } else if (!use.kind) {
            // The kind is not known yet, but the tiles in reach are the same for every kind.
            use.kind = Power::raise;
        }
        return use;
    }
    std::optional<Refusal> judge_power(bool before, std::size_t target) const {
        return rules_.judge(state_, Dance{seat_, state_.tiles[*draft_.tile()].id, *draft_.to(), use(before, target)});
    }

    Slot when() const {
        Slot times = slot("power/when", Slot::Kind::place, say("Power"), true);
        times.filled_by = say("the power");
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
                option.hint = say("reaches {tiles}", {{"tiles", listed_with_and(reach)}});
            }
            times.options.push_back(std::move(option));
        }
        const StepOutcome step = rules_.step_outcome(state_, *draft_.tile(), *draft_.to());
        if (any_ends_game(rules_.after_step(state_, step), step.moved)) {
            times.options.back().hint = say("the step ends the game");
        }
        return times;
    }

    Slot targets() const {
        Slot tiles = slot("power/target", Slot::Kind::place, say("on"));
        tiles.filled_by = say("the tile");
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
                Tile mine = own, theirs = tile;
                use_power(*power, mine, theirs);
                const std::vector<Fill> fills{{"from", literally(tile.die)}, {"to", literally(theirs.die)}};
                option.hint =
                    ends_game(theirs) ? say("{from} to {to}, ends the game", fills) : say("{from} to {to}", fills);
            }
            tiles.options.push_back(std::move(option));
        }
        std::ranges::stable_sort(tiles.options, {}, [](const Option& option) { return option.barred.has_value(); });
        return tiles;
    }

    Slot kinds() const {
        Slot kinds = slot("power/kind", Slot::Kind::place, say("which"));
        kinds.filled_by = say("the power");
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

    const Draft& draft_;
    Seat seat_;
};

}  // namespace

void fill_dance(std::vector<Slot>& slots, const Rules& rules, const State& state, const Draft& draft) {
    DanceForm(rules, state, draft).fill(slots);
}

}  // namespace castalia::dance_of_muses
