#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/history/days.h"
#include "db/history/people.h"
#include "db/sqlite/database.h"

namespace castalia {

/// Returns the part of the history that a period means. `reader` is the clock of whoever names its days.
SortKeyRange sort_keys_of(Database& database, const Period& period, const WallClock& reader);

/// Returns a query of the sums. For a part of the history, the same sums are counted over that part.
Query sum_query(Database& database, const char* sql, const SortKeyRange& sort_keys);

/// Gives a query the part of the history that it reads.
void bind_period(Query& query, const SortKeyRange& sort_keys);

/// Read a row of sums: who won is only said of a person.
Tally tally_of_all(const Query& row);
Tally tally_of_person(const Query& row);
/// Adds the sessions of a row of sums to those that are left out, unless they count.
void add_left_out(LeftOut& left_out, const Query& row);

struct WinsInARow {
    std::int64_t newest = 0, current = 0, best = 0;  ///< `newest` is the sort key up to which they are counted.
    std::optional<std::int64_t> best_end;
};
/// Returns the wins of a person in all games, or in one; nothing if none of its sessions counts.
std::optional<WinsInARow> wins_in_a_row(Database& database, std::int64_t person, const SortKeyRange& sort_keys,
                                        const std::string& game);

/// Adds the share of the session with this sort key to every sum, or takes it out again if `sign` is -1.
void tally(Database& database, std::int64_t sort_key, int sign);
/// Adds the shares of the sessions that wait (db/history/waiting.h), and counts the streaks of their people.
void tally_waiting(Database& database);
/// Returns the people who sat at the table.
std::vector<std::int64_t> people_at(Database& database, std::int64_t sort_key);
/// Continues the streaks of the people at the table, whether the session is their newest or one in between.
void continue_streaks(Database& database, std::int64_t sort_key);
/// Counts a person's streaks from their seats alone.
void recount_streak(Database& database, std::int64_t person);

/// Empties the sums.
void clear_tallies(Database& database);
/// Counts every sum from the history and the seats.
void count_tallies(Database& database);
/// Counts the sums of one person from their seats.
void recount_person(Database& database, std::int64_t person);
/// Returns a sentence for each sum that contradicts the history and the seats.
std::vector<Text> wrong_tallies(Database& database);

}  // namespace castalia
