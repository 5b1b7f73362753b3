#pragma once

#include <map>

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
    /// The time at the table of the session that was written last, so that a long session is not gone through again
    /// for every event. It is valid as long as the events that it counts are still the first ones.
    struct Counted {
        std::string session;
        std::size_t steps = 0;
        EventPtr last;
        TableTime time;
    };
    TableTime time_of(const Session& session);

    Counted counted;
    std::int64_t seen_version = 0;  ///< The value of PRAGMA data_version when `changed_elsewhere` last looked.
    // These belong to a library that can only be looked at.
    FileTrace trace;                                      ///< The state of the file when it was opened.
    std::map<std::string, std::string> unsaved_settings;  ///< The settings that `set` keeps.
};

}  // namespace castalia
