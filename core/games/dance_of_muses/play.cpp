// Plays moves: the changes that each makes, and the consequences that follow by the rules.
#include <algorithm>

#include "core/games/dance_of_muses/dance_of_muses.h"
#include "core/rules/game/playing.h"
#include "core/rules/text/mapped.h"

namespace castalia::dance_of_muses {

namespace {

/// Plays one move and tells its consequences to the story, which may be null. Nothing else depends on the story.
class MovePlayer : PlayingMoves<Rules, State> {
public:
    using PlayingMoves::PlayingMoves;

    void operator()(const PlaceNeutral& move) {
        lay({}, *rules_.setup.neutral, move.at, move.muse);
        begin_dance_when_placed();
    }

    void operator()(const PlaceTile& move) {
        lay(move.player, rules_.setup.companies[rules_.company_of(move.player)].colour, move.at, move.muse);
        if (move.player == state_.active) {
            pass_on();
        }
        begin_dance_when_placed();
    }

    void operator()(const Dance& move) {
        const std::size_t dancer = *rules_.find(state_, move.tile);
        if (move.power && move.power->before() && power(dancer, *move.power)) {
            add_consequence("dance-of-muses.end.step-undone", [] { return say("the step is not made"); });
            end(move.player);
            return;
        }
        if (step(dancer, move.to)) {
            if (move.power && !move.power->before()) {
                add_consequence("dance-of-muses.end.power-undone",
                                [] { return say("the power after the step is not used"); });
            }
            end(move.player);
            return;
        }
        if (move.power && !move.power->before() && power(dancer, *move.power)) {
            end(move.player);
            return;
        }
        if (state_.phase == Phase::dance) {
            ++state_.turn;
            next_turn(move.player);
        }
    }

    void operator()(const Pass& move) { next_turn(move.player); }

    void operator()(const Reveal& move) {
        for (const auto& [muse, suns] : move.suns) {
            state_.revealed_suns[static_cast<std::size_t>(muse)] = suns;
        }
        for (const auto& [id, muse] : move.tiles) {
            Tile& tile = state_.tiles[*rules_.find(state_, id)];
            tile.face_down = false;
            tile.muse = muse;
        }
        will_of_apollo();
        for (Tile& tile : state_.tiles) {
            if (!tile.owner) {
                tile.die = 0;
                add_consequence("dance-of-muses.score.neutral", [] { return say("the neutral die is taken off"); });
            }
        }
        state_.phase = Phase::over;
        add_column_consequences();
    }

    // session.adjust: the table's count replaces ours. Nothing else follows from it, and a 6 ends nothing.
    void operator()(const Adjust& move) { state_.tiles[*rules_.find(state_, move.tile)].die = move.to; }

private:
    Text text(const Tile& tile) const { return rules_.tile_text(tile); }

    void lay(std::optional<Seat> owner, Colour colour, Square at, std::optional<Muse> muse) {
        Tile tile;
        tile.id = muse ? std::string(name_of(*muse)) : rules_.face_down_id(state_, owner);
        tile.owner = owner;
        tile.colour = colour;
        tile.at = at;
        tile.face_down = !muse;
        tile.muse = muse;
        state_.tiles.push_back(std::move(tile));
    }

    Seat after(Seat seat) const { return Seat{(seat.index + 1) % static_cast<int>(rules_.names.size())}; }

    /// Passes the turn to the next player clockwise who has a tile left to place.
    void pass_on() {
        for (std::size_t seat = 0; seat < rules_.names.size(); ++seat) {
            state_.active = after(state_.active);
            if (rules_.in_hand(state_, state_.active) > 0) {
                return;
            }
        }
    }

    void begin_dance_when_placed() {
        if (state_.phase != Phase::place || rules_.neutral_missing(state_)) {
            return;
        }
        for (int seat = 0; seat < static_cast<int>(rules_.names.size()); ++seat) {
            if (rules_.in_hand(state_, Seat{seat}) > 0) {
                return;
            }
        }
        state_.phase = Phase::dance;
        state_.turn = 1;
        state_.active = rules_.setup.first;
        add_consequence("dance-of-muses.dance.placed-first", [&] {
            return say("all tiles are placed: {who} begins the dance", {{"who", rules_.who(state_.active)}});
        });
    }

    /// Passes the turn on, unless a ruling let somebody dance out of turn (session.ruling.turn).
    void next_turn(Seat player) {
        if (player == state_.active) {
            state_.active = after(state_.active);
        }
    }

