#pragma once

#include <atomic>
#include <functional>
#include <thread>

#include "db/safety/backups.h"

namespace castalia {

/// Sees to the copies of the library beside the window, on a thread of its own: looks whether one is due and makes
/// it.
class Keeper {
public:
    struct News {
        std::optional<MadeBackup> made;
        std::vector<Text> damage;  ///< What is wrong with the library; then no copy was made.
        Text failed;               ///< Why there is no copy, though one was due.
    };
    /// `tell` is called from the thread, and only when there is something to tell.
    Keeper(const Games& games, std::filesystem::path library, std::function<Moment()> now,
           std::function<void(const News&)> tell);
    Keeper(const Keeper&) = delete;
    Keeper& operator=(const Keeper&) = delete;
    ~Keeper();  ///< Stops what is going on; a copy that is not finished leaves nothing.

    void check();  ///< At start: is the file whole? Then as `look`.
    void look();   ///< When play ends: makes a copy when the last day has none.
    void wait();   ///< Until what is going on is done.

private:
    enum class What { check, copy };
    void begin(What what);
    void work(What what);

    const Games& games_;
    std::filesystem::path library_;
    std::function<Moment()> now_;
    std::function<void(const News&)> tell_;
    std::atomic<bool> stop_ = false, busy_ = false;
    std::thread thread_;
};

}  // namespace castalia
