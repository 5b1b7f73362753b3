#pragma once

#include <string>

#include "core/rules/games.h"
#include "core/session/session.h"

namespace castalia {

/// Returns what was played: the id of a game, or the name of another one of which only a result tells.
std::string played_game(const Heading& heading, const Games& games);

/// Returns a game with its edition: "Magnate, edition 2010", "Muse, a storytelling game, first edition".
Text with_edition(const Text& game, const std::string& edition);

}  // namespace castalia
