#pragma once

#include <span>
#include <string>

#include "core/rules/text/text.h"

namespace castalia {

/// Returns a text in which each suit of the Decktet is the mark of a drawing (core/document/suit_marks.h) instead of
/// its letter. Only fillings that consist of cards and counts are changed, such as "4WL", "2 W 2 L" or "+Y −K", and
/// never the names of players. Returns an empty text if it has no suit.
Text with_drawn_suits(const Text& text, std::span<const std::string> names);

}  // namespace castalia
