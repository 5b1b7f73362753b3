#pragma once

#include <optional>
#include <string_view>

namespace castalia {

/// A day with the name of its month: "14 Nov 2026", "November 14th, 2026", "Sa., 14. November 2026", "14 de
/// noviembre de 2026".
struct SpelledDay {
    int year = 0, month = 0, day = 0;  ///< As they were written: there may be no such day.
    std::string_view rest;             ///< What stands behind it.
};
/// Reads one at the beginning of a text, in English, German, French, Spanish or Italian. Returns nothing if none is
/// there.
std::optional<SpelledDay> spelled_day(std::string_view text);

/// Returns the year of two digits: 70 to 99 are of the last century.
int year_of_two_digits(int digits);

}  // namespace castalia
