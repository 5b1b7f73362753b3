#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "db/history/people.h"
#include "db/sqlite/database.h"

namespace castalia {

/// Part of the history, from `since` up to, not with, `until`.
struct SortKeyRange {
    std::int64_t since = std::numeric_limits<std::int64_t>::min(), until = std::numeric_limits<std::int64_t>::max();

    bool all() const { return *this == SortKeyRange{}; }
    bool operator==(const SortKeyRange&) const = default;
};

SortKeyRange sort_keys_of(const Period& period);

/// A question to the sums: to those that are kept, or for a part of the history to the same sums counted over it.
Query sum_query(Database& database, const char* sql, const SortKeyRange& sort_keys);

struct WinsInARow {
    std::int64_t newest = 0, current = 0, best = 0;  ///< `newest`: the sort key up to which it is counted.
    std::optional<std::int64_t> best_end;
};
std::optional<WinsInARow> wins_in_a_row(Database& database, std::int64_t person, const SortKeyRange& sort_keys);

/// Adds what the session with this sort key comes to in every sum, or with `sign` -1 takes it out again.
void tally(Database& database, std::int64_t sort_key, int sign);
/// The people who sat there.
std::vector<std::int64_t> people_at(Database& database, std::int64_t sort_key);
/// Goes on with the streaks of those who sat there: their newest session, or one in between.
void continue_streaks(Database& database, std::int64_t sort_key);
/// Counts a person's streaks from their seats alone.
void recount_streak(Database& database, std::int64_t person);

/// Empties the sums.
void clear_tallies(Database& database);
/// Counts every sum from the history and the seats.
void count_tallies(Database& database);
/// Counts the sums of one person from their seats.
void recount_person(Database& database, std::int64_t person);
/// Returns a sentence for each sum that is not what the history and the seats come to.
std::vector<Text> wrong_tallies(Database& database);

}  // namespace castalia
