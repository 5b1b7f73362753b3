#pragma once

#include <functional>
#include <set>
#include <string>

#include "core/rules/text/text.h"

namespace castalia {

using Patterns = std::set<std::string, std::less<>>;

/// Adds the English pattern of a text, with its context, and those of everything that fills its holes. What is
/// literal has none. A text that counts none has both of its patterns, because some languages say none like one.
void add_patterns(const Text& text, Patterns& patterns);

}  // namespace castalia
