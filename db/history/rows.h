#pragma once

#include "db/history/history.h"
#include "db/sqlite/database.h"

namespace castalia {

/// What lists read of a row of the history, for listed_in().
#define CASTALIA_ROW                                                                                             \
    "SELECT shelf.spot, id, game, edition, title, place, players, tags, started_ms, status, standing, winners, " \
    "result,"                                                                                                    \
    " score, events, ended_ms, last_ms, played_ms"

/// The session in a row of CASTALIA_ROW. Throws BadRecord where a stranger's file has no names in it.
HistoryRow listed_in(const Query& row);
/// The inclusion that a word in the history means.
Inclusion inclusion_of(const std::string& word);

}  // namespace castalia
