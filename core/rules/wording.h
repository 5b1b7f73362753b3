#pragma once

#include <functional>
#include <string_view>
#include <utility>

#include "core/rules/text.h"

namespace castalia {

/// Returns a short word that other languages translate by what it means here: `say_in("a payment", "for")`. Its
/// pattern begins with the context and the character U+0004, as in catalogues of gettext.
Text say_in(std::string_view context, std::string_view pattern, std::vector<Fill> fills = {});

/// Returns the context of a pattern, mostly nothing, and the pattern without it.
std::pair<std::string_view, std::string_view> context_and_sentence(std::string_view pattern);

/// Returns the pattern of a text in English without its context: that for one or for many, with its holes open.
std::string english_pattern(const Text& text);

/// Returns the text with the pattern that `pattern_of` gives for it and for each filling, and every hole filled. A
/// hole without a fill stays visible as {hole}. `fit`, where it is given, may change what stands before a hole that
/// was filled: it is told all that was written so far and where the filling begins in it.
std::string worded(const Text& text, const std::function<std::string(const Text&)>& pattern_of,
                   const std::function<void(std::string& filled, std::size_t fill)>& fit = nullptr);

}  // namespace castalia
