#pragma once

#include <optional>

#include "core/session/session.h"

namespace castalia {

/// Returns the player who acts in an event of the session; nothing where it names nobody at the table.
std::optional<Seat> actor_of(const Session& session, const Event& event);

/// Returns the player who had the first turn; nothing where the log does not say so, or where all play at once.
std::optional<Seat> start_player_of(const Session& session);

}  // namespace castalia
