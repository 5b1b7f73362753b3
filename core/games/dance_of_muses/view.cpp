// The state as the rules page has it, the table in words, and an event as a line of the log.
#include <algorithm>

#include "core/games/dance_of_muses/dance_of_muses.h"
#include "core/rules/game/counting.h"

namespace castalia::dance_of_muses {

namespace {

constexpr auto kPhases = std::to_array<std::string_view>({"place", "dance", "reveal", "over"});

Square corner_of(const State& state) {
    Square least = state.tiles.empty() ? Square{} : state.tiles.front().at;
    for (const Tile& tile : state.tiles) {
        least = {std::min(least.x, tile.at.x), std::min(least.y, tile.at.y)};
    }
    return least;
}

/// Returns false while the neutral tile is laid, when tiles are turned up, and after the end: nobody acts then.
bool somebody_acts(const Rules& rules, const State& state) {
    return state.phase == Phase::dance || (state.phase == Phase::place && !rules.neutral_missing(state));
}

}  // namespace

Json Rules::state(const State& state) const {
    const auto known = [](Seat seat, const std::vector<std::string>& all) {
        return Json(all.at(static_cast<std::size_t>(seat.index)));
    };
    Json json;
    json["phase"] = kPhases[static_cast<std::size_t>(state.phase)];
    json["active"] = somebody_acts(*this, state) ? known(state.active, names) : Json();
    json["turn"] = state.turn;
    json["tiles"] = Json::array();
    const Square corner = corner_of(state);
    for (const Tile& tile : state.tiles) {
        json["tiles"].push_back({{"id", tile.id},
                                 {"owner", tile.owner ? known(*tile.owner, names) : Json()},
                                 {"color", word_of(tile.colour)},
                                 {"die", tile.die == 0 ? Json() : Json(tile.die)},
                                 {"at", {tile.at.x - corner.x, tile.at.y - corner.y}},
                                 {"face_down", tile.face_down},
                                 {"tile", tile.muse ? Json(name_of(*tile.muse)) : Json()}});
    }
    json["companies"] = Json::array();
    const Columns columns = compare(dice(state, false));
    const Outlook suns = outlook(state);
    for (std::size_t i = 0; i < setup.companies.size(); ++i) {
        Json players = Json::array(), shown = Json::array();
        for (const Seat seat : setup.companies[i].seats) {
            players.push_back(known(seat, names));
        }
        for (const int die : columns.dice[i]) {
            if (die > 0) {
                shown.push_back(die);
            }
        }
        json["companies"].push_back({{"color", word_of(setup.companies[i].colour)},
                                     {"players", std::move(players)},
                                     {"dice", std::move(shown)},
                                     {"suns", {{"least", suns.least[i]}, {"most", suns.most[i]}}}});
    }
    json["ended_by"] = state.ended_by ? known(*state.ended_by, names) : Json();
    json["over"] = state.phase == Phase::over;
    return json;
}

TableView Rules::view(const State& state) const { return picture::view_of(*this, state); }

namespace {

/// Describes one move from the state before it.
class MoveDescriber : StateReader<Rules> {
public:
    using StateReader::StateReader;

    Text operator()(const PlaceNeutral& move) const {
        std::vector<Fill> fills = square(move.at);
        if (!move.muse) {
            return say("The neutral tile lies face down at {x}, {y}", fills);
        }
        fills.push_back({"tile", text_of(*move.muse)});
        return say("The neutral tile is {tile} at {x}, {y}", fills);
    }
    Text operator()(const PlaceTile& move) const {
        std::vector<Fill> fills = square(move.at);
        fills.push_back({"who", who(move.player)});
        if (!move.muse) {
            return say("{who} places a tile face down at {x}, {y}", fills);
        }
        fills.push_back({"tile", text_of(*move.muse)});
        return say("{who} places {tile} at {x}, {y}", fills);
    }
    Text operator()(const Dance& move) const {
        Text text = say("{who}: {tile} steps {direction}",
                        {{"who", who(move.player)}, {"tile", tile(move.tile)}, {"direction", text_of(move.to)}});
        const std::optional<std::size_t> dancer = rules_.find(state_, move.tile);
        if (dancer) {
            std::vector<Text> pushed;
            for (const std::size_t moved : rules_.step_outcome(state_, *dancer, move.to).moved) {
                if (moved != *dancer) {
                    pushed.push_back(rules_.tile_text(state_.tiles[moved]));
                }
            }
            if (!pushed.empty()) {
                text =
                    say("{step}, pushes {pushed}", {{"step", std::move(text)}, {"pushed", listed_with_and(pushed)}});
            }
        }
        if (!move.power) {
            return text;
        }
        const std::optional<Power> power =
            dancer ? rules_.power_of(state_.tiles[*dancer], move.power->kind) : move.power->kind;
        const std::vector<Fill> fills{{"step", std::move(text)},
                                      {"power", power ? text_of(*power) : say("uses her power on")},
                                      {"target", tile(move.power->target)}};
        return move.power->before() ? say("{step}, {power} {target} before the step", fills)
                                    : say("{step}, then {power} {target}", fills);
    }
    Text operator()(const Pass& move) const { return say("{who} passes", {{"who", who(move.player)}}); }
    Text operator()(const Reveal& move) const {
        std::vector<Text> tiles;
        for (const auto& [id, muse] : move.tiles) {
            tiles.push_back(say("{tile} is {muse}", {{"tile", tile(id)}, {"muse", text_of(muse)}}));
        }
        return tiles.empty() ? say("The tiles are counted")
                             : say("Turned up: {tiles}", {{"tiles", listed_with_and(tiles)}});
    }
    Text operator()(const Adjust& move) const {
        return as_counted(
            say("the die on {tile} shows {die}", {{"tile", tile(move.tile)}, {"die", literally(move.to)}}));
    }

private:
    static std::vector<Fill> square(Square at) { return {{"x", literally(at.x)}, {"y", literally(at.y)}}; }
    Text tile(const std::string& id) const {
        const std::optional<std::size_t> found = rules_.find(state_, id);
        return found ? rules_.tile_text(state_.tiles[*found]) : literally(id);
    }
};

}  // namespace

Text Rules::chapter(const State& state) const {
    switch (state.phase) {
        case Phase::place: return say("Placing");
        case Phase::dance: return say("The dance");
        default: return say("The end");
    }
}

Text Rules::describe(const State& state, const Move& move) const {
    return std::visit(MoveDescriber(*this, state), move);
}

}  // namespace castalia::dance_of_muses
