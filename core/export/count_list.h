#pragma once

#include "core/export/scoresheet.h"

namespace castalia {

/// Returns what must lie where at the end of a session, as a list to print and tick off: a table for each place, a
/// column for each player, and a line to write on beside each number.
document::Document count_list_of(const Session& session, const DocumentOptions& options = {});

}  // namespace castalia
