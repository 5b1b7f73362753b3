// Judges moves: whether a move may be made, and which clause forbids it.
#include <algorithm>

#include "core/games/dance_of_muses/dance_of_muses.h"

namespace castalia::dance_of_muses {

namespace {

/// Judges one move in one state. What is impossible comes before what is forbidden, because no ruling helps against
/// it.
class Judge : StateReader<Rules> {
public:
    using StateReader::StateReader;

    Verdict operator()(const PlaceNeutral& move) const {
        if (!rules_.setup.neutral) {
            return impossible(
                "dance-of-muses.neutral.three",
                say("Three companies use all nine tiles and all three colours: there is no neutral tile"),
                say("no neutral tile"));
        }
        if (!rules_.neutral_missing(state_)) {
            return impossible("dance-of-muses.neutral.first", say("The neutral tile lies on the table already"),
                              say("placed already"));
        }
        if (const Verdict over = not_over()) {
            return over;
        }
        if (Verdict taken = can_lie(move.at, move.muse)) {
            return taken;
        }
        const bool up = rules_.neutral_face_up();
        if (up != move.muse.has_value()) {
            return forbidden("dance-of-muses.neutral.face",
                             up ? say("With four players the neutral tile lies face up: say which one it is")
                                : say("With two players the neutral tile lies face down: its name is not known yet"),
                             up ? say("face up, by name") : say("face down"));
        }
        return touching(move.at);
    }

    Verdict operator()(const PlaceTile& move) const {
        if (const Verdict over = not_over()) {
            return over;
        }
        if (state_.phase != Phase::place || rules_.in_hand(state_, move.player) == 0) {
            return impossible("dance-of-muses.place.hand",
                              say_count("{who} has no tile left to place: every player begins with {n}",
                                        "{who} has no tile left to place: every player begins with {n}",
                                        static_cast<long long>(rules_.hand_size()), {{"who", who(move.player)}}),
                              say("no tile left"));
        }
        if (Verdict taken = can_lie(move.at, move.muse)) {
            return taken;
        }
        if (rules_.neutral_missing(state_)) {
            return forbidden("dance-of-muses.neutral.first",
                             say("The neutral tile is the first on the table, and it is not there yet"),
                             say("neutral tile first"));
        }
        if (const Verdict turn = own_turn(move.player)) {
            return turn;
        }
        if (Verdict face = once_face_down(move)) {
            return face;
        }
        return touching(move.at);
    }

    Verdict operator()(const Dance& move) const {
        if (const Verdict over = not_over()) {
            return over;
        }
        const std::optional<std::size_t> dancer = rules_.find(state_, move.tile);
        if (!dancer) {
            return no_such_tile(move.tile);
        }
        const StepOutcome step = rules_.step_outcome(state_, *dancer, move.to);
        // A power before the step may be impossible. A power after it is judged in the table as it then lies.
        Verdict power = move.power ? judge_power(move, *dancer, step) : std::nullopt;
        if (power && (power->kind == Refusal::Kind::impossible || state_.tiles[*dancer].face_down)) {
            return power;
        }
        if (state_.phase == Phase::place) {
            return forbidden("dance-of-muses.dance.placed-first",
                             say("The dance begins once all nine tiles are on the table"), say("place first"));
        }
        if (const Verdict turn = own_turn(move.player)) {
            return turn;
        }
        if (!step.cut.empty()) {
            return breaks_up(*dancer, move.to, step);
        }
        return power;
    }

    Verdict operator()(const Pass& move) const {
        if (const Verdict over = not_over()) {
            return over;
        }
        if (state_.phase == Phase::place) {
            return impossible("dance-of-muses.pass.none", say("Nobody passes while tiles are being placed"),
                              say("tiles to place"));
        }
        if (const Verdict turn = own_turn(move.player)) {
            return turn;
        }
        if (rules_.step_possible(state_)) {
            return forbidden("dance-of-muses.pass.none",
                             say("A player passes only when no tile can take a step, and one can"),
                             say("a step is possible"));
        }
        return {};
    }

    Verdict operator()(const Reveal& move) const {
        if (state_.phase == Phase::over) {
            return impossible("dance-of-muses.end.over", say("The game is over, and every tile is named"),
                              say("game over"));
        }
        if (state_.phase != Phase::reveal) {
            return impossible("dance-of-muses.reveal.end",
                              say("Tiles are turned up when a die shows 6 and the game has ended, not before"),
                              say("no die shows 6"));
        }
        if (const Verdict tiles = named(move)) {
            return tiles;
        }
        return sunned(move);
    }

    Verdict operator()(const Adjust& move) const {
        const std::optional<std::size_t> tile = rules_.find(state_, move.tile);
        if (!tile) {
            return no_such_tile(move.tile);
        }
        if (state_.tiles[*tile].die == 0) {
            return impossible("dance-of-muses.score.neutral", say("The neutral die has been taken off its tile"),
                              say("no die on it"));
        }
        return {};
    }

