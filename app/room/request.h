#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/text/text.h"

namespace castalia::room {

/// What the addresses of a server mean.
struct Site {
    std::string word;                     ///< The secret word in every path.
    std::vector<std::string> seat_words;  ///< The word of each seat, behind the other one.
    std::vector<std::string> hosts;       ///< What a `Host` may be.
    bool club = false;                    ///< The first page lists tables, and each has a page of its own.

    std::string path() const { return "/" + word + "/"; }
    std::string seat_path(Seat seat) const {
        return path() + "seat/" + seat_words.at(static_cast<std::size_t>(seat.index)) + "/";
    }
    std::string table_path(const std::string& id) const { return path() + "table/" + id + "/"; }
};

/// The parts of a request that decide the answer.
struct Request {
    std::string method, target, host, languages;
};

struct Wanted {
    enum class What { page, stream, style, script, drawing, rules, nothing, no_such_method };
    What what = What::nothing;
    bool club = false;         ///< The list of tables.
    std::string table;         ///< The id of one table of a club; empty for the only table.
    std::optional<Seat> seat;  ///< Whose page it is.
    std::string path;          ///< The path of that page, with a slash at its end.
    std::string drawing;       ///< The name of a drawing.
    bool wide = false;         ///< The stream is for a wide screen that is read across the room.
    std::string language;
};

/// Returns what is asked for. Without the right word, host and path nothing is: all of this is answered alike.
Wanted wanted_of(const Site& site, const Request& request);

/// Returns the language of ours that fits the header Accept-Language best; English where none does.
std::string language_of(std::string_view accepted);

}  // namespace castalia::room
