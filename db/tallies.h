#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace castalia {

class Database;

/// Adds what the session on this spot of the shelf comes to in every sum, or with `sign` -1 takes it out again.
void tally(Database& database, std::int64_t spot, int sign);
/// The people who sat there.
std::vector<std::int64_t> people_at(Database& database, std::int64_t spot);
/// Goes on with the streaks of those who sat there: their newest session, or one in between.
void continue_streaks(Database& database, std::int64_t spot);
/// Counts a person's streaks from their seats alone.
void recount_streak(Database& database, std::int64_t person);

/// Empties the sums.
void clear_tallies(Database& database);
/// Counts every sum from the shelf and the seats.
void count_tallies(Database& database);
/// Counts the sums of one person from their seats.
void recount_person(Database& database, std::int64_t person);
/// Where a sum is not what the shelf and the seats come to: one sentence each.
std::vector<std::string> wrong_tallies(Database& database);

}  // namespace castalia