    Verdict using_power(std::size_t dancer, const PowerUse& use) const {
        const Tile& tile = state_.tiles[dancer];
        const std::optional<std::size_t> target = rules_.find(state_, use.target);
        if (tile.face_down) {
            return covered(tile, target && use.kind);
        }
        if (!target) {
            return no_such_tile(use.target);
        }
        const std::optional<Power> power = rules_.power_of(tile, use.kind);
        if (!power) {
            return impossible(
                "dance-of-muses.power.seen",
                say("The power of {tile} is not on the tile sheet: say what it did, raise, lower or swap",
                    {{"tile", rules_.tile_text(tile)}}),
                say("power is not set"));
        }
        if (const Verdict kind = of_its_kind(tile, use.kind)) {
            return kind;
        }
        if (*target == dancer || !reaches(rules_.area_of(tile), tile.at, state_.tiles[*target].at)) {
            return forbidden(
                "dance-of-muses.power.area",
                say("{target} does not lie in the area of {tile}’s power",
                    {{"target", rules_.tile_text(state_.tiles[*target])}, {"tile", rules_.tile_text(tile)}}),
                say("out of reach"));
        }
        if (*power == Power::lower && state_.tiles[*target].die <= 1) {
            return forbidden("dance-of-muses.power.lower",
                             say("The die on {target} shows 1 and cannot be lowered",
                                 {{"target", rules_.tile_text(state_.tiles[*target])}}),
                             say("a 1 stays"));
        }
        return {};
    }

private:
    Verdict not_over() const {
        if (state_.phase == Phase::over) {
            return impossible("dance-of-muses.end.over", say("The game is over"), say("game over"));
        }
        if (state_.phase == Phase::reveal) {
            return impossible(
                "dance-of-muses.end.six",
                say("A die shows 6 and the game has ended: what is left is to turn up the tiles that lie "
                    "face down"),
                say("a die shows 6"));
        }
        return {};
    }

    Verdict own_turn(Seat player) const {
        if (player == state_.active) {
            return {};
        }
        return forbidden("dance-of-muses.turn.active", say("It is {who}’s turn", {{"who", who(state_.active)}}),
                         say("not this turn"));
    }

    /// Returns the refusal of a power of a tile that lies face down. The table may rule it so if it tells which tile
    /// it is and what it did.
    Refusal covered(const Tile& tile, bool named) const {
        const Text reason = say("{tile} lies face down and has no power", {{"tile", rules_.tile_text(tile)}});
        const Text brief = say("it lies face down");
        return named ? forbidden("dance-of-muses.power.face-up", reason, brief)
                     : impossible("dance-of-muses.power.face-up", reason, brief);
    }

    Refusal no_such_tile(const std::string& id) const {
        return impossible(
            "dance-of-muses.dance.tile",
            say("{tile} does not lie on the table; one that lies face down is called by its owner, such "
                "as {example}",
                {{"tile", literally(id)}, {"example", literally("?" + rules_.names.front())}}),
            say("not on the table"));
    }

    Verdict can_lie(Square at, std::optional<Muse> muse) const {
        const auto there = std::ranges::find(state_.tiles, at, &Tile::at);
        if (there != state_.tiles.end()) {
            return impossible(
                "dance-of-muses.place.empty",
                say("{tile} lies on the square {x}, {y}",
                    {{"tile", rules_.tile_text(*there)}, {"x", literally(at.x)}, {"y", literally(at.y)}}),
                say("not empty"));
        }
        if (muse && !rules_.in_play(*muse)) {
            return not_in_play(*muse);
        }
        if (muse && rules_.find(state_, name_of(*muse))) {
            return impossible("dance-of-muses.place.tile",
                              say("{tile} lies on the table already", {{"tile", text_of(*muse)}}),
                              say("placed already"));
        }
        return {};
    }

    Verdict touching(Square at) const {
        const bool lonely = std::ranges::none_of(state_.tiles, [&](const Tile& tile) { return touch(tile.at, at); });
        if (state_.tiles.empty() || !lonely) {
            return {};
        }
        return forbidden("dance-of-muses.place.touch",
                         say("The square {x}, {y} touches no tile in play, not even by a corner",
                             {{"x", literally(at.x)}, {"y", literally(at.y)}}),
                         say("touches no tile"));
    }

    Verdict once_face_down(const PlaceTile& move) const {
        const bool has = rules_.has_face_down(state_, move.player);
        if (has && !move.muse) {
            return forbidden("dance-of-muses.place.face-down",
                             say("{who} has placed the one tile that lies face down", {{"who", who(move.player)}}),
                             say("one only"));
        }
        if (!has && move.muse && rules_.in_hand(state_, move.player) == 1) {
            return forbidden(
                "dance-of-muses.place.face-down",
                say("One tile of each player lies face down: it is the last one of {who} that is left for it",
                    {{"who", who(move.player)}}),
                say("the last, so face down"));
        }
        return {};
    }

