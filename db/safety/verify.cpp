// Is everything in the library as it was recorded, and does what was worked out from it still follow?
#include <algorithm>

#include "db/connection.h"
#include "db/history/orders.h"
#include "db/history/summary.h"
#include "db/history/tallies.h"
#include "db/journal/schema.h"
#include "db/sqlite/files.h"

namespace castalia {

namespace {

const char* const kSessions = "SELECT id FROM session ORDER BY key";
const char* const kOperationTimes = "SELECT seq, at_ms FROM deed WHERE session = :session ORDER BY seq";
const char* const kCheckIndex = "INSERT INTO told_index (told_index, rank) VALUES ('integrity-check', 1)";

std::vector<std::string> all_ids(Database& database) {
    return database.attempt("read the list of sessions", [&] {
        std::vector<std::string> ids;
        auto rows = database.query(kSessions);
        while (rows.next()) {
            ids.push_back(rows.text("id"));
        }
        return ids;
    });
}

void check_index(Database& database, std::vector<std::string>& wrong) {
    try {
        // The check is written as an INSERT; it changes nothing, and what it would is rolled back.
        Writing writing(database);
        database.run(kCheckIndex);
    } catch (const SQLite::Exception& error) {
        wrong.push_back(std::string("The search index is not that of the words: ") + error.what());
    }
}

/// The rows of the journal are numbered without a gap and carry the time that is in them.
void check_rows(Database& database, const Session& session, const std::string& place,
                std::vector<std::string>& wrong) {
    auto rows = database.query(kOperationTimes);
    rows.with(":session", key_of(database, session.heading().id));
    std::size_t count = 0;
    for (; rows.next(); ++count) {
        if (rows.number("seq") != static_cast<std::int64_t>(count + 1)) {
            wrong.push_back(place + ": operation " + std::to_string(count + 1) + " is missing");
            return;
        }
        if (count < session.journal().size() &&
            session.journal()[count].at.time_since_epoch().count() != rows.number("at_ms")) {
            wrong.push_back(place + ": the time of operation " + std::to_string(count + 1) +
                            " differs from the one in its text");
        }
    }
}

void check_setup(const Session& session, Database& database, const std::string& place,
                 std::vector<std::string>& wrong) {
    auto row = database.query("SELECT setup FROM session WHERE id = :id");
    if (row.with(":id", session.heading().id).next() && row.text("setup") != session.heading().setup.dump()) {
        wrong.push_back(place + ": its setup is not written as " + session.heading().game + " writes it");
    }
}

}  // namespace

std::vector<std::string> Store::verify(const std::vector<std::string>& ids, const Progress& progress) const {
    Database& database = connection_->database;
    std::vector<std::string> wrong;
    for (const std::string& line : database.integrity()) {
        wrong.push_back("The file " + shown(database.file()) + ": " + line);
    }
    for (const std::string& part : missing_parts(database)) {
        wrong.push_back("The file " + shown(database.file()) + ": " + part);
    }
    catch_up();
    check_index(database, wrong);
    for (const auto& check : {wrong_tallies, wrong_lists}) {
        for (const std::string& line : database.attempt("check lists and sums", [&] { return check(database); })) {
            wrong.push_back("The file " + shown(database.file()) + ": " + line);
        }
    }
    const auto sessions = ids.empty() ? all_ids(database) : ids;
    for (std::size_t i = 0; i < sessions.size(); ++i) {
        if (progress && !progress(i, sessions.size())) {
            return wrong;
        }
        const std::string place = "Session " + sessions[i];
        try {
            const Session session = load(sessions[i]);
            database.attempt("check the session", [&] {
                check_rows(database, session, place, wrong);
                check_setup(session, database, place, wrong);
                for (const std::string& line :
                     wrong_on_history(database, connection_->games, key_of(database, sessions[i]), session)) {
                    wrong.push_back(place + ": " + line);
                }
            });
        } catch (const Failure& failure) {
            wrong.emplace_back(failure.what());
        }
    }
    if (progress) {
        progress(sessions.size(), sessions.size());
    }
    return wrong;
}

}  // namespace castalia
