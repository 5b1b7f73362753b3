#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/rules/game/games.h"
#include "core/session/session.h"
#include "db/journal/chains.h"
#include "db/sqlite/database.h"
#include "db/sqlite/failure.h"

namespace castalia {

/// Adds the heading and the journal of a session to those that were recorded. Returns its key. Throws
/// Failure::conflict if the library already holds a session with that id.
std::int64_t add_session(Database& database, const Session& session, bool sample);

/// The heading of a session as its row holds it, and the beginning of its chain.
struct WrittenHeading {
    explicit WrittenHeading(const Session& session);  ///< Any thread may do this.

    ChainStart start;
    ChainHash hash;
};
/// Adds a session likewise, of which the caller has written the heading.
std::int64_t add_session(Database& database, const Session& session, const WrittenHeading& written, bool sample);

/// Adds the heading of a session alone, with its players, its setup and the journal that it was imported with as
/// JSON. Returns its key.
std::int64_t add_heading(Database& database, const Heading& heading, const std::string& players,
                         const std::string& setup, const std::optional<std::string>& imported, bool sample);

/// Adds operations of `session` behind the `known` ones of its journal, which stands at `end`. Throws
/// Failure::conflict if another program has added some meanwhile.
void append_operations(Database& database, const JournalEnd& end, const Session& session, std::size_t known,
                       std::span<const JournalLine> lines);
/// Returns where the journal of a session stands. Throws Failure::missing if the library does not hold it.
JournalEnd end_of_journal(Database& database, const std::string& id);

/// Stores the commentary of a session in place of the one before.
void save_commentary(Database& database, std::int64_t key, const Session& session);

/// A session as the rows of a library hold it, without the operations of its journal.
struct StoredSession {
    std::int64_t key = 0;
    Text place;                                               ///< It names the session in messages.
    Heading heading;                                          ///< Without players and setup.
    std::string players, setup;                               ///< JSON.
    std::optional<std::string> imported_journal, commentary;  ///< JSON.
};
/// Throws Failure::missing if the library does not hold it.
StoredSession stored_session(Database& database, const std::string& id);
/// Makes a session of its rows and replays it; `read_journal` gets the game as it begins and the players. Reads no
/// library, so that any thread may call it. Throws Failure: newer if the game is not known, damaged if it cannot be
/// read.
using ReadsJournal = std::function<Journal(const Playthrough&, std::span<const std::string>)>;
Session session_of_rows(StoredSession stored, const Games& games, const ReadsJournal& read_journal);

/// Reads and replays a session. Throws Failure: missing if the library does not hold it, newer if its game is not
/// known, damaged if it cannot be read.
Session load_session(Database& database, const Games& games, const std::string& id);
/// Reads and replays a session within a transaction of the caller.
Session load_session_within(Database& database, const Games& games, const std::string& id);
/// Returns what `load` returns; nothing if it fails because only a newer version knows the game or because a line is
/// damaged. The heading of such a session is still known.
template <class Load>
std::optional<Session> if_readable(Load&& load) {
    try {
        return load();
    } catch (const Failure& failure) {
        if (failure.kind != Failure::Kind::newer && failure.kind != Failure::Kind::damaged) {
            throw;
        }
        return std::nullopt;
    }
}
/// Reads and replays a session within a transaction of the caller; nothing if it cannot be read.
std::optional<Session> load_if_readable_within(Database& database, const Games& games, const std::string& id);

/// Marks a session as lying in the trash since now. One that lies there already keeps its time.
void move_to_trash(Database& database, std::int64_t key);

/// Throws Failure::conflict: another program has written to a session.
[[noreturn]] void fail_with_conflict(const Database& database);

bool holds_session(Database& database, const std::string& id);
/// Returns the key of a session. Throws Failure::missing if the library does not hold it.
std::int64_t key_of(Database& database, const std::string& id);

/// Returns the beginning of a sentence about a session: "Session 0199…".
Text named(const std::string& id);
/// Return the JSON of a stored text, and the names in a stored list. Throw Failure::damaged, which begins with
/// `place`, if the text is something else.
Json json_of(const std::string& text, const Text& place);
std::vector<std::string> names_of(const std::string& json, const Text& place);

}  // namespace castalia
