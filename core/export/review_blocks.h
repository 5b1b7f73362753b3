#pragma once

#include "core/export/curves_figure.h"
#include "core/export/scoresheet.h"

namespace castalia {

/// Returns one series as a drawing with these marks; nothing where nothing ever changes in it.
std::optional<document::Figure> figure_of_series(const Session& session, const Series& series,
                                                 const std::vector<CurveMark>& marks, const DocumentOptions& options);

/// Returns what a review adds to a document: every curve that ever moves, and the moments worth looking at.
std::vector<document::Block> review_blocks(const Session& session, const DocumentOptions& options);

/// Returns the graph of a session as a drawing of its own: the series with that key, or the first one that ever moves
/// when the key is empty. Nothing where there is none, or where nothing ever changes in it.
std::optional<document::Figure> graph_of(const Session& session, std::string_view key,
                                         const DocumentOptions& options);

}  // namespace castalia
