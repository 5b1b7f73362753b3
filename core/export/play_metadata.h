#pragma once

#include <optional>
#include <string_view>

#include "core/rules/game/view.h"

namespace castalia {

/// BG Stats has no word for what it means that nobody won. Files of Castalia keep it among the "metaData" of a play,
/// a text with an object in JSON, which every program may add to.

/// Returns what such a text says that it means that nobody won; nothing if it says none.
std::optional<GameOutcome> outcome_in_metadata(std::string_view metadata);
/// Writes it among the metadata of a play, or takes it away, and leaves the rest as it is.
void put_outcome(std::optional<GameOutcome> outcome, Json& play);

}  // namespace castalia
