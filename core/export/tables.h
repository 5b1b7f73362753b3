#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/session/session.h"

namespace castalia {

/// How a table is written, so that a spreadsheet program opens it right away.
struct CsvStyle {
    std::string_view name = "plain";  ///< Names it on the command line.
    char separator = ',';
    char decimal = '.';
    bool mark = false;  ///< Begins with the mark of UTF-8, without which some programs take it for another encoding.
};
/// Excel takes the separator and the sign of the country that it is set to; LibreOffice asks, and is right with this.
inline constexpr CsvStyle kCsvStyles[] = {
    {}, {"libreoffice", ',', '.', true}, {"excel-de", ';', ',', true}, {"excel-en", ',', '.', true}};
/// Returns the style of that name; nothing when there is none.
std::optional<CsvStyle> csv_style(std::string_view name);

/// A cell as RFC 4180 has it; quoted for every separator of a style. Words that a spreadsheet would take for a
/// formula get an apostrophe first.
std::string csv_cell(std::string_view words);

/// Which table of a session: one row for each session, player, event, or value of the scoresheet. The names of the
/// columns never change; new ones come at the end. Every row begins with the session, so that tables join.
enum class CsvTable { sessions, players, events, scores };
inline constexpr CsvTable kCsvTables[] = {CsvTable::sessions, CsvTable::players, CsvTable::events, CsvTable::scores};
std::string_view csv_table_name(CsvTable table);

/// What stands in a cell: words, or a number with a point or a moment written as such.
struct TableCell {
    enum class Kind { words, number, moment };
    std::string words;
    Kind kind = Kind::words;
    std::optional<Moment> moment = {};  ///< Of a moment that is known.
};
std::vector<std::string> table_columns(CsvTable table);
/// The rows of one session. Events are counted from 1, as everywhere.
std::vector<std::vector<TableCell>> table_rows(CsvTable table, const Session& session);

/// The row of column names, after the mark if the style has it. UTF-8, lines end in CR LF.
std::string csv_head(CsvTable table, const CsvStyle& style = {});
/// The same rows as text.
std::string csv_rows(CsvTable table, const Session& session, const CsvStyle& style = {});

}  // namespace castalia
