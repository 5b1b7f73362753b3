#pragma once

#include <atspi/atspi.h>
#include <sys/types.h>

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "tests/db/tables.h"
#include "tests/ui/real_keys.h"

namespace castalia::testing {

/// A program that runs as long as the object exists.
class Process {
public:
    explicit Process(std::vector<std::string> words);
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    ~Process();

private:
    pid_t child_ = 0;
};

/// A new bus for the tested program and its listener. The accessibility bus starts on it by itself.
class Bus {
public:
    explicit Bus(const Folder& folder);

private:
    std::string address_;
    Process daemon_;
};

/// One object of the program, as a screen reader sees it. An object that is gone has no name and no children.
class Seen {
public:
    Seen() = default;
    explicit Seen(AtspiAccessible* taken) : object_(taken, [](AtspiAccessible* one) { g_object_unref(one); }) {}

    explicit operator bool() const { return object_ != nullptr; }
    std::string name() const;
    std::string description() const;
    AtspiRole role() const;
    std::string role_name() const;
    bool is(AtspiStateType state) const;
    /// Returns the key of its first action, "<Alt>c" or, in a menu, "c;<Alt>f:c;<Control>n".
    std::string key() const;
    int least_side() const;  ///< Returns its width or height in pixels, whichever is less.
    std::vector<Seen> children(std::size_t most = 1000) const;
    /// Returns the first object below it, or itself, for which `fits` holds.
    Seen find(const std::function<bool(const Seen&)>& fits) const;
    Seen find(AtspiRole role, const std::string& name) const;
    /// Asks its program whether it is still there, waits for the answer, and returns it.
    bool is_there() const;
    /// Does its first action, without waiting for what follows.
    bool act() const;
    bool write(const std::string& text) const;
    bool operator==(const Seen& other) const { return object_ == other.object_; }

private:
    std::shared_ptr<AtspiAccessible> object_;
};

/// What a screen reader hears: notifications that appear, and objects that get the focus.
class Ear {
public:
    Ear();
    Ear(const Ear&) = delete;
    Ear& operator=(const Ear&) = delete;
    ~Ear();

    /// Waits for the next announcement and returns it; nothing when none comes.
    std::string next(std::chrono::milliseconds limit = std::chrono::seconds(20));
    /// Waits for the next object that gets the focus and returns it; nothing when none comes.
    Seen focus(std::chrono::milliseconds limit = std::chrono::seconds(20));
    /// Forgets what has been heard so far.
    void forget();
    /// Listens for a while.
    static void wait(std::chrono::milliseconds span);
    /// Waits until `done` is true. Returns false when the time is up before.
    static bool wait_until(const std::function<bool()>& done,
                           std::chrono::milliseconds limit = std::chrono::seconds(20));

private:
    /// Waits a moment, and until every program on the bus has answered, so that a busy one has told what it did.
    static void hear_out();
    static void heard(AtspiEvent* event, void* self);

    AtspiEventListener* listener_ = nullptr;
    std::vector<std::string> words_;
    std::vector<Seen> focused_;
};

/// The program castalia on a bus, with a library of its own.
class OnTheBus : public ::testing::Test {
protected:
    OnTheBus() { keys_.point_at(640, 400); }

    std::filesystem::path library() const { return folder_ / "library.sqlite"; }
    /// Starts the program, with words of the command line, and waits for its window.
    void start(std::vector<std::string> words);
    /// Returns the program's windows that can be seen.
    std::vector<Seen> windows() const;
    Seen program() const;
    /// Returns the control of this role and name once it is there; nothing when it does not come.
    Seen control(AtspiRole role, const std::string& name) const;

    Folder folder_;
    Bus bus_{folder_};
    Ear ear_;
    RealKeys keys_;
    std::unique_ptr<Process> program_;
};

}  // namespace castalia::testing
