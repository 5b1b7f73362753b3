#include "app/ui/toolkit/gtk/touch.h"

namespace castalia {

namespace {

bool& chosen() {
    static bool touch = false;
    return touch;
}

}  // namespace

void choose_touch(bool wanted) { chosen() = wanted; }
bool touch_chosen() { return chosen(); }

int least_target() {
    constexpr int kPointer = 24, kFinger = 44;
    return chosen() ? kFinger : kPointer;
}

}  // namespace castalia
