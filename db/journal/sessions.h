#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/rules/games.h"
#include "core/session/session.h"
#include "db/sqlite/database.h"

namespace castalia {

/// Adds the heading and the journal of a session to those that were recorded. Returns its key. Throws
/// Failure::conflict when the library already holds a session with that id.
std::int64_t add_session(Database& database, const Session& session, bool sample);

/// Adds what the journal of the session `key` has beyond the `known` operations that the file holds. Throws
/// Failure::conflict when another program has added some meanwhile.
void append_operations(Database& database, std::int64_t key, const Session& session, std::size_t known);

/// Stores the commentary of a session in place of the one before.
void save_commentary(Database& database, std::int64_t key, const Session& session);

/// Reads and replays a session. Throws Failure: missing when the library does not hold it, newer when its game is not
/// known, damaged when it cannot be read.
Session load_session(Database& database, const Games& games, const std::string& id);
/// The same within a transaction of the caller.
Session load_session_within(Database& database, const Games& games, const std::string& id);
/// The same, but nothing for a session of a game that a newer version knows or with a line that is damaged.
std::optional<Session> load_if_readable_within(Database& database, const Games& games, const std::string& id);

bool holds_session(Database& database, const std::string& id);
/// Returns the key of a session. Throws Failure::missing when the library does not hold it.
std::int64_t key_of(Database& database, const std::string& id);

/// Returns what stands in front of a sentence about a session: "Session 0199…".
Text named(const std::string& id);
/// Return the JSON of a stored text, and the names in a stored list. Throw Failure::damaged, which begins with
/// `place`, when there is no such thing.
Json json_of(const std::string& text, const Text& place);
std::vector<std::string> names_of(const std::string& json, const Text& place);

}  // namespace castalia
