// Makes copies automatically, and tells their worth when the library is damaged.
#include "db/safety/backups.h"

#include <algorithm>
#include <map>
#include <sstream>

#include "db/connection.h"
#include "db/journal/photos.h"
#include "db/safety/copies.h"
#include "db/safety/safety.h"
#include "db/sqlite/files.h"

namespace castalia {

namespace {

namespace fs = std::filesystem;

const char* const kSessionKeys = "SELECT key, id FROM session";
const char* const kOperations = "SELECT COUNT(*) AS operations FROM operation WHERE session = :session";
// A copy of an older version has no photos, and another name for its operations.
const char* const kOperationsBefore11 = "SELECT COUNT(*) AS operations FROM deed WHERE session = :session";
const char* const kHasTable = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = :name";
const char* const kQuickCheck = "PRAGMA quick_check(5)";
constexpr std::string_view kEnding = ".sqlite";

/// Returns such a name as "2026-11-21T20-04-11.250Z.sqlite", which every file system accepts and which sorts by time.
std::string name_of(Moment made) {
    std::string name = rfc3339(made);
    std::ranges::replace(name, ':', '-');
    return name + std::string(kEnding);
}

std::optional<Moment> made_by(const fs::path& file) {
    constexpr std::size_t kDay = 11, kHour = 13, kMinute = 16;
    std::string text = file.filename().string();
    if (!text.ends_with(kEnding) || text.size() <= kMinute + kEnding.size()) {
        return std::nullopt;
    }
    text.resize(text.size() - kEnding.size());
    text[kHour] = text[kMinute] = ':';
    try {
        const Moment made = moment_of(text, "");
        return text[kDay - 1] == 'T' && name_of(made) == file.filename() ? std::optional(made) : std::nullopt;
    } catch (const BadRecord&) {
        return std::nullopt;
    }
}

struct Kept {
    std::size_t operations = 0, photos = 0;
};
using KeptBySession = std::map<std::string, Kept>;

bool has_table(Database& database, const char* name) { return database.query(kHasTable).with(":name", name).next(); }

/// Returns the numbers of operations and photos of each session. `lenient` leaves out sessions that cannot be read,
/// because the others may be whole.
KeptBySession kept_in(Database& database, bool lenient = false) {
    return database.attempt("read it", [&] {
        KeptBySession kept;
        const bool has_photos = has_table(database, "photo");
        const char* const operations = has_table(database, "deed") ? kOperationsBefore11 : kOperations;
        auto rows = database.query(kSessionKeys);
        while (rows.next()) {
            try {
                auto row = database.query(operations);
                row.with(":session", rows.number("key")).next();
                Kept& of_session = kept[rows.text("id")];
                of_session.operations = row.size("operations");
                of_session.photos = has_photos ? count_photos(database, rows.number("key")) : 0;
            } catch (const SQLite::Exception&) {
                if (!lenient) {
                    throw;
                }
            }
        }
        return kept;
    });
}

/// Returns nothing if not even the list of sessions can be read.
std::optional<KeptBySession> kept_if_readable(const fs::path& file) {
    std::error_code none;
    if (const auto size = fs::file_size(file, none); none || size == 0) {
        return std::nullopt;
    }
    try {
        Database database(file, Database::Purpose::look);
        return kept_in(database, true);
    } catch (const Failure&) {
        return std::nullopt;
    }
}

Amount amount_of(const KeptBySession& all) {
    Amount amount;
    for (const auto& [id, kept] : all) {
        ++amount.sessions;
        amount.operations += kept.operations;
        amount.photos += kept.photos;
    }
    return amount;
}

Amount missing_in(const KeptBySession& copy, const KeptBySession& library) {
    const auto lacks = [](std::size_t all, std::size_t there) { return all > there ? all - there : 0; };
    Amount missing;
    for (const auto& [id, kept] : library) {
        const auto found = copy.find(id);
        const Kept there = found == copy.end() ? Kept{} : found->second;
        missing.sessions += found == copy.end() ? 1 : 0;
        missing.operations += lacks(kept.operations, there.operations);
        missing.photos += lacks(kept.photos, there.photos);
    }
    return missing;
}

/// Checks the copy and closes it as a single file without a log, which reading does not change.
Amount check_and_close(const Games& games, const fs::path& part, const Progress& progress, bool& stopped) {
    {
        const Store copy(games, part, {}, Store::Renewal::in_a_copy);
        const auto wrong = Safety(copy).verify({}, [&](std::size_t done, std::size_t all) {
            stopped = progress && !progress(done, all);
            return !stopped;
        });
        if (!wrong.empty()) {
            throw Failure(
                Failure::Kind::damaged,
                say("The copy {file} does not pass its check: {why}. Run castalia-cli verify on the library.",
                    {{"file", literally(shown(part))}, {"why", wrong.front()}}));
        }
    }
    Database closed(part, Database::Purpose::use);
    return closed.attempt("close it", [&] {
        closed.raw().exec("PRAGMA journal_mode = DELETE");
        return amount_of(kept_in(closed));
    });
}

std::size_t thin(const fs::path& library, const WallClock& reader) {
    const std::vector<Backup> backups = backups_of(library);
    std::vector<Moment> made;
    std::ranges::transform(backups, std::back_inserter(made), &Backup::made);
    const std::vector<Moment> kept = kept_backups(made, reader);
    std::size_t thinned = 0;
    for (const Backup& backup : backups) {
        std::error_code failed;
        if (std::ranges::find(kept, backup.made) == kept.end() && fs::remove(backup.file, failed)) {
            ++thinned;
        }
    }
    return thinned;
}

void make_folder(const fs::path& folder) {
    std::error_code failed;
    if (fs::create_directories(folder, failed)) {
        fs::permissions(folder, fs::perms::owner_all, failed);
    }
    if (failed) {
        throw Failure(failed == std::errc::no_space_on_device ? Failure::Kind::full : Failure::Kind::other,
                      say("The folder of backups {folder} could not be made: {why}.",
                          {{"folder", literally(shown(folder))}, {"why", literally(failed.message())}}));
    }
}

}  // namespace

fs::path backup_folder(const fs::path& library) {
    return library.parent_path() / (library.stem().string() + ".backups");
}

std::vector<Backup> backups_of(const fs::path& library) {
    std::vector<Backup> backups;
    std::error_code failed;
    for (fs::directory_iterator at(backup_folder(library), failed), end; !failed && at != end; at.increment(failed)) {
        std::error_code none;
        if (const auto made = made_by(at->path());
            made && at->symlink_status(none).type() == fs::file_type::regular) {
            backups.push_back({at->path(), *made});
        }
    }
    std::ranges::sort(backups, std::greater{}, &Backup::made);
    return backups;
}

std::optional<MadeBackup> make_backup(const Games& games, const fs::path& library, Moment now,
                                      const Progress& progress, const WallClock& reader) {
    const fs::path folder = backup_folder(library);
    make_folder(folder);
    const fs::path out = folder / name_of(now);
    const Temporary part(beside(out, ".part"));
    {
        Database source(library, Database::Purpose::use);
        if (kept_in(source).empty()) {
            return std::nullopt;
        }
        source.copy_into(part.file());
    }
    bool stopped = false;
    MadeBackup made{{out, now}, check_and_close(games, part.file(), progress, stopped), 0};
    if (stopped) {
        return std::nullopt;
    }
    sync_to_disk(part.file());
    put_in_place(part.file(), out);
    made.thinned = thin(library, reader);
    return made;
}

std::vector<Text> damage_in(const fs::path& library) {
    Database database(library, Database::Purpose::look);
    std::vector<Text> wrong;
    try {
        database.attempt("check it", [&] {
            auto rows = database.query(kQuickCheck);
            while (rows.next()) {
                // SQLite puts several findings into one row, under the name of the database.
                std::istringstream findings(rows.text("quick_check"));
                for (std::string line; std::getline(findings, line);) {
                    if (line != "ok" && !line.starts_with("***")) {
                        wrong.push_back(literally(line));
                    }
                }
            }
        });
    } catch (const Failure& failure) {
        if (failure.kind != Failure::Kind::damaged) {
            throw;
        }
        wrong.push_back(failure.text);
    }
    return wrong;
}

std::optional<Offer> newest_good_backup(const Games& games, const fs::path& library, const Progress& progress) {
    Offer offer;
    for (const Backup& backup : backups_of(library)) {
        if (!wrong_with_copy(games, backup.file, library, progress).empty()) {
            ++offer.passed_over;
            continue;
        }
        const auto copied = kept_if_readable(backup.file).value_or(KeptBySession());
        offer.backup = backup;
        offer.amount = amount_of(copied);
        if (const auto there = kept_if_readable(library)) {
            offer.comparable = true;
            offer.missing = missing_in(copied, *there);
        }
        return offer;
    }
    return std::nullopt;
}

}  // namespace castalia
