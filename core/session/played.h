#pragma once

#include <string>

#include "core/rules/game/games.h"
#include "core/session/session.h"

namespace castalia {

/// Returns the game that was played: the id of a game that we know, or else the name in the result.
std::string played_game(const Heading& heading, const Games& games);

/// Returns a game with its edition: "Magnate, edition 2010", "Muse, a storytelling game, first edition".
Text with_edition(const Text& game, const std::string& edition);

}  // namespace castalia
