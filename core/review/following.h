#pragma once

#include "core/session/session.h"

/// Plays events of a session in other lines of play than the recorded one.
namespace castalia::review {

enum class Followed { as_recorded, refused, healed };
/// Plays the event of a step at the end of a line. Returns whether it stands there as in the record.
Followed follow(const Session& session, std::size_t step, Playthrough& line);

/// Plays a move that somebody may have forgotten or mistaken. Returns false if the rules refuse it.
bool plays(Playthrough& line, const Event& event);

/// Returns whether the event of the step is a move of the game by a player at this table.
bool is_move(const Session& session, std::size_t step);

/// Returns how many events that stand in the session do not in the replay.
std::size_t no_longer_standing(const Session& session, const Replay& replay);

}  // namespace castalia::review
