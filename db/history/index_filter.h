#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/statistics/throw_search.h"
#include "db/history/days.h"
#include "db/history/history.h"
#include "db/sqlite/database.h"

namespace castalia {

/// A filter as the search index and the order of the history understand it.
struct IndexFilter {
    /// `reader` is the clock by which days are counted where a table has none of its own.
    /// `language` is that of the reader where it is another than that of the index; it has to outlive this.
    IndexFilter(Database& database, const Filter& filter, const WallClock& reader,
                const ReaderLanguage* language = nullptr);

    std::vector<ThrowCondition> throws;        ///< What the search asks of throws.
    std::vector<std::string> words;            ///< The other words as searches compare them.
    const ReaderLanguage* language = nullptr;  ///< The language of the reader; null where it is that of the index.
    /// The index knows only pieces of a word or of a sentence, so the sessions that it finds have to be read.
    bool by_pieces = false;
    /// An expression of the index; nothing if the filter has dates only or is empty.
    std::optional<std::string> match;
    SortKeyRange sort_keys;
    bool possible = true;  ///< False if no session can fit.

private:
    IndexFilter(Database& database, const Filter& filter, const WallClock& reader, const ThrowSearch& search,
                const ReaderLanguage* language);
};

/// Gives a query of lists the part of the history that it reads.
void bind_days(Query& query, const SortKeyRange& sort_keys);

/// Returns how many sessions fit, counted up to `most`.
std::int64_t count_fitting(Database& database, const IndexFilter& indexed, std::int64_t most);

/// Returns the expression of the index for these words and throws and everything in the filter except its dates;
/// nothing if the filter asks for nothing, and an empty one if no session can fit.
std::optional<std::string> match_of(Database& database, const Filter& filter, const std::vector<std::string>& words,
                                    const std::vector<ThrowCondition>& throws = {},
                                    const ReaderLanguage* language = nullptr);

/// Return the key of a place or of a tag; nothing if none has that name.
std::optional<std::int64_t> known_place(Database& database, const std::string& name);
std::optional<std::int64_t> known_tag(Database& database, const std::string& name);

}  // namespace castalia
