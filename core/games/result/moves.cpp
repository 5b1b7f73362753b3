// The moves that do not follow from their declarations alone.
#include "core/games/result/result.h"
#include "core/rules/declaration/declared_moves.h"
#include "core/rules/text/catalogue.h"

namespace castalia::result {

struct Rules::ByHand {
    static constexpr std::string_view kTitle = in_catalogue("a result");
};

}  // namespace castalia::result

template struct castalia::RulesOf<castalia::result::Rules, castalia::result::Setup, castalia::result::State,
                                  castalia::result::Move>;
