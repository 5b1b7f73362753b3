// The sessions as they were recorded: a heading and the operations of its journal.
#include "db/journal/sessions.h"

#include <sqlite3.h>

#include <algorithm>

#include "core/session/record.h"
#include "db/journal/operations.h"
#include "db/journal/photos.h"
#include "db/journal/statements.h"
#include "db/sqlite/files.h"

namespace castalia {

namespace {

const char* const kFindSession = "SELECT key FROM session WHERE id = :id";
const char* const kAppendOperation = "INSERT INTO operation (session, seq, at_ms, body, hash) VALUES (?, ?, ?, ?, ?)";
const char* const kTagsOf =
    "SELECT name FROM session_tag JOIN tag ON tag.key = session_tag.tag WHERE session = :session ORDER BY name";
const char* const kTrash = "UPDATE session SET trashed_ms = :now WHERE key = :session AND trashed_ms IS NULL";
const char* const kRemoveCommentary = "DELETE FROM commentary WHERE session = :session";

}  // namespace

void fail_with_conflict(const Database& database) {
    throw Failure(Failure::Kind::conflict, say("Another program has written to this session in {file}. Nothing was "
                                               "saved; open the session again and enter it once more.",
                                               {{"file", literally(shown(database.file()))}}));
}

void move_to_trash(Database& database, std::int64_t key) {
    const auto now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    database.query(kTrash).with(":now", Moment{now}).with(":session", key).run();
}

[[noreturn]] static void fail_with_missing(const Database& database, const std::string& id) {
    throw Failure(Failure::Kind::missing, say("The library {file} holds no session {id}.",
                                              {{"file", literally(shown(database.file()))}, {"id", literally(id)}}));
}

std::int64_t key_of(Database& database, const std::string& id) {
    auto found = database.query(kFindSession);
    if (!found.with(":id", id).next()) {
        fail_with_missing(database, id);
    }
    return found.number("key");
}

JournalEnd end_of_journal(Database& database, const std::string& id) {
    const std::optional<JournalEnd> end = journal_end(database, id);
    if (!end) {
        fail_with_missing(database, id);
    }
    return *end;
}

Text named(const std::string& id) { return say("Session {id}", {{"id", literally(id)}}); }

Json json_of(const std::string& text, const Text& place) {
    try {
        return parse_json(text);  // It knows the depth that a stranger's text may have.
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

bool holds_session(Database& database, const std::string& id) {
    return database.query(kFindSession).with(":id", id).next();
}

WrittenHeading::WrittenHeading(const Session& session)
    : start{session.heading().id,
            session.heading().game,
            session.heading().edition,
            Json(session.heading().players).dump(),
            session.heading().setup.dump(),
            session.imported_journal.is_null() ? "" : session.imported_journal.dump()},
      hash(start_of_chain(start)) {}

std::int64_t add_session(Database& database, const Session& session, bool sample) {
    return add_session(database, session, WrittenHeading(session), sample);
}

std::int64_t add_session(Database& database, const Session& session, const WrittenHeading& written, bool sample) {
    const Heading& heading = session.heading();
    if (holds_session(database, heading.id)) {
        throw Failure(Failure::Kind::conflict,
                      say("The library {file} holds a session {id} already.",
                          {{"file", literally(shown(database.file()))}, {"id", literally(heading.id)}}));
    }
    const ChainStart& start = written.start;
    const std::int64_t key =
        add_heading(database, heading, start.players, start.setup,
                    session.imported_journal.is_null() ? std::nullopt : std::optional(start.imported), sample);
    const ChainRoot root{{ended_for_chain(heading.ended), sample}, written.hash};
    const KeptHead head = begin_chain(database, key, root);
    if (!session.journal().empty()) {
        append_operations(database, JournalEnd{key, root, head}, session, 0, session.journal());
    }
    if (!session.commentary.empty()) {
        save_commentary(database, key, session);
    }
    return key;
}

std::int64_t add_heading(Database& database, const Heading& heading, const std::string& players,
                         const std::string& setup, const std::optional<std::string>& imported, bool sample) {
    auto adding = database.query(sql::add_session);
    adding.with(":id", heading.id)
        .with(":game", heading.game)
        .with(":edition", heading.edition)
        .with(":title", heading.title)
        .with(":place", heading.place)
        .with(":started", heading.started)
        .with(":ended", heading.ended)
        .with(":players", players)
        .with(":setup", setup)
        .with(":imported", imported)
        .with(":sample", sample)
        .with(":utc_offset", heading.utc_offset)
        .with(":excluded", !heading.counted);
    if (!heading.first_id.empty()) {
        adding.with(":first_id", heading.first_id);
    }
    adding.run();
    return database.raw().getLastInsertRowid();
}

void save_commentary(Database& database, std::int64_t key, const Session& session) {
    if (session.commentary.empty()) {
        database.query(kRemoveCommentary).with(":session", key).run();
    } else {
        database.query(sql::save_commentary)
            .with(":session", key)
            .with(":body", kept_commentary_json(session).dump())
            .run();
    }
}

void append_operations(Database& database, const JournalEnd& end, const Session& session, std::size_t known,
                       std::span<const JournalLine> lines) {
    GrowingChain chain(database, end, known);
    try {
        for (const JournalLine& line : lines) {
            const std::string body = write_operation(line, session.playthrough(), session.names()).dump();
            database.query(kAppendOperation)
                .with(1, end.key)
                .with(2, static_cast<std::int64_t>(++known))
                .with(3, line.at)
                .with(4, body)
                .with(5, std::span<const unsigned char>(chain.add(body)))
                .run();
        }
        chain.keep();
    } catch (const SQLite::Exception& error) {
        const int code = error.getExtendedErrorCode();
        if (code == SQLITE_CONSTRAINT_TRIGGER || code == SQLITE_CONSTRAINT_PRIMARYKEY) {
            fail_with_conflict(database);
        }
        throw;
    }
}

Session load_session(Database& database, const Games& games, const std::string& id) {
    // This gives one view of the file, whatever another program writes meanwhile.
    SQLite::Transaction reading(database.raw(), SQLite::TransactionBehavior::DEFERRED);
    return load_session_within(database, games, id);
}

StoredSession stored_session(Database& database, const std::string& id) {
    auto row = database.query(sql::load_session);
    if (!row.with(":id", id).next()) {
        fail_with_missing(database, id);
    }
    const auto text_if_any = [&](const char* column) {
        return row.is_null(column) ? std::nullopt : std::optional(row.text(column));
    };
    return {row.number("key"),
            say("Session {id} in {file}", {{"id", literally(id)}, {"file", literally(shown(database.file()))}}),
            Heading{id,
                    row.text("game"),
                    row.text("edition"),
                    row.text("title"),
                    row.text("place"),
                    row.moment("started_ms"),
                    row.moment("ended_ms"),
                    {},
                    {},
                    row.utc_offset("utc_offset"),
                    database.query(kTagsOf).with(":session", row.number("key")).texts("name"),
                    row.number("excluded") == 0,
                    row.text("first_id")},
            row.text("players"),
            row.text("setup"),
            text_if_any("imported_journal"),
            text_if_any("commentary")};
}

Session session_of_rows(StoredSession stored, const Games& games, const ReadsJournal& read_journal) {
    const Text& place = stored.place;
    Heading& heading = stored.heading;
    heading.players = names_of(stored.players, place);
    heading.setup = json_of(stored.setup, place);
    const Game* game = games.find(heading.game);
    if (game == nullptr) {
        throw Failure(Failure::Kind::newer, say("{session} is of a game that this Castalia does not know: {game}.",
                                                {{"session", place}, {"game", literally(heading.game)}}));
    }
    try {
        check_heading(heading, *game);
        const std::shared_ptr<const Playthrough> start =
            game->settle_and_begin(Players{heading.players}, heading.edition, heading.setup);
        Journal journal = read_journal(*start, heading.players);
        Session session(*game, std::move(heading), std::move(journal), start);
        if (stored.imported_journal) {
            session.imported_journal = json_of(*stored.imported_journal, place);
        }
        if (stored.commentary) {
            session.commentary = read_kept_commentary(json_of(*stored.commentary, place), session);
        }
        return session;
    } catch (const BadRecord& error) {
        throw Failure(Failure::Kind::damaged,
                      say("{session} cannot be read: {why}. Run castalia-cli verify, or restore a backup.",
                          {{"session", place}, {"why", error.text}}));
    }
}

Session load_session_within(Database& database, const Games& games, const std::string& id) {
    StoredSession stored = stored_session(database, id);
    const std::int64_t key = stored.key;
    const Text place = stored.place;
    Session session =
        session_of_rows(std::move(stored), games, [&](const Playthrough& game, std::span<const std::string> names) {
            return load_operations(database, key, place, game, names);
        });
    session.photos = photos_of(database, key);
    return session;
}

std::optional<Session> load_if_readable_within(Database& database, const Games& games, const std::string& id) {
    return if_readable([&] { return load_session_within(database, games, id); });
}

}  // namespace castalia
