#pragma once

#include <functional>
#include <optional>

#include "db/history/narrowing.h"

namespace castalia {

/// A statement that returns rows of the history, with everything that is bound to it except `:most`.
struct Asked {
    const char* sql = nullptr;
    std::function<void(Query&)> bind;
    bool reads_words = false;  ///< True when rows without the words come too, which the reader has to pass over.
};

/// Up to how many sessions one way to find them is faster than another, as measured.
struct Reach {
    std::int64_t few = 200;             ///< Sorted, instead of found along a list.
    std::int64_t days = 4'000;          ///< The same for those of a few days, which lie together.
    std::optional<std::int64_t> among;  ///< Looked up at once, instead of read one by one. Calculated when empty.
};

/// Asks for the sessions of a list in an order other than that of the evenings, from the one behind the sort key
/// `after` on. Reads the shortest list of those in db/history/orders.h that has all that fit, and passes over what
/// does not; what is few, or of a few days, is put in order instead.
Asked in_order(Database& database, const Filter& filter, const Narrowed& narrowed, std::optional<std::int64_t> after,
               HistoryOrder order, const Reach& reach = {});

}  // namespace castalia
