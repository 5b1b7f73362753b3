#pragma once

#include <optional>
#include <string>

#include "app/language/language.h"
#include "core/room/room_table.h"

namespace castalia::room {

/// Returns one table as JSON in a language, for everybody or for the page of one seat. What is secret is only in that
/// of its seat.
Json table_json(const Table& table, std::optional<Seat> seat, const Catalogue& catalogue);

/// Returns the list of the tables of a club. `path_of` returns the path of a table by its id.
Json club_json(const View& view, const std::function<std::string(const std::string&)>& path_of,
               const Catalogue& catalogue);

/// Returns an event of a stream of server-sent events.
std::string stream_event(std::string_view name, const Json& data);

}  // namespace castalia::room
