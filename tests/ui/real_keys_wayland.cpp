// What a test does with the keyboard and the pointer, on a Wayland compositor.
#include "tests/ui/real_keys.h"

#include <stdexcept>

#include <X11/keysym.h>

#include "tests/ui/wayland_keys.h"

namespace castalia {

namespace {

WaylandKeys& real(void* display) { return *static_cast<WaylandKeys*>(display); }

}  // namespace

RealKeys::RealKeys() : display_(new WaylandKeys) {}
RealKeys::~RealKeys() { delete &real(display_); }

void RealKeys::point_at(int x, int y) { real(display_).point_at(x, y); }

void RealKeys::type(std::string_view text) {
    for (const char letter : text) {
        const auto symbol = static_cast<unsigned char>(letter);  // Latin-1 letters are their own.
        const bool upper = real(display_).needs_shift(symbol);
        press(symbol, upper ? std::vector<unsigned long>{XK_Shift_L} : std::vector<unsigned long>());
    }
}

void RealKeys::button(bool down, unsigned button) { real(display_).send_button(button, down); }

void RealKeys::arrive() { real(display_).arrive(); }

void RealKeys::press(unsigned long symbol, const std::vector<unsigned long>& held) {
    // As on X, where a letter is the key that it is printed on.
    const bool upper = symbol >= XK_A && symbol <= XK_Z;
    press_at(real(display_).code_of(static_cast<unsigned>(upper ? symbol - XK_A + XK_a : symbol)), held);
}

void RealKeys::press_at(unsigned code, const std::vector<unsigned long>& held) {
    WaylandKeys& keys = real(display_);
    for (const unsigned long with : held) {
        keys.send(keys.code_of(static_cast<unsigned>(with)), true);
    }
    keys.send(code, true);
    keys.send(code, false);
    for (const unsigned long with : held) {
        keys.send(keys.code_of(static_cast<unsigned>(with)), false);
    }
}

void RealKeys::lay_out_keyboard(const std::string& layouts, unsigned in_use, bool /*num_lock*/) {
    real(display_).lay_out(layouts, in_use);
}

}  // namespace castalia
