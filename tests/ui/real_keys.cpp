#include "tests/ui/real_keys.h"

#include <cstdlib>
#include <stdexcept>

#include <X11/XKBlib.h>
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>

namespace castalia {

namespace {

Display* real(void* display) { return static_cast<Display*>(display); }

}  // namespace

RealKeys::RealKeys() : display_(XOpenDisplay(nullptr)) {
    if (display_ == nullptr) {
        throw std::runtime_error("there is no display to type at");
    }
}

RealKeys::~RealKeys() { XCloseDisplay(real(display_)); }

void RealKeys::point_at(int x, int y) {
    XTestFakeMotionEvent(real(display_), -1, x, y, CurrentTime);
    XFlush(real(display_));
}

void RealKeys::type(std::string_view text) {
    for (const char letter : text) {
        const unsigned long symbol = static_cast<unsigned char>(letter);  // Latin-1 letters are their own.
        const KeyCode key = XKeysymToKeycode(real(display_), symbol);
        const bool upper = XkbKeycodeToKeysym(real(display_), key, 0, 0) != symbol;
        press(symbol, upper ? std::vector<unsigned long>{XK_Shift_L} : std::vector<unsigned long>());
    }
}

void RealKeys::button(bool down, unsigned button) {
    XTestFakeButtonEvent(real(display_), button, down ? True : False, CurrentTime);
    XFlush(real(display_));
}

std::size_t RealKeys::windows() const {
    constexpr int kSmall = 400;
    Window root = 0, parent = 0, *children = nullptr;
    unsigned count = 0;
    XQueryTree(real(display_), DefaultRootWindow(real(display_)), &root, &parent, &children, &count);
    std::size_t seen = 0;
    for (unsigned i = 0; i < count; ++i) {
        XWindowAttributes of;
        const bool there = XGetWindowAttributes(real(display_), children[i], &of) != 0;
        seen += there && of.map_state == IsViewable && of.width > kSmall && of.height > kSmall ? 1 : 0;
    }
    if (children != nullptr) {
        XFree(children);
    }
    return seen;
}

void RealKeys::arrive() { XSync(real(display_), False); }

void RealKeys::press(unsigned long symbol, const std::vector<unsigned long>& held) {
    press_at(XKeysymToKeycode(real(display_), symbol), held);
}

void RealKeys::press_at(unsigned code, const std::vector<unsigned long>& held) {
    const auto send = [this](unsigned key, int down) { XTestFakeKeyEvent(real(display_), key, down, CurrentTime); };
    for (const unsigned long with : held) {
        send(XKeysymToKeycode(real(display_), with), True);
    }
    send(code, True);
    send(code, False);
    for (const unsigned long with : held) {
        send(XKeysymToKeycode(real(display_), with), False);
    }
    XFlush(real(display_));
}

void RealKeys::lay_out_keyboard(const std::string& layouts, unsigned in_use, bool num_lock) {
    if (std::system(("setxkbmap -layout " + layouts).c_str()) != 0) {
        throw std::runtime_error("setxkbmap knows no layout " + layouts);
    }
    XkbLockGroup(real(display_), XkbUseCoreKbd, in_use);
    XkbLockModifiers(real(display_), XkbUseCoreKbd, Mod2Mask, num_lock ? Mod2Mask : 0U);
    XSync(real(display_), False);
}

std::string RealKeys::name(unsigned long symbol) { return XKeysymToString(symbol); }

}  // namespace castalia
