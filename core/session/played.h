#pragma once

#include <string>

#include "core/session/session.h"

namespace castalia {

/// What was played: the id of a game in the catalogue, or the name of another one that only a result tells of.
std::string played_game(const Heading& heading);

}  // namespace castalia
