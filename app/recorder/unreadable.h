#pragma once

#include "app/recorder/entry_composer.h"
#include "core/rules/notation.h"

namespace castalia {

/// Returns what stands beside a line that cannot be read, with the place of its fault. Where it begins with no verb,
/// the nearest of those that are possible now are told, and where all of them are found.
Composition::Echo unreadable_echo(const BadNotation& bad, std::size_t place, const Prompt& prompt);

}  // namespace castalia
