#pragma once

#include "core/statistics/outcome.h"
#include "db/sqlite/database.h"
#include "db/store.h"

namespace castalia {

struct Store::Connection {
    Connection(const Games& known, const std::filesystem::path& path)
        : games(known), database(path, Database::Purpose::use) {}

    const Games& games;
    Database database;
    /// The time at the table of the session that was written last, so that a long one is not gone through again
    /// for every event. Good as long as the events that it counts are still the first ones.
    struct Counted {
        std::string session;
        std::size_t steps = 0;
        EventPtr last;
        TableTime time;
    };
    TableTime time_of(const Session& session);

    Counted counted;
    std::int64_t seen_version = 0;  ///< PRAGMA data_version when `changed_elsewhere` last looked.
};

/// The row of a session; Failure::missing when there is none.
std::int64_t key_of(Database& database, const std::string& id);
/// Returns what stands in front of a sentence about a session: "Session 0199…".
Text named(const std::string& id);
/// Return the JSON of a stored text, and the names in a stored list. Throw Failure with `place` where there is no
/// such thing.
Json json_of(const std::string& text, const Text& place);
std::vector<std::string> names_of(const std::string& json, const Text& place);

}  // namespace castalia
