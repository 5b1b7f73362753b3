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

    /// Asks whose turn it is until the program answers: keys before its window is there go nowhere.
    std::string heard_at_first() {
        const auto patience = Clock::now() + std::chrono::seconds(30);
        std::string heard;
        while (heard.empty() && Clock::now() < patience) {
            keys_.press(XK_t, {XK_Control_L, XK_Shift_L});
            heard = ear_.next(std::chrono::seconds(1));
        }
        while (!ear_.next(std::chrono::seconds(2)).empty()) {
        }
        return heard;
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
    constexpr std::string_view kBought = "Ann: play one card – develop it, buy its deed or sell it.";
    ASSERT_EQ(heard_at_first(), "Ann: roll both ten-sided dice.");
    EXPECT_EQ(after("r 3 9"),
              "Ann rolls 3 and 9. nobody owns a property of rank 9: no income. " + std::string(kBought));
    EXPECT_EQ(after("r 3 9"), "Refused: Ann has rolled this turn already. Clause magnate.roll.once.");
    keys_.escape();
    keys_.escape();
    EXPECT_EQ(after(XK_z, {XK_Control_L}), "Undone: Ann rolls 3 and 9. Ann: roll both ten-sided dice.");
    const std::string redone = "Redone: Ann rolls 3 and 9. " + std::string(kBought);
    EXPECT_EQ(after(XK_z, {XK_Control_L, XK_Shift_L}), redone);
    EXPECT_EQ(after(XK_r, {XK_Control_L, XK_Shift_L}), redone) << "the last announcement again";
    EXPECT_EQ(after(XK_t, {XK_Control_L, XK_Shift_L}), kBought);
    const std::string counts = after(XK_c, {XK_Control_L, XK_Shift_L});
    EXPECT_TRUE(counts.starts_with("Districts are even, 0–0. Ann: tokens, 3 cards in hand: ")) << counts;
    const std::string mistyped = after("qqq");
    EXPECT_TRUE(mistyped.starts_with("At character 1: \"qqq\" is no verb of Magnate")) << mistyped;
}

}  // namespace
}  // namespace castalia
