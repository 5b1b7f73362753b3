#pragma once

#include <string>
#include <vector>

#include "core/session/session.h"

namespace castalia {

/// Returns for each seat the name of the colour of its pieces, such as "purple", where the state of the game has
/// companies with colours; empty when pieces have no colour.
std::vector<std::string> seat_colours(const Session& session);

}  // namespace castalia
