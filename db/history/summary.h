#pragma once

#include "core/statistics/outcome.h"
#include "db/sqlite/database.h"

namespace castalia {

/// The version of what the history holds about a session, as this program derives it from the journal. A library with
/// another version has all of it made anew, and is compared with what it held (db/safety/renewal.cpp). Until that is
/// done the old lists are read and written: a step of the schema that changes how they are written removes the
/// setting, so that nothing else is done before.
inline constexpr int kSummaryVersion = 12;
inline constexpr const char* kSummaryVersionSetting = "library.shelving";

/// The sort keys of sessions in the trash begin here, so far below the others that no date reaches them.
inline constexpr std::int64_t kTrashSortKey = -(std::int64_t{1} << 41);
inline constexpr std::int64_t kFirstKept = kTrashSortKey / 2;  ///< Between the trash and the other sessions.
/// In seconds: sort keys below this, spring 1970, belong to sessions of unknown date.
inline constexpr std::int64_t kUndated = 10'000'000;
/// Returns the sort key of a date, unless another session has it: seconds since 1970.
inline std::int64_t sort_key_of(const Moment& date) {
    return std::chrono::floor<std::chrono::seconds>(date).time_since_epoch().count();
}

enum class Sums {
    now,
    later,  ///< The caller counts all of them when the summaries of many sessions are written.
};

/// Writes the summary of a session into the history in place of the old one: its row, its seats, its words and what
/// it adds to the sums. `facts` are null for a session that this program cannot read; then only its heading is
/// written.
void write_summary(Database& database, const Games& games, std::int64_t key, const Facts* facts,
                   Sums sums = Sums::now);
void write_summary(Database& database, const Games& games, std::int64_t key, const Session* session,
                   Sums sums = Sums::now);
/// Removes the summary of a session from the history, with everything it added to the sums.
void remove_summary(Database& database, std::int64_t key);

/// Returns a sentence for each thing in the history that does not follow from the session.
std::vector<Text> wrong_on_history(Database& database, const Games& games, std::int64_t key, const Session& session);

/// Writes what an event changes in the row of a session that goes on: nothing that is summed up. Its words are
/// brought up to date later.
void note_progress(Database& database, std::int64_t key, const Outcome& outcome,
                   const std::vector<RefusedStep>& refusals);
/// Returns whether the row says that the session is still open. Then progress may be noted; otherwise its summary has
/// to be written as a whole.
bool stands_open(Database& database, std::int64_t key);

/// Return the key of a name in one of the small tables, which is added if it is not there.
std::int64_t spelling_key(Database& database, const std::string& name);
std::int64_t tag_key(Database& database, const std::string& name);
std::int64_t place_key(Database& database, const std::string& name);

}  // namespace castalia
