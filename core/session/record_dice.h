#pragma once

#include "core/rules/game/notation.h"
#include "core/session/event.h"

namespace castalia {

/// Returns a dice event in notation, without its player: `dice 4d6kh3+2 shows 5 6 1 2 label "fire"`.
std::string dice_notation(const FreeDice& dice, std::span<const std::string> names);
/// Reads what stands behind the word "dice". Throws BadNotation, and BadRecord for words that are not allowed.
FreeDice parse_dice_event(NotationLine& line);

}  // namespace castalia
