#pragma once

#include <optional>
#include <string_view>

namespace castalia {

/// Returns the whole number that a written score comes to: "41", "-3", "3+6+2"; nothing for other words. Such words
/// may come from strangers and are never run as code.
std::optional<long long> written_score(std::string_view words);

}  // namespace castalia
