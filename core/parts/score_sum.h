#pragma once

#include <string_view>

#include "core/rules/game/notation.h"

namespace castalia {

/// The value of one cell of a score pad: a number or a sum, whole or with halves.
struct ScoreSum {
    long long halves = 0;
    bool several = false;  ///< It has several numbers, so that the typed text is worth keeping.
};
/// Reads such a text as "12", "-4", "12.5", "7½", "1,500,000", "3+6+2" or "20 - 3". Throws BadNotation, with the
/// place of the byte, for any other text and for values beyond ±999 999 999. "1,500" and "1.500" have two readings:
/// they are thousands if the language has the other `decimal_mark`, and refused with both readings otherwise.
ScoreSum score_sum(std::string_view text, char decimal_mark = 0);

}  // namespace castalia
