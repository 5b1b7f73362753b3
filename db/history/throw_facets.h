#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/statistics/throw_search.h"

namespace castalia {

class Database;

/// Returns the facet of a session in which a throw has this number. Those of one kind are in the order of their
/// numbers.
std::string throw_facet(ThrowCondition::Of of, long long number);
/// Returns the expression of the index for sessions that have each of these; empty if none has one of them. Returns
/// nothing if there are no conditions.
std::optional<std::string> match_throws(Database& database, const std::vector<ThrowCondition>& conditions);

}  // namespace castalia
