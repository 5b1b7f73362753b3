// What the library shows of its sessions: lists, search, trash.
#include "db/connection.h"
#include "db/files.h"

namespace castalia {

namespace {

const char* const kShelved =
    "SELECT id, game, edition, title, place, players, started_ms, sample,"
    " status, winners, result, events, outcome.ended_ms, last_ms, played_ms"
    " FROM session JOIN outcome ON outcome.session = session.key"
    " WHERE (trashed_ms IS NOT NULL) = :trashed ORDER BY last_ms DESC, session.key DESC LIMIT :most";
const char* const kShelvedOne =
    "SELECT id, game, edition, title, place, players, started_ms, sample,"
    " status, winners, result, events, outcome.ended_ms, last_ms, played_ms"
    " FROM session JOIN outcome ON outcome.session = session.key WHERE id = :id";
const char* const kSearch =
    "SELECT id, game, edition, title, place, players, started_ms, sample,"
    " status, winners, result, events, outcome.ended_ms, last_ms, played_ms, remark.event, remark.words"
    " FROM remark_index JOIN remark ON remark.key = remark_index.rowid"
    " JOIN session ON session.key = remark.session JOIN outcome ON outcome.session = session.key"
    " WHERE remark_index MATCH :words AND trashed_ms IS NULL"
    " ORDER BY last_ms DESC, session.key DESC, remark.event LIMIT :most";
const char* const kWithDice =
    "SELECT id FROM session WHERE trashed_ms IS NULL AND sample = 0 AND EXISTS"
    " (SELECT 1 FROM deed WHERE deed.session = session.key AND (body LIKE '%\"dice\":%' OR body LIKE '%\"die\":%'))"
    " ORDER BY key";
const char* const kTrash = "UPDATE session SET trashed_ms = :now WHERE key = :session AND trashed_ms IS NULL";
const char* const kUntrash = "UPDATE session SET trashed_ms = NULL WHERE key = :session";
const char* const kUnindexSamples =
    "INSERT INTO remark_index (remark_index, rowid, words) SELECT 'delete', remark.key, words"
    " FROM remark JOIN session ON session.key = remark.session WHERE sample = 1";
const char* const kRemoveSamples = "DELETE FROM session WHERE sample = 1";

Status status_of(const std::string& word) {
    return word == status_word(Status::finished)    ? Status::finished
           : word == status_word(Status::abandoned) ? Status::abandoned
                                                    : Status::open;
}

Shelved shelved_in(const Query& row) {
    Shelved shelved;
    shelved.id = row.text(0);
    const std::string place = "Session " + shelved.id;
    shelved.game = row.text(1);
    shelved.edition = row.text(2);
    shelved.title = row.text(3);
    shelved.place = row.text(4);
    shelved.players = names_of(row.text(5), place);
    shelved.started = row.moment(6);
    shelved.sample = row.number(7) != 0;
    shelved.status = status_of(row.text(8));
    shelved.winners = names_of(row.text(9), place);
    shelved.result = row.text(10);
    shelved.events = static_cast<std::size_t>(row.number(11));
    shelved.ended = row.moment(12);
    shelved.last = row.moment(13).value_or(Moment{});
    shelved.played = std::chrono::milliseconds(row.number(14));
    return shelved;
}

std::vector<Shelved> listed(Database& database, bool trashed, std::size_t most) {
    return database.attempt("read the list of sessions", [&] {
        std::vector<Shelved> list;
        auto rows = database.query(kShelved);
        rows.with(":trashed", std::int64_t{trashed}).with(":most", static_cast<std::int64_t>(most));
        while (rows.next()) {
            list.push_back(shelved_in(rows));
        }
        return list;
    });
}

/// Each word in quotes, so that nothing in it is an operator, and the last letters may be missing.
std::string match_all(const std::string& words) {
    std::string match;
    std::string word;
    const auto finish = [&] {
        if (!word.empty()) {
            match += (match.empty() ? "\"" : " \"") + word + "\"*";
            word.clear();
        }
    };
    for (const char byte : words) {
        if (byte == '"' || static_cast<unsigned char>(byte) <= ' ') {
            finish();
        } else {
            word += byte;
        }
    }
    finish();
    return match;
}

void mark_trashed(Database& database, const std::string& id, bool trashed) {
    const auto now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    database.attempt("move the session", [&] {
        Writing writing(database);
        const std::int64_t key = key_of(database, id);
        auto marking = database.query(trashed ? kTrash : kUntrash);
        marking.with(":session", key);
        if (trashed) {
            marking.with(":now", std::optional<Moment>(now));
        }
        marking.run();
        writing.commit();
    });
}

}  // namespace

std::vector<Shelved> Store::shelved(std::size_t most) const { return listed(connection_->database, false, most); }

std::vector<Shelved> Store::trashed() const {
    constexpr std::size_t kAll = 1'000'000;
    return listed(connection_->database, true, kAll);
}

std::optional<Shelved> Store::shelved(const std::string& id) const {
    Database& database = connection_->database;
    return database.attempt("read the session", [&] {
        auto row = database.query(kShelvedOne);
        return row.with(":id", id).next() ? std::optional(shelved_in(row)) : std::nullopt;
    });
}

std::vector<Found> Store::search(const std::string& words, std::size_t most) const {
    Database& database = connection_->database;
    return database.attempt("search", [&] {
        std::vector<Found> found;
        const std::string match = match_all(words);
        if (match.empty()) {
            return found;
        }
        auto rows = database.query(kSearch);
        rows.with(":words", match).with(":most", static_cast<std::int64_t>(most));
        while (rows.next()) {
            const std::int64_t event = rows.number(15);
            found.push_back({shelved_in(rows),
                             event == kHeading ? static_cast<std::size_t>(-1) : static_cast<std::size_t>(event),
                             rows.text(16)});
        }
        return found;
    });
}

std::vector<std::string> Store::sessions_with_dice() const {
    Database& database = connection_->database;
    return database.attempt("look for dice", [&] {
        std::vector<std::string> ids;
        auto rows = database.query(kWithDice);
        while (rows.next()) {
            ids.push_back(rows.text(0));
        }
        return ids;
    });
}

void Store::trash(const std::string& id) { mark_trashed(connection_->database, id, true); }
void Store::restore_from_trash(const std::string& id) { mark_trashed(connection_->database, id, false); }

void Store::remove_samples() {
    Database& database = connection_->database;
    database.attempt("remove the sample sessions", [&] {
        Writing writing(database);
        database.run(kUnindexSamples);
        database.run(kRemoveSamples);
        writing.commit();
    });
}

}  // namespace castalia
