#pragma once

#include <array>

#include "core/session/journal.h"

namespace castalia {

class Session;

/// The marks of a comment, from the best to the worst, as comments on games of chess use them.
inline constexpr std::array<std::string_view, 6> kCommentMarks{"!!", "!", "!?", "?!", "?", "??"};

/// What somebody wrote about one moment when the session was reviewed.
struct Comment {
    EntryNumber entry = 0;  ///< The event that it is about; 0: the table before the first event.
    std::string mark;       ///< One of kCommentMarks; empty for none.
    std::string text;
};

/// A branch that was tried in a review and kept: what could have happened instead.
struct Variation {
    EntryNumber after = 0;  ///< The last event before it; 0: it begins at the table before the first event.
    std::string name;
    std::vector<EventPtr> events;  ///< At least one.
};

/// What reviews added to a session. Nothing of it changes the replay.
struct Commentary {
    std::vector<Comment> comments;
    std::vector<Variation> variations;

    bool empty() const { return comments.empty() && variations.empty(); }
};

/// Return the record's "comments" and "variations": arrays that name places by the index of an event. What stands at
/// an event that is not in force any more is left out, as is a variation whose first event has become impossible.
Json comments_json(const Session& session);
Json variations_json(const Session& session);
/// Reads both arrays of a record. Throws BadRecord with the place: "comments[2].mark".
Commentary read_commentary(const std::vector<Value>& comments, const std::vector<Value>& variations,
                           const Session& session);

/// Return and read everything in one object that names places by the numbers of entries, so that what stands at an
/// event comes back with the event. `read_kept_commentary` throws BadRecord.
Json kept_commentary_json(const Session& session);
Commentary read_kept_commentary(Value json, const Session& session);

/// Returns how many events in force stand up to the entry, with it; 0 for 0, nothing where it is not in force.
std::optional<std::size_t> ply_after(const Session& session, EntryNumber entry);

/// Returns the session as it would be if the variation had happened, without commentary and without the trace of
/// corrections. Throws std::invalid_argument when the event before the variation is not in force.
Session branch_of(const Session& session, const Variation& variation);

}  // namespace castalia
