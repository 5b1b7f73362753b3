#pragma once

#include <string>
#include <string_view>

#include "core/rules/notation.h"

namespace castalia {

/// ASCII letters in lower case; everything else as it is.
std::string lowered(std::string_view word);
bool is_digits(std::string_view word);

/// Where the words of the game end and a note, a ruling or a time of any event begins.
bool at_tail(const NotationLine& line);
/// The number that the digits of the word taken last stand for; BadNotation "`what` is a number from … to …".
int number_in(const NotationLine& line, std::string_view digits, std::string_view what, int least, int most);
/// The seat of the player that the next word names: as it is written, else in any case; nothing is taken when nobody
/// is called so.
std::optional<Seat> take_player(NotationLine& line);
/// The same, where the player has to stand; BadNotation when nobody is called so.
Seat take_player(NotationLine& line, std::string_view what);

}  // namespace castalia
