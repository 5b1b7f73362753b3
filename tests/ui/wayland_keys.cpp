#include "tests/ui/wayland_keys.h"

#include <array>
#include <cstdint>
#include <stdexcept>

#include <xkbcommon/xkbcommon.h>

namespace castalia {

WaylandKeys::WaylandKeys() : way_(way_of_keys()) { lay_out("us", 0); }

WaylandKeys::~WaylandKeys() {
    xkb_state_unref(state_);
    xkb_keymap_unref(map_);
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
    way_->lay_out(*map_, layouts);
    way_->tell_modifiers(*state_);
    arrive();
}

void WaylandKeys::send(unsigned code, bool down) {
    constexpr unsigned kOffsetOfX = 8;
    way_->key(code - kOffsetOfX, down);
    if (xkb_state_update_key(state_, code, down ? XKB_KEY_DOWN : XKB_KEY_UP) != 0) {
        way_->tell_modifiers(*state_);
    }
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

void WaylandKeys::point_at(int x, int y) { way_->point_at(x, y); }

void WaylandKeys::send_button(unsigned button, bool down) {
    constexpr std::array<std::uint32_t, 3> kButtons{0x110, 0x112, 0x111};  // Those of Linux: left, middle, right.
    constexpr unsigned kWheelUp = 4, kWheelDown = 5;
    if (button < kWheelUp) {
        way_->button(kButtons.at(button - 1), down);
    } else if (down) {
        way_->turn_wheel(button == kWheelDown ? 1 : -1);
    }
}

void WaylandKeys::arrive() { way_->arrive(); }

}  // namespace castalia
