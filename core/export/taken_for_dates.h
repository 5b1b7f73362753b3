#pragma once

#include <string_view>

namespace castalia {

/// Returns whether a spreadsheet program would take these words for a date or a time of day when it opens a table:
/// "24-12", "3/2", "1:30", "Mar 3". Words with the decimal sign of the program between digits are a number to it.
bool is_taken_for_date(std::string_view words, char decimal);

}  // namespace castalia
