#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/database.h"
#include "db/shelf.h"

namespace castalia {

/// What the list is to be narrowed to, with these words in it, as an expression of the index: nothing when it is not,
/// empty when no session can fit.
std::optional<std::string> match_of(Database& database, const Filter& filter, const std::vector<std::string>& words);

}  // namespace castalia
