#pragma once

#include "app/recorder/entry_composition.h"
#include "core/rules/game/notation.h"

namespace castalia {

/// Returns what stands beside a line that cannot be read, with the place of its fault. Where it does not begin with a
/// verb, the nearest verbs that are possible now are said, and where to find all of them.
Echo unreadable_echo(const BadNotation& bad, std::size_t place, const Prompt& prompt);

}  // namespace castalia
