// Forty phones in the room: how soon an event reaches them, and what it costs, beside the same table asked for anew
// each second. room_bench [SECONDS [SECONDS BETWEEN EVENTS]]; the default is 60 and 10.
#include <poll.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
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

Found follow(std::uint16_t port, const std::string& path, const Shared& shared) {
    std::vector<std::unique_ptr<PlainClient>> phones;
    std::vector<pollfd> waiting;
    for (std::size_t i = 0; i < kPhones; ++i) {
        phones.push_back(std::make_unique<PlainClient>(port));
        phones.back()->send(request_for(path + "events", port));
        waiting.push_back({phones.back()->socket(), POLLIN, 0});
    }
    std::vector<double> times;
    std::vector<std::string> ends(kPhones);
    std::size_t bytes = 0;
    while (!shared.over) {
        ::poll(waiting.data(), waiting.size(), 100);
        for (std::size_t i = 0; i < kPhones; ++i) {
            if ((waiting[i].revents & POLLIN) == 0) {
                continue;
            }
            const std::string came = phones[i]->read(0ms);
            bytes += came.size();
            note_events(ends[i] + came, shared, times);
            ends[i] = came.size() < 16 ? ends[i] + came : came.substr(came.size() - 15);
        }
    }
    return found_of(std::move(times), bytes);
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
void measure(const char* name, int seconds, int between,
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
        char told[256] = {};
        if (::read(pipe_ends[0], told, sizeof told - 1) > 0) {
            const std::string path = std::string(told).substr(6);
            *found = phones(static_cast<std::uint16_t>(std::atoi(told)), path, *shared);
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
        const std::string told = port.data() + address.substr(address.find('/', 7));
        if (::write(pipe_ends[1], told.data(), told.size()) < 0) {
            return;
        }
        const double used = cpu_seconds();
        double making = 0;
        const auto end = Clock::now() + std::chrono::seconds(seconds);
        for (std::size_t ply = 1; Clock::now() < end && ply <= session.plies(); ++ply) {
            const std::int64_t begun = now();
            room::View view;
            view.tables.push_back(room::table_of(session, ply));
            shared->shown[ply] = begun;
            server.show(std::move(view));
            making = std::max(making, static_cast<double>(now() - begun) / 1e6);
            std::this_thread::sleep_for(std::chrono::seconds(between));
        }
        const double cpu = cpu_seconds() - used, more = resident_mib() - before;
        shared->over = true;
        ::waitpid(child, nullptr, 0);
        std::printf("| %s | %zu | %.1f ms | %.1f ms | %.1f ms | %.2f %% | %.1f MiB | %.2f MiB | %.2f ms |\n", name,
                    found->events, found->median, found->late, found->longest, 100 * cpu / seconds, more,
                    static_cast<double>(found->bytes) / (1024.0 * 1024.0), making);
    }
    ::munmap(shared, sizeof(Shared));
    ::munmap(found, sizeof(Found));
}

}  // namespace
}  // namespace castalia

int main(int count, char** words) {
    const int seconds = count > 1 ? std::max(1, std::atoi(words[1])) : 60;
    const int between = count > 2 ? std::max(1, std::atoi(words[2])) : 10;
    std::printf("%zu phones, %d seconds, an event every %d seconds\n\n", castalia::kPhones, seconds, between);
    std::puts("| manner | events seen | median | 99th | longest | of a core | memory | sent | longest entry |");
    std::puts("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    castalia::measure("stream", seconds, between, castalia::follow);
    castalia::measure("asked each second", seconds, between, castalia::ask_each_second);
    return 0;
}
