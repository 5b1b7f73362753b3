// Forty phones in the room: how soon an event reaches them, and what it costs, beside the same table asked for anew
// each second, and beside as many clients as the server takes, of which ten are slow and ten hostile.
// room_bench [SECONDS [SECONDS BETWEEN EVENTS]]; the default is 60 and 10.
#include <poll.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <fstream>
#include <memory>
#include <thread>
#include <vector>

#include "app/room/room_server.h"
#include "tests/room/plain_client.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr std::size_t kPhones = 40, kMostShown = 10'000;

/// What both processes know: when each state was shown, and when the phones have to stop.
struct Shared {
    std::atomic<std::int64_t> shown[kMostShown];
    std::atomic<bool> over;
};

/// What the phones found.
struct Found {
    std::size_t events = 0, bytes = 0;
    double median = 0, late = 0, longest = 0;
};

std::int64_t now() { return Clock::now().time_since_epoch().count(); }

double cpu_seconds() {
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    return static_cast<double>(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
           static_cast<double>(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
}

double resident_mib() {
    std::ifstream status("/proc/self/statm");
    long pages = 0, resident = 0;
    status >> pages >> resident;
    return static_cast<double>(resident * ::sysconf(_SC_PAGESIZE)) / (1024.0 * 1024.0);
}

/// Returns the numbers behind each "event " in what came, where the page tells how many events there are.
void note_events(const std::string& came, const Shared& shared, std::vector<double>& times) {
    static const std::string mark = "\"event\":\"event ";
    for (std::size_t at = 0; (at = came.find(mark, at)) != std::string::npos; at += mark.size()) {
        const std::size_t number = static_cast<std::size_t>(std::atol(came.c_str() + at + mark.size()));
        if (number < kMostShown && shared.shown[number] != 0) {
            times.push_back(static_cast<double>(now() - shared.shown[number]) / 1e6);
        }
    }
}

Found found_of(std::vector<double> times, std::size_t bytes) {
    std::ranges::sort(times);
    Found found;
    found.events = times.size();
    found.bytes = bytes;
    if (!times.empty()) {
        found.median = times[times.size() / 2];
        found.late = times[times.size() * 99 / 100];
        found.longest = times.back();
    }
    return found;
}

/// Phones that follow the table.
class Followers {
public:
    Followers(std::uint16_t port, const std::string& path, std::size_t count) : ends_(count) {
        for (std::size_t i = 0; i < count; ++i) {
            phones_.push_back(std::make_unique<PlainClient>(port));
            phones_.back()->send(request_for(path + "events", port));
            waiting_.push_back({phones_.back()->socket(), POLLIN, 0});
        }
    }
    /// Takes what comes within a moment.
    void read(const Shared& shared) {
        ::poll(waiting_.data(), waiting_.size(), 100);
        for (std::size_t i = 0; i < phones_.size(); ++i) {
            if ((waiting_[i].revents & POLLIN) == 0) {
                continue;
            }
            const std::string came = phones_[i]->read(0ms);
            bytes_ += came.size();
            note_events(ends_[i] + came, shared, times_);
            ends_[i] = came.size() < 16 ? ends_[i] + came : came.substr(came.size() - 15);
        }
    }
    Found found() const { return found_of(times_, bytes_); }

private:
    std::vector<std::unique_ptr<PlainClient>> phones_;
    std::vector<pollfd> waiting_;
    std::vector<double> times_;
    std::vector<std::string> ends_;
    std::size_t bytes_ = 0;
};

Found follow(std::uint16_t port, const std::string& path, const Shared& shared) {
    Followers phones(port, path, kPhones);
    while (!shared.over) {
        phones.read(shared);
    }
    return phones.found();
}

/// Guests who hold the others up: they begin anew as soon as they are dropped.
class BadGuests {
public:
    BadGuests(std::uint16_t port, std::string path, std::size_t slow, std::size_t hostile)
        : port_(port), path_(std::move(path)), slow_(slow), hostile_(hostile) {}

    void act() {
        ++turn_;
        for (std::unique_ptr<PlainClient>& one : slow_) {
            if (!one || one->ended()) {
                one = std::make_unique<PlainClient>(port_, "127.0.0.2", true);
                one->send(request_for(path_ + "events", port_));
            }
            char byte = 0;
            if (turn_ % 5 != 0) {
                continue;  // It takes two bytes a second until it is dropped.
            }
            if (const ssize_t got = ::recv(one->socket(), &byte, 1, MSG_DONTWAIT);
                got == 0 || (got < 0 && errno != EAGAIN)) {
                one.reset();
            }
        }
        for (std::size_t i = 0; i < hostile_.size(); ++i) {
            harm(hostile_[i], i);
        }
    }

private:
    /// Each sends something else that nobody should: no end, too much, no request, another word, or nothing.
    void harm(std::unique_ptr<PlainClient>& one, std::size_t kind) {
        const std::array<std::string, 5> bad{"GET /", "GET /" + std::string(9000, 'a') + " HTTP/1.1\r\n\r\n",
                                             "GARBAGE\r\n\r\n", request_for("/" + std::string(32, '0') + "/", port_),
                                             ""};
        if (!one || (kind % bad.size() != 0 && turn_ % 2 == 0)) {
            one = std::make_unique<PlainClient>(port_, "127.0.0.3");
            one->send(bad[kind % bad.size()]);
        } else {
            one->read(0ms);
        }
        if (one->ended()) {
            one.reset();
        }
    }

    std::uint16_t port_;
    std::string path_;
    std::vector<std::unique_ptr<PlainClient>> slow_, hostile_;
    int turn_ = 0;
};

/// As many clients as the server takes: most follow, ten are slow, and ten are hostile.
Found hold_up(std::uint16_t port, const std::string& path, const Shared& shared) {
    constexpr std::size_t kAll = 64, kSlow = 10, kHostile = 10;
    Followers phones(port, path, kAll - kSlow - kHostile);
    BadGuests guests(port, path, kSlow, kHostile);
    while (!shared.over) {
        guests.act();
        phones.read(shared);
    }
    return phones.found();
}

/// Asks for the whole table each second, as a page that polls does: a connection, the newest state, and away.
Found ask_each_second(std::uint16_t port, const std::string& path, const Shared& shared) {
    std::vector<double> times;
    std::vector<std::int64_t> seen(kPhones, -1);
    std::size_t bytes = 0;
    while (!shared.over) {
        const auto next = Clock::now() + 1s;
        for (std::size_t i = 0; i < kPhones && !shared.over; ++i) {
            PlainClient phone(port);
            phone.send(request_for(path + "events", port));
            const std::string came = phone.read_until("\"news\"", 2s);
            bytes += came.size();
            std::vector<double> one;
            note_events(came, shared, one);
            const std::size_t at = came.find("\"event\":\"event ");
            const std::int64_t number = at == std::string::npos ? -1 : std::atol(came.c_str() + at + 15);
            if (!one.empty() && number > seen[i]) {
                seen[i] = number;
                times.push_back(one.back());
            }
        }
        std::this_thread::sleep_until(next);
    }
    return found_of(std::move(times), bytes);
}

/// Shows a table for so long while `phones` look in another process, and prints what came of it.
void measure(const char* name, int seconds, std::chrono::milliseconds between,
             Found (*phones)(std::uint16_t, const std::string&, const Shared&)) {
    auto* shared = static_cast<Shared*>(
        ::mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
    auto* found = static_cast<Found*>(
        ::mmap(nullptr, sizeof(Found), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
    int pipe_ends[2];
    if (shared == MAP_FAILED || found == MAP_FAILED || ::pipe(pipe_ends) != 0) {
        std::puts("the system gives no memory");
        return;
    }
    const pid_t child = ::fork();
    if (child == 0) {  // It has no thread yet, so a fork is safe.
        char text[256] = {};
        if (::read(pipe_ends[0], text, sizeof text - 1) > 0) {
            const std::string path = std::string(text).substr(6);
            *found = phones(static_cast<std::uint16_t>(std::atoi(text)), path, *shared);
        }
        ::_exit(0);
    }
    const Session session = sample_of("magnate");
    const double before = resident_mib();
    {
        room::RoomServer server{room::ServerOptions{}};
        const std::string address = server.addresses().front();
        std::array<char, 8> port{};
        std::snprintf(port.data(), port.size(), "%06d", server.port());
        const std::string text = port.data() + address.substr(address.find('/', 7));
        if (::write(pipe_ends[1], text.data(), text.size()) < 0) {
            return;
        }
        const double used = cpu_seconds();
        const auto start = Clock::now();
        std::vector<double> making;
        const auto end = start + std::chrono::seconds(seconds);
        for (std::size_t ply = 1; Clock::now() < end && ply <= session.plies(); ++ply) {
            const std::int64_t begun = now();
            room::View view;
            view.tables.push_back(room::table_of(session, ply));
            shared->shown[ply] = begun;
            server.show(std::move(view));
            making.push_back(static_cast<double>(now() - begun) / 1e6);
            std::this_thread::sleep_for(between);
        }
        std::ranges::sort(making);
        const std::chrono::duration<double> took = Clock::now() - start;
        const double cpu = cpu_seconds() - used, more = resident_mib() - before;
        shared->over = true;
        ::waitpid(child, nullptr, 0);
        std::printf("| %s | %zu | %.1f ms | %.1f ms | %.1f ms | %.2f %% | %.1f MiB | %.2f MiB | %.2f ms, %.2f ms |\n",
                    name, found->events, found->median, found->late, found->longest, 100 * cpu / took.count(), more,
                    static_cast<double>(found->bytes) / (1024.0 * 1024.0), making[making.size() / 2], making.back());
    }
    ::munmap(shared, sizeof(Shared));
    ::munmap(found, sizeof(Found));
}

}  // namespace
}  // namespace castalia

int main(int count, char** words) {
    const int seconds = count > 1 ? std::max(1, std::atoi(words[1])) : 60;
    const int between = count > 2 ? std::max(1, std::atoi(words[2])) : 10;
    const std::chrono::seconds between_events(between);
    std::printf("%zu phones, %d seconds, an event every %d seconds\n\n", castalia::kPhones, seconds, between);
    std::puts(
        "| manner | events seen | median | 99th | longest | of a core | memory | sent | an entry: median, longest |");
    std::puts("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    castalia::measure("stream", seconds, between_events, castalia::follow);
    castalia::measure("asked each second", seconds, between_events, castalia::ask_each_second);
    constexpr std::chrono::milliseconds kQuick(300);
    castalia::measure("64 clients, ten slow, ten hostile, an event each 300 ms", seconds, kQuick, castalia::hold_up);
    return 0;
}
