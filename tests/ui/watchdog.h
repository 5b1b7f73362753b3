#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace castalia {

/// Ends a test that hangs, and tells where it hangs: when `alive` was not called for `limit`, it writes the stack of
/// every thread and what `history` returns to standard error, saves the screen as a picture beside the test program,
/// and aborts. Does nothing when it is destroyed in time.
class Watchdog {
public:
    /// `history` is called on the watchdog's own thread.
    Watchdog(std::chrono::seconds limit, std::function<std::string()> history);
    Watchdog(const Watchdog&) = delete;
    Watchdog& operator=(const Watchdog&) = delete;
    ~Watchdog();

    void alive();  ///< Begins the limit anew.

private:
    void watch();

    std::chrono::seconds limit_;
    std::function<std::string()> history_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool over_ = false, alive_ = false;
    std::thread thread_;
};

/// Writes the screen of the display that DISPLAY names as a PPM picture. Returns false when there is none.
bool save_screen(const std::filesystem::path& to);

}  // namespace castalia
