#pragma once

#include "core/export/scoresheet.h"

namespace castalia {

/// Returns the counts at the end of a session as a list to print and tick off, with a table for each place, a column
/// for each player and a line to write on beside each number.
document::Document count_list_of(const Session& session, const DocumentOptions& options = {});

}  // namespace castalia
