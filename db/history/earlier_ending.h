#pragma once

#include "core/statistics/ending.h"
#include "db/sqlite/database.h"

namespace castalia {

/// The row in the table "earlier_ending" of a session that ended otherwise by the rules of an earlier version.
struct EndingRow {
    /// The owner decided that the recorded ending stands; otherwise nothing has been decided.
    bool kept = false;
    Ending recorded, today;  ///< `today` is the ending with which it was compared.
};

/// Returns whether any session has such a row, which is rare.
bool has_earlier_endings(Database& database);
/// Returns the row of a session; nothing if it cannot be read. Tells the database of a row that is not as it was
/// written.
std::optional<EndingRow> earlier_ending(Database& database, std::int64_t key);
void save_earlier_ending(Database& database, std::int64_t key, const EndingRow& row);
void forget_earlier_ending(Database& database, std::int64_t key);
/// Returns whether the row of a session is as it was written, or there is none.
bool earlier_ending_is_whole(Database& database, std::int64_t key);

/// Returns both endings in a sentence each: "Kept as it was recorded: Ben wins. By the rules of this version: …".
Text both_endings_text(const EndingRow& row);
/// Returns what `both_endings_text` says of a session; nothing if it has no such row, as almost no session does.
std::optional<Text> stored_ending_text(Database& database, std::int64_t key);

/// Returns the ending of the session in the history; nothing if no version with which this one can compare has listed
/// it.
std::optional<Ending> listed_ending(Database& database, std::int64_t key);

/// Compares the listed ending of a session with what the rules say today, and writes, renews or removes its row.
/// Returns whether anything was changed.
bool compare_endings(Database& database, std::int64_t key, const std::optional<Ending>& listed, const Ending& today);

/// Returns the facts for the history, with the recorded ending unless the owner has accepted another one; a kept
/// ending is marked. Returns nothing if there is no such row.
std::optional<Facts> facts_as_recorded(Database& database, std::int64_t key, const Facts& facts);

/// Removes the row if the session has been played on or corrected and now ends otherwise than when it was compared.
void settle_earlier_ending(Database& database, std::int64_t key, const Session& session);

}  // namespace castalia
