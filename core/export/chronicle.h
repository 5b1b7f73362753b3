#pragma once

#include <optional>

#include "core/export/scoresheet.h"

namespace castalia {

/// Returns the story that was told in a session; nothing for a game that tells none.
std::optional<document::Document> chronicle_of(const Session& session, const DocumentOptions& options = {});

/// Returns what was taken back in a session; nothing for games that take nothing back. The plies are its steps.
std::vector<StruckWords> struck_words(const Session& session);

}  // namespace castalia
