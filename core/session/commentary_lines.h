#pragma once

#include "core/session/session.h"

namespace castalia {

/// What reviews added at one place of the log: a comment with its mark, or a variation that begins there.
struct CommentaryLine {
    Text label;         ///< "Comment ?!", "Variation “If Ben had sold”".
    std::string words;  ///< The comment; of a variation its events in notation. Empty for a mark alone.

    Text sentence() const;  ///< Both in one: "Comment ?!: The Diplomat would have led."
};

/// Returns the comments alone.
std::vector<CommentaryLine> comment_lines(const Session& session, EntryNumber entry);
/// Returns what stands beneath an event, or with 0 before the first: comments, then variations.
std::vector<CommentaryLine> commentary_lines(const Session& session, EntryNumber entry);

}  // namespace castalia
