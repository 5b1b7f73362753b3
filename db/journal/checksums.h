#pragma once

#include <cstdint>
#include <optional>

#include "db/sqlite/checksum.h"
#include "db/sqlite/database.h"

namespace castalia {

/// Returns the checksum of what a session rests on and never changes, with which that of its journal begins.
Checksum checksum_of_heading(Database& database, std::int64_t key);
/// Adds an operation, as its row holds it.
void add_operation(Checksum& checksum, std::int64_t number, std::int64_t at, std::string_view body);
/// Returns the checksum of a session with its journal, made anew from the rows.
std::int64_t checksum_of_journal(Database& database, std::int64_t key);

/// Returns what was kept when the journal was written; nothing where that row is missing.
std::optional<std::int64_t> kept_checksum(Database& database, std::int64_t key);
void keep_checksum(Database& database, std::int64_t key, std::int64_t checksum);
/// Keeps the checksum of a journal that has none, as an older version left it.
void keep_missing_checksum(Database& database, std::int64_t key);

}  // namespace castalia
