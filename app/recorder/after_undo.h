#pragma once

#include <string>

#include "core/session/session.h"

namespace castalia {

/// Returns an event that was refused until the one before it was undone (wants_undo_first), as it can be entered now:
/// choices that are no longer possible are left out, and it says in words that it is against `undone`, unless it says
/// so already.
Json after_undo(const Session& session, Json event, const std::string& undone);

}  // namespace castalia
