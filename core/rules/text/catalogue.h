#pragma once

#include <string_view>

namespace castalia {

/// Marks a pattern that stands in a table and is given to `say` later, so that it comes into the translation
/// catalogue.
consteval std::string_view in_catalogue(std::string_view pattern) { return pattern; }

}  // namespace castalia
