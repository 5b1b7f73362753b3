#pragma once

#include <functional>
#include <optional>

#include "db/history/index_filter.h"

namespace castalia {

/// A statement that returns rows of the history, with all its values except `:most`.
struct Asked {
    const char* sql = nullptr;
    std::function<void(Query&)> bind;
    bool reads_words = false;  ///< The rows include some without the words, which the reader has to skip.
};

/// The measured numbers of sessions up to which one way to find them is faster than another.
struct Reach {
    std::int64_t few = 100;     ///< They are sorted, instead of found along a list.
    std::int64_t days = 4'000;  ///< The same for the sessions of a few days, which lie together.
    /// All are looked up at once, instead of being read one by one for their words; any number where it is empty.
    std::optional<std::int64_t> among = 2'000;
};

/// Returns the statement for the sessions of a list in an order other than by date, from the one behind the sort key
/// `after` on. It reads the shortest list in db/history/orders.h that has all of them, and skips the others; a few
/// sessions, or those of a few days, are sorted instead.
Asked in_order(Database& database, const Filter& filter, const IndexFilter& indexed,
               std::optional<std::int64_t> after, HistoryOrder order, const Reach& reach = {});

}  // namespace castalia
