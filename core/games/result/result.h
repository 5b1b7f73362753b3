// A game that was played without a log. Its setup has the result, and it is over before it begins.
#pragma once

#include <variant>

#include "core/rules/declaration/move_kinds.h"
#include "core/rules/game/rules_of.h"
#include "core/rules/game/written_result.h"

namespace castalia::result {

/// The table corrects a score.
struct Adjust {
    Seat player;
    long long to = 0;
    bool operator==(const Adjust&) const = default;

    static constexpr auto declared() {
        return declare(
            "adjust", typed("adj", "adjust"),
            counted<Adjust>(
                count(0, "score", typed("score"),
                      field("player", &Adjust::player, a_player, "the player whose score it is").labelled("Player"))),
            field("to", &Adjust::to, long_number(0, kMostCounted), "the score").labelled("Score"));
    }
};
using Move = std::variant<Adjust>;

using Setup = WrittenResult;

struct State {
    std::vector<std::string> scores;
    bool operator==(const State&) const = default;
};

struct Rules : RulesOf<Rules, Setup, State, Move> {
#include "core/rules/game/answers.inc"
    bool over(const State&) const { return true; }
};

Game game();

}  // namespace castalia::result
