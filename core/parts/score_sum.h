#pragma once

#include <string_view>

#include "core/rules/notation.h"

namespace castalia {

/// The value of one cell of a score pad: a number or a sum, whole or with halves.
struct ScoreSum {
    long long halves = 0;
    bool several = false;  ///< It has more than one number, so that it is worth keeping as it was typed.
};
/// "12", "-4", "12.5", "7½", "3+6+2", "20 - 3". Throws BadNotation, with the place of the byte, for anything else and
/// for what is beyond ±999 999 999.
ScoreSum score_sum(std::string_view text);

}  // namespace castalia
