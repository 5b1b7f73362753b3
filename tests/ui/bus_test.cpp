// The program itself, heard from outside as a screen reader hears it: on the accessibility bus.
#include <atspi/atspi.h>
#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>

#include <chrono>

#include "db/store.h"
#include "tests/db/tables.h"
#include "tests/support/games.h"
#include "tests/ui/real_keys.h"

#include <X11/keysym.h>

extern char** environ;

namespace castalia {
namespace {

using namespace castalia::testing;
using Clock = std::chrono::steady_clock;

class Process {
public:
    explicit Process(std::vector<std::string> words) {
        std::vector<char*> arguments;
        for (std::string& word : words) {
            arguments.push_back(word.data());
        }
        arguments.push_back(nullptr);
        EXPECT_EQ(::posix_spawnp(&child_, arguments.front(), nullptr, nullptr, arguments.data(), environ), 0);
    }
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    ~Process() {
        ::kill(child_, SIGKILL);
        ::waitpid(child_, nullptr, 0);
    }

private:
    pid_t child_ = 0;
};

/// A bus of its own, which the tested program and the ear share. The accessibility bus starts on it by itself.
class Bus {
public:
    explicit Bus(const Folder& folder)
        : address_("unix:path=" + (folder / "bus").string()),
          daemon_({"dbus-daemon", "--session", "--nofork", "--nopidfile", "--address=" + address_}) {
        ::setenv("DBUS_SESSION_BUS_ADDRESS", address_.c_str(), 1);
        ::unsetenv("NO_AT_BRIDGE");
        ::unsetenv("AT_SPI_BUS_ADDRESS");
        const auto patience = Clock::now() + std::chrono::seconds(20);
        while (!std::filesystem::exists(folder / "bus") && Clock::now() < patience) {
            ::usleep(10'000);
        }
    }

private:
    std::string address_;
    Process daemon_;
};

/// What a screen reader would speak: the names of the notifications that appear.
class Ear {
public:
    Ear() {
        EXPECT_LE(atspi_init(), 1);
        listener_ = atspi_event_listener_new(&heard, this, nullptr);
        GError* error = nullptr;
        EXPECT_TRUE(atspi_event_listener_register(listener_, "object:state-changed:showing", &error))
            << (error == nullptr ? "" : error->message);
    }
    Ear(const Ear&) = delete;
    Ear& operator=(const Ear&) = delete;
    ~Ear() { g_object_unref(listener_); }

    /// Waits for the next announcement and returns it; nothing when none comes.
    std::string next(std::chrono::seconds limit = std::chrono::seconds(20)) {
        const auto patience = Clock::now() + limit;
        while (words_.empty() && Clock::now() < patience) {
            if (g_main_context_iteration(nullptr, FALSE) == FALSE) {
                ::usleep(2'000);
            }
        }
        if (words_.empty()) {
            return {};
        }
        const std::string first = words_.front();
        words_.erase(words_.begin());
        return first;
    }

private:
    static void heard(AtspiEvent* event, void* self) {
        if (event->detail1 == 1 && atspi_accessible_get_role(event->source, nullptr) == ATSPI_ROLE_NOTIFICATION) {
            char* name = atspi_accessible_get_name(event->source, nullptr);
            static_cast<Ear*>(self)->words_.emplace_back(name == nullptr ? "" : name);
            g_free(name);
        }
        g_boxed_free(ATSPI_TYPE_EVENT, event);
    }

    AtspiEventListener* listener_ = nullptr;
    std::vector<std::string> words_;
};

/// castalia with a session of Magnate, on a bus.
class OnTheBus : public ::testing::Test {
protected:
    OnTheBus() {
        Store(known_games(), library_).begin(session_of());
        keys_.point_at(600, 300);
        program_ = std::make_unique<Process>(std::vector<std::string>{
            CASTALIA_PROGRAM, "--library", library_.string(), "--session", kFirstId, "--size", "1280x800"});
    }

    std::string after(const std::string& line) {
        keys_.type(line);
        keys_.enter();
        return ear_.next();
    }
    std::string after(unsigned long key, const std::vector<unsigned long>& held) {
        keys_.press(key, held);
        return ear_.next();
    }

    Folder folder_;
    Bus bus_{folder_};
    std::filesystem::path library_ = folder_ / "library.sqlite";
    Ear ear_;
    RealKeys keys_;
    std::unique_ptr<Process> program_;
};

TEST_F(OnTheBus, SpeaksWhatHappensAtTheTable) {
    for (std::string heard = ear_.next(); !heard.empty(); heard = ear_.next(std::chrono::seconds(1))) {
        std::cout << "at first: " << heard << '\n';
    }
    std::cout << "roll: " << after("r 3 9") << '\n';
    std::cout << "refusal: " << after("r 3 9") << '\n';
    keys_.escape();
    keys_.escape();
    std::cout << "undo: " << after(XK_z, {XK_Control_L}) << '\n';
    std::cout << "redo: " << after(XK_z, {XK_Control_L, XK_Shift_L}) << '\n';
    std::cout << "again: " << after(XK_r, {XK_Control_L, XK_Shift_L}) << '\n';
    std::cout << "turn: " << after(XK_t, {XK_Control_L, XK_Shift_L}) << '\n';
    std::cout << "counts: " << after(XK_c, {XK_Control_L, XK_Shift_L}) << '\n';
    std::cout << "wrong: " << after("qqq") << '\n';
}

}  // namespace
}  // namespace castalia
