#include "db/sqlite/database.h"

#include <sqlite3.h>

#include <algorithm>

#include "db/sqlite/files.h"
#include "db/sqlite/schema_steps.h"

namespace castalia {

namespace {

const char* const kBegin = "BEGIN IMMEDIATE";
const char* const kCommit = "COMMIT";
const char* const kCopyInto = "VACUUM INTO :out";
const char* const kIntegrity = "PRAGMA integrity_check(20)";
const char* const kForeignKeys = "PRAGMA foreign_key_check";
const char* const kUseLog = "PRAGMA journal_mode = WAL";
const char* const kUseNoLog = "PRAGMA journal_mode = DELETE";
const char* const kPagesInMemory = "PRAGMA cache_size";
const char* const kManyPagesInMemory = "PRAGMA cache_size = -8192";  // KiB
const char* const kPutLogIntoFile = "PRAGMA wal_checkpoint(FULL)";

std::pair<Failure::Kind, Text> kind_of(int code) {
    using Kind = Failure::Kind;
    if (code == SQLITE_IOERR_SHMSIZE) {
        code = SQLITE_FULL;  // There is no room for the index of the log.
    }
    switch (code & 0xff) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED: return {Kind::busy, say("Another program is writing to it; try again in a moment.")};
        case SQLITE_READONLY:
        case SQLITE_PERM:
            return {Kind::read_only, say("It may not be written; look at its permissions and those of its folder.")};
        case SQLITE_FULL: return {Kind::full, say("The disk is full; make room and try again.")};
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB: return {Kind::damaged, say("It is damaged.")};
        case SQLITE_TOOBIG:
            return {Kind::damaged, say("It holds more in one place than Castalia writes; restore a backup.")};
        case SQLITE_CANTOPEN:
            return {Kind::unreadable, say("It cannot be opened; look at the path and its permissions.")};
        case SQLITE_IOERR:
            return {Kind::other, say("The disk reported an error; look at the disk and keep a backup.")};
        default: return {Kind::other, say("Nothing was changed.")};
    }
}

}  // namespace

void Database::prepare_to_write() {
    if (sqlite3_db_readonly(database_.getHandle(), "main") == 1) {
        throw Failure(Failure::Kind::read_only,
                      say("{file} may not be written. Look at its permissions and those of its folder.",
                          {{"file", literally(shown(file_))}}));
    }
    attempt("open it", [&] {
        database_.check(sqlite3_db_config(database_.getHandle(), SQLITE_DBCONFIG_DQS_DDL, 0, nullptr));
        database_.exec(kUseLog);
        database_.exec("PRAGMA synchronous = FULL");
        database_.check(sqlite3_db_config(database_.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr));
        begin_watch();
    });
}

void Database::begin_watch() {
    schema_version();  // Opens the log.
    if (!in_memory()) {
        watch_.emplace(database_.getHandle(), file_);
    }
}

