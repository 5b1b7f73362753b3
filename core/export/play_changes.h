#pragma once

#include "core/export/plays.h"

namespace castalia {

/// What another program has changed about a play since we know it.
struct PlayChanges {
    Text what;                     ///< The differences in words: "the score of Ann, who won"; empty if there is none.
    bool later = false;            ///< It was changed later than our session: by its program, or corrected here.
    bool ignored_changed = false;  ///< It is another answer to whether statistics leave it out.
};

/// Compares a play with the session that holds it: with what its program had written then or, if that was not kept,
/// with the session.
PlayChanges changes_between(const Session& ours, const Play& play, const DocumentOptions& options);

}  // namespace castalia
