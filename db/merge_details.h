#pragma once

#include <map>
#include <set>
#include <string>

#include "core/session/chain.h"
#include "db/sqlite/database.h"

namespace castalia {

/// What stands beside the journal of a session and may be changed at any time. Two libraries put it together by rules
/// that do not ask which of them is which.
struct SessionDetails {
    std::string title, place, first_id;
    std::optional<Moment> started, ended;
    std::optional<std::chrono::minutes> utc_offset;
    bool excluded = false;
    std::set<std::string> tags;
    std::string commentary;                                            ///< JSON, empty if there is none.
    std::map<std::pair<std::int64_t, ChainHash>, std::string> photos;  ///< The captions, by entry and file.

    bool operator==(const SessionDetails&) const = default;
};

/// Adds the heading of the session `key_there` of `source`, without its tags, and returns its key here.
std::int64_t add_heading(Database& database, Database& source, std::int64_t key_there);

SessionDetails session_details(Database& database, std::int64_t key);
/// Returns both together: every tag, photo and comment of either; excluded if either is; the longer one of two
/// titles, places and captions; the later one of two dates, with the clock and the end that belong to it.
SessionDetails both_details(const SessionDetails& one, const SessionDetails& other);
/// Stores `wanted` in place of `now`. Photos that are missing are copied from the session `key_there` of `source`.
void store_details(Database& database, std::int64_t key, const SessionDetails& now, const SessionDetails& wanted,
                   Database& source, std::int64_t key_there);

}  // namespace castalia
