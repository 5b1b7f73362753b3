#pragma once

#include <random>
#include <string>

#include "core/session/event.h"

namespace castalia {

/// The one place that asks the time.
Moment system_now();

/// A new name for a session: a UUID of version 7, which sorts by the time it was made.
std::string new_uuid();

/// The dice of the program, for a table that has none at hand. Seeded from the system; no face is likelier.
class AppDice {
public:
    AppDice();
    explicit AppDice(std::seed_seq& seed) : engine_(seed) {}
    int roll(int sides);  ///< 1 to `sides`.

private:
    std::mt19937_64 engine_;
};

}  // namespace castalia
