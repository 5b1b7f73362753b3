#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace castalia {

/// A row of a table that somebody else wrote.
struct CsvRow {
    std::size_t line = 0;  ///< The line of the file on which it begins, counted from 1.
    std::vector<std::string> cells;
};

/// Returns the rows as RFC 4180 describes them, whatever ends their lines; empty lines are left out, and so is the
/// mark of UTF-8. Throws BadRecord with the line for a quotation that does not end, for bytes that are not UTF-8, and
/// for more rows or cells than any table of plays has.
std::vector<CsvRow> read_csv(std::string_view bytes, char separator);

}  // namespace castalia
