// The program itself writes no messages when it starts under a window manager.
#include <X11/keysym.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <csignal>

#include <chrono>
#include <functional>
#include <thread>

#include "tests/db/tables.h"
#include "tests/support/source_dir.h"
#include "tests/ui/managed.h"
#include "tests/ui/real_keys.h"

extern char** environ;

namespace castalia {
namespace {

using namespace castalia::testing;
using Clock = std::chrono::steady_clock;

class AtTheStart : public Managed, public ::testing::Test {
protected:
    AtTheStart() {
        ::setenv("GDK_GL", "disable", 1);  // Messages of graphics drivers are not the program's.
        ::setenv("NO_AT_BRIDGE", "1", 1);
    }

    /// Returns what the program writes until its window is there, while the keys are pressed, and a moment longer.
    std::string said(std::vector<std::string> words, const std::function<void(RealKeys& keys)>& press = {}) {
        const std::string heard = (folder_ / "heard").string();
        words.insert(words.begin(),
                     {CASTALIA_PROGRAM, "--library", (folder_ / "library.sqlite").string(), "--size", "1000x700"});
        std::vector<char*> arguments;
        for (std::string& word : words) {
            arguments.push_back(word.data());
        }
        arguments.push_back(nullptr);
        posix_spawn_file_actions_t to_file;
        ::posix_spawn_file_actions_init(&to_file);
        ::posix_spawn_file_actions_addopen(&to_file, STDOUT_FILENO, heard.c_str(), O_CREAT | O_WRONLY | O_TRUNC,
                                           0600);
        ::posix_spawn_file_actions_adddup2(&to_file, STDOUT_FILENO, STDERR_FILENO);
        const std::size_t before = keys_.windows();
        pid_t child = 0;
        EXPECT_EQ(::posix_spawn(&child, CASTALIA_PROGRAM, &to_file, nullptr, arguments.data(), environ), 0);
        ::posix_spawn_file_actions_destroy(&to_file);
        const auto patience = Clock::now() + std::chrono::seconds(30);
        while (keys_.windows() <= before && Clock::now() < patience) {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        EXPECT_GT(keys_.windows(), before) << "no window came";
        std::this_thread::sleep_for(std::chrono::milliseconds(700));
        if (press) {
            press(keys_);
        }
        EXPECT_EQ(::waitpid(child, nullptr, WNOHANG), 0) << "it ended by itself";
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        return bytes_of(heard);
    }

private:
    Folder folder_;
    RealKeys keys_;
};

TEST_F(AtTheStart, HomeOpensWithoutAWordFromTheToolkit) { EXPECT_EQ(said({}), ""); }

TEST_F(AtTheStart, AMessageStandsAboveAWindowThatIsLaidOut) {
    EXPECT_EQ(said({"--session", "01a1b6fd-0e40-7a52-9c1e-6f0b7d0a52e4"}), "") << "the library holds no session";
}

TEST_F(AtTheStart, AFileOpensWithoutAWordFromTheToolkit) {
    EXPECT_EQ(said({source_dir() + "/resources/samples/magnate.castalia"}), "");
}

TEST_F(AtTheStart, TheLastSessionIsLookedThroughInTheHistoryWithoutAWordFromTheToolkit) {
    const std::string file = source_dir() + "/resources/samples/magnate.castalia";
    EXPECT_EQ(said({file},
                   [](RealKeys& keys) {
                       keys.press(XK_3, {XK_Alt_L});
                       std::this_thread::sleep_for(std::chrono::seconds(1));
                       keys.press(XK_Down);
                       std::this_thread::sleep_for(std::chrono::seconds(1));
                   }),
              "");
}

}  // namespace
}  // namespace castalia
