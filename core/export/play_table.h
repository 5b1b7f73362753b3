#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/export/csv_read.h"
#include "core/export/plays.h"

namespace castalia {

/// What a column of a table of plays tells.
enum class PlayColumn {
    nothing,   ///< It is not read.
    date,      ///< The day, maybe with the time.
    time,      ///< The time of day.
    game,      ///< The name of the game.
    place,     ///< Where it was played.
    minutes,   ///< How long it took: "95", "95 min" or "1:35".
    players,   ///< All players of the play in one cell.
    player,    ///< One player; each player of a play has a row.
    scores,    ///< The scores in the order of the players, or that of the row's player.
    winners,   ///< The names of those who won.
    won,       ///< Whether the row's player won or, where a row is a play, the whole table.
    points,    ///< The score of the player whose name is the heading; empty if the player was not there.
    roles,     ///< The roles in the order of the players, or that of the row's player.
    teams,     ///< The teams, in the same way.
    began,     ///< The name of the player who began.
    board,     ///< The board, map or scenario.
    comments,  ///< Whatever was noted.
    quantity,  ///< How many times it was played.
    id,        ///< What names the play in the other program.
    bgg,       ///< The number of the game at BoardGameGeek.
};
inline constexpr std::size_t kPlayColumns = 20;

/// Returns the word for a meaning on the command line: "date".
std::string_view play_column_name(PlayColumn column);
std::optional<PlayColumn> play_column(std::string_view name);
/// Returns the meaning for people: "the date".
Text play_column_text(PlayColumn column);

/// The order in which dates such as 03/04/2026 have the day and the month.
enum class DateOrder { unknown, day_first, month_first };

/// Who won where no column says it: nobody knows, or whoever has the most or the fewest points.
enum class WonBy { unsaid, most_points, fewest_points };

/// A table of plays that somebody else wrote, as its cells.
struct PlayTable {
    char separator = ',';
    std::vector<std::string> headings;
    std::vector<CsvRow> rows;
};
/// Reads a table with a row of headings, above which a title or another row of headings may stand. Throws BadRecord
/// with the line.
PlayTable read_play_table(std::string_view bytes);

/// Returns how many headings that are known stand in a row; 0 if a day or a number stands there as well.
std::size_t known_headings_in(const std::vector<std::string>& cells);

/// How a table is to be read.
struct TableReading {
    std::vector<PlayColumn> columns;  ///< The meaning of each column.
    DateOrder order = DateOrder::unknown;
    WonBy won_by = WonBy::unsaid;
    std::string game;                  ///< The game of every play, if no column tells it.
    std::vector<std::string> players;  ///< The players of every play, if no column tells them.
    /// A column that is not read although its heading is known, and why.
    struct Doubt {
        std::size_t column = 0;
        Text why;
    };
    std::vector<Doubt> doubts;
};
/// Returns what the headings and cells say by themselves. It is a proposal: somebody has to agree before plays are
/// taken. The order of dates stays unknown unless one of them, such as 25/03/2026, decides it.
TableReading proposed_reading(const PlayTable& table);
/// Returns the order that the dates of the column leave no doubt of.
DateOrder order_of_dates(const PlayTable& table, std::size_t column);

/// Returns what has to be known before the table can be read this way: the date or its order, the game, the players;
/// an empty text if nothing is missing.
Text missing_from(const PlayTable& table, const TableReading& reading);

/// Returns whether no column says who won, so that `TableReading::won_by` decides it.
bool asks_who_won(const TableReading& reading);

/// A row that could not be read, and why.
struct BadRow {
    std::size_t line = 0;
    Text why;
};
struct TablePlays {
    std::vector<Play> plays;
    std::vector<BadRow> bad;
};
/// Returns the plays of the table, each with an id that stays the same as long as its day, game and players do: so a
/// table that is taken again changes nothing, and a score that was corrected in it is a change of that play. A play
/// of several rows is left out if one of them cannot be read. Assumes that nothing is missing.
TablePlays plays_of(const PlayTable& table, const TableReading& reading);

}  // namespace castalia