    Verdict judge_power(const Dance& move, std::size_t dancer, const StepOutcome& step) const {
        if (move.power->before()) {
            return using_power(dancer, *move.power);
        }
        const State after = rules_.after_step(state_, step);
        // dance-of-muses.end.power-undone: if the step ends the game, the power after it is not looked at.
        return any_ends_game(after, step.moved) ? std::nullopt
                                                : Judge(rules_, after).using_power(dancer, *move.power);
    }

    /// Returns why the kind that the table names does not agree with the tile sheet.
    Verdict of_its_kind(const Tile& tile, std::optional<Power> kind) const {
        const std::optional<Power> known = tile.muse ? rules_.face(*tile.muse).power : std::nullopt;
        if (known && kind && *known != *kind) {
            return forbidden("dance-of-muses.power.kind",
                             say("By the tile sheet {tile} {power}",
                                 {{"tile", rules_.tile_text(tile)},
                                  {"power", known == Power::swap ? say("swaps two dice") : text_of(*known)}}),
                             say("the sheet says otherwise"));
        }
        if (known == Power::none) {
            return forbidden("dance-of-muses.power.none",
                             say("By the tile sheet {tile} has no power", {{"tile", rules_.tile_text(tile)}}),
                             say("no power"));
        }
        return {};
    }

    Refusal breaks_up(std::size_t dancer, Direction to, const StepOutcome& step) const {
        std::vector<Text> cut, others;
        for (const std::size_t tile : step.cut) {
            cut.push_back(rules_.tile_text(state_.tiles[tile]));
            if (tile != dancer) {
                others.push_back(cut.back());
            }
        }
        return forbidden("dance-of-muses.dance.group",
                         say("The step of {tile} to the {direction} would cut off {cut}: all tiles stay in one group",
                             {{"tile", rules_.tile_text(state_.tiles[dancer])},
                              {"direction", text_of(to)},
                              {"cut", listed_with_and(cut)}}),
                         cuts_off(others.empty() ? cut : others));
    }

    /// Names at most two tiles, because a button has little room. The reason names all of them.
    static Text cuts_off(const std::vector<Text>& cut) {
        if (cut.size() <= 2) {
            return say("cuts off {cut}", {{"cut", listed_with_and(cut)}});
        }
        return say_count("cuts off {cut}, {n} more", "cuts off {cut}, {n} more", std::ssize(cut) - 1,
                         {{"cut", cut.front()}});
    }

    Verdict named(const Reveal& move) const {
        std::vector<Muse> given;
        for (const auto& [id, muse] : move.tiles) {
            const std::optional<std::size_t> tile = rules_.find(state_, id);
            if (!tile || !state_.tiles[*tile].face_down) {
                return impossible("dance-of-muses.reveal.all",
                                  say("No tile called {tile} lies face down", {{"tile", literally(id)}}),
                                  say("not face down"));
            }
            if (Verdict taken = rules_.naming(state_, muse, given)) {
                return taken;
            }
            given.push_back(muse);
        }
        for (const Tile& tile : state_.tiles) {
            if (tile.face_down &&
                std::ranges::none_of(move.tiles, [&](const auto& one) { return one.first == tile.id; })) {
                return impossible("dance-of-muses.reveal.all",
                                  say("{tile} lies face down: every such tile is turned up and named",
                                      {{"tile", literally(tile.id)}}),
                                  say("name every tile"));
            }
        }
        return {};
    }

    Verdict sunned(const Reveal& move) const {
        std::vector<Muse> turned_up;
        for (const auto& [id, muse] : move.tiles) {
            // The neutral die is taken off, so the Suns of its tile do not count.
            if (state_.tiles[*rules_.find(state_, id)].owner) {
                turned_up.push_back(muse);
            }
        }
        for (const Muse muse : rules_.suns_to_read(state_, turned_up)) {
            if (!move.suns_of(muse)) {
                return impossible("dance-of-muses.reveal.suns",
                                  say("The Suns of {muse} are not on the tile sheet: read them off the tile",
                                      {{"muse", text_of(muse)}}),
                                  say("Suns are missing"));
            }
        }
        for (const auto& [muse, suns] : move.suns) {
            const std::optional<int> known = rules_.face(muse).suns;
            if (known && suns != *known) {
                return forbidden(
                    "dance-of-muses.reveal.sheet",
                    say_count("By the tile sheet {muse} shows {n} Sun", "By the tile sheet {muse} shows {n} Suns",
                              *known, {{"muse", text_of(muse)}}),
                    say("the sheet says otherwise"));
            }
        }
        return {};
    }
};

}  // namespace

std::optional<Refusal> Rules::judge(const State& state, const Move& move) const {
    return std::visit(Judge(*this, state), move);
}

std::optional<Refusal> Rules::using_power(const State& state, std::size_t tile, const PowerUse& use) const {
    return Judge(*this, state).using_power(tile, use);
}

}  // namespace castalia::dance_of_muses
