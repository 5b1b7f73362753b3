// Copies of the library: out while it is in use, and back again.
#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

#include "db/connection.h"
#include "db/files.h"
#include "db/schema.h"

namespace castalia {

namespace {

namespace fs = std::filesystem;

/// Removes a file, and what SQLite may keep beside it, when the work is over or has failed.
class Temporary {
public:
    explicit Temporary(fs::path file) : file_(std::move(file)) {}
    Temporary(const Temporary&) = delete;
    Temporary& operator=(const Temporary&) = delete;
    ~Temporary() {
        for (const char* ending : {"", "-wal", "-shm", "-journal"}) {
            std::error_code gone;
            fs::remove(with(ending), gone);
        }
    }
    const fs::path& file() const { return file_; }
    fs::path with(const char* ending) const { return fs::path(file_).concat(ending); }

private:
    fs::path file_;
};

void copy_bytes(const fs::path& from, const fs::path& to) {
    std::error_code failed;
    fs::copy_file(from, to, failed);
    if (failed) {
        throw Failure(failed == std::errc::no_space_on_device ? Failure::Kind::full : Failure::Kind::unreadable,
                      shown(from) + " could not be copied to " + shown(to) + ": " + failed.message() + ".");
    }
}

/// Opens what was copied as a library, which brings it to our version, and checks all of it.
void check_copy(const fs::path& copy, const fs::path& told) {
    const Store store(copy);
    if (const auto wrong = store.verify(); !wrong.empty()) {
        throw Failure(Failure::Kind::damaged, shown(told) + " does not pass its check and was not restored: " +
                                                  wrong.front() + ".");
    }
}

/// Gives the library the contents of the copy in one transaction, so that a program that has it open goes on
/// with a whole library: with the old one or with the new.
void overwrite(Database& library, Database& copy) {
    library.attempt("restore it", [&] {
        SQLite::Backup backup(library.raw(), copy.raw());
        // SQLite answers with a code here; everything else it throws.
        if (const int code = backup.executeStep(-1); code != SQLITE_DONE) {
            throw SQLite::Exception(sqlite3_errstr(code), code);
        }
    });
}

/// A library that SQLite cannot read gives way as it is, with its write-ahead log.
void set_aside(const fs::path& library) {
    const fs::path kept = beside(library, ".damaged");
    for (const char* ending : {"", "-wal", "-shm"}) {
        const fs::path from = fs::path(library).concat(ending);
        if (fs::exists(from)) {
            fs::rename(from, fs::path(kept).concat(ending));
        }
    }
}

/// False when what lies there cannot be read as a library and was set aside.
bool keep_old(const fs::path& library) {
    try {
        Database old(library, Database::Purpose::use);
        check_origin(old);
        old.settle_in();
        old.copy_into(beside(library, ".before-restore"));
        return true;
    } catch (const Failure& failure) {
        if (failure.kind != Failure::Kind::damaged) {
            throw;
        }
        set_aside(library);
        return false;
    }
}

}  // namespace

void Store::backup(const fs::path& out) const {
    std::error_code none;
    if (fs::exists(fs::symlink_status(out, none))) {
        throw Failure(Failure::Kind::other, shown(out) + " exists already and was left as it is. Name another file.");
    }
    const Temporary part(beside(out, ".part"));
    connection_->database.copy_into(part.file());
    put_in_place(part.file(), out);
}

void restore_library(const fs::path& copy, const fs::path& library) {
    if (!fs::is_regular_file(copy)) {
        throw Failure(Failure::Kind::unreadable, shown(copy) + " is not there or is no file. Name a backup to restore.");
    }
    if (library.has_parent_path()) {
        fs::create_directories(library.parent_path());
    }
    std::error_code none;
    if (fs::equivalent(copy, library, none)) {
        throw Failure(Failure::Kind::other, shown(copy) + " is the library itself. Name a backup to restore.");
    }
    // The copy itself is only ever read.
    const Temporary checked(beside(library, ".restoring"));
    copy_bytes(copy, checked.file());
    if (const fs::path log = fs::path(copy).concat("-wal"); fs::exists(log)) {
        copy_bytes(log, checked.with("-wal"));
    }
    check_copy(checked.file(), copy);
    if (fs::exists(library) && fs::file_size(library) > 0 && keep_old(library)) {
        Database target(library, Database::Purpose::use);
        target.settle_in();
        Database source(checked.file(), Database::Purpose::use);
        overwrite(target, source);
        sync_to_disk(library);
        return;
    }
    std::error_code gone;
    fs::remove(library, gone);
    sync_to_disk(checked.file());
    put_in_place(checked.file(), library);
}

}  // namespace castalia
