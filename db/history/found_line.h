#pragma once

#include "db/history/history.h"
#include "db/history/index_filter.h"

namespace castalia {

/// Adds to a listed session the line that has most of the searched words, and its event. The line is in the language
/// of the reader. Returns false if the session has to be left out, because `all` words are wanted and some are
/// missing.
bool add_found_line(const Store& store, Database& database, const IndexFilter& indexed, bool all, HistoryRow& listed);

/// Shows the throw by which the session was found as its line.
void show_throw(const Store& store, const IndexFilter& indexed, HistoryRow& listed);

}  // namespace castalia
