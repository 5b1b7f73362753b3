#pragma once

#include "db/database.h"
#include "db/shelf.h"

namespace castalia {

/// What lists read of a row of the shelf, for listed_in().
#define CASTALIA_ROW                                                                                             \
    "SELECT shelf.spot, id, game, edition, title, place, players, tags, started_ms, status, standing, winners, " \
    "result,"                                                                                                    \
    " score, events, ended_ms, last_ms, played_ms"

/// The session in a row of CASTALIA_ROW. Throws BadRecord where a stranger's file has no names in it.
Listed listed_in(const Query& row);
/// The standing that a word on the shelf means.
Standing standing_of(const std::string& word);

}  // namespace castalia
