#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/dice/expression.h"
#include "core/rules/notation.h"

namespace castalia {

/// A throw typed in one line: who throws, what, and what the dice show: "Ann: 4d6kh3+2 5612".
struct DiceLine {
    std::optional<Seat> player;  ///< Nothing if the line names nobody.
    dice::Expression thrown;
    std::vector<int> values;  ///< Empty if the line says nothing of them.
    bool by_app = false;      ///< The line begins with "roll", so that the program throws.
    Text missing;             ///< What is still to be typed; empty if the throw is complete.
};

/// Returns whether the line names dice, such as 2d6, so that it may be a throw.
bool names_dice(const std::string& line);

/// Reads a line of a throw. What is thrown ends where the rest is what its dice show. Throws BadNotation, at the end
/// of the line where dice are missing, and dice::SeveralReadings where programs mean different things by it.
DiceLine read_dice_line(const std::string& line, std::span<const std::string> names);

}  // namespace castalia
