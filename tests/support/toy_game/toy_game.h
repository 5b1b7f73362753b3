// Pips, a game that only the tests know: all players roll a die in turn, and the player with the most pips at the end
// wins. It shows what a game needs, and that nothing outside its folder has to change for it.
#pragma once

#include <map>
#include <variant>

#include "core/picture/picture.h"
#include "core/rules/declaration/move_kinds.h"
#include "core/rules/game/rules_of.h"

namespace castalia::toy {

struct Roll {
    Seat player;
    int die = 1;
    bool by_app = false;
    bool operator==(const Roll&) const = default;

    static constexpr auto declared() {
        return declare("roll", typed("roll", "r"), actor(&Roll::player),
                       field("die", &Roll::die, die_of(6), "the die").labelled("Die"), dice_source(&Roll::by_app));
    }
};
/// The table counted a player's pips.
struct Adjust {
    Seat player;
    int to = 0;
    bool operator==(const Adjust&) const = default;

    static constexpr auto declared() {
        return declare(
            "adjust", typed("adj", "adjust"),
            counted<Adjust>(count(
                0, "pips", typed("pips"),
                field("player", &Adjust::player, a_player, "the player whose pips they are").labelled("Player"))),
            field("to", &Adjust::to, counted_number, "the number that was counted").labelled("Pips"));
    }
};
using Move = std::variant<Roll, Adjust>;

/// Differences between the rules of a later version of the program and those of today.
struct Changes {
    int more_for_a_one = 0;  ///< A one counts this many pips more.
    int more_rounds = 0;     ///< The game lasts this many rounds longer.
    bool any_order = false;  ///< Any player may roll next.
    bool operator==(const Changes&) const = default;
};

/// The pieces with which a player begins.
struct Start {
    long long pips = 0;
    std::vector<std::string> squares;  ///< Around the player's own, a pip for each.
    bool operator==(const Start&) const = default;
};

struct Setup {
    bool sixes_count_twice = false;  ///< Only in the second edition.
    int rounds = 2;
    bool low_wins = false, double_ones = false;
    int lucky = 0;                        ///< The face that counts one pip more.
    std::vector<int> blank_faces;         ///< Faces that count nothing; empty in most records.
    std::map<std::string, Start> starts;  ///< By the name of the player; empty in most records.
    Changes changes;                      ///< They are never in a record.
};

struct State {
    std::vector<long long> pips;  ///< By seat.
    int rolls = 0;

    bool operator==(const State&) const = default;
};

struct Rules : RulesOf<Rules, Setup, State, Move> {
#include "core/rules/game/answers.inc"
    bool over(const State& state) const {
        return state.rolls >= (setup.rounds + setup.changes.more_rounds) * players();
    }

    picture::Picture picture(const State& state, const picture::Viewport& viewport) const;
    int players() const { return static_cast<int>(names.size()); }
    Seat turn(const State& state) const { return Seat{state.rolls % players()}; }
    long long worth(int face) const;
    /// Returns what an adjustment counts: the pips of a player.
    Json pips_of(std::size_t seat) const { return {{"what", "pips"}, {"player", names[seat]}}; }
};

Text pips_text(long long pips);

/// Returns the game as it was first released, without the option that came later.
Game game_of_version_one();
/// Returns the game as it is now.
Game game();
/// Returns the game of a later version of the program, with the same records and other rules.
Game game_with(const Changes& changes);

}  // namespace castalia::toy
