// Takes in many sessions of another program at once.
#include "db/connection.h"
#include "db/history/summary.h"
#include "db/journal/operations.h"
#include "db/journal/photos.h"
#include "db/journal/sessions.h"

namespace castalia {

namespace {

const char* const kHeldResults =
    "SELECT id, trashed_ms IS NOT NULL AS trashed,"
    " lower(coalesce(iif(json_valid(setup), json_extract(setup, '$.source.play.uuid'), NULL), id)) AS play"
    " FROM session WHERE game = :game ORDER BY trashed";
const char* const kIsTrashed = "SELECT trashed_ms IS NOT NULL AS trashed FROM session WHERE id = :id";
const char* const kSetExcluded = "UPDATE session SET excluded = :excluded WHERE key = :session";

}  // namespace

bool Store::take(std::size_t count, const std::function<std::optional<Arrival>(std::size_t)>& arrival,
                 const Progress& progress) {
    Database& database = connection_->database;
    connection_->counted.steps = 0;
    return database.attempt("save the sessions", [&] {
        Writing writing(database);
        const Sums sums = sums_for(count);
        for (std::size_t i = 0; i < count; ++i) {
            if (progress && !progress(i, count)) {
                return false;
            }
            const std::optional<Arrival> one = arrival(i);
            if (!one) {
                continue;
            }
            const std::int64_t key = one->replaces.empty()
                                         ? add_session(database, one->session, false)
                                         : add_in_place_of(database, connection_->games, one->replaces, one->session);
            if (one->excluded) {
                database.query(kSetExcluded).with(":excluded", *one->excluded).with(":session", key).run();
            }
            write_summary(database, connection_->games, key, &one->session, sums);
        }
        if (sums == Sums::later) {
            add_waiting_sums(database);
        }
        writing.commit();
        return true;
    });
}

std::multimap<std::string, HeldResult> Store::held_results() const {
    std::multimap<std::string, HeldResult> held;
    const Game* game = connection_->games.of_results();
    if (game == nullptr) {
        return held;
    }
    Database& database = connection_->database;
    return database.attempt("read the list of sessions", [&] {
        auto rows = database.query(kHeldResults);
        for (rows.with(":game", game->id); rows.next();) {
            held.emplace(rows.text("play"), HeldResult{rows.text("id"), rows.number("trashed") != 0});
        }
        return held;
    });
}

bool Store::is_trashed(const std::string& id) const {
    Database& database = connection_->database;
    return database.attempt("read it", [&] {
        auto row = database.query(kIsTrashed);
        return row.with(":id", id).next() && row.number("trashed") != 0;
    });
}

}  // namespace castalia
