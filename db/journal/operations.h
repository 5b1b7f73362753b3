#pragma once

#include "core/session/journal.h"
#include "db/sqlite/database.h"

namespace castalia {

/// Reads the operations of the session `key`, whose heading began `game` for the players `names`. `place` names the
/// session in messages. A long journal is read on several threads; Assumes that nobody changes `game` meanwhile.
/// Throws Failure::damaged, which names the first operation that cannot be read.
Journal load_operations(Database& database, std::int64_t key, const Text& place, const Playthrough& game,
                        std::span<const std::string> names);

/// Returns how many operations the journal has.
std::size_t count_operations(Database& database, std::int64_t key);

}  // namespace castalia
