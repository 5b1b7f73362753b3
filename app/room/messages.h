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

/// Returns the table as an element of SVG in a language, without line breaks and in the colours of whatever page
/// shows it; nothing if its game has no picture. On a wide screen it is laid out as in the table view.
std::string table_svg(const Table& table, bool wide, const Catalogue& catalogue);

/// Returns an event of a stream of server-sent events. `line` has no line break.
std::string stream_text(std::string_view name, std::string_view line);
std::string stream_event(std::string_view name, const Json& data);

}  // namespace castalia::room
