#pragma once

#include <memory>
#include <span>

#include "core/export/scoresheet.h"
#include "core/rules/game/games.h"
#include "core/rules/game/written_result.h"

namespace castalia {

/// The result of one player, as programs that keep lists of plays expect it.
struct PlayResult {
    std::string name;
    std::string score;  ///< The score as it was written: "41", "3+6+2", "12.5"; empty if there is none.
    bool won = false, began = false;
    int rank = 0;     ///< The rank, counted from 1; equals share one. 0 if nobody wrote one.
    int placing = 0;  ///< The rank as it follows from the result; 0 if it does not.
    std::string role, team;
    bool is_new = false;     ///< The player had never played the game before.
    bool is_nobody = false;  ///< The name stands for somebody without a name.
};

/// The result of a whole game, without its events. As `board` a session of ours has its title.
struct Play : WrittenPlay {
    std::string id;       ///< The UUID of the play: that of the session, unless another program gave one.
    std::string game_id;  ///< Our id of the game; empty if we do not know it.
    std::string place;
    std::string played;      ///< The local time, such as "2026-11-14 19:06:00"; empty if it is not known.
    bool same_time = false;  ///< It is the time that another program wrote, perhaps in other words.
    std::string changed;     ///< The local time of the last change; empty if it is not known.
    bool left_out = false;   ///< Statistics leave it out.
    std::vector<PlayResult> players;
    bool undated = false;  ///< What it comes from never says when a play was changed, and tells all that we keep.
};

Play play_of(const Session& session, const DocumentOptions& options = {});
/// Returns whether somebody has a score.
bool has_points(const Play& play);

/// Returns when a result was corrected here; nothing if it is as another program wrote it, or as it began.
std::optional<Moment> moment_of_correction(const Session& session);

/// Returns a file that BG Stats reads. The same play always has the same ids, so that a second import updates the
/// first. What a play of another program holds and nobody has changed since is written as it was.
std::string write_bgsplay(std::span<const Play> plays);
/// Returns a link that opens a play in BG Stats on a phone. The program itself uses no network.
std::string bgstats_link(const Play& play);
/// Returns a few lines for the comment field of BoardGameGeek's plays.
std::string write_boardgamegeek(const Play& play, const Translate& translate = english);

/// Returns a play as a session without events, which the library keeps like any other. Throws BadRecord for values
/// that no record may have. Assumes that one of the `games` keeps results.
Session session_of(const Play& play, const Games& games, const DocumentOptions& options = {});
/// Returns the play with its words as a record may have them.
Play tidied(Play play);
/// Returns the names of the players at our table: none is missing, and none occurs twice.
std::vector<std::string> names_at_table(const Play& play);
/// Returns what of a play is longer than a record may have, so that it is cut: "the name of Maximilian, the
/// comments". Returns an empty text if nothing is.
Text cut_short(const Play& play);
/// Returns when a play was changed last, as its program says; nothing if that is unknown.
std::optional<Moment> moment_of_change(const Play& play, const DocumentOptions& options);
/// Returns the local time in words as a moment; nothing if they say none.
std::optional<Moment> moment_of_local(const std::string& words, const DocumentOptions& options);

/// Returns words of another program as ours have to be: at most so many characters, none that a record may not have,
/// and without breaks unless it may have `lines`.
std::string tidy(const std::string& words, std::size_t most, bool lines);
/// Returns words of another program without the characters that no text of a record may have.
std::string writable(std::string_view words);

}  // namespace castalia
