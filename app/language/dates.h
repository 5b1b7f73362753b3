#pragma once

#include <chrono>
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

}  // namespace castalia
