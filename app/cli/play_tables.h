// Tables of plays on the command line: what their columns mean is shown, and taken once somebody has agreed.
#pragma once

#include "app/cli/command.h"
#include "core/export/play_table.h"

namespace castalia::cli {

/// How the call says that a table is to be read.
struct ReadingTables {
    std::vector<std::string> columns;  ///< Each as "date=HEADING".
    std::string dates, won_by, game;
    std::vector<std::string> players;
    bool agreed = false;  ///< What is proposed for the columns is right.
};
void add_reading_tables(CLI::App& call, ReadingTables& wanted);

/// Reads the plays of a table. Throws Ended when nobody has agreed to what its columns mean; that is printed before.
/// Throws BadRecord.
TablePlays plays_in_table(const std::string& file, std::string_view bytes, const ReadingTables& wanted, bool as_json);

}  // namespace castalia::cli
