// A program killed at any moment loses nothing that it has confirmed.
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>

#include <chrono>
#include <random>
#include <thread>

#include "db/photos.h"
#include "db/safety/safety.h"
#include "db/store.h"
#include "tests/cli/program.h"
#include "tests/support/games.h"
#include "tests/support/pictures.h"
#include "tests/support/sentences.h"

namespace castalia {
namespace {

using namespace castalia::testing;
using Clock = std::chrono::steady_clock;

std::string note(std::size_t number) { return R"({"type": "note", "text": "no )" + std::to_string(number) + "\"}\n"; }

/// A castalia-cli that takes events from a pipe, one on each line, and tells each that is on the disk.
class Writer {
public:
    explicit Writer(const Table& table) {
        int in[2], out[2];
        EXPECT_EQ(::pipe(in), 0);
        EXPECT_EQ(::pipe(out), 0);
        child_ = ::fork();
        if (child_ == 0) {
            ::dup2(in[0], 0);
            ::dup2(out[1], 1);
            for (const int end : {in[0], in[1], out[0], out[1]}) {
                ::close(end);
            }
            ::execl(CASTALIA_CLI, CASTALIA_CLI, "--library", table.library().c_str(), "append", kFirstId.c_str(), "-",
                    "--json", static_cast<char*>(nullptr));
            ::_exit(127);
        }
        ::close(in[0]);
        ::close(out[1]);
        to_ = in[1];
        from_ = out[0];
    }
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    void send(const std::string& lines) const {
        EXPECT_EQ(::write(to_, lines.data(), lines.size()), static_cast<ssize_t>(lines.size()));
    }
    /// Waits until it has confirmed something, however busy the machine is.
    void wait_for_first() const {
        constexpr int kPatience = 20'000;
        pollfd waiting{from_, POLLIN, 0};
        EXPECT_EQ(::poll(&waiting, 1, kPatience), 1);
    }
    /// Kills it and returns how many events it had confirmed.
    std::size_t kill() const {
        ::kill(child_, SIGKILL);
        int status = 0;
        EXPECT_EQ(::waitpid(child_, &status, 0), child_);
        EXPECT_TRUE(WIFSIGNALED(status)) << "it ended by itself: " << status;
        std::string output;
        char block[4096];
        for (ssize_t count = 0; (count = ::read(from_, block, sizeof block)) > 0;) {
            output.append(block, static_cast<std::size_t>(count));
        }
        ::close(to_);
        ::close(from_);
        return static_cast<std::size_t>(std::ranges::count(output, '\n'));
    }

private:
    pid_t child_ = 0;
    int to_ = -1, from_ = -1;
};

TEST(AProgramKilledAtAnyMoment, LosesNoConfirmedEvent) {
    const bool at_length = std::getenv("CASTALIA_LONG") != nullptr;
    const auto limit = Clock::now() + std::chrono::seconds(at_length ? 100 : 20);
    const std::size_t kills = at_length ? 5'000 : 300;
    std::mt19937 chance(20'261'121);
    std::uniform_int_distribution<int> microseconds(0, 60'000);
    std::size_t total = 0, confirmed_in_all = 0;
    constexpr std::size_t kLeast = 45;  // However long a busy machine takes for them.
    while (total < kLeast || (total < kills && Clock::now() < limit)) {
        const Table table;
        Store(known_games(), table.library()).begin(session_of());
        std::size_t kept = 0;
        for (int kill = 0; kill < 15; ++kill, ++total) {
            Writer writer(table);
            std::string lines;
            constexpr std::size_t kAhead = 1'000;  // They fit into a pipe, but are too many for that time.
            for (std::size_t i = 0; i < kAhead; ++i) {
                lines += note(kept + i);
            }
            writer.send(lines);
            // Every other time it is killed while it writes, otherwise at any moment since its start, also while it
            // opens the library.
            if (kill % 2 == 0) {
                writer.wait_for_first();
            }
            std::this_thread::sleep_for(std::chrono::microseconds(microseconds(chance)));
            const std::size_t confirmed = kept + writer.kill();
            const Session session = Store(known_games(), table.library()).load(kFirstId);
            const auto& entries = session.in_force().entries;
            ASSERT_GE(entries.size(), confirmed);
            ASSERT_LE(entries.size(), confirmed + 1) << "one may be on the disk that it had no time to tell";
            for (std::size_t i = kept; i < entries.size(); ++i) {
                ASSERT_EQ(std::get<Note>(entries[i].event->what).text, "no " + std::to_string(i));
            }
            confirmed_in_all += confirmed - kept;
            kept = entries.size();
        }
        ASSERT_EQ(in_english(Safety(Store(known_games(), table.library())).verify()), std::vector<std::string>{});
    }
    EXPECT_GE(2 * confirmed_in_all, total) << "it was killed before it had anything to lose";
    RecordProperty("kills", static_cast<int>(total));
    std::cout << total << " kills, " << confirmed_in_all << " confirmed events, none lost\n";
}

/// Lets castalia-cli attach photos one after the other until it is killed. Returns how many it said to be on the
/// disk.
std::size_t attached_until_killed(const Table& table, const std::string& file, std::chrono::microseconds when) {
    const std::string output = (table / "told").string();
    std::filesystem::remove(output);
    const pid_t child = ::fork();
    if (child == 0) {
        ::setpgid(0, 0);
        const std::string loop = "while '" CASTALIA_CLI "' --library '" + table.library().string() +
                                 "' photo attach '" + file + "' --session " + kFirstId + " >>'" + output +
                                 "'; do :; done";
        ::execl("/bin/sh", "sh", "-c", loop.c_str(), static_cast<char*>(nullptr));
        ::_exit(127);
    }
    ::setpgid(child, child);
    std::this_thread::sleep_for(when);
    ::kill(-child, SIGKILL);
    int status = 0;
    EXPECT_EQ(::waitpid(child, &status, 0), child);
    const std::string lines = bytes_of(output);
    return static_cast<std::size_t>(std::ranges::count(lines, '\n'));
}

TEST(AProgramKilledAtAnyMoment, KeepsEachPhotoAsAWholeOrNotAtAll) {
    const bool at_length = std::getenv("CASTALIA_LONG") != nullptr;
    const auto limit = Clock::now() + std::chrono::seconds(at_length ? 100 : 20);
    const int kills = at_length ? 1'000 : 60;
    const Table table;
    Store(known_games(), table.library()).begin(session_of());
    const std::string bytes = png_file({500, 300, true}), file = table.file("table.png", bytes);
    std::mt19937 chance(20'261'125);
    // A busy machine takes longer until the first photo is there.
    const auto began = Clock::now();
    ASSERT_EQ(table.run({"photo", "attach", file, "--session", kFirstId}).status, 0);
    const auto once = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - began);
    std::uniform_int_distribution<long long> microseconds(0, std::max<long long>(400'000, 2 * once.count()));
    std::size_t confirmed = 0, there = 1, between = 0;
    constexpr std::size_t kLeast = 6;  // However long a busy machine takes for them.
    for (int kill = 0; kill < kills && (confirmed < kLeast || Clock::now() < limit); ++kill) {
        const std::size_t told = attached_until_killed(table, file, std::chrono::microseconds(microseconds(chance)));
        const Store store(known_games(), table.library());
        const std::size_t now = Photos(store).count({});
        ASSERT_GE(now, there + told) << "what was told is on the disk";
        ASSERT_LE(now, there + told + 1) << "one may be there that it had no time to tell";
        between += now > there + told ? 1 : 0;
        there = now;
        confirmed += told;
        if (there > 40) {
            for (const Photo& photo : Photos(store).of(kFirstId)) {
                ASSERT_EQ(Photos(store).bytes(photo.number), bytes);
            }
            Store emptied(known_games(), table.library());
            for (const Photo& photo : Photos(store).of(kFirstId)) {
                PhotoAlbum(emptied).remove(photo.number);
            }
            there = 0;
        }
    }
    const Store store(known_games(), table.library());
    EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
    for (const Photo& photo : Photos(store).of(kFirstId)) {
        EXPECT_EQ(Photos(store).bytes(photo.number), bytes);
    }
    EXPECT_GE(confirmed, kLeast);
    std::cout << confirmed << " photos confirmed, none lost; " << between << " were there before they were told\n";
}

}  // namespace
}  // namespace castalia
