#pragma once

#include "db/store.h"

namespace castalia {

/// A copy that the program made by itself in a folder beside the library. The name of the file has its date.
struct Backup {
    std::filesystem::path file;
    Moment made{};

    bool operator==(const Backup&) const = default;
};

std::filesystem::path backup_folder(const std::filesystem::path& library);
/// Returns the copies, the newest first. Other files in the folder are left out and never touched.
std::vector<Backup> backups_of(const std::filesystem::path& library);

/// Returns which copies stay, the newest first: the newest of each of the last 12 days, 10 weeks and 9 months that
/// have one, as the clock of the reader tells them. The present time does not matter, so a wrong clock removes
/// nothing.
std::vector<Moment> kept_backups(std::vector<Moment> made, const WallClock& reader = {});
/// Returns whether the last day has no copy. Copies dated in the future are ignored.
bool backup_is_due(const std::vector<Moment>& made, Moment now);

/// The amount of data in a library.
struct Amount {
    std::size_t sessions = 0, operations = 0, photos = 0;

    bool operator==(const Amount&) const = default;
};
struct MadeBackup {
    Backup backup;
    Amount amount;            ///< The data that was copied and replayed.
    std::size_t thinned = 0;  ///< The number of older copies removed to make room.
};
/// Copies a library, which may be in use, into the folder, checks the copy, replays every session in it and then
/// removes older copies that need not stay. Returns nothing if `progress` stopped it or if the library has no
/// sessions. `reader` is the clock by which the days of older copies are counted. Throws Failure; then there is no
/// new copy, and none was removed.
std::optional<MadeBackup> make_backup(const Games& games, const std::filesystem::path& library, Moment now,
                                      const Progress& progress = {}, const WallClock& reader = {});

/// Returns what SQLite finds wrong with the file of a library, which other programs may have open. Reads only.
std::vector<Text> damage_in(const std::filesystem::path& library);

/// A copy that has just passed every check, and what it lacks of the readable part of the library.
struct Offer {
    Backup backup;
    Amount amount;
    bool comparable = false;  ///< The library can be read far enough to say what is missing.
    Amount missing;  ///< The sessions that the copy lacks, and the operations and photos of these and of the others.
    std::size_t passed_over = 0;  ///< The number of newer copies that are damaged themselves.
};
/// Returns the newest copy that passes every check; nothing if there is none.
std::optional<Offer> newest_good_backup(const Games& games, const std::filesystem::path& library,
                                        const Progress& progress = {});

/// Returns the offer in sentences; `when` says when the copy was made.
std::vector<Text> sentences(const Offer& offer, const std::string& when);

/// Returns what is wrong with a copy, which is only read; an empty text if it opens, passes its check and replays.
/// Makes its files beside `library`.
Text wrong_with_copy(const Games& games, const std::filesystem::path& copy, const std::filesystem::path& library,
                     const Progress& progress = {});

/// Returns whether a restore was interrupted after the copy had been accepted.
bool restore_is_pending(const std::filesystem::path& library);
/// Finishes a restore that was interrupted after the copy had been accepted. Does nothing if there is none.
void finish_restore(const std::filesystem::path& library);

}  // namespace castalia
