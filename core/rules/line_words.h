#pragma once

#include <string>
#include <string_view>

#include "core/rules/notation.h"

namespace castalia {

/// Returns the word with its ASCII letters in lower case.
std::string lowered(std::string_view word);
bool is_digits(std::string_view word);

/// Returns true at the end of the game's own words, where a note, a ruling or a time may follow.
bool at_tail(const NotationLine& line);
/// Returns the number of these digits, which belong to the word taken last. Throws BadNotation when it is out of
/// bounds.
int number_in(const NotationLine& line, std::string_view digits, std::string_view what, int least, int most);
/// Takes the next word where it is a player's name, exactly or whatever its case, and returns the seat.
std::optional<Seat> take_player(NotationLine& line);
/// Takes a player's name. Throws BadNotation when the next word is none.
Seat take_player(NotationLine& line, std::string_view what);

}  // namespace castalia
