#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/dice/notation.h"
#include "core/session/own_throws.h"

namespace castalia {

/// A throw typed in one line: who throws, what, and what the dice show: "Ann: 4d6kh3+2 5612".
struct DiceLine {
    std::optional<Seat> player;  ///< Nothing if the line names nobody.
    dice::Expression thrown;
    std::vector<int> values;  ///< Empty if the line says nothing of them.
    std::vector<int> fallen;  ///< The dice, from 0, that fell off the table and were thrown again.
    std::vector<std::pair<std::string, int>> initiative;  ///< Those for whom it is thrown once each, with a bonus.
    bool by_app = false;  ///< The line begins with "roll", so that the program throws.
    std::string seed;     ///< The program made the values from it; empty if nobody wants to check them.
    /// The dice as they were typed and what programs mean by them, where they differ and the dialect decided.
    std::string disputed;
    std::vector<dice::Reading> readings;
    Text missing;  ///< What is still to be typed; empty if the throw is complete.

    /// Returns how often it is thrown.
    std::size_t times() const { return std::max<std::size_t>(initiative.size(), 1); }
};

/// Returns whether the line names dice, such as 2d6, or is for the initiative, so that it may be a throw.
bool names_dice(const std::string& line);
/// Returns whether the line begins with "init", behind the name of a player and "roll".
bool asks_for_initiative(const std::string& line);

/// Reads a line of a throw. What is thrown ends where the rest is what its dice show. Throws BadNotation, at the end
/// of the line where dice are missing, and dice::SeveralReadings where programs mean different things by it and no
/// dialect says which one is meant.
///
///     line = [player ":"] ["roll"] (dice | init) [what the dice show]
///     init = "init" [dice ":"] {name ["+" bonus | "-" bonus]}
///
/// Without names, the initiative is thrown for all players. The beginning of a player's name stands for the name.
DiceLine read_dice_line(const std::string& line, std::span<const std::string> names,
                        std::optional<dice::Dialect> dialect = {});

/// Reads what was typed as a throw, where `as_move` says why it is no move of the game. A throw of the table's own
/// may begin it. Returns nothing where it names no dice, and where it begins a move and is no whole throw: "d4wl3"
/// develops a card. Throws as `read_dice_line` does, with places of what was typed.
std::optional<DiceLine> throw_in(const std::string& typed, const BadNotation& as_move,
                                 std::span<const std::string> names, const std::vector<OwnThrow>& own,
                                 std::optional<dice::Dialect> dialect);

/// Returns the event of a throw with all its values. A line that names nobody is that of `otherwise`, but for the
/// initiative, which is nobody's.
Json throw_event(const DiceLine& line, std::span<const std::string> names, std::optional<Seat> otherwise);

}  // namespace castalia
