#pragma once

#include <string_view>

#include "core/rules/game/refusal.h"

namespace castalia {

/// Returns the brief reason for refusing something that is possible once the event before it is undone. A window
/// offers to undo it.
inline Text undo_it_first() { return say("undo it first"); }
inline bool wants_undo_first(const Refusal& refusal) { return refusal.brief == undo_it_first(); }
/// The key under which such an event says in words what was undone for it.
inline constexpr std::string_view kAgainst = "against";

}  // namespace castalia
