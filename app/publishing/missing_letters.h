// What is said of letters that no font has.
#pragma once

#include <set>

#include "core/rules/text/text.h"

namespace castalia {

/// Returns the sentence that says which letters a file shows as boxes; nothing when there are none.
Text missing_letters_text(const std::set<char32_t>& letters);

}  // namespace castalia
