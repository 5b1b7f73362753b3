#pragma once

#include <optional>

#include "core/export/scoresheet.h"

namespace castalia {

/// A session as the story that was told in it. Nothing for games that tell none.
std::optional<document::Document> chronicle_of(const Session& session, const DocumentOptions& options = {});

}  // namespace castalia
