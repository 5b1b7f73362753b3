#pragma once

#include <vector>

#include "core/rules/text/text.h"
#include "db/sqlite/schema_steps.h"

namespace castalia {

class Database;

/// Refuses a file that is not ours, is newer than `steps` or has code that we did not write. Reads only. Throws
/// Failure.
void check_origin(Database& database, const std::vector<SchemaStep>& steps = schema_steps());

/// Brings an open file to the last step: each step in one transaction, with its number. A new file gets all that
/// `schema_steps()` make at once. A file that already holds sessions is copied beside itself first, unless it is a
/// copy, and the copy is checked. Throws Failure; a failed step leaves no trace. Returns whether it made a copy.
bool bring_to_newest(Database& database, const std::vector<SchemaStep>& steps = schema_steps(), bool is_copy = false);

/// Returns a sentence for each table, index and trigger that this file lacks and a file of our version has.
std::vector<Text> missing_parts(Database& database);

}  // namespace castalia
