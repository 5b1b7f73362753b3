#pragma once

#include <string_view>

namespace castalia::document {

/// Returns where the address that begins at this byte ends: "https://example.org/a_b" or "ann_b@example.org", without
/// the marks of the sentence around it. Returns `at` if none begins there.
std::size_t end_of_address(std::string_view words, std::size_t at);

}  // namespace castalia::document
