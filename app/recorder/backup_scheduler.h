#pragma once

#include <atomic>
#include <functional>
#include <thread>

#include "db/safety/backups.h"

namespace castalia {

/// Makes the copies of the library when they are due, on a thread of its own beside the window.
class BackupScheduler {
public:
    struct Result {
        std::optional<MadeBackup> made;
        std::vector<Text> damage;  ///< What is wrong with the library; then no copy was made.
        Text failed;               ///< Why there is no copy, though one was due.
        bool same_here = false;    ///< Whether what failed the check of the copy is so in the library itself.
    };
    /// `report` is called from the thread, and only when there is something to report. `reader` is the clock by which
    /// days are counted.
    BackupScheduler(const Games& games, std::filesystem::path library, std::function<Moment()> now,
                    std::function<void(const Result&)> report, WallClock reader = {});
    BackupScheduler(const BackupScheduler&) = delete;
    BackupScheduler& operator=(const BackupScheduler&) = delete;
    ~BackupScheduler();  ///< Stops the work; an unfinished copy leaves no file.

    void check();  ///< Checks at start whether the file is whole, and then does what `look` does.
    void look();   ///< Makes a copy when play ends, unless the last day has one.
    void wait();   ///< Waits until the work is done.

private:
    enum class What { check, copy };
    void begin(What what);
    void work(What what);

    const Games& games_;
    std::filesystem::path library_;
    std::function<Moment()> now_;
    std::function<void(const Result&)> report_;
    WallClock reader_;
    std::atomic<bool> stop_ = false, busy_ = false;
    std::thread thread_;
};

}  // namespace castalia
