#pragma once

#include <span>
#include <string>

#include "core/rules/text.h"

namespace castalia {

/// Returns a text in which each suit of the Decktet is the mark of a drawing (core/document/suit_marks.h) instead of
/// its letter: in what is filled in and is nothing but cards and counts, such as "4WL", "2 W 2 L" or "+Y −K". Names
/// of players stay letters, and so do words among others. Returns an empty text when it has no suit.
Text with_drawn_suits(const Text& text, std::span<const std::string> names);

}  // namespace castalia
