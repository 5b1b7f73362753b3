#pragma once

#include "core/export/play_table.h"

namespace castalia {

/// What a row of a table tells of a play: all of it, or one of its players.
struct TableRow {
    Play play;
    std::string id;  ///< What names the play in the other program; may be empty.
    long long times = 1;
};

/// Collects the rows of a table, from the first to the last, as plays.
class RowsOfPlays {
public:
    /// `one_a_player` tells that each player of a play has a row.
    explicit RowsOfPlays(bool one_a_player) : one_a_player_(one_a_player) {}

    void add(TableRow row, std::size_t line);
    /// Adds a row that cannot be read as a whole. Its day and its game are empty if they cannot be read, and it may
    /// have no player. A play is left out with it.
    void add_bad(TableRow row, BadRow why);

    /// Returns the plays, each with its id, and the bad rows. `says_who_won` tells that the table has a column for
    /// it.
    TablePlays plays(bool says_who_won);

private:
    struct Made {
        TableRow all;                    ///< The play with the players of all its rows.
        std::vector<std::size_t> lines;  ///< The lines of the rows that can be read.
        bool whole = true;
    };
    struct Bad {
        BadRow row;
        std::vector<std::size_t> plays;  ///< The indices of the plays that are left out with it.
    };

    /// Returns whether both rows may be of one play. What could not be read may be the same.
    static bool together(const TableRow& one, const TableRow& other);
    /// Adds a row to the play before it, or begins another one. Returns whether it began one.
    bool put(TableRow row);
    void tell_what_goes_with_them();

    bool one_a_player_;
    std::vector<Made> made_;
    std::vector<Bad> bad_;
    std::optional<TableRow> doubtful_;  ///< A bad row that may belong to the play behind it as well.
};

}  // namespace castalia
