#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "db/sqlite/database.h"

namespace castalia {

/// The lists that are kept in every order of HistoryOrder. A session stands in each list that it belongs to, and one
/// in the trash only there.
enum class List : std::uint8_t {
    all,     ///< Owner 0; what lies in the trash: 1.
    game,    ///< Owned by the name of the game.
    person,  ///< Owned by the key of the person; place and tag are owned by their keys too.
    place,
    tag,
    status,    ///< Owned by the word for it. The many finished sessions have no such list.
    excluded,  ///< Owner 1.
    sample,    ///< Owner 1.
};

/// Puts the session with this sort key into its lists.
void add_to_lists(Database& database, std::int64_t sort_key);
/// Takes the session out of its lists. Its row in the history must still be the one it was put in with.
void take_from_lists(Database& database, std::int64_t sort_key);
/// Makes the lists of a person who has other spellings now.
void list_person(Database& database, std::int64_t person);
/// Makes every list anew.
void list_all(Database& database);
/// Returns a sentence when a list is not what the history says.
std::vector<Text> wrong_lists(Database& database);

}  // namespace castalia
