#include "db/store.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstdlib>

#include "core/session/record.h"
#include "db/connection.h"
#include "db/history/summary.h"
#include "db/journal/schema.h"
#include "db/journal/statements.h"
#include "db/safety/backups.h"
#include "db/sqlite/files.h"

namespace castalia {

namespace {

const char* const kFindSession = "SELECT key FROM session WHERE id = :id";
const char* const kAppendOperation =
    "INSERT INTO deed (session, seq, at_ms, body) VALUES (:session, :seq, :at, :body)";
const char* const kLoadOperations = "SELECT body FROM deed WHERE session = :session ORDER BY seq";
const char* const kCountOperations = "SELECT MAX(seq) AS operations FROM deed WHERE session = :session";
const char* const kLoadSetting = "SELECT value FROM setting WHERE name = :name";
const char* const kDataVersion = "PRAGMA data_version";

[[noreturn]] void fail_with_conflict(const Database& database) {
    throw Failure(Failure::Kind::conflict, say("Another program has written to this session in {file}. Nothing was "
                                               "saved; open the session again and enter it once more.",
                                               {{"file", literally(shown(database.file()))}}));
}

void append_operations(Database& database, std::int64_t key, const Session& session, std::size_t known) {
    const Journal& journal = session.journal();
    try {
        for (std::size_t i = known; i < journal.size(); ++i) {
            database.query(kAppendOperation)
                .with(":session", key)
                .with(":seq", static_cast<std::int64_t>(i + 1))
                .with(":at", journal[i].at)
                .with(":body", write_operation(journal[i], session.playthrough(), session.names()).dump())
                .run();
        }
    } catch (const SQLite::Exception& error) {
        const int code = error.getExtendedErrorCode();
        if (code == SQLITE_CONSTRAINT_TRIGGER || code == SQLITE_CONSTRAINT_PRIMARYKEY) {
            fail_with_conflict(database);
        }
        throw;
    }
}

void add_session(Database& database, const Games& games, const Session& session, bool sample) {
    const Heading& heading = session.heading();
    auto found = database.query(kFindSession);
    if (found.with(":id", heading.id).next()) {
        throw Failure(Failure::Kind::conflict,
                      say("The library {file} holds a session {id} already.",
                          {{"file", literally(shown(database.file()))}, {"id", literally(heading.id)}}));
    }
    auto adding = database.query(sql::add_session);
    adding.with(":id", heading.id)
        .with(":game", heading.game)
        .with(":edition", heading.edition)
        .with(":title", heading.title)
        .with(":place", heading.place)
        .with(":started", heading.started)
        .with(":ended", heading.ended)
        .with(":players", Json(heading.players).dump())
        .with(":setup", heading.setup.dump())
        .with(":sample", sample);
    if (!session.imported_journal.is_null()) {
        adding.with(":imported", session.imported_journal.dump());
    }
    adding.run();
    const std::int64_t key = database.raw().getLastInsertRowid();
    append_operations(database, key, session, 0);
    shelve(database, games, key, &session);
}

Journal load_operations(Database& database, std::int64_t key, const Text& place, const Playthrough& line,
                        std::span<const std::string> names) {
    Journal journal;
    auto count = database.query(kCountOperations);
    if (count.with(":session", key).next()) {
        // A stranger's file may say anything here, and gets no memory for it.
        constexpr std::int64_t kMostAtOnce = 1 << 16;
        journal.reserve(
            static_cast<std::size_t>(std::clamp<std::int64_t>(count.number("operations"), 0, kMostAtOnce)));
    }
    Parser parser;
    auto rows = database.query(kLoadOperations);
    rows.with(":session", key);
    while (rows.next()) {
        // The place is only spelled out when it is needed: ten thousand of them would cost more than the rest.
        const auto failed = [&](const Text& why) {
            throw Failure(Failure::Kind::damaged,
                          say("{session}, operation {number} cannot be read: {why}. Run castalia-cli verify, or "
                              "restore a backup.",
                              {{"session", place},
                               {"number", literally(static_cast<long long>(journal.size() + 1))},
                               {"why", why}}));
        };
        try {
            const SQLite::Column column = rows.at(0);
            const std::optional<Value> body =
                parser.parse({column.getText(), static_cast<std::size_t>(column.getBytes())});
            if (!body) {
                failed(say("this is not JSON"));
            }
            journal.push_back(read_operation(*body, "", line, names));
        } catch (const BadRecord& error) {
            failed(error.text);
        }
    }
    return journal;
}

/// A new library begins empty. One that has backups was not always so: silently beginning anew would hide a loss.
void check_emptied(const std::filesystem::path& file) {
    std::error_code none;
    const auto size = std::filesystem::file_size(file, none);
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

std::int64_t key_of(Database& database, const std::string& id) {
    auto found = database.query(kFindSession);
    if (!found.with(":id", id).next()) {
        throw Failure(Failure::Kind::missing,
                      say("The library {file} holds no session {id}.",
                          {{"file", literally(shown(database.file()))}, {"id", literally(id)}}));
    }
    return found.number("key");
}

Text named(const std::string& id) { return say("Session {id}", {{"id", literally(id)}}); }

Json json_of(const std::string& text, const Text& place) {
    try {
        return parse_json(text);  // Which knows how deep a stranger may go.
    } catch (const BadRecord&) {
        throw Failure(
            Failure::Kind::damaged,
            say("{session} cannot be read. Run castalia-cli verify, or restore a backup.", {{"session", place}}));
    }
}

std::vector<std::string> names_of(const std::string& json, const Text& place) {
    const Json list = json_of(json, place);
    std::vector<std::string> names;
    for (const Json& name : list) {
        if (!list.is_array() || !name.is_string()) {
            throw Failure(
                Failure::Kind::damaged,
                say("{session} holds no names. Run castalia-cli verify, or restore a backup.", {{"session", place}}));
        }
        names.push_back(name.get<std::string>());
    }
    return names;
}

TableTime Store::Connection::time_of(const Session& session) {
    const auto& steps = session.replay().steps();
    const bool goes_on = counted.session == session.heading().id && counted.steps > 0 &&
                         counted.steps <= steps.size() && counted.last == steps[counted.steps - 1].entry.event;
    if (!goes_on) {
        counted = {session.heading().id, 0, nullptr, TableTime(session.heading().started)};
    }
    for (; counted.steps < steps.size(); ++counted.steps) {
        counted.time.add(steps[counted.steps]);
        counted.last = steps[counted.steps].entry.event;
    }
    return counted.time;
}

Store::Store(const Games& games, const std::filesystem::path& file, const Progress& progress) {
    if (file.has_parent_path()) {
        std::error_code failed;
        std::filesystem::create_directories(file.parent_path(), failed);
        if (failed) {
            throw Failure(Failure::Kind::unreadable, say("The folder {folder} could not be made: {why}.",
                                                         {{"folder", literally(shown(file.parent_path()))},
                                                          {"why", literally(failed.message())}}));
        }
    }
    finish_restore(file);
    check_emptied(file);
    connection_ = std::make_unique<Connection>(games, file);
    Database& database = connection_->database;
    check_origin(database);
    database.settle_in();
    bring_to_newest(database);
    if (setting(kSummarisingSetting) != std::to_string(kSummarising)) {
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
        add_session(database, connection_->games, session, sample);
        writing.commit();
    });
}

void Store::begin(const std::vector<const Session*>& sessions) {
    Database& database = connection_->database;
    database.attempt("save the sessions", [&] {
        Writing writing(database);
        for (const Session* session : sessions) {
            add_session(database, connection_->games, *session, false);
        }
        writing.commit();
    });
}

void Store::append(const Session& session, std::size_t known) {
    Database& database = connection_->database;
    database.attempt("save the event", [&] {
        Writing writing(database);
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
            shelve(database, connection_->games, key, &session);
        }
        writing.commit();
    });
}

Session Store::load(const std::string& id) const {
    Database& database = connection_->database;
    return database.attempt("read the session", [&] {
        // One view of the file, whatever another program writes meanwhile.
        SQLite::Transaction reading(database.raw(), SQLite::TransactionBehavior::DEFERRED);
        auto row = database.query(sql::load_session);
        if (!row.with(":id", id).next()) {
            throw Failure(Failure::Kind::missing,
                          say("The library {file} holds no session {id}.",
                              {{"file", literally(shown(database.file()))}, {"id", literally(id)}}));
        }
        const Text place =
            say("Session {id} in {file}", {{"id", literally(id)}, {"file", literally(shown(database.file()))}});
        Heading heading{id,
                        row.text("game"),
                        row.text("edition"),
                        row.text("title"),
                        row.text("place"),
                        row.moment("started_ms"),
                        row.moment("ended_ms"),
                        names_of(row.text("players"), place),
                        json_of(row.text("setup"), place)};
        const Game* game = connection_->games.find(heading.game);
        if (game == nullptr) {
            throw Failure(Failure::Kind::newer,
                          say("{session} is of a game that this Castalia does not know: {game}.",
                              {{"session", place}, {"game", literally(heading.game)}}));
        }
        try {
            check_heading(heading, *game);
            const auto line = game->begin(Players{heading.players}, heading.edition, heading.setup);
            Journal journal = load_operations(database, row.number("key"), place, *line, heading.players);
            const bool imported = !row.is_null("imported_journal");
            Session session(*game, std::move(heading), std::move(journal));
            if (imported) {
                session.imported_journal = json_of(row.text("imported_journal"), place);
            }
            return session;
        } catch (const BadRecord& error) {
            throw Failure(Failure::Kind::damaged,
                          say("{session} cannot be read: {why}. Run castalia-cli verify, or restore a backup.",
                              {{"session", place}, {"why", error.text}}));
        }
    });
}

bool Store::holds(const std::string& id) const {
    Database& database = connection_->database;
    return database.attempt("read it", [&] { return database.query(kFindSession).with(":id", id).next(); });
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
