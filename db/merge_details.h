#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/session/chain.h"
#include "db/journal/sessions.h"

namespace castalia {

/// What stands beside the journal of a session and may be changed at any time. Two libraries put it together by rules
/// that do not ask which of them is which.
struct SessionDetails {
    std::string title, place, first_id;
    std::optional<Moment> started, ended;
    std::optional<std::chrono::minutes> utc_offset;
    bool excluded = false;
    std::set<std::string> tags;
    std::string commentary;  ///< JSON, empty if there is none.
    /// The captions of photos, by entry and file, the longest first: one picture may be attached twice.
    using Captions = std::map<std::pair<std::int64_t, ChainHash>, std::vector<std::string>>;
    Captions photos;

    bool operator==(const SessionDetails&) const = default;
};

SessionDetails session_details(Database& database, const std::string& id);
/// Returns the same of a session that has been read, with the captions of its photos.
SessionDetails session_details(const StoredSession& session, SessionDetails::Captions captions);
/// Returns what of it stands in the row of its heading: all but tags, comments and photos.
SessionDetails in_heading(SessionDetails details);
SessionDetails::Captions captions_of(Database& database, std::int64_t key);
/// Returns both together: every tag, photo and comment of either; excluded if either is; the longer one of two
/// titles, places and captions; the later one of two dates, with the clock and the end that belong to it.
SessionDetails both_details(const SessionDetails& one, const SessionDetails& other);
/// Stores `wanted` in place of `now`. Photos that are missing are copied from the session `key_there` of `source`.
void store_details(Database& database, std::int64_t key, const SessionDetails& now, const SessionDetails& wanted,
                   Database& source, std::int64_t key_there);

}  // namespace castalia
