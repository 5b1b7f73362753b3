#include "tests/ui/real_keys.h"

#include <stdexcept>

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
        press(static_cast<unsigned char>(letter));  // Latin-1 letters are their own key symbols.
    }
}

void RealKeys::enter() { press(XK_Return); }

void RealKeys::escape() { press(XK_Escape); }

void RealKeys::press(unsigned long symbol) {
    const KeyCode key = XKeysymToKeycode(real(display_), symbol);
    XTestFakeKeyEvent(real(display_), key, True, CurrentTime);
    XTestFakeKeyEvent(real(display_), key, False, CurrentTime);
    XFlush(real(display_));
}

}  // namespace castalia
