#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace castalia {

/// Returns a day as a language writes it in the local time: "Sat 14 Nov", "Sa., 14. Nov.".
std::string day_in(std::string_view language, std::chrono::sys_time<std::chrono::milliseconds> moment);

/// Returns a day with its year: "14 Nov 2026", "14. Nov. 2026".
std::string day_and_year_in(std::string_view language, std::chrono::sys_time<std::chrono::milliseconds> moment);

/// Returns the name of a weekday in the local time: "Saturday", "samedi".
std::string weekday_in(std::string_view language, std::chrono::sys_time<std::chrono::milliseconds> moment);

/// Returns the short name of a month, counted from 0, as it stands alone: "Jan", "janv.".
std::string short_month_in(std::string_view language, int month);

/// Returns a day in numbers as a language writes it, "30.11.2026", "30/11/2026"; in English, where numbers alone have
/// two orders, "30 Nov 2026".
std::string short_day_in(std::string_view language, std::chrono::year_month_day day);

/// What somebody may mean who writes a day.
struct WrittenDay {
    std::optional<std::chrono::year_month_day> day;  ///< Nothing where it is no day, or may be two.
    bool may_be_two = false;                         ///< In English "12/01/2026" may be a day of January or December.
};
/// Reads a day as the language writes it, in numbers or with its short month, and as "2026-11-30" in every language.
/// A year of two digits is one from 1969 to 2068.
WrittenDay day_read_in(std::string_view language, std::string_view text);

}  // namespace castalia
