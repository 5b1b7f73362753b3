#pragma once

#include <string>
#include <string_view>

#include "core/rules/game/notation.h"

namespace castalia {

/// Returns the word with its ASCII letters in lower case.
std::string lowered(std::string_view word);
bool is_digits(std::string_view word);

/// Returns whether the game's own words have ended, so that a note, a ruling or a time may follow.
bool at_tail(const NotationLine& line);
/// Returns the number that these digits of the last taken word spell. Throws BadNotation if it is out of bounds.
int number_in(const NotationLine& line, std::string_view digits, std::string_view what, int least, int most);
/// Takes the next word if it is a player's name, in any case, and returns the seat; nothing if it is none.
std::optional<Seat> take_player(NotationLine& line);
/// Takes a player's name. Throws BadNotation if the next word is none.
Seat take_player(NotationLine& line, std::string_view what);

}  // namespace castalia
