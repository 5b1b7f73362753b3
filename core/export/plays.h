#pragma once

#include <span>

#include "core/export/scoresheet.h"
#include "core/rules/games.h"

namespace castalia {

/// How a game went for one player, as programs that keep lists of plays want it.
struct PlayResult {
    std::string name;
    std::string score;  ///< As it was written: "41", "3+6+2", "12.5"; empty where there is none.
    bool won = false, began = false;
    int rank = 0;  ///< From 1, equals share; 0: not known.
    std::string role, team;
};

/// A whole game as its result, without its events.
struct Play {
    std::string id;               ///< UUID; the session's own.
    std::string game_id;          ///< Ours; empty for a game that we do not know.
    std::string game;             ///< Its title.
    long long number_at_bgg = 0;  ///< The number of the game at BoardGameGeek; 0 where none is known for certain.
    std::string title, place, comments;
    std::string played;     ///< "2026-11-14 19:06:00", the clock on the wall; empty where it is not known.
    std::string changed;    ///< The same of the last change.
    long long minutes = 0;  ///< 0: not known.
    bool highest_wins = true;
    bool left_out = false;  ///< Of statistics.
    std::vector<PlayResult> players;
};

Play play_of(const Session& session, const DocumentOptions& options = {});

/// A file that BG Stats reads. The same play always has the same ids, so that a second import updates the first.
std::string write_bgsplay(std::span<const Play> plays);
/// The link that hands a play to BG Stats: on a phone it opens there. No network is used by us.
std::string bgstats_link(const Play& play);
/// A few lines for the comment field of BoardGameGeek's plays.
std::string write_boardgamegeek(const Play& play);

/// The plays of a `.bgsplay` file or of a BG Stats backup. Throws BadRecord with the place.
std::vector<Play> read_bgsplay(std::string_view utf8);
/// Is this such a file? Looks at its beginning only.
bool looks_like_bgsplay(std::string_view utf8);
/// Returns a play as a session without events, which the library keeps like any other: a result without a log.
/// Throws BadRecord for what no record may hold. One of the `games` keeps results.
Session session_of(const Play& play, const Games& games, const DocumentOptions& options = {});

}  // namespace castalia
