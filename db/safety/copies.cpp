// Copies the library while it is in use, and puts copies back.
#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

#include "db/connection.h"
#include "db/journal/schema.h"
#include "db/safety/backups.h"
#include "db/safety/copies.h"
#include "db/sqlite/files.h"

namespace castalia {

namespace {

namespace fs = std::filesystem;

/// Gives the library the contents of the copy in one transaction, so that a program that has it open goes on
/// with a whole library: with the old one or with the new.
void overwrite(Database& library, Database& copy) {
    library.attempt("restore it", [&] {
        SQLite::Backup backup(library.raw(), copy.raw());
        // SQLite returns a code here, while it throws all other errors.
        if (const int code = backup.executeStep(-1); code != SQLITE_DONE) {
            throw SQLite::Exception(sqlite3_errstr(code), code);
        }
    });
}

/// Returns the name under which a checked copy waits once it has been accepted as the library.
fs::path agreed(const fs::path& library) {
    return library.parent_path() / (library.stem().string() + ".restored" + library.extension().string());
}

/// Moves the files at the library's place aside, the log first. A library without its log is an older state of
/// itself, but SQLite would play a log that is left there into another library.
void set_aside(const fs::path& library) {
    const fs::path kept = beside(library, ".damaged");
    for (const char* ending : {"-wal", "-shm", ""}) {
        std::error_code failed;
        const fs::path from = fs::path(library).concat(ending);
        if (fs::exists(from, failed)) {
            fs::rename(from, fs::path(kept).concat(ending), failed);
        }
        if (failed && failed != std::errc::no_such_file_or_directory) {
            throw Failure(Failure::Kind::other,
                          say("{file} could not be put aside: {why}. Look at the permissions of its folder.",
                              {{"file", literally(shown(from))}, {"why", literally(failed.message())}}));
        }
    }
}

/// Keeps a copy of the library that is replaced. Returns false if it cannot be read as a library. It is not settled
/// in, so that a damaged file stays as it was found, with its log.
bool keep_old(const fs::path& library) {
    const fs::path kept = beside(library, ".before-restore");
    try {
        Database old(library, Database::Purpose::use);
        check_origin(old);
        old.copy_into(kept);
        return true;
    } catch (const Failure& failure) {
        if (failure.kind != Failure::Kind::damaged) {
            throw;
        }
        return false;
    }
}

/// Finishes a restore while the folder is held. A second program finds no copy waiting, and the library of the first
/// in place. Moving that aside would take events from a program that goes on playing.
void finish_while_held(const fs::path& library) {
    const fs::path waiting = agreed(library);
    if (!fs::exists(waiting)) {
        return;
    }
    set_aside(library);
    std::error_code failed;
    fs::rename(waiting, library, failed);
    if (failed) {
        throw Failure(Failure::Kind::other,
                      say("{file} could not be renamed to {name}: {why}. Look at the permissions of its folder.",
                          {{"file", literally(shown(waiting))},
                           {"name", literally(shown(library))},
                           {"why", literally(failed.message())}}));
    }
    sync_to_disk(library);
}

/// Returns the sentence with another name in the place of a file's.
Text with_name(Text text, const std::string& of, const std::string& name) {
    for (std::size_t at = text.literal ? text.pattern.find(of) : std::string::npos; at != std::string::npos;
         at = text.pattern.find(of, at + name.size())) {
        text.pattern.replace(at, of.size(), name);
    }
    for (Fill& fill : text.fills) {
        fill.with = with_name(std::move(fill.with), of, name);
    }
    return text;
}

/// Calls `use` with the store in a checked copy. A failure names the file of which it was made, not the copy.
template <class Use>
void open_checked(const Games& games, const fs::path& checked, const fs::path& made_of, Use&& use) {
    try {
        const Store store(games, checked, {}, Store::Renewal::in_a_copy);
        use(store);
    } catch (const Failure& failure) {
        throw Failure(failure.kind, with_name(failure.text, shown(checked), shown(made_of)));
    }
}

}  // namespace

Temporary::~Temporary() {
    for (const char* ending : {"", "-wal", "-shm", "-journal"}) {
        std::error_code gone;
        fs::remove(with(ending), gone);
    }
}

void copy_bytes(const fs::path& from, const fs::path& to) {
    std::error_code failed;
    fs::copy_file(from, to, failed);
    if (failed) {
        throw Failure(failed == std::errc::no_space_on_device ? Failure::Kind::full : Failure::Kind::unreadable,
                      say("{file} could not be copied to {copy}: {why}.", {{"file", literally(shown(from))},
                                                                           {"copy", literally(shown(to))},
                                                                           {"why", literally(failed.message())}}));
    }
}

void copy_library_bytes(const fs::path& from, const fs::path& to) {
    copy_bytes(from, to);
    if (const fs::path log = fs::path(from).concat("-wal"); fs::exists(log)) {
        copy_bytes(log, fs::path(to).concat("-wal"));
    }
}

Text wrong_with_copy(const Games& games, const fs::path& copy, const fs::path& library, const Progress& progress) {
    const Temporary checked(beside(library, ".checking"));
    copy_library_bytes(copy, checked.file());
    try {
        Text found;
        open_checked(games, checked.file(), copy, [&](const Store& store) {
            const auto wrong = Safety(store).verify({}, progress);
            found = wrong.empty() ? Text{} : wrong.front();
        });
        return found;
    } catch (const Failure& failure) {
        if (failure.kind == Failure::Kind::full) {
            throw;  // The failure is not about the copy.
        }
        return failure.text;
    }
}

bool restore_is_pending(const fs::path& library) {
    std::error_code none;
    return fs::exists(agreed(library), none);
}

void finish_restore(const fs::path& library) {
    if (restore_is_pending(library)) {
        const FolderHeld held(library);
        finish_while_held(library);
    }
}

void Safety::back_up(const fs::path& out) const {
    std::error_code none;
    if (fs::exists(fs::symlink_status(out, none))) {
        throw Failure(Failure::Kind::other, say("{file} exists already and was left as it is. Name another file.",
                                                {{"file", literally(shown(out))}}));
    }
    const Temporary part(beside(out, ".part"));
    store_.connection().database.copy_into(part.file());
    put_in_place(part.file(), out);
}

void restore_library(const Games& games, const fs::path& copy, const fs::path& place) {
    const fs::path library = followed(place);
    if (!fs::is_regular_file(copy)) {
        throw Failure(Failure::Kind::unreadable, say("{file} is not there or is no file. Name a backup to restore.",
                                                     {{"file", literally(shown(copy))}}));
    }
    std::error_code none;
    make_private_folder(library.parent_path());
    if (fs::equivalent(copy, library, none)) {
        throw Failure(Failure::Kind::other, say("{file} is the library itself. Name a backup to restore.",
                                                {{"file", literally(shown(copy))}}));
    }
    const FolderHeld held(library);
    // The copy itself is only read.
    const Temporary checked(beside(library, ".restoring"));
    copy_library_bytes(copy, checked.file());
    open_checked(games, checked.file(), copy, [&](const Store& store) {
        if (const auto wrong = Safety(store).verify(); !wrong.empty()) {
            throw Failure(Failure::Kind::damaged, say("{file} does not pass its check and was not restored: {why}.",
                                                      {{"file", literally(shown(copy))}, {"why", wrong.front()}}));
        }
    });
    finish_while_held(library);  // An interrupted restore must not be in the way of this one.
    if (fs::exists(library) && fs::file_size(library) > 0 && keep_old(library)) {
        {
            Database target(library, Database::Purpose::use);
            target.prepare_to_write();
            Database source(checked.file(), Database::Purpose::use);
            overwrite(target, source);
        }
        // The library is closed here first, because the handle that syncs would drop SQLite's locks.
        sync_to_disk(library);
        return;
    }
    // The restore is accepted once the copy has its new name. The next program that opens the library finishes it.
    sync_to_disk(checked.file());
    std::error_code failed;
    fs::rename(checked.file(), agreed(library), failed);
    if (failed) {
        throw Failure(Failure::Kind::other,
                      say("{file} was not restored: {why}. Look at the disk and the permissions of its folder.",
                          {{"file", literally(shown(library))}, {"why", literally(failed.message())}}));
    }
    finish_while_held(library);
}

}  // namespace castalia
