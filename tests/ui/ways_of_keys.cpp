// The ways in which desktops take keys from a program: the protocols of wlroots (sway), the one of KWin, and a
// service of Mutter (GNOME) on the bus.
#include <gio/gio.h>
#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstring>
#include <stdexcept>
#include <string_view>

#include <wayland-client-core.h>
#include <wayland-client-protocol.h>
#include <xkbcommon/xkbcommon.h>

#include "tests/ui/wayland_keys.h"

namespace castalia {

namespace {

// The part of the protocols virtual-keyboard-unstable-v1, wlr-virtual-pointer-unstable-v1 and fake-input that is used
// here: the requests by their numbers and the types of what they carry (wl_message). No package of Debian 12 has the
// first.
const wl_interface* no_objects[] = {nullptr, nullptr, nullptr, nullptr, nullptr};

enum KeyboardRequest : std::uint32_t { kKeymap, kKey, kModifiers, kNoKeyboard };
const wl_message keyboard_requests[] = {{"keymap", "uhu", no_objects},
                                        {"key", "uuu", no_objects},
                                        {"modifiers", "uuuu", no_objects},
                                        {"destroy", "", no_objects}};
const wl_interface keyboard_interface = {"zwp_virtual_keyboard_v1", 1, 4, keyboard_requests, 0, nullptr};
const wl_interface* new_keyboard[] = {&wl_seat_interface, &keyboard_interface};
const wl_message keyboards_requests[] = {{"create_virtual_keyboard", "on", new_keyboard}};
const wl_interface keyboards_interface = {"zwp_virtual_keyboard_manager_v1", 1, 1, keyboards_requests, 0, nullptr};

enum PointerRequest : std::uint32_t {
    kMotion,
    kMotionAbsolute,
    kButton,
    kAxis,
    kFrame,
    kAxisSource,
    kAxisStop,
    kAxisDiscrete
};
const wl_message pointer_requests[] = {{"motion", "uff", no_objects},   {"motion_absolute", "uuuuu", no_objects},
                                       {"button", "uuu", no_objects},   {"axis", "uuf", no_objects},
                                       {"frame", "", no_objects},       {"axis_source", "u", no_objects},
                                       {"axis_stop", "uu", no_objects}, {"axis_discrete", "uufi", no_objects},
                                       {"destroy", "", no_objects}};
const wl_interface pointer_interface = {"zwlr_virtual_pointer_v1", 1, 9, pointer_requests, 0, nullptr};
const wl_interface* new_pointer[] = {&wl_seat_interface, &pointer_interface};
const wl_message pointers_requests[] = {{"create_virtual_pointer", "?on", new_pointer}};
const wl_interface pointers_interface = {"zwlr_virtual_pointer_manager_v1", 1, 1, pointers_requests, 0, nullptr};

enum FakeRequest : std::uint32_t { kAuthenticate, kFakeMotion, kFakeButton, kFakeAxis, kFakePlace = 9, kFakeKey };
const wl_message fake_requests[] = {{"authenticate", "ss", no_objects}, {"pointer_motion", "ff", no_objects},
                                    {"button", "uu", no_objects},       {"axis", "uf", no_objects},
                                    {"touch_down", "uff", no_objects},  {"touch_motion", "uff", no_objects},
                                    {"touch_up", "u", no_objects},      {"touch_cancel", "", no_objects},
                                    {"touch_frame", "", no_objects},    {"pointer_motion_absolute", "ff", no_objects},
                                    {"keyboard_key", "uu", no_objects}};
constexpr int kFakeVersion = 4;
const wl_interface fake_interface = {"org_kde_kwin_fake_input", kFakeVersion, 11, fake_requests, 0, nullptr};

/// What the compositor offers.
struct Offers {
    wl_proxy *seat = nullptr, *keyboards = nullptr, *pointers = nullptr, *fake = nullptr;
};

void take_offer(void* taken, wl_registry* registry, std::uint32_t name, const char* kind, std::uint32_t) {
    auto& offers = *static_cast<Offers*>(taken);
    const auto bind = [&](const wl_interface& wanted, std::uint32_t version = 1) {
        return static_cast<wl_proxy*>(wl_registry_bind(registry, name, &wanted, version));
    };
    if (std::string_view(kind) == wl_seat_interface.name && offers.seat == nullptr) {
        offers.seat = bind(wl_seat_interface);
    } else if (std::string_view(kind) == keyboards_interface.name) {
        offers.keyboards = bind(keyboards_interface);
    } else if (std::string_view(kind) == pointers_interface.name) {
        offers.pointers = bind(pointers_interface);
    } else if (std::string_view(kind) == fake_interface.name) {
        offers.fake = bind(fake_interface, kFakeVersion);
    }
}

wl_proxy* made(wl_proxy* by, const wl_interface& kind, wl_proxy* seat) {
    return wl_proxy_marshal_constructor(by, 0, &kind, seat, nullptr);
}

std::uint32_t now() {
    using namespace std::chrono;
    return static_cast<std::uint32_t>(duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count());
}

constexpr int kClick = 15;  ///< What a click of the wheel counts.

/// A connection to the compositor and what it offers.
class Compositor {
public:
    Compositor() : display_(wl_display_connect(nullptr)) {
        if (display_ == nullptr) {
            throw std::runtime_error("there is no compositor to type at");
        }
        static const wl_registry_listener kListener{take_offer, [](void*, wl_registry*, std::uint32_t) {}};
        wl_registry* registry = wl_display_get_registry(display_);
        wl_registry_add_listener(registry, &kListener, &offers_);
        wl_display_roundtrip(display_);
        wl_registry_destroy(registry);
    }
    Compositor(const Compositor&) = delete;
    Compositor& operator=(const Compositor&) = delete;
    ~Compositor() {
        for (wl_proxy* proxy : {offers_.keyboards, offers_.pointers, offers_.fake, offers_.seat}) {
            if (proxy != nullptr) {
                wl_proxy_destroy(proxy);
            }
        }
        wl_display_disconnect(display_);
    }
    const Offers& offers() const { return offers_; }
    void arrive() { wl_display_roundtrip(display_); }

private:
    wl_display* display_;
    Offers offers_;
};

class WayOfWlroots final : public WayOfKeys {
public:
    explicit WayOfWlroots(std::unique_ptr<Compositor> compositor)
        : compositor_(std::move(compositor)),
          keyboard_(made(compositor_->offers().keyboards, keyboard_interface, compositor_->offers().seat)),
          pointer_(made(compositor_->offers().pointers, pointer_interface, compositor_->offers().seat)) {}
    ~WayOfWlroots() override {
        wl_proxy_destroy(keyboard_);
        wl_proxy_destroy(pointer_);
    }

