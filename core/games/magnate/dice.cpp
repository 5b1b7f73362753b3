#include "core/games/magnate/magnate.h"

namespace castalia::magnate {

std::vector<RolledDie> rolled(const Rules::Move& move) {
    constexpr int kIncomeSides = 10, kTaxSides = 6;
    if (const auto* roll = std::get_if<Roll>(&move)) {
        return {{kIncomeSides, roll->dice[0], roll->by_app, roll->player},
                {kIncomeSides, roll->dice[1], roll->by_app, roll->player}};
    }
    if (const auto* tax = std::get_if<Tax>(&move)) {
        return {{kTaxSides, tax->die, tax->by_app, tax->player}};
    }
    return {};
}

}  // namespace castalia::magnate
