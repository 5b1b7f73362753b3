#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/session/session.h"

namespace castalia {

/// For each seat the colour of its pieces, by the palette's word, such as "purple"; empty where pieces have none.
std::vector<std::string> seat_colours(const Session& session);

}  // namespace castalia
