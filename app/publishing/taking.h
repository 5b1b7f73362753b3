#pragma once

#include "core/export/plays_file.h"
#include "db/store.h"

namespace castalia {

/// Plays that are read one by one.
struct IncomingPlays {
    std::size_t count = 0;
    std::function<std::string(std::size_t)> id;        ///< Returns its id, and throws BadRecord if none can be found.
    std::function<Play(std::size_t)> play;             ///< Throws BadRecord for one that cannot be read.
    std::function<std::string(std::size_t)> place_of;  ///< Returns where a play stands: "plays[3]".
};
/// Return plays to take in. Assume that the file or the list outlives the result.
IncomingPlays plays_in(const PlaysFile& file);
IncomingPlays plays_in(const std::vector<Play>& plays);

/// What became of plays that were taken in.
struct TakenPlays {
    /// A play that the library holds already, and what is to say about it.
    struct Known {
        std::string id;               ///< The id of our session.
        std::string title;            ///< "Azul, 2026-03-02 20:00:00"
        std::string before;           ///< The id of the session that went to the trash; empty if none did.
        Text what;                    ///< The differences in words; empty if there is none.
        bool undated = false;         ///< Nothing says when the play of the file was changed.
        bool corrected_here = false;  ///< Ours is not as it came in.
    };
    std::vector<std::string> fresh;  ///< The ids of plays that were added.
    std::vector<std::string> there;  ///< The ids that the library already held with the same contents.
    std::vector<Known> updated;      ///< Plays that took the place of ours: changed later, or wanted by the user.
    std::vector<Known>
        differing;  ///< Plays that differ from ours and were not changed later, or nobody knows. Ours stay.
    std::vector<Known> in_trash;      ///< Plays that lie in the trash, where they stay, and how the file differs.
    std::vector<PlayRemark> unread;   ///< Plays that cannot be read. They were left out.
    std::vector<PlayRemark> cut;      ///< Plays with words that are longer than a record may have.
    std::vector<std::string> people;  ///< The names of the players who came, each once.
    bool stopped = false;             ///< It was stopped, and nothing was changed.
};

/// What becomes of a play that lies in the trash here: it stays there, or a play that was changed later takes its
/// place in the library.
enum class FromTrash { nothing, if_changed_later };
/// What becomes of a play that differs from ours where nothing says when it was changed, as in files of BoardGameGeek
/// and in tables: ours stays, or it takes the place of ours unless that was corrected here.
enum class Undated { ours_stay, theirs_come };
/// What the user wants of plays that the library knows.
struct KnownPlays {
    FromTrash from_trash = FromTrash::nothing;
    Undated undated = Undated::ours_stay;
};

/// Adds plays of another program to the library as results without a log: all that can be read or, when the library
/// fails or `progress` stops it, none. What is excluded from that program's statistics is excluded from ours. A play
/// that the library holds is replaced if it was changed later. Throws Failure.
TakenPlays take_plays(Store& store, const IncomingPlays& plays, const Progress& progress = {},
                      KnownPlays wanted = {});
TakenPlays take_plays(Store& store, const std::vector<Play>& plays, KnownPlays wanted = {});

}  // namespace castalia
