#pragma once

#include "core/statistics/outcome.h"
#include "db/sqlite/database.h"

namespace castalia {

/// What is written about a session beside its journal, as this version works it out. Another number: all of it is
/// made anew when a library is opened.
inline constexpr int kSummarising = 6;
inline constexpr const char* kSummarisingSetting = "library.shelving";

/// What lies in the trash stands in the same order, so far below that no date reaches there.
inline constexpr std::int64_t kTrashSpot = -(std::int64_t{1} << 41);
inline constexpr std::int64_t kFirstKept = kTrashSpot / 2;  ///< Between the two.
/// Seconds: before this, spring 1970, stand those of unknown date.
inline constexpr std::int64_t kUndated = 10'000'000;
/// Where a date stands in the history, if no other session is there: in seconds since 1970.
inline std::int64_t spot_of(const Moment& date) {
    return std::chrono::floor<std::chrono::seconds>(date).time_since_epoch().count();
}

enum class Sums {
    now,
    later,  ///< Somebody counts all of them when many sessions stand there.
};

/// Puts a session in the history, in the place of what was there: its row, its seats, its words and what it adds to
/// the sums. `facts` are null for one that this program cannot read; then only its heading is told.
void shelve(Database& database, const Games& games, std::int64_t key, const Facts* facts, Sums sums = Sums::now);
void shelve(Database& database, const Games& games, std::int64_t key, const Session* session, Sums sums = Sums::now);
/// Takes everything of it from the history.
void unshelve(Database& database, std::int64_t key);

/// Returns a sentence for each thing in the history that does not follow from the session.
std::vector<Text> wrong_on_history(Database& database, const Games& games, std::int64_t key, const Session& session);

/// How many operations the journal has.
std::size_t count_operations(Database& database, std::int64_t key);

/// What an event changes in the row of a session that goes on: nothing that is summed up. Its words wait.
void note_progress(Database& database, std::int64_t key, const Outcome& outcome);
/// Does the row say that the session still lasts? Then an event may be noted; else it has to be summaries as a whole.
bool stands_open(Database& database, std::int64_t key);

/// The key of a name in one of the small tables, made where there is none.
std::int64_t spelling_key(Database& database, const std::string& name);
std::int64_t tag_key(Database& database, const std::string& name);
std::int64_t place_key(Database& database, const std::string& name);

}  // namespace castalia