    /// Makes the step. Returns whether it ends the game.
    bool step(std::size_t dancer, Direction to) {
        const StepOutcome step = rules_.step_outcome(state_, dancer, to);
        state_ = rules_.after_step(state_, step);
        add_consequence("dance-of-muses.dance.raise", [&] {
            return listed(mapped(step.moved, [&](std::size_t moved) { return die_text(state_.tiles[moved]); }));
        });
        return any_ends_game(state_, step.moved);
    }

    bool power(std::size_t dancer, const PowerUse& use) {
        Tile& own = state_.tiles[dancer];
        const std::size_t target = *rules_.find(state_, use.target);  // By a ruling it may be the dancer herself.
        const Power power = rules_.power_of(own, use.kind).value_or(Power::none);
        use_power(power, own, state_.tiles[target]);
        if (power == Power::none) {
            return false;
        }
        const bool seen = own.face_down || !own.muse || !rules_.face(*own.muse).power;
        const char* clause = seen                    ? "dance-of-muses.power.seen"
                             : power == Power::raise ? "dance-of-muses.power.raise"
                             : power == Power::lower ? "dance-of-muses.power.lower"
                                                     : "dance-of-muses.power.swap";
        std::vector<std::size_t> changed{target};
        if (power == Power::swap && target != dancer) {
            changed.push_back(dancer);
        }
        add_consequence(clause, [&] {
            const std::vector<Text> dice =
                mapped(changed, [&](std::size_t index) { return die_text(state_.tiles[index]); });
            return seen ? say("as the table saw it: {dice}", {{"dice", listed(dice)}}) : listed(dice);
        });
        return any_ends_game(state_, changed);
    }

    Text die_text(const Tile& tile) const {
        return say("{tile} {die}", {{"tile", text(tile)}, {"die", literally(tile.die)}});
    }

    void end(Seat player) {
        state_.phase = Phase::reveal;
        state_.ended_by = player;
        add_consequence("dance-of-muses.end.six", [&] {
            return say("a die shows 6: the game ends by {who}’s turn", {{"who", rules_.who(player)}});
        });
    }

    void will_of_apollo() {
        for (Tile& tile : state_.tiles) {
            // All dice change at once. The neutral die is taken off whatever it shows.
            const int after = tile.owner ? rules_.die_after_apollo(state_, tile) : tile.die;
            if (after == tile.die) {
                continue;
            }
            add_consequence("dance-of-muses.score.apollo", [&] {
                return say_count("{tile}’s {die} equals her {n} Sun: a 6", "{tile}’s {die} equals her {n} Suns: a 6",
                                 tile.die, {{"tile", text(tile)}, {"die", literally(tile.die)}});
            });
            tile.die = after;
        }
    }

    void add_column_consequences() {
        if (story_ == nullptr) {
            return;
        }
        const Columns columns = compare(rules_.dice(state_, false));
        for (std::size_t column = 0; column < columns.winner.size(); ++column) {
            const std::vector<Text> dice =
                mapped(columns.dice, [&](const std::vector<int>& row) { return literally(row[column]); });
            const Fill number{"column", literally(static_cast<long long>(column) + 1)}, shown{"dice", listed(dice)};
            if (const std::optional<std::size_t> winner = columns.winner[column]) {
                const Fill colour{"colour", text_of(rules_.setup.companies[*winner].colour)};
                const bool silver = columns.silver == column;
                add_consequence(silver ? "dance-of-muses.score.silver" : "dance-of-muses.score.column", [&] {
                    return silver
                               ? say("column {column}: {dice}, the Silver Sun for {colour}", {number, shown, colour})
                               : say("column {column}: {dice}, a Sun for {colour}", {number, shown, colour});
                });
            } else {
                add_consequence("dance-of-muses.score.column",
                                [&] { return say("column {column}: {dice}, a Sun for nobody", {number, shown}); });
            }
        }
        const Scoresheet sheet = rules_.score(state_);
        const auto decided = std::ranges::find_if(sheet.ladder, &Scoresheet::Step::decided);
        add_consequence(decided == sheet.ladder.end() ? "dance-of-muses.score.suns" : decided->clause,
                        [&] { return sheet.sentence; });
    }
};

}  // namespace

void Rules::play(State& state, const Move& move, Story* story) const {
    std::visit(MovePlayer(*this, state, story), move);
}

}  // namespace castalia::dance_of_muses
