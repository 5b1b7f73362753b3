#pragma once

#include "core/export/scoresheet.h"

namespace castalia {

/// Returns what a review adds to a document: every curve that ever moves, and the moments worth looking at.
std::vector<document::Block> review_blocks(const Session& session, const DocumentOptions& options);

}  // namespace castalia
