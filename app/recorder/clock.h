#pragma once

#include <string>

#include "core/parts/dice_notation.h"
#include "core/session/event.h"

namespace castalia {

/// Returns the time of the system clock in whole milliseconds.
Moment system_now();

/// Returns a new id for a session: a UUID of version 7, which sorts by the time it was made.
std::string new_uuid();

/// The dice of the program, for a table that has none at hand. Every face is equally likely; the system supplies the
/// random numbers.
class AppDice {
public:
    AppDice();
    explicit AppDice(dice::Bits bits) : bits_(std::move(bits)) {}
    int roll(int sides) { return dice::face(sides, bits_); }  ///< Returns 1 to `sides`.
    std::vector<int> roll(const dice::Throw& thrown) { return dice::shown_by(thrown, bits_); }

private:
    dice::Bits bits_;
};

}  // namespace castalia
