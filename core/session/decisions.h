#pragma once

#include <span>

#include "core/session/session.h"

namespace castalia {

/// A decision of the table: an event that it let stand against a clause, or one that the game leaves to its
/// judgement, such as a veto.
struct Decision {
    std::size_t event = 0;  ///< The number of the event, from 0.
    /// The clause against which it stands or on which it rests; may be empty for a judgement.
    std::string clause;
    std::optional<Seat> player;  ///< The player whose move it was.
    std::optional<Moment> at;
    Text what;           ///< The event in words.
    std::string ruling;  ///< The reason that the table gave; empty for a judgement.
    std::string type;    ///< The type of the event, for a judgement.
};

/// Returns the decisions of a session in the order of its events.
std::vector<Decision> decisions_of(const Session& session);
/// A line of the ledger of rulings: a decision, and the session in which it was made.
struct LedgerLine {
    std::string game, session, title;
    std::string player;  ///< The name of the player whose move it was; may be empty.
    std::optional<Moment> started;
    Decision decision;
    std::optional<std::chrono::minutes> utc_offset = {};  ///< How far the clock of the table was ahead.
};
/// Returns the lines of the ledger for one session, in the order of its events.
std::vector<LedgerLine> ledger_lines(const Session& session);

/// Returns texts of which at least one occurs in the events of every journal of these games in which `decisions_of`
/// finds something.
std::vector<std::string> marks_of_decisions(std::span<const Game* const> games);

}  // namespace castalia
