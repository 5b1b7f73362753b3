#pragma once

#include <string_view>

#include "core/rules/refusal.h"

namespace castalia {

/// The brief reason of a refusal of something that may come once the event before it is undone; a window offers that.
inline Text undo_it_first() { return say("undo it first"); }
inline bool wants_undo_first(const Refusal& refusal) { return refusal.brief == undo_it_first(); }
/// The key of an event of this kind that says in words what was undone for it.
inline constexpr std::string_view kAgainst = "against";

}  // namespace castalia