/// Leaves the log alone, because the data that closing would bring into the file is not ours, or there is no file for
/// it.
void Database::leave_log_alone() {
    sqlite3_db_config(database_.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

Database::~Database() {
    const auto state = watch_ ? watch_->look() : LogWatch::State::intact;
    if (state == LogWatch::State::cut || state == LogWatch::State::log_replaced) {
        leave_log_alone();
    }
}

void Database::check_log() {
    const Fill file{"file", literally(shown(file_))};
    int moved = 0;
    sqlite3_file_control(database_.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    if (moved != 0) {
        throw Failure(Failure::Kind::missing, say("The library {file} is not where it was opened. Nothing was saved; "
                                                  "put it back, or start the program again.",
                                                  {file}));
    }
    switch (watch_ ? watch_->look() : LogWatch::State::intact) {
        case LogWatch::State::intact: return;
        case LogWatch::State::log_lost: return renew_log();
        case LogWatch::State::log_replaced:
            throw Failure(
                Failure::Kind::missing,
                say("Another program has put {file}-wal aside while the library was in use, and a third one "
                    "began another. Nothing was saved; close every program that uses the library, and open "
                    "it again.",
                    {file}));
        case LogWatch::State::cut:
            throw Failure(Failure::Kind::damaged,
                          say("The library {file} has been cut by another program while it was in use. Nothing was "
                              "saved; start the program again to restore a backup.",
                              {file}));
    }
}

/// Brings everything that was confirmed into the file and begins a new log. Only a program that is alone may do that,
/// because others would go on reading the old log.
void Database::renew_log() {
    const auto is_log_off = [&] {
        try {
            database_.exec(kPutLogIntoFile);
            SQLite::Statement off(database_, kUseNoLog);
            return off.executeStep() && off.getColumn("journal_mode").getString() == "delete";
        } catch (const SQLite::Exception& error) {
            if ((error.getErrorCode() & 0xff) != SQLITE_BUSY && (error.getErrorCode() & 0xff) != SQLITE_LOCKED) {
                throw;
            }
            return false;
        }
    };
    if (!is_log_off()) {
        throw Failure(
            Failure::Kind::busy,
            say("The file {file}-wal was removed while the library was in use. What was confirmed is in the "
                "library; nothing more was saved. Close the other programs that use it, and try again.",
                {{"file", literally(shown(file_))}}));
    }
    database_.exec(kUseLog);
    begin_watch();
}

Query Database::query(const char* sql) {
    auto found = statements_.find(sql);
    if (found == statements_.end()) {
        found = statements_.try_emplace(sql, database_, sql).first;
    }
    return Query(found->second);
}

Query Database::query_within(const std::string& before, const char* sql) {
    auto found = within_.find(sql);
    if (found == within_.end()) {
        found = within_.try_emplace(sql, database_, before + sql).first;
    }
    return Query(found->second);
}

std::optional<unsigned> Database::state() {
    unsigned number = 0;
    const int result = sqlite3_file_control(database_.getHandle(), "main", SQLITE_FCNTL_DATA_VERSION, &number);
    return result == SQLITE_OK ? std::optional(number) : std::nullopt;
}

void Database::report_damage(const Text& damage) {
    if (std::ranges::find(reported_damage_, damage) == reported_damage_.end()) {
        reported_damage_.push_back(damage);
        if (on_damage_) {
            on_damage_(damage);
        }
    }
}

void Database::on_damage(std::function<void(const Text&)> hear) {
    on_damage_ = std::move(hear);
    if (on_damage_) {
        std::ranges::for_each(reported_damage_, on_damage_);
    }
}

std::int64_t Database::only_number(const char* sql) {
    auto asked = query(sql);
    return asked.next() ? asked.at(0).getInt64() : 0;
}

void Database::copy_into(const std::filesystem::path& out) {
    try {
        make_private_file(out);
        attempt("copy it", [&] { query(kCopyInto).with(":out", out.string()).run(); });
        give_rights_of(file_, out);
        sync_to_disk(out);
        Database copy(out, Purpose::look);
        if (const auto wrong = copy.integrity(); !wrong.empty()) {
            throw Failure(Failure::Kind::damaged, say("The copy {file} does not pass its check: {why}",
                                                      {{"file", literally(shown(out))}, {"why", wrong.front()}}));
        }
    } catch (const Failure&) {
        std::error_code none;
        std::filesystem::remove(out, none);  // Half a copy is useless.
        throw;
    }
}

std::vector<Text> Database::integrity() {
    return attempt("check it", [&] {
        std::vector<Text> wrong;
        auto checked = query(kIntegrity);
        while (checked.next()) {
            if (const auto line = checked.text("integrity_check"); line != "ok") {
                wrong.push_back(literally(line));
            }
        }
        auto strays = query(kForeignKeys);
        while (strays.next()) {
            wrong.push_back(
                say("a row of {table} belongs to no session", {{"table", literally(strays.text("table"))}}));
        }
        return wrong;
    });
}

namespace {

/// Returns whether a check finds damage. Of a page that was to be read and lies past the end of the file SQLite says
/// that the disk is full, such as behind a damaged page of a large photo.
bool leads_past_its_end(const std::filesystem::path& file) {
    try {
        SQLite::Database library(file.string(), SQLite::OPEN_READONLY);
        SQLite::Statement check(library, "PRAGMA quick_check(1)");
        return check.executeStep() && check.getColumn(0).getString() != "ok";
    } catch (const SQLite::Exception& error) {
        const int code = error.getErrorCode() & 0xff;
        return code == SQLITE_CORRUPT || code == SQLITE_FULL;
    }
}

}  // namespace

void Database::fail(const SQLite::Exception& error, const std::filesystem::path& file, const char* doing) {
    const int code = error.getExtendedErrorCode() > 0 ? error.getExtendedErrorCode() : error.getErrorCode();
    const bool damaged = (code & 0xff) == SQLITE_FULL && leads_past_its_end(file);
    const auto [kind, advice] = kind_of(damaged ? SQLITE_CORRUPT : code);
    const char* const why = damaged ? sqlite3_errstr(SQLITE_CORRUPT) : error.what();
    throw Failure(
        kind,
        say("The library {file}: could not {act} ({error}). {advice}",
            {{"file", literally(shown(file))}, {"act", say(doing)}, {"error", literally(why)}, {"advice", advice}}));
}

Writing::Writing(Database& database) : database_(database) {
    if (database_.why_not_written()) {
        throw Failure(Failure::Kind::read_only, *database_.why_not_written());
    }
    database_.check_log();  // Otherwise an event might be confirmed and never be found again.
    database_.run(kBegin);
    try {
        if (database_.is_changed()) {  // Its version changes only when somebody writes to it.
            if (static_cast<std::size_t>(database_.schema_version()) > schema_steps().size()) {
                refuse_newer_file(database_.file());
            }
            database_.note_state();
        }
    } catch (...) {
        roll_back();
        throw;
    }
}

Writing::~Writing() {
    if (!done_) {
        roll_back();
    }
}

void Writing::roll_back() {
    // After an error of the disk SQLite has rolled back by itself.
    if (sqlite3_get_autocommit(database_.raw().getHandle()) == 0) {
        sqlite3_exec(database_.raw().getHandle(), "ROLLBACK", nullptr, nullptr, nullptr);
    }
}

void Writing::commit() {
    database_.run(kCommit);
    database_.note_state();
    done_ = true;
}

RoomForChange::RoomForChange(Database& database)
    : database_(database), before_(database.only_number(kPagesInMemory)) {
    database_.raw().exec(kManyPagesInMemory);
}

RoomForChange::~RoomForChange() {
    const std::string as_before = std::string(kPagesInMemory) + " = " + std::to_string(before_);
    sqlite3_exec(database_.raw().getHandle(), as_before.c_str(), nullptr, nullptr, nullptr);
    sqlite3_db_release_memory(database_.raw().getHandle());
}

}  // namespace castalia
