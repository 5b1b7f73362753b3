// What of the moves does not follow from their declarations.
#include "core/games/result/result.h"
#include "core/rules/declared_moves.h"

namespace castalia::result {

struct Rules::ByHand {
    static constexpr std::string_view kTitle = "a result";
};

}  // namespace castalia::result

template struct castalia::RulesOf<castalia::result::Rules, castalia::result::Setup, castalia::result::State,
                                  castalia::result::Move>;
