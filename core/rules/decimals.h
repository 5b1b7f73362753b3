#pragma once

#include <string>

#include "core/rules/text.h"

namespace castalia {

/// Return a number as the language of the reader writes it: "27.46" is "27,46" in many. No group of digits is set
/// apart.
/// With so many digits behind the mark:
Text with_digits(double value, int digits);
/// With one digit behind it, and none where the number is whole:
Text to_a_tenth(double value);

/// Returns a score as the history keeps it, "2–2, 47.5–45", with the decimal marks of the language.
Text told_score(const std::string& kept);

}  // namespace castalia
