#pragma once

#include "core/rules/game/game.h"
#include "core/session/session.h"
#include "tests/support/random_player.h"

namespace castalia {

/// Returns the default setup, with what chance decides at a table; nothing where a game needs more than its defaults.
std::optional<Json> any_setup(const Game& game, const Players& players, Chance& chance);

enum class Pace { patient, hasty };  ///< For `hasty` see Filling.

/// Returns a player of this game by its forms, who rarely does what ends the game or wastes much. It returns an event
/// that may be entered next; null where no form can be filled. Assumes that `chance` outlives it.
std::function<Json(const Playthrough&)> random_player_of(const Game& game, Chance& chance, const Players& players,
                                                         Pace pace);

/// Plays what the forms offer from `start` on, an event every 70 seconds, to the end or to `most` events. Where a
/// form cannot be filled by chance, the session ends early. `watch` sees every event before it is entered.
Session any_evening(const Game& game, const Players& players, const Json& setup, Chance& chance, Moment start,
                    std::size_t most, const std::function<void(const Session&, const Event&)>& watch = {},
                    Pace pace = Pace::patient);

}  // namespace castalia
