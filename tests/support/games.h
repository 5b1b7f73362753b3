#pragma once

#include "core/games/all.h"

namespace castalia {

/// Returns the games of the program, for tests.
inline const Games& known_games() {
    static const Games games = all_games();
    return games;
}

/// Returns one of them. Assumes that there is a game with this id.
inline const Game& game_called(std::string_view id) { return *known_games().find(id); }

}  // namespace castalia
