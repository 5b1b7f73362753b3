#pragma once

#include "db/sqlite/database.h"

namespace castalia {

/// Gives the journals of a library that has just taken step 8 of the schema their hashes, within the transaction of
/// the caller. A journal that does not fit the checksum that an older version kept of it gets none, so that it stays
/// told.
void chain_journals_from_before(Database& database);

}  // namespace castalia
