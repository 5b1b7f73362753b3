#pragma once

#include <string>
#include <vector>

#include "core/session/session.h"

namespace castalia {

/// Plays a script of notation against a session and returns the first line that went otherwise; empty when all went
/// so.
///
///     # a remark                              players Ann Ben        game magnate        setup {JSON}
///     Ann: r 3 9                              must be allowed, or stand by the ruling in it
///         | 9MS in 3 pays Ann +M +S           what followed from it, in order; "|" alone: nothing did
///     Ann: dev 4ms 2 m2 s2 ! magnate.place.share-suit rule      is refused so, and not entered
///     ? Ann: roll both ten-sided dice         the prompt
///     : {"deck": 29}   : /piles/0 3           the state, or what stands there, holds at least this
///     = 2 14 7, 3 18 5                        the ladder of each player
///     undo, redo                              as they say
///     result Ann total_ranks                  the game is over; "result draw" when nobody won
std::string run_play(const std::string& script);

/// These return the names of the *.play files in a folder of tests/games, without the ending, and run one of them.
std::vector<std::string> plays_of(const std::string& folder);
std::string run_play_of(const std::string& folder, const std::string& name);

/// What a script entered, and each event in it, those that were refused too, with the ply at which it stands.
struct PlayedScript {
    Session session;
    std::vector<std::pair<std::size_t, Json>> events;
};
/// Runs one of the *.play files. Throws std::runtime_error if a line goes otherwise.
PlayedScript played_script(const std::string& folder, const std::string& name);

}  // namespace castalia
