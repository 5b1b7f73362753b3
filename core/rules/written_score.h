#pragma once

#include <optional>
#include <string_view>

namespace castalia {

/// The whole number that a score written down comes to: "41", "-3", "3+6+2". Nothing for other words. It is added up
/// by hand, never run: such words come from strangers.
std::optional<long long> written_score(std::string_view words);

}  // namespace castalia
