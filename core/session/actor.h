#pragma once

#include <optional>

#include "core/session/session.h"

namespace castalia {

/// Returns the player who acts in an event of the session; nothing where it names nobody at the table.
std::optional<Seat> actor_of(const Session& session, const Event& event);

}  // namespace castalia
