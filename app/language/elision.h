#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace castalia {

/// Fits the word before a filled hole to the first sound of what fills it, where a language asks for it: "de {who}"
/// and "Anna" are "d’Anna" in French, "{one} y {other}" with "Inés" is "e Inés" in Spanish, "a {who}" with "Anna" is
/// "ad Anna" in Italian. `filled` is all that was written so far, `fill` where the filling begins in it.
void fit_joint(std::string_view language, std::string& filled, std::size_t fill);

/// Returns what may stand before a filled hole instead of the last word of the text before it: "d’" for "de " in
/// French; empty where that word never changes.
std::string_view other_joint(std::string_view language, std::string_view before);

}  // namespace castalia
