#pragma once

#include <gtk/gtk.h>

#include <algorithm>
#include <ctime>
#include <deque>
#include <mutex>
#include <string>
#include <vector>

namespace castalia {

/// Measures the time between two waits of the window, in which it handles an event and paints. It is measured around
/// the wait of GLib's loop, so that the loops of dialogs and menus also count. It is the processor time of this
/// thread, so that other programs of a busy machine do not count.
class Frames {
public:
    Frames() : wait_(g_main_context_get_poll_func(nullptr)) {
        only = this;
        g_main_context_set_poll_func(nullptr, [](GPollFD* what, guint count, gint limit) {
            only->ended();
            const gint answer = only->wait_(what, count, limit);
            only->began_ = now();
            return answer;
        });
    }
    Frames(const Frames&) = delete;
    Frames& operator=(const Frames&) = delete;
    ~Frames() { g_main_context_set_poll_func(nullptr, wait_); }

    void did(const std::string& what) {
        constexpr std::size_t kMostNamed = 4;
        const std::lock_guard lock(mutex_);
        done_.push_back(what);
        if (done_.size() > kMostNamed) {
            done_.pop_front();
        }
    }
    /// Returns what was done last; any thread may call it.
    std::string last_done() {
        const std::lock_guard lock(mutex_);
        std::string text = "The last keys and clicks:";
        for (const std::string& what : done_) {
            text += " " + what + ",";
        }
        return text;
    }
    /// Returns the slow ones, each with what was done before it.
    const std::vector<std::string>& slow() const { return slow_; }
    double longest() const { return longest_; }
    std::size_t count() const { return count_; }

private:
    static double now() {
        timespec time{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        constexpr double kMilli = 1e3, kNano = 1e-6;
        return static_cast<double>(time.tv_sec) * kMilli + static_cast<double>(time.tv_nsec) * kNano;
    }
    void ended() {
        if (began_ == 0) {
            return;
        }
        constexpr double kMost = 100;
        const double took = now() - began_;
        ++count_;
        longest_ = std::max(longest_, took);
        if (took > kMost) {
            std::string text = std::to_string(static_cast<int>(took)) + " ms after";
            for (const std::string& what : done_) {
                text += " " + what + ",";
            }
            slow_.push_back(text);
        }
    }

    static inline Frames* only = nullptr;
    GPollFunc wait_;
    double began_ = 0, longest_ = 0;
    std::size_t count_ = 0;
    std::mutex mutex_;  ///< It guards `done_`, which a watchdog reads, too.
    std::deque<std::string> done_;
    std::vector<std::string> slow_;
};

}  // namespace castalia
