#pragma once

#include <string>

#include "core/session/session.h"

namespace castalia {

/// Returns an event that was refused until the one before it is undone (wants_undo_first), as it can be entered now
/// that this is done: what it chose and can no longer be is left out, and it says in words that it is against
/// `undone`, unless it says so already.
Json after_undo(const Session& session, Json event, const std::string& undone);

}  // namespace castalia
