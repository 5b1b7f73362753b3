#pragma once

#include "core/session/session.h"

namespace castalia {

/// An addition of a review at one place of the log: a comment with its mark, or a variation that begins there.
struct CommentaryLine {
    Text label;  ///< "Comment ?!", "Variation “If Ben had sold”".
    /// The comment, or the events of a variation with their numbers: "9′ Ben sells 2MK; 10′ Ben draws". Empty if
    /// there is only a mark.
    Text words;

    Text sentence() const;  ///< Returns label and words in one sentence: "Comment ?!: The Diplomat would have led."
};

/// Returns the comments alone.
std::vector<CommentaryLine> comment_lines(const Session& session, EntryNumber entry);
/// Returns the comments, and then the variations, beneath an event, or before the first event if `entry` is 0.
std::vector<CommentaryLine> commentary_lines(const Session& session, EntryNumber entry);

}  // namespace castalia
