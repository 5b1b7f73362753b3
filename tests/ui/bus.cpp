#include <gtest/gtest.h>

#include "tests/ui/bus.h"

#include <spawn.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>
#include <algorithm>
#include <csignal>
#include <utility>

extern char** environ;

namespace castalia::testing {

namespace {

using Clock = std::chrono::steady_clock;

std::string taken(char* text) {
    std::string all = text == nullptr ? "" : text;
    g_free(text);
    return all;
}

/// Returns whether somebody listens at a socket. Its file is there a moment earlier.
bool answers(const std::filesystem::path& socket) {
    sockaddr_un at{};
    at.sun_family = AF_UNIX;
    const std::string name = socket.string();
    EXPECT_LT(name.size(), sizeof at.sun_path);
    std::ranges::copy(name, std::begin(at.sun_path));
    const int end = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const bool reached = ::connect(end, reinterpret_cast<const sockaddr*>(&at), sizeof at) == 0;
    ::close(end);
    return reached;
}

}  // namespace

Process::Process(std::vector<std::string> words) {
    // It ends with the test, even with one that crashes, because otherwise it would keep its output open and CTest
    // waiting.
    words.insert(words.begin(), {"setpriv", "--pdeathsig", "KILL"});
    std::vector<char*> arguments;
    for (std::string& word : words) {
        arguments.push_back(word.data());
    }
    arguments.push_back(nullptr);
    EXPECT_EQ(::posix_spawnp(&child_, arguments.front(), nullptr, nullptr, arguments.data(), environ), 0);
}

Process::~Process() {
    ::kill(child_, SIGKILL);
    ::waitpid(child_, nullptr, 0);
}

Bus::Bus(const Folder& folder)
    : address_("unix:path=" + (folder / "bus").string()),
      daemon_({"dbus-daemon", "--session", "--nofork", "--nopidfile", "--address=" + address_}) {
    ::setenv("DBUS_SESSION_BUS_ADDRESS", address_.c_str(), 1);
    ::unsetenv("NO_AT_BRIDGE");
    ::unsetenv("AT_SPI_BUS_ADDRESS");
    EXPECT_TRUE(Ear::wait_until([&] { return answers(folder / "bus"); }));
}

std::string Seen::name() const { return object_ ? taken(atspi_accessible_get_name(object_.get(), nullptr)) : ""; }

std::string Seen::description() const {
    return object_ ? taken(atspi_accessible_get_description(object_.get(), nullptr)) : "";
}

AtspiRole Seen::role() const {
    return object_ ? atspi_accessible_get_role(object_.get(), nullptr) : ATSPI_ROLE_INVALID;
}

std::string Seen::role_name() const {
    return object_ ? taken(atspi_accessible_get_role_name(object_.get(), nullptr)) : "";
}

bool Seen::is_there() const {
    // This is asked anew each time, where other answers may be remembered.
    return object_ && !taken(atspi_accessible_get_localized_role_name(object_.get(), nullptr)).empty();
}

bool Seen::is(AtspiStateType state) const {
    AtspiStateSet* states = object_ ? atspi_accessible_get_state_set(object_.get()) : nullptr;
    const bool holds = states != nullptr && atspi_state_set_contains(states, state) != FALSE;
    g_clear_object(&states);
    return holds;
}

std::string Seen::key() const {
    AtspiAction* action = object_ ? atspi_accessible_get_action_iface(object_.get()) : nullptr;
    std::string key = action == nullptr ? "" : taken(atspi_action_get_key_binding(action, 0, nullptr));
    g_clear_object(&action);
    return key;
}

int Seen::least_side() const {
    AtspiComponent* component = object_ ? atspi_accessible_get_component_iface(object_.get()) : nullptr;
    AtspiRect* at =
        component == nullptr ? nullptr : atspi_component_get_extents(component, ATSPI_COORD_TYPE_SCREEN, nullptr);
    const int side = at == nullptr ? 0 : std::min(at->width, at->height);
    g_free(at);
    g_clear_object(&component);
    return side;
}

std::vector<Seen> Seen::children(std::size_t most) const {
    std::vector<Seen> all;
    const int count = object_ ? atspi_accessible_get_child_count(object_.get(), nullptr) : 0;
    for (int i = 0; i < count && all.size() < most; ++i) {
        if (AtspiAccessible* one = atspi_accessible_get_child_at_index(object_.get(), i, nullptr)) {
            all.emplace_back(one);
        }
    }
    return all;
}

Seen Seen::find(const std::function<bool(const Seen&)>& fits) const {
    if (object_ && fits(*this)) {
        return *this;
    }
    // The rows of a table are too many to go through.
    const AtspiRole here = role();
    if (here != ATSPI_ROLE_TABLE && here != ATSPI_ROLE_TREE_TABLE) {
        for (const Seen& inside : children()) {
            if (const Seen found = inside.find(fits)) {
                return found;
            }
        }
    }
    return {};
}

Seen Seen::find(AtspiRole wanted, const std::string& name) const {
    return find([&](const Seen& one) { return one.role() == wanted && one.name() == name; });
}

bool Seen::act() const {
    AtspiAction* action = object_ ? atspi_accessible_get_action_iface(object_.get()) : nullptr;
    if (action == nullptr) {
        return false;
    }
    // An action that opens a dialog answers only when the dialog is closed.
    atspi_set_timeout(300, 0);
    atspi_action_do_action(action, 0, nullptr);
    atspi_set_timeout(800, 15000);
    g_object_unref(action);
    return true;
}

bool Seen::write(const std::string& text) const {
    AtspiEditableText* field = object_ ? atspi_accessible_get_editable_text_iface(object_.get()) : nullptr;
    if (field == nullptr) {
        return false;
    }
    const bool written = atspi_editable_text_set_text_contents(field, text.c_str(), nullptr) != FALSE;
    g_object_unref(field);
    return written;
}

Ear::Ear() {
    EXPECT_LE(atspi_init(), 1);
    listener_ = atspi_event_listener_new(&heard, this, nullptr);
    for (const char* what : {"object:state-changed:showing", "object:state-changed:focused"}) {
        GError* error = nullptr;
        EXPECT_TRUE(atspi_event_listener_register(listener_, what, &error))
            << (error == nullptr ? "" : error->message);
    }
}

Ear::~Ear() { g_object_unref(listener_); }

void Ear::heard(AtspiEvent* event, void* self) {
    auto* ear = static_cast<Ear*>(self);
    const std::string type = event->type;
    if (event->detail1 == 1 && type == "object:state-changed:focused") {
        ear->focused_.emplace_back(static_cast<AtspiAccessible*>(g_object_ref(event->source)));
    } else if (event->detail1 == 1 && atspi_accessible_get_role(event->source, nullptr) == ATSPI_ROLE_NOTIFICATION) {
        // Orca ignores objects without a state.
        const Seen shown(static_cast<AtspiAccessible*>(g_object_ref(event->source)));
        if (shown.is(ATSPI_STATE_SHOWING)) {
            ear->words_.push_back(shown.name());
        }
    }
    g_boxed_free(ATSPI_TYPE_EVENT, event);
}

bool Ear::wait_until(const std::function<bool()>& done, std::chrono::milliseconds limit) {
    const auto patience = Clock::now() + limit;
    while (!done()) {
        if (Clock::now() > patience) {
            return false;
        }
        if (g_main_context_iteration(nullptr, FALSE) == FALSE) {
            ::usleep(2'000);
        }
    }
    return true;
}

void Ear::wait(std::chrono::milliseconds span) {
    wait_until([] { return false; }, span);
}

std::string Ear::next(std::chrono::milliseconds limit) {
    if (!wait_until([this] { return !words_.empty(); }, limit)) {
        return {};
    }
    const std::string first = words_.front();
    words_.erase(words_.begin());
    return first;
}

Seen Ear::focus(std::chrono::milliseconds limit) {
    if (!wait_until([this] { return !focused_.empty(); }, limit)) {
        return {};
    }
    for (std::size_t told = 0; std::exchange(told, focused_.size()) != focused_.size();) {
        hear_out();  // A window may be told first, and then a part of it.
    }
    const Seen last = focused_.back();
    focused_.clear();
    return last;
}

void Ear::hear_out() {
    wait(std::chrono::milliseconds(40));
    for (const Seen& program : Seen(atspi_get_desktop(0)).children()) {
        program.is_there();
    }
    wait(std::chrono::milliseconds(40));
}

void Ear::forget() {
    wait(std::chrono::milliseconds(200));
    hear_out();
    words_.clear();
    focused_.clear();
}

Seen OnTheBus::control(AtspiRole role, const std::string& name) const {
    Seen found;
    Ear::wait_until([&] {
        found = program().find(role, name);
        return static_cast<bool>(found);
    });
    return found;
}

Seen OnTheBus::program() const {
    const Seen desktop(atspi_get_desktop(0));
    for (const Seen& one : desktop.children()) {
        if (one.name() == "castalia") {
            return one;
        }
    }
    return {};
}

std::vector<Seen> OnTheBus::windows() const {
    std::vector<Seen> all = program().children();
    std::erase_if(all, [](const Seen& one) { return !one.is(ATSPI_STATE_SHOWING); });
    return all;
}

void OnTheBus::start(std::vector<std::string> words) {
    std::vector<std::string> all{CASTALIA_PROGRAM, "--library", library().string(), "--size", "1280x800"};
    all.insert(all.end(), words.begin(), words.end());
    program_ = std::make_unique<Process>(std::move(all));
    ASSERT_TRUE(Ear::wait_until([this] { return !windows().empty(); }, std::chrono::seconds(60)));
    ear_.forget();
}

}  // namespace castalia::testing
