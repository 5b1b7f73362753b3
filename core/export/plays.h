#pragma once

#include <span>

#include "core/export/scoresheet.h"
#include "core/rules/games.h"

namespace castalia {

/// The result of one player, as programs that keep lists of plays expect it.
struct PlayResult {
    std::string name;
    std::string score;  ///< The score as it was written: "41", "3+6+2", "12.5"; empty if there is none.
    bool won = false, began = false;
    int rank = 0;  ///< The rank, counted from 1; equals share one. 0 if it is not known.
    std::string role, team;
};

/// The result of a whole game, without its events.
struct Play {
    std::string id;               ///< The UUID of the session.
    std::string game_id;          ///< Our id of the game; empty if we do not know it.
    std::string game;             ///< The title of the game.
    long long number_at_bgg = 0;  ///< The number of the game at BoardGameGeek; 0 if none is known for certain.
    std::string title, place, comments;
    std::string played;     ///< The local time, such as "2026-11-14 19:06:00"; empty if it is not known.
    std::string changed;    ///< The local time of the last change.
    long long minutes = 0;  ///< 0 if it is not known.
    bool highest_wins = true;
    bool left_out = false;  ///< Statistics leave it out.
    std::vector<PlayResult> players;
};

Play play_of(const Session& session, const DocumentOptions& options = {});

/// Returns a file that BG Stats reads. The same play always has the same ids, so that a second import updates the
/// first.
std::string write_bgsplay(std::span<const Play> plays);
/// Returns a link that opens a play in BG Stats on a phone. The program itself uses no network.
std::string bgstats_link(const Play& play);
/// Returns a few lines for the comment field of BoardGameGeek's plays.
std::string write_boardgamegeek(const Play& play);

/// Returns the plays of a `.bgsplay` file or of a BG Stats backup. Throws BadRecord with the place.
std::vector<Play> read_bgsplay(std::string_view utf8);
/// Returns whether the beginning of the text looks like such a file.
bool looks_like_bgsplay(std::string_view utf8);
/// Returns a play as a session without events, which the library keeps like any other. Throws BadRecord for values
/// that no record may have. Assumes that one of the `games` keeps results.
Session session_of(const Play& play, const Games& games, const DocumentOptions& options = {});

}  // namespace castalia
