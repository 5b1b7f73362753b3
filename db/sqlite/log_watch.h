#pragma once

#include <filesystem>
#include <optional>

#include "db/sqlite/files.h"

struct sqlite3;

namespace castalia {

/// Watches the files of an open library, which programs that clean up or synchronise may remove or replace. SQLite
/// keeps such a file open and goes on writing where nobody would find the data.
class LogWatch {
public:
    /// Starts from the present files. Assumes that a read or a write has opened the log.
    LogWatch(sqlite3* handle, std::filesystem::path file);

    enum class State {
        intact,
        log_lost,      ///< The log or its index is gone, but their content can still be reached.
        log_replaced,  ///< Another program has written a log of its own in place of ours.
        cut,           ///< The library is shorter than it was.
    };
    State look();

private:
    bool log_is_whole() const;

    sqlite3* handle_;
    std::filesystem::path file_, log_, index_;
    std::optional<FileMark> log_mark_, index_mark_;
    std::uintmax_t size_ = 0;
};

}  // namespace castalia
