#pragma once

#include <vector>

#include "core/rules/text/text.h"
#include "db/store.h"

namespace castalia {

class Database;

/// Merges spellings that are one person in the other library. Adds a note for each pair that sat at one table here.
void merge_people(Store& store, Database& source, std::vector<Text>& notes);
/// Keeps the house rules of the other library beside ours.
void merge_house_rules(Store& store, Database& source);
/// Keeps the throws whose names are not taken here.
void merge_own_throws(Store& store, Database& source);

}  // namespace castalia
