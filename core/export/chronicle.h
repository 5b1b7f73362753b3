#pragma once

#include <optional>

#include "core/export/scoresheet.h"

namespace castalia {

/// Returns the story that was told in a session; nothing for a game that tells none.
std::optional<document::Document> chronicle_of(const Session& session, const DocumentOptions& options = {});

}  // namespace castalia
