#pragma once

#include "core/export/plays.h"
#include "core/session/wall_clock.h"

namespace castalia {

/// What another program has changed about a play since we know it.
struct PlayChanges {
    Text what;                     ///< The differences in words: "the score of Ann, who won"; empty if there is none.
    bool later = false;            ///< It was changed later than our session: by its program, or corrected here.
    bool undated = false;          ///< Nothing says when it was changed, so nobody knows which of both is later.
    bool corrected_here = false;   ///< Our session is not as it came in.
    bool ignored_changed = false;  ///< It is another answer to whether statistics leave it out.
};

/// Returns whether a session with this setup, in JSON, keeps the play as its program wrote it and as it is now. Then
/// `changes_between` finds no changes, for which the session must be loaded.
bool is_unchanged(const std::string& setup, const Play& play, const Games& games, const DocumentOptions& options);

/// Compares a play with the session that holds it: with what its program had written then or, if that was not kept,
/// with the session.
PlayChanges changes_between(const Session& ours, const Play& play, const DocumentOptions& options);

/// The title, the place and the date that somebody has given a play of another program here; nothing where it is as
/// it came.
struct GivenHere {
    std::optional<std::string> title, place;
    std::optional<Beginning> began;

    /// Gives them to the heading of a play that takes the place of this one.
    void give_to(Heading& heading) const;
};
GivenHere given_here(const Session& ours, const Games& games, const DocumentOptions& options);

}  // namespace castalia
