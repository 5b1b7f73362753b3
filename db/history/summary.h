#pragma once

#include "core/statistics/outcome.h"
#include "db/sqlite/database.h"

namespace castalia {

/// The version of what the history holds about a session, as this program derives it from the journal. A library with
/// another version has all of it made anew, and is compared with what it held (db/safety/renewal.cpp). Until that is
/// done the old lists are read and written: a step of the schema that changes how they are written removes the
/// setting, so that nothing else is done before.
inline constexpr int kSummaryVersion = 22;
inline constexpr const char* kSummaryVersionSetting = "library.summary_version";

/// The first sort key of sessions in the trash, so far below the others that no date reaches it.
inline constexpr std::int64_t kTrashSortKey = -(std::int64_t{1} << 41);
/// A sort key between the trash and the other sessions.
inline constexpr std::int64_t kFirstKept = kTrashSortKey / 2;
/// Sort keys below this, in seconds up to spring 1970, belong to sessions of unknown date.
inline constexpr std::int64_t kUndated = 10'000'000;
/// Returns the sort key of a date, in seconds since 1970, which applies unless another session has it.
inline std::int64_t sort_key_of(const Moment& date) {
    return std::chrono::floor<std::chrono::seconds>(date).time_since_epoch().count();
}

struct StoredHead;

enum class Sums {
    now,
    /// The session waits: after the summaries of many sessions, and before it commits, the caller adds what belongs
    /// to them, by `add_waiting_sums`, or by `index_waiting_words` if it counts all sums at its end.
    later,
};

/// Returns how to count the sums for so many sessions that come at once.
Sums sums_for(std::size_t coming);
/// Adds what waits: words to the index, sessions to the lists, and their shares to the sums.
void add_waiting_sums(Database& database);
/// Adds the words that wait to the index. Nothing waits any more.
void index_waiting_words(Database& database);
/// Counts every sum and makes every list anew, and adds the words that wait to the index.
void count_all_sums(Database& database);

/// Writes the summary of a session into the history in place of the old one: its row, its seats, its words and its
/// share of the sums. If `facts` is null, this program cannot read the session, and only its heading is written.
void write_summary(Database& database, const Games& games, std::int64_t key, const Facts* facts,
                   Sums sums = Sums::now);
void write_summary(Database& database, const Games& games, std::int64_t key, const Session* session,
                   Sums sums = Sums::now);
/// Writes the summary of a session that was just added and has none yet. `facts` may be null, as above.
void add_summary(Database& database, const Games& games, const StoredHead& head, const Facts* facts, Sums sums);
/// Removes the summary of a session from the history and its share from the sums.
void remove_summary(Database& database, std::int64_t key);
/// Notes that the summary of a session has to be written again, which Store::catch_up does before it is read.
void mark_stale(Database& database, std::int64_t key);
bool is_stale(Database& database, std::int64_t key);

/// Returns a sentence for each part of the history that does not follow from the session.
std::vector<Text> wrong_on_history(Database& database, const Games& games, std::int64_t key, const Session& session);

/// Adds a person of whom only the name is known, and returns the key.
std::int64_t add_person(Database& database, const std::string& name);
/// Returns the keys of the spellings of a person's name.
std::vector<std::int64_t> spelling_keys_of(Database& database, std::int64_t person);
/// Return the key of a name in one of the small tables. The name is added if it is not there.
std::int64_t spelling_key(Database& database, const std::string& name);
std::int64_t tag_key(Database& database, const std::string& name);
std::int64_t place_key(Database& database, const std::string& name);

}  // namespace castalia
