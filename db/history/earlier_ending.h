#pragma once

#include "core/statistics/ending.h"
#include "db/sqlite/database.h"

namespace castalia {

/// The row of a session that ended otherwise by the rules of an earlier version, as the table "earlier_ending" holds
/// it.
struct EndingRow {
    bool kept = false;       ///< The owner decided that what was recorded stands; else nothing has been decided.
    Ending recorded, today;  ///< `today` is what it was compared with.
};

/// Returns the row of a session. Tells the database of one that is not as it was written; where it cannot be read at
/// all there is none.
std::optional<EndingRow> earlier_ending(Database& database, std::int64_t key);
void save_earlier_ending(Database& database, std::int64_t key, const EndingRow& row);
void forget_earlier_ending(Database& database, std::int64_t key);
/// Returns the keys of all sessions that have such a row, and whether that of one is as it was written.
std::vector<std::int64_t> earlier_ending_keys(Database& database);
bool earlier_ending_is_whole(Database& database, std::int64_t key);

/// Returns both endings in a sentence each: "Kept as it was recorded: Ben wins. By the rules of this version: …".
Text told_of(const EndingRow& row);
/// Returns what `told_of` says of a session; nothing where it has no such row, which is nearly always.
std::optional<Text> told_of_ending(Database& database, std::int64_t key);

/// Returns how the session stands in the history; nothing when no version that this one could compare with listed it.
std::optional<Ending> listed_ending(Database& database, std::int64_t key);

/// Compares how a session stood in the history with what the rules say today, and writes, renews or removes its row.
/// Returns whether anything was changed.
bool compare_endings(Database& database, std::int64_t key, const std::optional<Ending>& listed, const Ending& today);

/// Returns the facts as the history is to tell them: with the ending that was recorded where the owner has not
/// accepted another one, marked where it was kept. Nothing where there is no such row.
std::optional<Facts> facts_as_recorded(Database& database, std::int64_t key, const Facts& facts);

/// Removes the row of a session that has been played on or corrected, so that it ends otherwise than when it was
/// compared. Returns whether there was one.
bool settle_earlier_ending(Database& database, std::int64_t key, const Session& session);

}  // namespace castalia
