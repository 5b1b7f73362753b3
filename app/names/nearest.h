#pragma once

#include <optional>
#include <string>
#include <vector>

namespace castalia {

/// Returns the known name that somebody may have meant: the one that fewest letters have to be added to, left out of,
/// changed in or exchanged in with their neighbour, whatever their case, and of equals the first. Returns nothing
/// where more than a third of the longer name would change.
std::optional<std::string> nearest_name(const std::string& typed, const std::vector<std::string>& known);

}  // namespace castalia
