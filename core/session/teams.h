#pragma once

#include <set>
#include <string>
#include <vector>

#include "core/rules/text/text.h"

namespace castalia {

/// Returns the names of each team, as the state of a game tells them: as teams, or as the owners of what a team
/// shares. Returns nothing if nobody was in a team.
std::vector<std::set<std::string>> teams_in(const Json& state);

}  // namespace castalia
