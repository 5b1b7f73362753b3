// The program itself is killed while somebody types. All that had reached the library is there when it is opened
// again.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/wait.h>
#include <csignal>

#include <chrono>
#include <memory>
#include <random>
#include <thread>

#include "db/safety/safety.h"
#include "db/store.h"
#include "tests/db/tables.h"
#include "tests/support/games.h"
#include "tests/support/sentences.h"
#include "tests/ui/real_keys.h"

#include <X11/keysym.h>

extern char** environ;

namespace castalia {
namespace {

using namespace castalia::testing;
using Clock = std::chrono::steady_clock;

/// Returns the number of operations in the library, read beside the running program.
std::size_t operations_in(const std::filesystem::path& library) {
    const SQLite::Database database(library.string(), SQLite::OPEN_READONLY, 5'000);
    SQLite::Statement count(database, "SELECT count(*) FROM operation");
    count.executeStep();
    return static_cast<std::size_t>(count.getColumn(0).getInt64());
}

/// The program with its window open on a session.
class Program {
public:
    explicit Program(const std::filesystem::path& library) {
        std::vector<std::string> words{CASTALIA_PROGRAM, "--library", library.string(), "--session",
                                       kFirstId,         "--size",    "1280x800"};
        std::vector<char*> arguments;
        for (std::string& word : words) {
            arguments.push_back(word.data());
        }
        arguments.push_back(nullptr);
        // Tests that are started by nohup ignore the signal of a closed terminal; the program must not inherit that.
        posix_spawnattr_t as_usual;
        sigset_t ends;
        sigemptyset(&ends);
        sigaddset(&ends, SIGHUP);
        sigaddset(&ends, SIGTERM);
        posix_spawnattr_init(&as_usual);
        posix_spawnattr_setsigdefault(&as_usual, &ends);
        posix_spawnattr_setflags(&as_usual, POSIX_SPAWN_SETSIGDEF);
        EXPECT_EQ(::posix_spawn(&child_, CASTALIA_PROGRAM, nullptr, &as_usual, arguments.data(), environ), 0);
        posix_spawnattr_destroy(&as_usual);
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    ~Program() { kill(); }

    bool running() const { return ::waitpid(child_, nullptr, WNOHANG) == 0; }
    void send(int signal) const { ::kill(child_, signal); }
    void kill() { end_by(SIGKILL); }
    /// Sends the signal and waits until the program has gone.
    void end_by(int signal) {
        if (child_ != 0) {
            send(signal);
            ::waitpid(child_, nullptr, 0);
            child_ = 0;
        }
    }

private:
    pid_t child_ = 0;
};

void type_note(RealKeys& keys, std::size_t number) {
    // Only the end of a line that was typed while the window came up may have arrived; Escape removes it.
    keys.escape();
    keys.escape();
    keys.type("note " + std::to_string(number));
    keys.enter();
}

/// Types notes until one is in the library, because keys are lost before the window is there.
void wait_for_first_note(RealKeys& keys, const Program& program, const std::filesystem::path& library) {
    const std::size_t known = operations_in(library);
    const auto patience = Clock::now() + std::chrono::seconds(30);
    while (operations_in(library) == known) {
        ASSERT_TRUE(program.running()) << "it ended by itself";
        ASSERT_LT(Clock::now(), patience) << "no key reached the window";
        type_note(keys, known);
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
}

TEST(TheProgramKilledWhileSomebodyTypes, LosesNothingThatReachedTheLibrary) {
    const bool at_length = std::getenv("CASTALIA_LONG") != nullptr;
    const int kills = at_length ? 1'000 : 30;
    const Folder folder;
    const std::filesystem::path library = folder / "library.sqlite";
    Store(known_games(), library).begin(session_of());
    std::mt19937 chance(20'261'121);
    std::uniform_int_distribution<int> milliseconds(0, 40);
    std::size_t kept = 0;
    RealKeys keys;
    keys.point_at(600, 300);
    for (int kill = 0; kill < kills; ++kill) {
        Program program(library);
        ASSERT_NO_FATAL_FAILURE(wait_for_first_note(keys, program, library));
        for (int more = 0; more < 4; ++more) {
            type_note(keys, kept);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds(chance)));
        const std::size_t confirmed = operations_in(library);
        program.kill();
        const Session session = Store(known_games(), library).load(kFirstId);
        ASSERT_GE(session.journal().size(), confirmed);
        ASSERT_TRUE(session.replay().refused().empty());
        kept = session.journal().size();
    }
    EXPECT_GE(kept, static_cast<std::size_t>(kills));
    EXPECT_EQ(in_english(Safety(Store(known_games(), library)).verify()), std::vector<std::string>{});
    std::cout << kills << " kills, " << kept << " events on disk, none lost\n";
}

/// The program with a session of its own, once it has entered a first note.
struct ProgramInUse {
    ProgramInUse() {
        Store(known_games(), library).begin(session_of());
        keys.point_at(600, 300);
        program = std::make_unique<Program>(library);
        wait_for_first_note(keys, *program, library);
    }
    /// Ends it, and returns the session in the library. Damage is reported as failures.
    Session left_by(int signal) {
        program->end_by(signal);
        const Store store(known_games(), library);
        EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
        return store.load(kFirstId);
    }

    Folder folder;
    std::filesystem::path library = folder / "library.sqlite";
    RealKeys keys;
    std::unique_ptr<Program> program;
};

/// Logging out of a desktop, or closing a terminal, tells programs to end.
TEST(TheProgramToldToEnd, EndsAndLosesNothingThatReachedTheLibrary) {
    for (const int signal : {SIGTERM, SIGHUP}) {
        ProgramInUse used;
        used.keys.type("note half a li");  // Not entered.
        const std::size_t confirmed = operations_in(used.library);
        EXPECT_GE(confirmed, 1U);
        EXPECT_GE(used.left_by(signal).journal().size(), confirmed);
    }
}

/// A machine that sleeps, or shows the desktop of another user, stops a program for a while, which sees neither keys
/// nor the clock then.
TEST(TheProgramStoppedForAWhile, GoesOnWithWhatWasTypedMeanwhile) {
    ProgramInUse used;
    for (std::size_t nap = 1; nap <= 3; ++nap) {
        used.program->send(SIGSTOP);
        const std::size_t before = operations_in(used.library);
        type_note(used.keys, 1'000 + nap);
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        EXPECT_EQ(operations_in(used.library), before) << "it sleeps";
        used.program->send(SIGCONT);
        const auto patience = Clock::now() + std::chrono::seconds(30);
        while (write_record(Store(known_games(), used.library).load(kFirstId)).find(std::to_string(1'000 + nap)) ==
               std::string::npos) {
            ASSERT_TRUE(used.program->running() && Clock::now() < patience)
                << "what was typed in nap " << nap << " is gone";
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
    }
    EXPECT_GE(used.left_by(SIGKILL).journal().size(), 4U);
}

TEST(TheProgramKilledInABranch, LosesNoEventAndAtMostTheBranch) {
    const int kills = std::getenv("CASTALIA_LONG") != nullptr ? 200 : 10;
    const Folder folder;
    const std::filesystem::path library = folder / "library.sqlite";
    Store(known_games(), library).begin(session_of());
    std::mt19937 chance(20'261'122);
    std::uniform_int_distribution<int> milliseconds(0, 60);
    RealKeys keys;
    keys.point_at(600, 300);
    for (int kill = 0; kill < kills; ++kill) {
        Program program(library);
        ASSERT_NO_FATAL_FAILURE(wait_for_first_note(keys, program, library));
        // The branch is open once a second window lies over the first.
        const std::size_t game = keys.windows();
        keys.press(XK_F5);
        const auto patience = Clock::now() + std::chrono::seconds(30);
        while (keys.windows() == game) {
            ASSERT_TRUE(program.running() && Clock::now() < patience) << "no branch opened";
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        const std::string record = write_record(Store(known_games(), library).load(kFirstId));
        for (int note = 0; note < 3; ++note) {
            type_note(keys, 100 + static_cast<std::size_t>(note));
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds(chance)));
        program.kill();
        EXPECT_EQ(write_record(Store(known_games(), library).load(kFirstId)), record) << "after " << kill;
    }
    EXPECT_EQ(in_english(Safety(Store(known_games(), library)).verify()), std::vector<std::string>{});
}

}  // namespace
}  // namespace castalia
