#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/history/history.h"
#include "db/sqlite/database.h"

namespace castalia {

/// What a list is narrowed to, as the index and the history know it.
struct Narrowed {
    Narrowed(Database& database, const Filter& filter);

    std::vector<std::string> words;  ///< As the index takes them apart.
    std::optional<std::string>
        match;                      ///< An expression of the index; nothing when dates alone narrow it, or nothing.
    std::int64_t from = 0, to = 0;  ///< Sort keys, `to` not among them.
    bool possible = true;           ///< False when no session can fit.
};

/// The expression of the index for all but the dates, with these words in it: nothing when nothing is asked for,
/// empty when no session can fit.
std::optional<std::string> match_of(Database& database, const Filter& filter, const std::vector<std::string>& words);

/// The key of a place or of a tag; nothing where nobody has that name.
std::optional<std::int64_t> known_place(Database& database, const std::string& name);
std::optional<std::int64_t> known_tag(Database& database, const std::string& name);

}  // namespace castalia
