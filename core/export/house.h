#pragma once

#include <optional>

#include "core/export/scoresheet.h"

namespace castalia {

/// The houses of Musée as they hang: three floors each, with every pair that scores. Nothing for other games.
std::optional<document::Figure> houses_of(const Session& session, const DocumentOptions& options);

}  // namespace castalia
