#pragma once

#include <array>
#include <functional>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/session/session.h"

namespace castalia {

/// The way in which a table is written, so that a spreadsheet program opens it without questions.
struct CsvStyle {
    std::string_view name = "plain";  ///< The name on the command line.
    char separator = ',';
    char decimal = '.';
    /// The file is for a spreadsheet program: it begins with the mark of UTF-8, without which some assume another
    /// encoding, and words that they would take for a date, or write otherwise as a number, begin with an apostrophe,
    /// as a formula does.
    bool mark = false;
};
/// Excel uses the separator and the decimal sign of the country that is set. LibreOffice asks, and proposes the right
/// ones for this style.
inline constexpr CsvStyle kCsvStyles[] = {
    {}, {"libreoffice", ',', '.', true}, {"excel-de", ';', ',', true}, {"excel-en", ',', '.', true}};
/// Returns the style of that name; nothing if there is none.
std::optional<CsvStyle> csv_style(std::string_view name);

/// Returns a cell as RFC 4180 describes it, quoted if it has the separator of any style. Words that a spreadsheet
/// would take for a formula begin with an apostrophe.
std::string csv_cell(std::string_view words);

/// The tables of a session, with one row for each session, player, event, or value of the scoresheet. The names of
/// the columns never change; new ones come at the end. Every row begins with the session, so that tables can be
/// joined.
enum class CsvTable { sessions, players, events, scores };
inline constexpr CsvTable kCsvTables[] = {CsvTable::sessions, CsvTable::players, CsvTable::events, CsvTable::scores};
std::string_view csv_table_name(CsvTable table);

/// The content of a cell: words, a number with a decimal point, or a moment.
struct TableCell {
    enum class Kind { words, number, moment };
    std::string words;
    Kind kind = Kind::words;
    std::optional<Moment> moment = {};  ///< The moment, if it is known.
};
std::vector<std::string> table_columns(CsvTable table);
using TableRows = std::vector<std::vector<TableCell>>;
/// Returns the rows of one session. Events are counted from 1, as everywhere.
TableRows table_rows(CsvTable table, const Session& session);
/// Returns the rows of all tables in the order of `kCsvTables`, for which the scoresheet is calculated only once.
using SessionTables = std::array<TableRows, std::size(kCsvTables)>;
SessionTables tables_of(const Session& session);
/// Returns the same rows with words that people read: sentences come from `translate`, and what programs know by a
/// key, such as "finished", is said as well.
SessionTables tables_for_people(const Session& session, const Translate& translate);

/// Returns the row of column names, after the mark if the style has it, in UTF-8. Lines end in CR LF.
std::string csv_head(CsvTable table, const CsvStyle& style = {});
/// Returns the rows of one session as text.
std::string csv_rows(CsvTable table, const Session& session, const CsvStyle& style = {});
std::string csv_text(const TableRows& rows, const CsvStyle& style = {});

}  // namespace castalia
