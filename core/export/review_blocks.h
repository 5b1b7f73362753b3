#pragma once

#include "core/export/chart_figure.h"
#include "core/export/scoresheet.h"

namespace castalia {

/// Returns one series as a drawing with these marks; nothing if no value ever changes.
std::optional<document::Figure> figure_of_series(const Session& session, const Series& series,
                                                 std::vector<picture::Chart::Mark> marks,
                                                 const DocumentOptions& options);

/// Returns the blocks that a review adds to a document: every curve that ever changes, and the moments worth looking
/// at.
std::vector<document::Block> review_blocks(const Session& session, const DocumentOptions& options);

/// Returns the graph of a session as a drawing: the series with that key or, if the key is empty, the first one that
/// ever changes. Returns nothing if there is none, or if no value in it ever changes.
std::optional<document::Figure> graph_of(const Session& session, std::string_view key,
                                         const DocumentOptions& options);

}  // namespace castalia
