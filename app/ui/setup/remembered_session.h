#pragma once

#include <string>
#include <vector>

#include <wx/string.h>

#include "db/store.h"

/// The memory of the last session of a game, from which a new one begins, and the usual title.
namespace castalia {

/// The setting for the game that was begun last.
inline constexpr const char* kLastGame = "game.last";

/// Returns what was kept of the last session of the game that was begun in this library, or else who sat where in the
/// newest one that is in it. Before its first session, returns the players and the place of the session that was
/// begun last, where the game takes so many. What cannot be read is left out. Its "game" is the game of that session.
Json remembered(const Store& store, const Game& game);
/// Returns what was filled in when the dialog of this game was left last without a session: title, place, edition,
/// players and setup. Returns an empty object where a session has begun since then, or nothing was filled in.
Json left_open(const Store& store, const Game& game);
/// Keeps what was filled in for the next time that the dialog of this game opens; an empty object forgets it.
void leave_open(Store& store, const Game& game, const Json& filled_in);
/// Returns what is kept for the next session: neither who begins nor what was dealt, because that is new each time.
Json to_remember(const Game& game, const Heading& heading);
/// Returns what of a setup is kept for another one: what may be left open.
Json lasting(const std::vector<Slot>& slots, const Json& setup);
/// Returns the words that tell where the remembered players come from; empty where there are none.
wxString where_remembered(const Store& store, const Json& last);
/// Returns a text that was kept; empty where there is none.
std::string words_of(const Json& last, std::string_view key);
/// Returns the players who were kept.
std::vector<std::string> names_of(const Json& last);

/// Returns a title such as "Saturday evening", by the time at which the table sits down.
wxString usual_title();

}  // namespace castalia
