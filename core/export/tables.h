#pragma once

#include "core/session/session.h"

namespace castalia {

/// A cell as RFC 4180 has it. Words that a spreadsheet would take for a formula get an apostrophe first.
std::string csv_cell(std::string_view words);

/// Which table of a session: one row for each session, player, event, or value of the scoresheet. The names of the
/// columns never change; new ones come at the end. Every row begins with the session, so that tables join.
enum class CsvTable { sessions, players, events, scores };
inline constexpr CsvTable kCsvTables[] = {CsvTable::sessions, CsvTable::players, CsvTable::events, CsvTable::scores};
std::string_view csv_table_name(CsvTable table);

/// The row of column names. UTF-8, lines end in CR LF.
std::string csv_head(CsvTable table);
/// The rows of one session. `decimal` is the sign in numbers that are not whole.
std::string csv_rows(CsvTable table, const Session& session, char decimal = '.');

}  // namespace castalia
