#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/statistics/outcome.h"
#include "db/journal/sessions.h"

namespace castalia {

/// Everything that is stored about a session except its journal.
struct StoredHead {
    std::int64_t key = 0;
    Heading heading;
    std::string players, played;  ///< The players as JSON, and the name of the game that was played.
    bool sample = false, excluded = false, trashed = false;
    std::vector<std::pair<std::int64_t, std::string>> tags;
};

/// Returns the heading of a session and what else is stored about it. Throws Failure if it cannot be read.
StoredHead stored_head(Database& database, const Games& games, std::int64_t key);
/// Returns the same of a session that was just added with nothing beside its journal, no tags either.
StoredHead head_of_added(const Heading& heading, std::string players, const Games& games, std::int64_t key);

/// The words of a session in the search index, and the facets by which lists are filtered.
struct IndexedWords {
    std::string heading, lines, facets;
    bool operator==(const IndexedWords&) const = default;
};

/// Returns the words that follow from a session. `facts` is null if this program cannot read its journal.
IndexedWords words_of(Database& database, const Games& games, const StoredHead& head, const Facts* facts,
                      const std::string& status);
/// Returns the checksum that stands beside the words that a search shows.
std::int64_t checksum_of_words(std::int64_t sort_key, const std::string& heading, const std::string& lines);
/// Returns the stored words, which are empty if there are none.
IndexedWords stored_words(Database& database, std::int64_t sort_key);
/// Stores the words and adds them to the index, at once or when `index_waiting` is called.
enum class Indexing { now, later };
void add_words(Database& database, std::int64_t sort_key, const IndexedWords& words, Indexing when);
/// Adds the words of the sessions that wait to the index.
void index_waiting(Database& database);
/// Removes the words from the index. Assumes that the row from which they were made is still there.
void remove_from_index(Database& database, std::int64_t sort_key);

}  // namespace castalia
