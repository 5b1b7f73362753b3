#pragma once

#include <string>

#include "core/rules/text/text.h"

namespace castalia {

/// Returns a number as the reader's language writes it: "27.46" is "27,46" in many. It has so many digits behind the
/// mark, and its digits are not grouped.
Text with_digits(double value, int digits);
/// Returns the same with one digit behind the mark, or with none if the number is whole.
Text to_a_tenth(double value);
/// Returns a unit that `say_count` made as it stands behind this number: "rank" behind 1, "ranks" behind 2 and 0.5.
Text unit_behind(double value, Text unit);

/// Returns a score as the history keeps it, "2–2, 47.5–45", with the decimal marks of the language.
Text kept_score_text(const std::string& kept);

}  // namespace castalia
