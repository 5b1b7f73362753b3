#pragma once

#include <string_view>

#include "core/dice/throwing.h"
#include "core/rules/game/notation.h"

namespace castalia::dice {

/// What the dice on the table show.
struct Shown {
    std::vector<int> values;  ///< In the order of the throw.
    std::vector<int> fallen;  ///< The dice, from 0, that fell off the table and were thrown again.
};

/// Reads what the dice on the table show: "5612" digit by digit where faces have one digit, otherwise with spaces or
/// commas between them. 0 is 10 on a die of ten sides and 100 on one of a hundred; there "00 0" and "30 7" are two
/// dice that make one number. Fudge dice take +, - and 0. An "r" stands for a die that fell off the table; what it
/// showed then follows. The expression is thrown so many times, one after the other.
///
/// Throws BadNotation with the place of a value that no face shows or that belongs to no die, or with the end of the
/// text when dice are missing.
Shown read_shown(const Expression& expression, std::string_view typed, std::size_t times = 1);

/// Returns how the same values are typed: "5612", or "17 4" where a face has two digits.
std::string shown_text(const Expression& expression, std::span<const int> shown);

/// Returns the face for which a table types this number; nothing if the die has no such face.
std::optional<int> face_typed(const DieKind& die, std::string_view typed);
/// Returns whether one key is enough for each face of the die.
bool has_digits(const DieKind& die);

}  // namespace castalia::dice
