#pragma once

#include <string_view>

namespace castalia {

/// Returns whether a spreadsheet program would take these words for a date or a time of day when it opens a table:
/// "24-12", "3/2", "1:30", "Mar 3". Words with the decimal sign of the program between digits are a number to it.
bool is_taken_for_date(std::string_view words, char decimal);
/// Returns whether a spreadsheet program would show these words as a number that is written otherwise: "007", "1e5",
/// "1.50", "−3", or a number of more than 15 digits.
bool is_changed_as_number(std::string_view words);

}  // namespace castalia
