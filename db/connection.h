#pragma once

#include <map>

#include "core/session/wall_clock.h"
#include "core/statistics/outcome.h"
#include "db/sqlite/database.h"
#include "db/sqlite/files.h"
#include "db/store.h"

namespace castalia {

struct Store::Connection {
    Connection(const Games& known, const std::filesystem::path& path, Database::Purpose purpose)
        : games(known), database(path, purpose) {}

    const Games& games;
    Database database;
    /// Adds a session with its tags and its summary within a change, and returns its key.
    std::int64_t add(const Session& session, bool sample);
    std::optional<Session> load_if_readable(const std::string& id);

    WallClock reader;               ///< The clock by which days are counted where a table has none of its own.
    std::int64_t seen_version = 0;  ///< The value of PRAGMA data_version when `changed_elsewhere` last looked.
    // These belong to a library that can only be looked at.
    FileTrace trace;                                      ///< The state of the file when it was opened.
    std::map<std::string, std::string> unsaved_settings;  ///< The settings that `set` keeps.
};

/// Adds a session with the tags, the photos and the exclusion of the session `id`, which goes to the trash with its
/// summary. Returns the key of the added one, whose summary the caller writes.
std::int64_t add_in_place_of(Database& database, const Games& games, const std::string& id, const Session& session);
/// Gives a session these tags, beside those that it has.
void add_tags(Database& database, std::int64_t key, const std::vector<std::string>& tags);

}  // namespace castalia
