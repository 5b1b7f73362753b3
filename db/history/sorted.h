#pragma once

#include <functional>
#include <optional>

#include "db/history/narrowing.h"

namespace castalia {

/// A statement that answers rows of the history, with what is bound to it: everything except `:most`.
struct Asked {
    const char* sql = nullptr;
    std::function<void(Query&)> bind;
    bool reads_words = false;  ///< Those without the words come too: who reads on has to pass over them.
};

/// Up to how many sessions one way to them is faster than another, as measured.
struct Reach {
    std::int64_t few = 400;             ///< Put in order, rather than found along a list.
    std::int64_t days = 4'000;          ///< The same, of a few days: they lie together.
    std::optional<std::int64_t> among;  ///< Looked up at once, rather than read one by one; else worked out.
};

/// Asks for the sessions of a list in an order other than that of the evenings, from the one behind the sort key
/// `after` on. Reads the shortest list of those in db/history/orders.h that has all that fit, and passes over what
/// does not; what is few, or of a few days, is put in order instead.
Asked in_order(Database& database, const Filter& filter, const Narrowed& narrowed, std::optional<std::int64_t> after,
               HistoryOrder order, const Reach& reach = {});

}  // namespace castalia
