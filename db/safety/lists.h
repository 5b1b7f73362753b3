#pragma once

#include <string>
#include <vector>

#include "db/sqlite/database.h"
#include "db/store.h"

namespace castalia {

/// Returns the ids of all sessions in the order of their dates, so that the history is written from one end to the
/// other.
std::vector<std::string> ids_in_order(Database& database);

/// Clear the history, and count and sort it when every session is in it again. Both assume a transaction of the
/// caller. Until the second is done, the library says that its lists have to be made.
void clear_lists(Database& database);
void finish_lists(Database& database);

/// Makes the lists again and compares them with what they said, everything in one transaction: if `progress` stops
/// it, or the power is cut, they stay as the older version wrote them. `copied` says that there is a copy of the
/// library already. Returns whether it went to the end.
bool renew_lists(const Store& store, bool copied, const Progress& progress);

}  // namespace castalia
