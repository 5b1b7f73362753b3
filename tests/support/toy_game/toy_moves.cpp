#include "core/rules/declaration/declared_moves.h"
#include "tests/support/toy_game/toy_game.h"

namespace castalia::toy {

struct Rules::ByHand {
    static constexpr std::string_view kTitle = "Pips";

    static Seat acting(const Rules& rules, const State& state, const auto&) { return rules.turn(state); }
};

}  // namespace castalia::toy

template struct castalia::RulesOf<castalia::toy::Rules, castalia::toy::Setup, castalia::toy::State,
                                  castalia::toy::Move>;
