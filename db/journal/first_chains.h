#pragma once

#include "db/sqlite/database.h"

namespace castalia {

/// Gives the journals of a library that has just taken step 8 of the schema their hashes, within the transaction of
/// the caller. A journal that contradicts the checksum of an older version gets none, so that the damage is still
/// said.
void chain_journals_from_before(Database& database);

}  // namespace castalia
