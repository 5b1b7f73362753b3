#include "tests/ui/watchdog.h"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <execinfo.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iostream>

namespace castalia {

namespace {

/// Runs in the thread whose stack it writes. `backtrace` was called once before, so that it loads nothing here.
void write_own_stack(int) {
    constexpr int kDeepest = 64;
    std::array<void*, kDeepest> frames{};
    const int depth = ::backtrace(frames.data(), kDeepest);
    ::backtrace_symbols_fd(frames.data(), depth, STDERR_FILENO);
}

void write_all_stacks() {
    std::signal(SIGUSR2, write_own_stack);
    for (const auto& task : std::filesystem::directory_iterator("/proc/self/task")) {
        const long thread = std::stol(task.path().filename().string());
        std::string name;
        std::getline(std::ifstream(task.path() / "comm"), name);
        std::cerr << "\nthread " << thread << " (" << name << "):" << std::endl;
        if (thread == ::syscall(SYS_gettid)) {
            std::cerr << "the watchdog" << std::endl;
            continue;
        }
        ::syscall(SYS_tgkill, ::getpid(), thread, SIGUSR2);
        std::this_thread::sleep_for(std::chrono::milliseconds(300));  // One stack after the other.
    }
}

}  // namespace

bool save_screen(const std::filesystem::path& to) {
    Display* const display = XOpenDisplay(nullptr);
    if (display == nullptr) {
        return false;
    }
    const int screen = DefaultScreen(display);
    const int width = DisplayWidth(display, screen), height = DisplayHeight(display, screen);
    XImage* const image = XGetImage(display, RootWindow(display, screen), 0, 0, static_cast<unsigned>(width),
                                    static_cast<unsigned>(height), AllPlanes, ZPixmap);
    std::ofstream file(to, std::ios::binary);
    file << "P6 " << width << ' ' << height << " 255\n";
    for (int y = 0; image != nullptr && y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const unsigned long pixel = XGetPixel(image, x, y);
            file.put(static_cast<char>(pixel >> 16)).put(static_cast<char>(pixel >> 8)).put(static_cast<char>(pixel));
        }
    }
    if (image != nullptr) {
        XDestroyImage(image);
    }
    XCloseDisplay(display);
    return file.good();
}

Watchdog::Watchdog(std::chrono::seconds limit, std::function<std::string()> history)
    : limit_(limit), history_(std::move(history)) {
    std::array<void*, 1> first{};
    ::backtrace(first.data(), 1);
    thread_ = std::thread([this] { watch(); });
}

Watchdog::~Watchdog() {
    {
        const std::lock_guard lock(mutex_);
        over_ = true;
    }
    changed_.notify_one();
    thread_.join();
}

void Watchdog::alive() {
    {
        const std::lock_guard lock(mutex_);
        alive_ = true;
    }
    changed_.notify_one();
}

void Watchdog::watch() {
    std::unique_lock lock(mutex_);
    while (changed_.wait_for(lock, limit_, [this] { return over_ || alive_; })) {
        if (over_) {
            return;
        }
        alive_ = false;
    }
    std::cerr << "\nNothing has happened for " << limit_.count() << " s. " << history_() << std::endl;
    write_all_stacks();
    const std::filesystem::path picture =
        std::filesystem::temp_directory_path() / ("hanging-test-" + std::to_string(::getpid()) + ".ppm");
    if (save_screen(picture)) {
        std::cerr << "\nThe screen is in " << picture << '.' << std::endl;
    }
    std::_Exit(EXIT_FAILURE);
}

}  // namespace castalia