    void lay_out(xkb_keymap& map, const std::string& /*layouts*/) override {
        const std::unique_ptr<char, decltype(&std::free)> text(
            xkb_keymap_get_as_string(&map, XKB_KEYMAP_FORMAT_TEXT_V1), &std::free);
        const std::size_t size = std::strlen(text.get()) + 1;
        const int file = ::memfd_create("keymap", MFD_CLOEXEC);
        if (::write(file, text.get(), size) != static_cast<::ssize_t>(size)) {
            throw std::runtime_error("the keymap could not be handed over");
        }
        wl_proxy_marshal(keyboard_, kKeymap, static_cast<std::uint32_t>(WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1), file,
                         static_cast<std::uint32_t>(size));
        arrive();
        ::close(file);
    }
    void tell_modifiers(xkb_state& state) override {
        wl_proxy_marshal(keyboard_, kModifiers, xkb_state_serialize_mods(&state, XKB_STATE_MODS_DEPRESSED),
                         xkb_state_serialize_mods(&state, XKB_STATE_MODS_LATCHED),
                         xkb_state_serialize_mods(&state, XKB_STATE_MODS_LOCKED),
                         xkb_state_serialize_layout(&state, XKB_STATE_LAYOUT_EFFECTIVE));
    }
    void key(unsigned code, bool down) override { wl_proxy_marshal(keyboard_, kKey, now(), code, down ? 1U : 0U); }
    void point_at(int x, int y) override {
        constexpr std::uint32_t kWide = 2560, kHigh = 800;  // Both outputs of support/with_compositor.
        wl_proxy_marshal(pointer_, kMotionAbsolute, now(), static_cast<std::uint32_t>(x),
                         static_cast<std::uint32_t>(y), kWide, kHigh);
        wl_proxy_marshal(pointer_, kFrame);
    }
    void button(unsigned button, bool down) override {
        wl_proxy_marshal(pointer_, kButton, now(), button, down ? 1U : 0U);
        wl_proxy_marshal(pointer_, kFrame);
    }
    void turn_wheel(int way) override {
        wl_proxy_marshal(pointer_, kAxisSource, 0U);
        wl_proxy_marshal(pointer_, kAxisDiscrete, now(), 0U, wl_fixed_from_int(way * kClick), way);
        wl_proxy_marshal(pointer_, kFrame);
    }
    void arrive() override { compositor_->arrive(); }

private:
    std::unique_ptr<Compositor> compositor_;
    wl_proxy *keyboard_, *pointer_;
};

class WayOfKwin final : public WayOfKeys {
public:
    explicit WayOfKwin(std::unique_ptr<Compositor> compositor)
        : compositor_(std::move(compositor)), fake_(compositor_->offers().fake) {
        wl_proxy_marshal(fake_, kAuthenticate, "Castalia", "tests");
        arrive();
    }
    void key(unsigned code, bool down) override { wl_proxy_marshal(fake_, kFakeKey, code, down ? 1U : 0U); }
    void point_at(int x, int y) override {
        wl_proxy_marshal(fake_, kFakePlace, wl_fixed_from_int(x), wl_fixed_from_int(y));
    }
    void button(unsigned button, bool down) override { wl_proxy_marshal(fake_, kFakeButton, button, down ? 1U : 0U); }
    void turn_wheel(int way) override { wl_proxy_marshal(fake_, kFakeAxis, 0U, wl_fixed_from_int(way * kClick)); }
    void arrive() override { compositor_->arrive(); }

private:
    std::unique_ptr<Compositor> compositor_;
    wl_proxy* fake_;
};

/// Mutter answers each call when it has taken it, so nothing has to be waited for.
class WayOfMutter final : public WayOfKeys {
public:
    WayOfMutter() : bus_(g_bus_get_sync(G_BUS_TYPE_SESSION, nullptr, nullptr)) {
        GVariant* session =
            call("/org/gnome/Mutter/RemoteDesktop", "org.gnome.Mutter.RemoteDesktop", "CreateSession", nullptr);
        const gchar* path = nullptr;
        g_variant_get(session, "(&o)", &path);
        session_ = path;
        g_variant_unref(session);
        tell("Start", nullptr);
        constexpr unsigned kShift =
            42;  // The keyboard is there from its first key on, and until then nobody has the keys.
        key(kShift, true);
        key(kShift, false);
    }
    ~WayOfMutter() override {
        tell("Stop", nullptr);
        g_object_unref(bus_);
    }
    void key(unsigned code, bool down) override {
        tell("NotifyKeyboardKeycode", g_variant_new("(ub)", code, down ? TRUE : FALSE));
    }
    void point_at(int x, int y) override {  // It knows only motions: from the corner that stops all.
        constexpr double kFar = -10'000;
        tell("NotifyPointerMotionRelative", g_variant_new("(dd)", kFar, kFar));
        tell("NotifyPointerMotionRelative", g_variant_new("(dd)", static_cast<double>(x), static_cast<double>(y)));
    }
    void button(unsigned button, bool down) override {
        tell("NotifyPointerButton", g_variant_new("(ib)", static_cast<gint>(button), down ? TRUE : FALSE));
    }
    void turn_wheel(int way) override { tell("NotifyPointerAxisDiscrete", g_variant_new("(ui)", 0U, way)); }
    void arrive() override {}

private:
    GVariant* call(const std::string& object, const char* interface, const char* method, GVariant* given) {
        GError* error = nullptr;
        GVariant* answer = bus_ == nullptr ? nullptr
                                           : g_dbus_connection_call_sync(
                                                 bus_, "org.gnome.Mutter.RemoteDesktop", object.c_str(), interface,
                                                 method, given, nullptr, G_DBUS_CALL_FLAGS_NONE, -1, nullptr, &error);
        if (answer == nullptr) {
            const std::string text = error == nullptr ? "there is no bus" : error->message;
            g_clear_error(&error);
            throw std::runtime_error(std::string(method) + ": " + text);
        }
        return answer;
    }
    void tell(const char* method, GVariant* given) {
        g_variant_unref(call(session_, "org.gnome.Mutter.RemoteDesktop.Session", method, given));
    }

    GDBusConnection* bus_;
    std::string session_;
};

}  // namespace

void WayOfKeys::lay_out(xkb_keymap&, const std::string& layouts) {
    if (layouts != "us") {
        throw std::runtime_error("this desktop lays out its keyboard itself");
    }
}

std::unique_ptr<WayOfKeys> way_of_keys() {
    auto compositor = std::make_unique<Compositor>();
    const Offers& offers = compositor->offers();
    if (offers.fake != nullptr) {
        return std::make_unique<WayOfKwin>(std::move(compositor));
    }
    if (offers.seat != nullptr && offers.keyboards != nullptr && offers.pointers != nullptr) {
        return std::make_unique<WayOfWlroots>(std::move(compositor));
    }
    return std::make_unique<WayOfMutter>();
}

}  // namespace castalia
