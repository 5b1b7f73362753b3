#pragma once

#include "core/session/session.h"

namespace castalia {

/// A session as it would be if it had begun otherwise.
struct AnotherSetup {
    /// An event of the session that the other setup does not allow.
    struct Misfit {
        std::size_t index = 0;  ///< Its place in the log of the session as it is.
        Text sentence;          ///< The event as the session tells it.
        Refusal refusal;
        bool stands = false;  ///< It is only against the rules and stays, as a ruling. Otherwise it is left out.
    };

    Session session;
    std::vector<Misfit> misfits;
};

/// Returns the names that the players of a session get when the players are `now`, in their old order. Somebody who
/// is not among them has another name if that name is new and sits in the same seat, and keeps the old name
/// otherwise, having left.
std::vector<std::string> names_after(std::span<const std::string> old, std::span<const std::string> now);

/// Returns the session as it would be with other players or another setup: `heading` has them, and the id and all
/// else that the new session is to have. It has every operation of the journal, the comments and the branches. Its
/// players have the names that `names_after` returns. Events that no longer fit are changed where they were entered:
/// what is only against the rules gets `why` as its ruling, because it happened; what has become impossible is
/// struck. Throws BadRecord, whose place begins with "setup", "journal" or "variations", if the game does not have
/// this setup or if something that was entered cannot be read with it.
AnotherSetup with_another_setup(const Session& session, const Heading& heading, const std::string& why);

}  // namespace castalia
