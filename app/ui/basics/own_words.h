#pragma once

#include <string>
#include <string_view>

namespace castalia {

/// The table's own word for one of ours, which every window then shows instead; empty takes it back.
void use_own_word(const std::string& pattern, const std::string& own);
/// Empty where the table has none.
std::string own_word(std::string_view pattern);

}  // namespace castalia
