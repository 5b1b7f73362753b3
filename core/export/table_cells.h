#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/export/play_table.h"

/// The cells of a table of plays, each read for what its column means.
namespace castalia::table_cells {

/// Returns the words without spaces around them; nothing for what programs write where they know nothing, such as
/// "nan".
std::string trimmed(std::string_view cell);

/// A day with or without a time, as "2026-11-14 19:06:00".
struct ReadDate {
    std::string written;                   ///< Empty if it is no date or its order is not known.
    bool two_ways = false;                 ///< Day and month could be either.
    DateOrder shows = DateOrder::unknown;  ///< The order that this date leaves no doubt of.
};
ReadDate date_in(std::string_view cell, DateOrder order);
/// Returns a time of day, such as "19:06", "19.06 Uhr", "19h06" or "7 pm", as "19:06:00"; empty if it is none.
std::string time_in(std::string_view cell);
/// Returns the minutes of "95", "95.0", "95 min", "1:35", "1 h 35 min", "1.5 h"; nothing for anything else.
std::optional<long long> minutes_in(std::string_view cell);
/// Returns a whole number from 0 on, also of "3.0"; nothing for anything else.
std::optional<long long> count_in(std::string_view cell);
/// Returns whether the cell says yes or no, in words or signs of several languages; nothing for other words.
std::optional<bool> flag_in(std::string_view cell);
/// Returns how it came out for a player or a whole table, in words of several languages: "won", "verloren",
/// "égalité"; nothing for other words.
std::optional<GameOutcome> outcome_in(std::string_view cell);
/// Why a cell cannot be read, in a sentence that names it.
struct Wrong {
    Text why;
};
/// These read a cell that has to mean something where it is not empty, and throw Wrong.
std::string known_date(std::string_view cell, DateOrder order);  ///< Returns nothing for an empty cell.
long long known_minutes(std::string_view cell);                  ///< Returns 0 for an empty cell.
long long known_count(std::string_view cell);                    ///< Returns 0 for an empty cell.
bool known_flag(std::string_view cell);
/// Returns the parts of a list in a cell, whatever separates them. Where `wanted` parts are known to be there, it is
/// the sign that separates so many: "13,5 / 12" and "10:8" are two, and "13,5" is one.
std::vector<std::string> list_in(std::string_view cell, std::size_t wanted = 0);
/// Returns the names of a list, whose last one may follow a word as in "Ann, Ben and Cid" and "Ann und Ben".
std::vector<std::string> names_in(std::string_view cell);
/// Returns the name and the score of "Ann: 41", "Ann (41)" or "Ann = 41"; the words as a name if they have no score.
std::pair<std::string, std::string> name_and_score(const std::string& words);

}  // namespace castalia::table_cells
