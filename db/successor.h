#pragma once

#include <optional>
#include <string>

namespace castalia {

class Store;

/// Returns the newest session outside the trash that took the place of this one when it was corrected, however often;
/// nothing if there is none.
std::optional<std::string> successor_of(const Store& store, const std::string& id);

}  // namespace castalia
