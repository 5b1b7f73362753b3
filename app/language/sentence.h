#pragma once

#include <string>

#include "core/rules/text/text.h"

namespace castalia {

/// Returns the words of a text as a sentence of its own: with a capital, unless it begins with a name, a number or
/// what somebody typed. Reasons and consequences begin small, because they also stand within other sentences.
/// `pattern_of` returns the pattern of a text in the language of the words.
std::string as_sentence(const Text& text, std::string words, const Translate& pattern_of);

}  // namespace castalia
