#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "db/sqlite/database.h"

namespace castalia {

/// The lists that are kept in every order of HistoryOrder. A session stands in each list to which it belongs; a
/// session in the trash stands only in the list of the trash.
enum class List : std::uint8_t {
    all,     ///< The owner is 0, or 1 for the sessions in the trash.
    game,    ///< The owner is the name of the game.
    person,  ///< The owner is the key of the person; places and tags have keys too.
    place,
    tag,
    status,    ///< The owner is the word for the status. The many finished sessions have no such list.
    excluded,  ///< The owner is 1.
    sample,    ///< The owner is 1.
};

/// Puts the session with this sort key into its lists.
void add_to_lists(Database& database, std::int64_t sort_key);
/// Takes the session out of its lists. Assumes that its row in the history is still the one with which it was put in.
void take_from_lists(Database& database, std::int64_t sort_key);
/// Makes the lists of a person whose spellings have changed.
void list_person(Database& database, std::int64_t person);
/// Puts the sessions that wait into their lists (db/history/waiting.h).
void list_waiting(Database& database);
/// Makes every list anew.
void list_all(Database& database);
/// Returns a sentence for each list that contradicts the history.
std::vector<Text> wrong_lists(Database& database);

}  // namespace castalia
