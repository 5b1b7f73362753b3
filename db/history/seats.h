#pragma once

#include "core/statistics/outcome.h"
#include "db/sqlite/database.h"

namespace castalia {

/// Stores who sat at the table of the session with this sort key, the ending for each of them, and what their dice
/// showed.
void add_seats(Database& database, std::int64_t sort_key, const Facts& facts, bool counted);
/// Returns a seat as sql/seats_of_session.sql gives it, but for whether it won.
SeatOutcome seat_at(const Query& row);
/// Returns the throws as sql/throws_of_sessions.sql gives them, without their seat.
SeatThrows throws_at(const Query& row);
/// Return whether the same is stored already.
bool same_seats(Database& database, std::int64_t sort_key, const Facts& facts, bool counted);
bool same_dice(Database& database, std::int64_t sort_key, const Facts& facts);

}  // namespace castalia
