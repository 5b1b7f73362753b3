#include "db/store.h"

#include <sqlite3.h>

#include <cstdlib>

#include "core/session/record.h"
#include "db/connection.h"
#include "db/history/earlier_ending.h"
#include "db/history/summary.h"
#include "db/history/summary_row.h"
#include "db/journal/chains.h"
#include "db/journal/operations.h"
#include "db/journal/schema.h"
#include "db/journal/sessions.h"
#include "db/journal/settings.h"
#include "db/safety/backups.h"
#include "db/sqlite/files.h"

namespace castalia {

namespace {

// CROSS makes SQLite go through the waiting sessions and not through all sessions.
const char* const kWaiting =
    "SELECT session.id AS id FROM stale_summary CROSS JOIN session ON session.key = stale_summary.session LIMIT "
    ":most";
constexpr std::size_t kAtOnce = 256;

std::vector<std::string> waiting(Database& database) {
    return database.query(kWaiting).with(":most", static_cast<std::int64_t>(kAtOnce)).texts("id");
}

}  // namespace

std::int64_t Store::Connection::add(const Session& session, bool sample) {
    const std::int64_t key = add_session(database, session, sample);
    add_tags(database, key, session.heading().tags);
    write_summary(database, games, key, &session);
    return key;
}

std::optional<Session> Store::Connection::load_if_readable(const std::string& id) {
    return if_readable(
        [&] { return database.attempt("read the session", [&] { return load_session(database, games, id); }); });
}

const std::filesystem::path& Store::file() const { return connection_->database.file(); }
const Games& Store::games() const { return connection_->games; }
void Store::set_reader_clock(WallClock reader) { connection_->reader = std::move(reader); }
const WallClock& Store::reader_clock() const { return connection_->reader; }
void Store::on_damage(std::function<void(const Text&)> hear) { connection_->database.on_damage(std::move(hear)); }

void Store::begin(const Session& session, bool sample) {
    Database& database = connection_->database;
    database.attempt("save the session", [&] {
        Writing writing(database);
        connection_->add(session, sample);
        writing.commit();
    });
}

void Store::begin(const std::vector<const Session*>& sessions) {
    Database& database = connection_->database;
    database.attempt("save the sessions", [&] {
        Writing writing(database);
        for (const Session* session : sessions) {
            connection_->add(*session, false);
        }
        writing.commit();
    });
}

void Store::replace(const Session& old, const Session& session) {
    Database& database = connection_->database;
    database.attempt("save the session", [&] {
        Writing writing(database);
        const std::int64_t from = key_of(database, old.heading().id);
        if (count_operations(database, from) != old.journal().size()) {
            fail_with_conflict(database);
        }
        const std::int64_t to = add_in_place_of(database, connection_->games, old.heading().id, session);
        write_summary(database, connection_->games, to, &session);
        writing.commit();
    });
}

void Store::save_commentary(const Session& session) {
    Database& database = connection_->database;
    database.attempt("save the comments", [&] {
        Writing writing(database);
        const std::int64_t key = key_of(database, session.heading().id);
        castalia::save_commentary(database, key, session);
        mark_stale(database, key);  // Comments are searched, too.
        writing.commit();
    });
}

void Store::append(const Session& session, std::span<const JournalLine> lines) {
    Database& database = connection_->database;
    database.attempt("save the event", [&] {
        Writing writing(database);
        add_operations(session, lines);
        writing.commit();
    });
}

Session Store::append_in_turn(const std::string& id,
                              const std::function<std::optional<Addition>(const Session&)>& propose) {
    Database& database = connection_->database;
    return database.attempt("save the event", [&] {
        Writing writing(database);
        Session session = load_session_within(database, connection_->games, id);
        if (std::optional<Addition> addition = propose(session)) {
            add_operations(session, {&addition->line, 1});
            writing.commit();
            session.accept(*std::move(addition));
        }
        return session;
    });
}

void Store::add_operations(const Session& session, std::span<const JournalLine> lines) {
    Database& database = connection_->database;
    const JournalEnd end = end_of_journal(database, session.heading().id);
    append_operations(database, end, session, session.journal().size(), lines);
    if (end.earlier_endings) {
        settle_earlier_ending(database, end.key,
                              load_session_within(database, connection_->games, session.heading().id));
    }
    if (!end.stale) {
        mark_stale(database, end.key);
    }
}

void Store::catch_up() const try {
    Database& database = connection_->database;
    database.attempt("bring its lists up to date", [&] {
        for (auto ids = waiting(database); !ids.empty(); ids = waiting(database)) {
            for (const std::string& id : ids) {
                const std::optional<Session> session = connection_->load_if_readable(id);
                Writing writing(database);
                const std::int64_t key = key_of(database, id);
                // Entries that came after it was read are listed the next time.
                if (!session || count_operations(database, key) == session->journal().size()) {
                    write_summary(database, connection_->games, key, session ? &*session : nullptr);
                }
                writing.commit();
            }
        }
    });
} catch (const Failure& failure) {
    // Another program is writing, or this one may not. The lists are then those of a moment ago.
    if (failure.kind != Failure::Kind::busy && failure.kind != Failure::Kind::read_only) {
        throw;
    }
}

Database& Store::up_to_date() const {
    catch_up();
    return connection_->database;
}

Session Store::load(const std::string& id) const {
    Database& database = connection_->database;
    return database.attempt("read the session", [&] {
        // This gives one view of the file, whatever another program writes meanwhile.
        SQLite::Transaction reading(database.raw(), SQLite::TransactionBehavior::DEFERRED);
        Session session = load_session_within(database, connection_->games, id);
        const std::int64_t key = key_of(database, id);
        report_if_lists_differ(database, key, session.heading());
        session.result_remark = stored_ending_text(database, key).value_or(Text());
        return session;
    });
}

std::optional<KeptChain> Store::chain(const std::string& id) const {
    Database& database = connection_->database;
    return database.attempt("read the session", [&]() -> std::optional<KeptChain> {
        const std::optional<KeptHead> kept = kept_head(database, key_of(database, id));
        return kept ? std::optional(KeptChain{kept->hash, static_cast<std::size_t>(kept->operations),
                                              static_cast<std::size_t>(kept->hashed_from), kept->hashed_at})
                    : std::nullopt;
    });
}

bool Store::holds(const std::string& id) const {
    Database& database = connection_->database;
    return database.attempt("read it", [&] { return holds_session(database, id); });
}

std::size_t Store::pages_read() const {
    int now = 0, highest = 0;
    sqlite3_db_status(connection_->database.raw().getHandle(), SQLITE_DBSTATUS_CACHE_MISS, &now, &highest, 0);
    return static_cast<std::size_t>(now);
}

std::optional<std::string> Store::setting(const std::string& key) const {
    Database& database = connection_->database;
    if (const auto unsaved = connection_->unsaved_settings.find(key);
        unsaved != connection_->unsaved_settings.end()) {
        return unsaved->second;
    }
    return database.attempt("read a setting", [&] { return stored_setting(database, key); });
}

void Store::set(const std::string& key, const std::string& value) {
    Database& database = connection_->database;
    if (only_to_look_at()) {
        connection_->unsaved_settings[key] = value;
        return;
    }
    database.attempt("save a setting", [&] { store_setting(database, key, value); });
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
