#pragma once

#include <functional>
#include <string_view>
#include <utility>

#include "core/rules/text/text.h"

namespace castalia {

/// Returns a short word whose translation depends on its meaning here: `say_in("a payment", "for")`. Its pattern
/// begins with the context and the character U+0004, as in catalogues of gettext.
Text say_in(std::string_view context, std::string_view pattern, std::vector<Fill> fills = {});

/// Returns the context of a pattern, which is usually empty, and the pattern without it.
std::pair<std::string_view, std::string_view> context_and_sentence(std::string_view pattern);

/// Returns the English pattern of a text without its context: the one for one or for many, with its holes open.
std::string english_pattern(const Text& text);

/// Returns the text with every hole filled. `pattern_of` returns the pattern of the text and of each filling. A hole
/// without a fill stays visible as {hole}. `fit` may change the words before a filled hole; it gets everything
/// written so far and the place where the filling begins.
std::string worded(const Text& text, const Translate& pattern_of,
                   const std::function<void(std::string& filled, std::size_t fill)>& fit = nullptr);

}  // namespace castalia
