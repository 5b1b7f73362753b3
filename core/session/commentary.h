#pragma once

#include <array>

#include "core/session/journal.h"

namespace castalia {

class Session;

/// The marks of a comment from the best to the worst, as in comments on chess games.
inline constexpr auto kCommentMarks = std::to_array<std::string_view>({"!!", "!", "!?", "?!", "?", "??"});

/// A remark that somebody wrote about one moment when reviewing the session.
struct Comment {
    EntryNumber entry = 0;  ///< The event that it is about; 0 for the table before the first event.
    std::string mark;       ///< One of kCommentMarks; empty if there is none.
    std::string text;
};

/// A branch that was tried in a review and kept: what could have happened instead.
struct Variation {
    EntryNumber after = 0;  ///< The last event before it; 0 if it begins at the table before the first event.
    std::string name;
    std::vector<EventPtr> events;  ///< The events, at least one.
};

/// The comments and variations that reviews added to a session. They never change the replay.
struct Commentary {
    std::vector<Comment> comments;
    std::vector<Variation> variations;

    bool empty() const { return comments.empty() && variations.empty(); }
};

/// Return the record's "comments" and "variations": arrays that name places by the index of an event. They leave out
/// everything at events that are no longer in force, and variations whose first event has become impossible.
Json comments_json(const Session& session);
Json variations_json(const Session& session);
/// Reads both arrays of a record. Throws BadRecord with the place: "comments[2].mark".
Commentary read_commentary(const std::vector<Value>& comments, const std::vector<Value>& variations,
                           const Session& session);

/// Return and read comments and variations in one object that names places by the numbers of entries, so that they
/// come back when their event does. `read_kept_commentary` throws BadRecord.
Json kept_commentary_json(const Session& session);
Commentary read_kept_commentary(Value json, const Session& session);

/// Returns the number of events in force up to the entry, counting it; 0 for 0, and nothing if the entry is not in
/// force.
std::optional<std::size_t> ply_after(const Session& session, EntryNumber entry);

/// Returns the session as it would be if the variation had happened, without commentary and without the trace of
/// corrections. Throws std::invalid_argument if the event before the variation is not in force.
Session branch_of(const Session& session, const Variation& variation);

}  // namespace castalia
