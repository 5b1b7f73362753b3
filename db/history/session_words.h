#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/rules/games.h"
#include "core/statistics/outcome.h"
#include "db/sqlite/database.h"

namespace castalia {

/// Everything that is stored about a session except its journal.
struct StoredHead {
    std::int64_t key = 0;
    Heading heading;
    std::string players, played;  ///< The players as JSON, and the name of what was played.
    bool sample = false, excluded = false, trashed = false;
    std::vector<std::pair<std::int64_t, std::string>> tags;
};

/// Returns the heading of a session with what else is stored about it. Throws Failure when it cannot be read.
StoredHead stored_head(Database& database, const Games& games, std::int64_t key);

/// The words of a session in the search index, and the facets that lists are filtered by.
struct IndexedWords {
    std::string heading, lines, facets;
    bool operator==(const IndexedWords&) const = default;
};

/// Returns the words that follow from a session. `facts` are null where this program cannot read its journal.
IndexedWords words_of(Database& database, const Games& games, const StoredHead& head, const Facts* facts,
                      const std::string& status);
/// Returns the checksum that stands beside the words that a search shows.
std::int64_t checksum_of_words(std::int64_t sort_key, const std::string& heading, const std::string& lines);
/// Returns the words that are stored; all of them empty where there are none.
IndexedWords stored_words(Database& database, std::int64_t sort_key);
void add_words(Database& database, std::int64_t sort_key, const IndexedWords& words);
/// Takes the words out of the index. The row that it was made from must still be there.
void remove_from_index(Database& database, std::int64_t sort_key);

}  // namespace castalia
