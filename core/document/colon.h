#pragma once

#include <string_view>

namespace castalia::document {

/// Returns what stands between a label and its words in a language, by its code: in French a colon has a space before
/// it, at which no line breaks.
constexpr std::string_view colon_in(std::string_view language) { return language == "fr" ? "\u00A0: " : ": "; }

}  // namespace castalia::document
