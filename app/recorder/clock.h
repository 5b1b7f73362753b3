#pragma once

#include <string>

#include "core/dice/throwing.h"
#include "core/session/event.h"
#include "db/store.h"

namespace castalia {

/// Returns the time of the system clock in whole milliseconds.
Moment system_now();

/// The dice of the program, for a table that has none at hand. Every face is equally likely; the system supplies the
/// random numbers.
class AppDice {
public:
    AppDice();
    explicit AppDice(dice::Bits bits) : bits_(std::move(bits)) {}
    int roll(int sides) { return dice::face(sides, bits_); }  ///< Returns 1 to `sides`.
    std::vector<int> roll(const dice::Expression& thrown) { return dice::shown_by(thrown, bits_); }
    std::string
    seed();  ///< Returns 16 hexadecimal digits by chance, from which dice can be thrown that can be checked.

private:
    dice::Bits bits_;
};

}  // namespace castalia
