#include "db/store.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstdlib>

#include "core/session/record.h"
#include "db/connection.h"
#include "db/history/summary.h"
#include "db/journal/schema.h"
#include "db/journal/sessions.h"
#include "db/journal/statements.h"
#include "db/safety/backups.h"
#include "db/sqlite/files.h"

namespace castalia {

namespace {

const char* const kLoadSetting = "SELECT value FROM setting WHERE name = :name";
const char* const kDataVersion = "PRAGMA data_version";

/// A new library begins empty. One that has backups was not always so: silently beginning anew would hide a loss.
void check_emptied(const std::filesystem::path& file) {
    std::error_code none;
    // The log first: another program may be making the library just now.
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

/// Events that are played at the end change nothing before them.
bool only_played(const Journal& journal, std::size_t known) {
    for (std::size_t i = known; i < journal.size(); ++i) {
        if (!std::holds_alternative<Played>(journal[i].operation)) {
            return false;
        }
    }
    return true;
}

}  // namespace

TableTime Store::Connection::time_of(const Session& session) {
    const auto& steps = session.replay().steps();
    const bool goes_on = counted.session == session.heading().id && counted.steps > 0 &&
                         counted.steps <= steps.size() && counted.last == steps[counted.steps - 1].entry.event;
    if (!goes_on) {
        counted = {session.heading().id, 0, nullptr, TableTime(session.heading())};
    }
    for (; counted.steps < steps.size(); ++counted.steps) {
        counted.time.add(steps[counted.steps]);
        counted.last = steps[counted.steps].entry.event;
    }
    return counted.time;
}

Store::Store(const Games& games, const std::filesystem::path& file, const Progress& progress) {
    const bool in_memory = file == ":memory:";
    make_private_folder(file.parent_path());
    const auto place = in_memory ? file : followed(file);
    finish_restore(place);
    check_emptied(place);
    if (!in_memory) {
        make_private_file(place);
    }
    connection_ = std::make_unique<Connection>(games, place);
    Database& database = connection_->database;
    check_origin(database);
    database.settle_in();
    bring_to_newest(database);
    if (setting(kSummaryVersionSetting) != std::to_string(kSummaryVersion)) {
        rebuild(progress);
    }
    connection_->seen_version = database.attempt("read it", [&] { return database.only_number(kDataVersion); });
}

Store::~Store() = default;
Store::Store(Store&&) noexcept = default;

const std::filesystem::path& Store::file() const { return connection_->database.file(); }
const Games& Store::games() const { return connection_->games; }

void Store::begin(const Session& session, bool sample) {
    Database& database = connection_->database;
    database.attempt("save the session", [&] {
        Writing writing(database);
        write_summary(database, connection_->games, add_session(database, session, sample), &session);
        writing.commit();
    });
}

void Store::begin(const std::vector<const Session*>& sessions) {
    Database& database = connection_->database;
    database.attempt("save the sessions", [&] {
        Writing writing(database);
        for (const Session* session : sessions) {
            write_summary(database, connection_->games, add_session(database, *session, false), session);
        }
        writing.commit();
    });
}

void Store::save_commentary(const Session& session) {
    Database& database = connection_->database;
    database.attempt("save the comments", [&] {
        Writing writing(database);
        castalia::save_commentary(database, key_of(database, session.heading().id), session);
        writing.commit();
    });
}

void Store::append(const Session& session, std::size_t known) {
    Database& database = connection_->database;
    database.attempt("save the event", [&] {
        Writing writing(database);
        add_operations(session, known);
        writing.commit();
    });
}

Session Store::append_in_turn(const std::string& id, const std::function<bool(Session&)>& enter) {
    Database& database = connection_->database;
    return database.attempt("save the event", [&] {
        Writing writing(database);
        Session session = load_session_within(database, connection_->games, id);
        const std::size_t known = session.journal().size();
        if (enter(session)) {
            add_operations(session, known);
            writing.commit();
        }
        return session;
    });
}

void Store::add_operations(const Session& session, std::size_t known) {
    Database& database = connection_->database;
    const std::int64_t key = key_of(database, session.heading().id);
    append_operations(database, key, session, known);
    const bool added_only = only_played(session.journal(), known);
    const Outcome outcome = added_only ? outcome_of(session, connection_->time_of(session)) : outcome_of(session);
    if (!added_only) {
        connection_->counted.steps = 0;
    }
    if (outcome.status == Status::open && stands_open(database, key)) {
        note_progress(database, key, outcome);
    } else {
        write_summary(database, connection_->games, key, &session);
    }
}

Session Store::load(const std::string& id) const {
    Database& database = connection_->database;
    return database.attempt("read the session", [&] { return load_session(database, connection_->games, id); });
}

bool Store::holds(const std::string& id) const {
    Database& database = connection_->database;
    return database.attempt("read it", [&] { return holds_session(database, id); });
}

bool Store::changed_elsewhere() const {
    Database& database = connection_->database;
    const auto version = database.attempt("read it", [&] { return database.only_number(kDataVersion); });
    return std::exchange(connection_->seen_version, version) != version;
}

std::optional<std::string> Store::setting(const std::string& key) const {
    Database& database = connection_->database;
    return database.attempt("read a setting", [&] {
        auto row = database.query(kLoadSetting);
        return row.with(":name", key).next() ? std::optional(row.text("value")) : std::nullopt;
    });
}

void Store::set(const std::string& key, const std::string& value) {
    Database& database = connection_->database;
    database.attempt("save a setting",
                     [&] { database.query(sql::save_setting).with(":name", key).with(":value", value).run(); });
}

bool has_library(const std::filesystem::path& file) {
    std::error_code none;
    return std::filesystem::exists(file, none) || restore_is_pending(followed(file)) ||
           !backups_of(followed(file)).empty();
}

std::filesystem::path default_library() {
    const auto folder = [](const char* name) -> std::filesystem::path {
        const char* const value = std::getenv(name);
        return value == nullptr ? std::filesystem::path() : std::filesystem::path(value);
    };
    if (const auto named = folder("CASTALIA_LIBRARY"); !named.empty()) {
        return named;
    }
    const std::filesystem::path within = std::filesystem::path("castalia") / "library.sqlite";
#if defined(_WIN32)
    return folder("LOCALAPPDATA") / within;
#elif defined(__APPLE__)
    return folder("HOME") / "Library" / "Application Support" / within;
#else
    // The XDG rules ignore a path that is not absolute.
    const auto chosen = folder("XDG_DATA_HOME");
    return (chosen.is_absolute() ? chosen : folder("HOME") / ".local" / "share") / within;
#endif
}

}  // namespace castalia
