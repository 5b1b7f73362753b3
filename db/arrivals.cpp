// Takes in many sessions of another program at once. Those that come next are read on another thread while the ones
// before them are written.
#include "db/arrivals.h"

#include <algorithm>
#include <future>

#include "db/connection.h"
#include "db/history/session_words.h"
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
const char* const kSetup = "SELECT setup FROM session WHERE key = :session";
const char* const kSetExcluded = "UPDATE session SET excluded = :excluded WHERE key = :session";

constexpr std::size_t kReadTogether = 64;  ///< So many sessions are worth the work of a thread.

using ReadsArrival = std::function<std::optional<Arrival>(std::size_t)>;

/// A session that comes, and what lists hold of it; nothing for one that is left out.
struct ReadyArrival {
    std::optional<Arrival> arrival;
    std::optional<WrittenHeading> written;
    std::optional<Facts> facts;
    std::optional<StoredHead> head;  ///< Without its key.
};

std::vector<ReadyArrival> ready_arrivals(const ReadsArrival& arrival, const Games& games, std::size_t from,
                                         std::size_t count) {
    std::vector<ReadyArrival> ready;
    for (std::size_t i = from; i < std::min(count, from + kReadTogether); ++i) {
        ReadyArrival& one = ready.emplace_back(ReadyArrival{arrival(i), {}, {}, {}});
        if (one.arrival) {
            const Session& session = one.arrival->session;
            one.written.emplace(session);
            one.facts = facts_of(session);
            one.head = head_of_added(session.heading(), one.written->start.players, games, 0);
        }
    }
    return ready;
}

void write_arrival(Database& database, const Games& games, const ReadyArrival& ready, Sums sums) {
    if (!ready.arrival) {
        return;
    }
    const Arrival& one = *ready.arrival;
    if (one.replaces.empty() && one.excluded.value_or(false) == !one.session.heading().counted) {
        StoredHead head = *ready.head;
        head.key = add_session(database, one.session, *ready.written, false);
        add_summary(database, games, head, &*ready.facts, sums);
        return;
    }
    const std::int64_t key = one.replaces.empty() ? add_session(database, one.session, *ready.written, false)
                                                  : add_in_place_of(database, games, one.replaces, one.session);
    if (one.excluded) {
        database.query(kSetExcluded).with(":excluded", *one.excluded).with(":session", key).run();
    }
    write_summary(database, games, key, &*ready.facts, sums);
}

}  // namespace

bool Arrivals::take(std::size_t count, const std::function<std::optional<Arrival>(std::size_t)>& arrival,
                    const Progress& progress) {
    Database& database = store_.connection().database;
    return database.attempt("save the sessions", [&] {
        Writing writing(database);
        const RoomForChange room(database);
        const Sums sums = sums_for(count);
        // If the system has no thread left, they are read when they are asked for.
        std::vector<ReadyArrival> ready;
        const auto read_from = [&](std::size_t from) {
            return std::async(std::launch::async | std::launch::deferred,
                              [&, from, written = std::move(ready)]() mutable {
                                  written.clear();  // Freeing them takes a third as long as reading others.
                                  return ready_arrivals(arrival, store_.games(), from, count);
                              });
        };
        auto coming = read_from(0);
        for (std::size_t i = 0; i < count;) {
            std::vector<ReadyArrival> next = coming.get();
            if (i + next.size() < count) {
                coming = read_from(i + next.size());
            }
            ready = std::move(next);
            for (const ReadyArrival& one : ready) {
                if (progress && !progress(i, count)) {
                    return false;
                }
                write_arrival(database, store_.games(), one, sums);
                ++i;
            }
        }
        if (sums == Sums::later) {
            add_waiting_sums(database);
        }
        writing.commit();
        return true;
    });
}

std::multimap<std::string, HeldResult> Arrivals::held_results() const {
    std::multimap<std::string, HeldResult> held;
    const Game* game = store_.games().of_results();
    if (game == nullptr) {
        return held;
    }
    Database& database = store_.connection().database;
    return database.attempt("read the list of sessions", [&] {
        auto rows = database.query(kHeldResults);
        for (rows.with(":game", game->id); rows.next();) {
            held.emplace(rows.text("play"), HeldResult{rows.text("id"), rows.number("trashed") != 0});
        }
        return held;
    });
}

std::string Arrivals::setup(const std::string& id) const {
    Database& database = store_.connection().database;
    return database.attempt("read it", [&] {
        auto row = database.query(kSetup);
        row.with(":session", key_of(database, id)).next();
        return row.text("setup");
    });
}

}  // namespace castalia
