#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace castalia {

/// Sets the word that the table uses instead of one of ours; every window then shows it. An empty word removes it.
void use_custom_term(const std::string& pattern, const std::string& own);
/// Returns all of these words by ours.
const std::map<std::string, std::string, std::less<>>& custom_terms();

}  // namespace castalia
