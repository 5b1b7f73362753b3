// Opens a library, either to use it or only to look at one that cannot be written.
#include "db/connection.h"
#include "db/history/summary.h"
#include "db/journal/schema.h"
#include "db/journal/settings.h"
#include "db/safety/backups.h"
#include "db/safety/lists.h"
#include "db/sqlite/files.h"
#include "db/sqlite/schema_steps.h"

namespace castalia {

namespace {

const char* const kDataVersion = "PRAGMA data_version";
const char* const kSomeWait = "SELECT EXISTS (SELECT 1 FROM stale_summary)";

/// Refuses an empty library that has backups. It was not always empty, and beginning anew in silence would hide a
/// loss.
void check_emptied(const std::filesystem::path& file) {
    std::error_code none;
    // The log comes first, because another program may be making the library just now.
    const auto log = std::filesystem::path(file).concat("-wal");
    const bool has_log = std::filesystem::exists(log, none) && std::filesystem::file_size(log, none) > 0 && !none;
    const auto size = std::filesystem::file_size(file, none);
    if (!none && size == 0 && has_log) {
        throw Failure(Failure::Kind::damaged,
                      say("{file} has been cut to nothing, though {log} is there. It was left as it is. Restore a "
                          "backup, or move both away to begin anew.",
                          {{"file", literally(shown(file))}, {"log", literally(shown(log))}}));
    }
    if ((none || size == 0) && !backups_of(file).empty()) {
        throw Failure(Failure::Kind::damaged,
                      say("{file} is empty or gone, though there are backups of it. Restore one with castalia-cli "
                          "restore, or move the folder {folder} away to begin anew.",
                          {{"file", literally(shown(file))}, {"folder", literally(shown(backup_folder(file)))}}));
    }
}

/// Returns whether the lists are those that this program would make of the journals.
bool has_lists_of_today(Database& database) {
    return database.attempt("read it", [&] {
        if (static_cast<std::size_t>(database.schema_version()) != schema_steps().size()) {
            return false;
        }
        return stored_setting(database, kSummaryVersionSetting) == std::to_string(kSummaryVersion) &&
               database.only_number(kSomeWait) == 0;
    });
}

/// Returns whether the failure may come from a file, folder or disk that cannot be written.
bool may_be_looked_at(const Failure& failure, const std::filesystem::path& file) {
    using Kind = Failure::Kind;
    std::error_code none;
    const auto size = std::filesystem::file_size(file, none);
    const bool for_want_of_writing =
        failure.kind == Kind::read_only || failure.kind == Kind::full || failure.kind == Kind::unreadable;
    return for_want_of_writing && !none && size > 0;
}

Text why_only_to_look_at(const Failure& failure, const std::filesystem::path& file) {
    const Fill name{"file", literally(shown(file))};
    return failure.kind == Failure::Kind::full
               ? say("The library {file} can be read but not changed, because the disk is full. Make room, then open "
                     "it again.",
                     {name})
               : say("The library {file} can be read but not changed. Look at its permissions, those of its folder "
                     "and the disk, then open it again.",
                     {name});
}

}  // namespace

Store::Store(const Games& games, const std::filesystem::path& file, const Progress& progress, Renewal renewal) {
    const bool in_memory = file == ":memory:";
    make_private_folder(file.parent_path());
    const auto place = in_memory ? file : followed(file);
    finish_restore(place);
    check_emptied(place);
    if (!in_memory) {
        make_private_file(place);
    }
    try {
        open_to_use(games, place, progress, renewal);
    } catch (const Failure& failure) {
        if (in_memory || !may_be_looked_at(failure, place)) {
            throw;
        }
        try {
            open_to_look(games, place, failure, progress);
        } catch (const Failure&) {
            throw failure;
        }
    }
}

Store::~Store() = default;
Store::Store(Store&&) noexcept = default;

void Store::open_to_use(const Games& games, const std::filesystem::path& file, const Progress& progress,
                        Renewal renewal) {
    connection_ = std::make_unique<Connection>(games, file, Database::Purpose::use);
    Database& database = connection_->database;
    check_origin(database);
    database.prepare_to_write();
    const bool is_copy = renewal == Renewal::in_a_copy;
    const bool copied = bring_to_newest(database, schema_steps(), is_copy) || is_copy;
    const bool later = renewal == Renewal::later && awaits_renewal();
    if (!later && setting(kSummaryVersionSetting) != std::to_string(kSummaryVersion)) {
        renew_lists(*this, copied, progress);
    }
    connection_->seen_version = database.attempt("read it", [&] { return database.only_number(kDataVersion); });
}

/// Opens the library only to look at it. Changes that would have to be written first, because an older version wrote
/// the file or because lists wait for an update, are made in memory.
void Store::open_to_look(const Games& games, const std::filesystem::path& file, const Failure& why,
                         const Progress& progress) {
    connection_.reset();
    const FileTrace trace = trace_of(file);
    auto looking = std::make_unique<Connection>(games, file, Database::Purpose::look);
    check_origin(looking->database);
    if (has_lists_of_today(looking->database)) {
        connection_ = std::move(looking);
    } else {
        connection_ = std::make_unique<Connection>(games, ":memory:", Database::Purpose::use);
        connection_->database.take_copy_of(looking->database);
        looking.reset();
        bring_to_newest(connection_->database);
        if (setting(kSummaryVersionSetting) != std::to_string(kSummaryVersion)) {
            renew_lists(*this, true, progress);
        }
        catch_up();
    }
    connection_->trace = trace;
    connection_->database.forbid_writing(why_only_to_look_at(why, file));
}

bool Store::awaits_renewal() const {
    const std::optional<std::string> listed = setting(kSummaryVersionSetting);
    return listed && *listed != std::to_string(kSummaryVersion);
}

std::optional<Text> Store::only_to_look_at() const { return connection_->database.why_not_written(); }

void Store::wait_at_most(std::chrono::milliseconds time) { connection_->database.wait_at_most(time); }

bool Store::changed_elsewhere() {
    Database& database = connection_->database;
    if (!only_to_look_at()) {
        const auto version = database.attempt("read it", [&] { return database.only_number(kDataVersion); });
        return std::exchange(connection_->seen_version, version) != version;
    }
    if (trace_of(file()) == connection_->trace) {
        return false;
    }
    // SQLite does not watch a file that it may not lock. Perhaps it can be written now.
    const auto kept = connection_->unsaved_settings;
    const auto wait = database.longest_wait();
    Store again(games(), file());
    const auto hear = database.damage_callback();
    again.set_reader_clock(reader_clock());
    connection_ = std::move(again.connection_);
    wait_at_most(wait);
    on_damage(hear);
    for (const auto& [key, value] : kept) {
        set(key, value);
    }
    return true;
}

}  // namespace castalia
