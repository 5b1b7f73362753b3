#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>

#include "core/session/wall_clock.h"
#include "db/sqlite/database.h"

namespace castalia {

/// A part of the history: the sort keys from `since` on and before `until`, but for some.
struct SortKeyRange {
    std::int64_t since = std::numeric_limits<std::int64_t>::min(), until = std::numeric_limits<std::int64_t>::max();
    std::string without = "[]";  ///< The sort keys that do not belong to it, as JSON.

    bool all() const { return *this == SortKeyRange{}; }
    bool operator==(const SortKeyRange&) const = default;
};

/// Returns the part of the history whose days, as the clocks of the tables said them, begin with `since` and end
/// before `until`; these are the moments at which the days begin for the reader, or moments within a day. A table
/// whose clock nobody knows goes by that of the reader. `range` is the part by the reader's clock alone; `zero` is
/// the sort key of the year 1970 in it.
SortKeyRange by_days_of_tables(Database& database, SortKeyRange range, std::int64_t zero,
                               const std::optional<Moment>& since, const std::optional<Moment>& until,
                               const WallClock& reader);

}  // namespace castalia
