#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/history/history.h"
#include "db/sqlite/database.h"

namespace castalia {

/// What a list is narrowed to, in the terms of the index and the history.
struct Narrowed {
    Narrowed(Database& database, const Filter& filter);

    std::vector<std::string> words;  ///< The words as searches compare them.
    bool by_pieces = false;          ///< The index knows pieces of a word alone, so what it finds has to be read.
    /// An expression of the index; nothing when dates alone narrow it, or nothing.
    std::optional<std::string> match;
    std::int64_t from = 0, to = 0;  ///< Sort keys, `to` not among them.
    bool possible = true;           ///< False when no session can fit.
};

/// Returns the expression of the index for everything but the dates, with these words in it: nothing when the filter
/// asks for nothing, and an empty one when no session can fit.
std::optional<std::string> match_of(Database& database, const Filter& filter, const std::vector<std::string>& words);

/// Return the key of a place or of a tag; nothing when there is none of that name.
std::optional<std::int64_t> known_place(Database& database, const std::string& name);
std::optional<std::int64_t> known_tag(Database& database, const std::string& name);

}  // namespace castalia
