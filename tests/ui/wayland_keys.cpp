#include "tests/ui/wayland_keys.h"

#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <string_view>

#include <wayland-client-core.h>
#include <wayland-client-protocol.h>
#include <xkbcommon/xkbcommon.h>

namespace castalia {

namespace {

// The part of the protocols virtual-keyboard-unstable-v1 and wlr-virtual-pointer-unstable-v1 that is used here: the
// requests by their numbers and the types of what they carry (wl_message). No package of Debian 12 has the first.
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

/// What the compositor offers.
struct Offers {
    wl_proxy *seat = nullptr, *keyboards = nullptr, *pointers = nullptr;
};

void take_offer(void* taken, wl_registry* registry, std::uint32_t name, const char* kind, std::uint32_t) {
    auto& offers = *static_cast<Offers*>(taken);
    const auto bind = [&](const wl_interface& wanted) {
        return static_cast<wl_proxy*>(wl_registry_bind(registry, name, &wanted, 1));
    };
    if (std::string_view(kind) == wl_seat_interface.name && offers.seat == nullptr) {
        offers.seat = bind(wl_seat_interface);
    } else if (std::string_view(kind) == keyboards_interface.name) {
        offers.keyboards = bind(keyboards_interface);
    } else if (std::string_view(kind) == pointers_interface.name) {
        offers.pointers = bind(pointers_interface);
    }
}

wl_proxy* made(wl_proxy* by, const wl_interface& kind, wl_proxy* seat) {
    return wl_proxy_marshal_constructor(by, 0, &kind, seat, nullptr);
}

}  // namespace

WaylandKeys::WaylandKeys() : display_(wl_display_connect(nullptr)) {
    if (display_ == nullptr) {
        throw std::runtime_error("there is no compositor to type at");
    }
    static const wl_registry_listener kListener{take_offer, [](void*, wl_registry*, std::uint32_t) {}};
    Offers offers;
    wl_registry* registry = wl_display_get_registry(display_);
    wl_registry_add_listener(registry, &kListener, &offers);
    wl_display_roundtrip(display_);
    wl_registry_destroy(registry);
    seat_ = offers.seat;
    keyboards_ = offers.keyboards;
    pointers_ = offers.pointers;
    if (seat_ == nullptr || keyboards_ == nullptr || pointers_ == nullptr) {
        throw std::runtime_error("the compositor takes no keyboard or pointer of a program");
    }
    keyboard_ = made(keyboards_, keyboard_interface, seat_);
    pointer_ = made(pointers_, pointer_interface, seat_);
    lay_out("us", 0);
}

WaylandKeys::~WaylandKeys() {
    xkb_state_unref(state_);
    xkb_keymap_unref(map_);
    for (wl_proxy* proxy : {keyboard_, pointer_, keyboards_, pointers_, seat_}) {
        wl_proxy_destroy(proxy);
    }
    wl_display_disconnect(display_);
}

void WaylandKeys::lay_out(const std::string& layouts, unsigned in_use) {
    const std::unique_ptr<xkb_context, decltype(&xkb_context_unref)> context(xkb_context_new(XKB_CONTEXT_NO_FLAGS),
                                                                             &xkb_context_unref);
    const xkb_rule_names names{"evdev", "pc105", layouts.c_str(), nullptr, nullptr};
    xkb_state_unref(state_);
    xkb_keymap_unref(map_);
    map_ = xkb_keymap_new_from_names(context.get(), &names, XKB_KEYMAP_COMPILE_NO_FLAGS);
    if (map_ == nullptr) {
        throw std::runtime_error("no keyboard has the layout " + layouts);
    }
    state_ = xkb_state_new(map_);
    xkb_state_update_mask(state_, 0, 0, 0, 0, 0, in_use);
    const std::unique_ptr<char, decltype(&std::free)> text(xkb_keymap_get_as_string(map_, XKB_KEYMAP_FORMAT_TEXT_V1),
                                                           &std::free);
    const std::size_t size = std::strlen(text.get()) + 1;
    const int file = ::memfd_create("keymap", MFD_CLOEXEC);
    if (::write(file, text.get(), size) != static_cast<::ssize_t>(size)) {
        throw std::runtime_error("the keymap could not be handed over");
    }
    wl_proxy_marshal(keyboard_, kKeymap, static_cast<std::uint32_t>(WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1), file,
                     static_cast<std::uint32_t>(size));
    send_modifiers();
    arrive();
    ::close(file);
}

void WaylandKeys::send(unsigned code, bool down) {
    constexpr unsigned kOffsetOfX = 8;
    wl_proxy_marshal(keyboard_, kKey, now(), code - kOffsetOfX, down ? 1U : 0U);
    if (xkb_state_update_key(state_, code, down ? XKB_KEY_DOWN : XKB_KEY_UP) != 0) {
        send_modifiers();
    }
}

void WaylandKeys::send_modifiers() {
    wl_proxy_marshal(keyboard_, kModifiers, xkb_state_serialize_mods(state_, XKB_STATE_MODS_DEPRESSED),
                     xkb_state_serialize_mods(state_, XKB_STATE_MODS_LATCHED),
                     xkb_state_serialize_mods(state_, XKB_STATE_MODS_LOCKED),
                     xkb_state_serialize_layout(state_, XKB_STATE_LAYOUT_EFFECTIVE));
}

unsigned WaylandKeys::code_of(unsigned symbol) const {
    for (const xkb_level_index_t level : {0U, 1U}) {
        for (xkb_keycode_t key = xkb_keymap_min_keycode(map_); key <= xkb_keymap_max_keycode(map_); ++key) {
            const xkb_keysym_t* symbols = nullptr;
            if (xkb_keymap_key_get_syms_by_level(map_, key, 0, level, &symbols) == 1 && *symbols == symbol) {
                return key;
            }
        }
    }
    return 0;
}

bool WaylandKeys::needs_shift(unsigned symbol) const {
    const xkb_keysym_t* symbols = nullptr;
    return xkb_keymap_key_get_syms_by_level(map_, code_of(symbol), 0, 0, &symbols) != 1 || *symbols != symbol;
}

void WaylandKeys::point_at(int x, int y) {
    constexpr std::uint32_t kWide = 2560, kHigh = 800;  // Both outputs of support/with_compositor.
    wl_proxy_marshal(pointer_, kMotionAbsolute, now(), static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y),
                     kWide, kHigh);
    wl_proxy_marshal(pointer_, kFrame);
}

void WaylandKeys::send_button(unsigned button, bool down) {
    constexpr std::array<std::uint32_t, 3> kButtons{0x110, 0x112, 0x111};  // Those of Linux: left, middle, right.
    constexpr unsigned kWheelUp = 4, kWheelDown = 5;
    constexpr int kClick = 15;
    if (button < kWheelUp) {
        wl_proxy_marshal(pointer_, kButton, now(), kButtons.at(button - 1), down ? 1U : 0U);
    } else if (down) {
        const int way = button == kWheelDown ? 1 : -1;
        wl_proxy_marshal(pointer_, kAxisSource, 0U);
        wl_proxy_marshal(pointer_, kAxisDiscrete, now(), 0U, wl_fixed_from_int(way * kClick), way);
    }
    wl_proxy_marshal(pointer_, kFrame);
}

void WaylandKeys::arrive() { wl_display_roundtrip(display_); }

std::uint32_t WaylandKeys::now() {
    using namespace std::chrono;
    return static_cast<std::uint32_t>(duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count());
}

}  // namespace castalia
