#pragma once

#include <vector>

#include "db/store.h"

/// Notes of players under seal, about what they know and the table learns later (Game::hidden). They lie in the
/// library beside the session and not in its journal, so no log, record, export or table view can show them. Only a
/// player's own page in the room shows them, to that player.
namespace castalia {

/// Keeps a note, in place of the one that was kept for this before. `value` is the value of one of its options.
void seal(Store& store, const Session& session, const Hidden& hidden, const Json& value);
/// Keeps the notes of a session also for the one that will replace it. Does nothing if a player has changed the seat,
/// because the notes would be those of somebody else.
void copy_seals(Store& store, const Session& from, const Session& to);
/// Returns whether a note is kept for this; never what it says.
bool is_sealed(const Store& store, const Session& session, const Hidden& hidden);
/// Returns what each player has noted about what still lies hidden at `ply`, by seat: for the eyes of that player
/// alone.
std::vector<std::vector<Text>> notes_by_seat(const Store& store, const Session& session, std::size_t ply);
/// Returns a note event for whatever the last event of the session has turned up and somebody has noted: the note
/// beside what it turned out to be. The seal is not taken away, so that the event can be undone and entered again.
std::vector<Json> opened_notes(const Store& store, const Session& session);

}  // namespace castalia
