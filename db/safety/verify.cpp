// Checks whether everything in the library is as it was recorded, and whether the derived values still follow from
// it.
#include "db/safety/safety.h"

#include <algorithm>

#include "db/connection.h"
#include "db/history/orders.h"
#include "db/history/summary.h"
#include "db/history/tallies.h"
#include "db/journal/chains.h"
#include "db/journal/photos.h"
#include "db/journal/schema.h"
#include "db/journal/sessions.h"
#include "db/sqlite/files.h"

namespace castalia {

namespace {

const char* const kSessionIds = "SELECT id FROM session ORDER BY key";
const char* const kOperationTimes = "SELECT seq, at_ms FROM operation WHERE session = :session ORDER BY seq";
const char* const kCheckIndex = "INSERT INTO told_index (told_index, rank) VALUES ('integrity-check', 1)";

std::vector<std::string> all_ids(Database& database) {
    return database.attempt("read the list of sessions", [&] { return database.query(kSessionIds).texts("id"); });
}

void check_index(Database& database, std::vector<Text>& wrong) {
    if (database.why_not_written()) {
        Database copy(":memory:", Database::Purpose::use);
        copy.take_copy_of(database);
        return check_index(copy, wrong);
    }
    try {
        // The check is written as an INSERT. It changes nothing, and any change would be rolled back.
        Writing writing(database);
        database.run(kCheckIndex);
    } catch (const SQLite::Exception& error) {
        wrong.push_back(
            say("The search index is not that of the words: {error}", {{"error", literally(error.what())}}));
    }
}

/// Checks that the rows of the journal have numbers without a gap and the times of their operations.
void check_rows(Database& database, const Session& session, std::vector<Text>& wrong) {
    const std::string& id = session.heading().id;
    auto rows = database.query(kOperationTimes);
    rows.with(":session", key_of(database, id));
    std::size_t count = 0;
    for (; rows.next(); ++count) {
        const Fill number{"number", literally(static_cast<long long>(count + 1))};
        if (rows.number("seq") != static_cast<std::int64_t>(count + 1)) {
            wrong.push_back(say("{session}: operation {number} is missing", {{"session", named(id)}, number}));
            return;
        }
        if (count < session.journal().size() &&
            session.journal()[count].at.time_since_epoch().count() != rows.number("at_ms")) {
            wrong.push_back(say("{session}: the time of operation {number} differs from the one in its text",
                                {{"session", named(id)}, number}));
        }
    }
}

/// Checks the photos, even if the session cannot be read.
void check_photos(Database& database, const std::string& id, std::vector<Text>& wrong) {
    for (const Text& finding : wrong_photos(database, key_of(database, id))) {
        wrong.push_back(say("{session}: {finding}", {{"session", named(id)}, {"finding", finding}}));
    }
}

/// Checks the chain, even if its operations cannot be read.
void check_chain(Database& database, const std::string& id, std::vector<Text>& wrong) {
    if (const std::optional<Text> finding = wrong_in_chain(database, key_of(database, id))) {
        wrong.push_back(say("{session}: {finding}", {{"session", named(id)}, {"finding", *finding}}));
    }
}

void check_setup(const Session& session, Database& database, std::vector<Text>& wrong) {
    auto row = database.query("SELECT setup FROM session WHERE id = :id");
    if (row.with(":id", session.heading().id).next() && row.text("setup") != session.heading().setup.dump()) {
        wrong.push_back(say("{session}: its setup is not written as {game} writes it",
                            {{"session", named(session.heading().id)}, {"game", literally(session.heading().game)}}));
    }
}

}  // namespace

std::vector<Text> Safety::verify(const std::vector<std::string>& ids, const Progress& progress) const {
    Database& database = store_.connection().database;
    std::vector<Text> wrong;
    const auto add_of_file = [&](const std::vector<Text>& findings) {
        for (const Text& finding : findings) {
            wrong.push_back(say("The file {file}: {finding}",
                                {{"file", literally(shown(database.file()))}, {"finding", finding}}));
        }
    };
    add_of_file(database.integrity());
    add_of_file(missing_parts(database));
    store_.catch_up();
    check_index(database, wrong);
    for (const auto& check : {wrong_tallies, wrong_lists}) {
        add_of_file(database.attempt("check lists and sums", [&] { return check(database); }));
    }
    const auto sessions = ids.empty() ? all_ids(database) : ids;
    for (std::size_t i = 0; i < sessions.size(); ++i) {
        if (progress && !progress(i, sessions.size())) {
            return wrong;
        }
        try {
            database.attempt("check the journal", [&] { check_chain(database, sessions[i], wrong); });
            database.attempt("check the photos", [&] { check_photos(database, sessions[i], wrong); });
            const Session session = store_.load(sessions[i]);
            database.attempt("check the session", [&] {
                check_rows(database, session, wrong);
                check_setup(session, database, wrong);
                for (const Text& finding :
                     wrong_on_history(database, store_.games(), key_of(database, sessions[i]), session)) {
                    wrong.push_back(
                        say("{session}: {finding}", {{"session", named(sessions[i])}, {"finding", finding}}));
                }
            });
        } catch (const Failure& failure) {
            wrong.push_back(failure.text);
        }
    }
    if (progress) {
        progress(sessions.size(), sessions.size());
    }
    return wrong;
}

}  // namespace castalia
