#pragma once

#include <cstdlib>
#include <string>

#include "app/ui/preferences/preferences.h"
#include "db/store.h"

namespace castalia {

/// Gives the windows of a test the look that CASTALIA_LOOK names, such as "dark 200", and returns it: pictures may be
/// taken in any look. Without the variable it is "light 100".
inline std::string take_wanted_look(Store& store) {
    const char* look = std::getenv("CASTALIA_LOOK");
    const std::string wanted = look == nullptr ? "light 100" : look;
    store.set("ui.scheme", wanted.substr(0, wanted.find(' ')));
    store.set("ui.text", wanted.substr(wanted.find(' ') + 1));
    apply_preferences(store);
    return wanted;
}

}  // namespace castalia
