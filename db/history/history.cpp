#include "db/history/history.h"

#include <algorithm>

#include "core/session/decisions.h"
#include "db/connection.h"
#include "db/history/found_line.h"
#include "db/history/index_filter.h"
#include "db/history/sorted.h"
#include "db/history/statements.h"
#include "db/history/summary_row.h"

namespace castalia {

namespace {

const char* const kOne = "SELECT * FROM summary WHERE session = (SELECT key FROM session WHERE id = :id)";
const char* const kIdsFrom = "SELECT id FROM session WHERE id >= :from AND id < :to ORDER BY id LIMIT 2";
const char* const kSizes = "SELECT inclusion, sessions FROM game_tally WHERE game = ''";
const char* const kTrashed = "SELECT count(*) FROM sorted_list WHERE list = 0 AND owner = 1 AND sorting = 5";
const char* const kGames =
    "SELECT DISTINCT game AS name FROM game_tally WHERE game <> '' AND sessions > 0 ORDER BY game";
const char* const kPlaces = "SELECT name FROM place ORDER BY name";
const char* const kTags = "SELECT name FROM tag ORDER BY name";

Asked by_date(const IndexFilter& indexed, std::optional<std::int64_t> after, bool newest) {
    SortKeyRange sort_keys = indexed.sort_keys;
    if (after && newest) {
        sort_keys.until = std::min(sort_keys.until, *after);
    } else if (after) {
        sort_keys.since = std::max(sort_keys.since, *after + 1);
    }
    const char* const sql = indexed.match
                                ? (newest ? sql::page_of_matches_newest_first : sql::page_of_matches_oldest_first)
                            : newest ? sql::page_newest_first
                                     : sql::page_oldest_first;
    return {sql, [sort_keys, match = indexed.match](Query& rows) {
                bind_days(rows, sort_keys);
                if (match) {
                    rows.with(":match", *match);
                }
            }};
}

Asked asked(Database& database, const Filter& filter, const IndexFilter& indexed, std::optional<std::int64_t> after,
            History::Order order) {
    return order.by == History::Order::By::date ? by_date(indexed, after, !order.turned)
                                                : in_order(database, filter, indexed, after, order);
}

/// Returns nothing if too many were read in vain.
std::optional<std::vector<HistoryRow>> read(const Store& store, Database& database, const IndexFilter& indexed,
                                            const Asked& asked, std::size_t most) {
    constexpr std::size_t kMostInVain = 60;
    std::vector<HistoryRow> list;
    auto rows = database.query(asked.sql);
    asked.bind(rows);
    const bool reads_words = asked.reads_words || indexed.by_pieces;
    rows.with(":most", reads_words ? -1 : static_cast<std::int64_t>(most));
    for (std::size_t in_vain = 0; list.size() < most && rows.next();) {
        HistoryRow listed = history_row(database, rows);
        if (indexed.words.empty() || add_found_line(store, database, indexed, reads_words, listed)) {
            list.push_back(std::move(listed));
        } else if (asked.reads_words && ++in_vain > kMostInVain) {
            return std::nullopt;
        }
    }
    return list;
}

std::vector<std::string> names_in(Database& database, const char* sql) {
    return database.attempt("read the library", [&] { return database.query(sql).texts("name"); });
}

}  // namespace

std::vector<HistoryRow> History::page(const Filter& filter, std::optional<std::int64_t> after,
                                      std::optional<std::size_t> most, Order order) const {
    Database& database = store_.up_to_date();
    const IndexFilter indexed = database.attempt("read the list of sessions", [&] {
        return IndexFilter(database, filter, store_.reader_clock(), language_.get());
    });
    std::vector<HistoryRow> found = database.attempt("read the list of sessions", [&] {
        if (!indexed.possible) {
            return std::vector<HistoryRow>{};
        }
        const std::size_t wanted = most.value_or(page_size(filter));
        std::optional<std::vector<HistoryRow>> list =
            read(store_, database, indexed, asked(database, filter, indexed, after, order), wanted);
        if (!list) {
            Reach reach;
            reach.among.reset();
            list = read(store_, database, indexed, in_order(database, filter, indexed, after, order, reach), wanted);
        }
        return *list;
    });
    if (!indexed.throws.empty()) {
        std::ranges::for_each(found, [&](HistoryRow& one) { show_throw(store_, indexed, one); });
    }
    return found;
}

std::optional<std::size_t> History::count(const Filter& filter, std::size_t most) const {
    Database& database = store_.up_to_date();
    return database.attempt("count the sessions", [&]() -> std::optional<std::size_t> {
        const IndexFilter indexed(database, filter, store_.reader_clock(), language_.get());
        if (!indexed.possible) {
            return 0;
        }
        if (indexed.by_pieces) {
            return std::nullopt;
        }
        return static_cast<std::size_t>(count_fitting(database, indexed, static_cast<std::int64_t>(most)));
    });
}

std::vector<SessionSummary> History::lasting(std::size_t most) const {
    Database& database = store_.connection().database;
    return database.attempt("read the list of sessions", [&] {
        std::vector<SessionSummary> list;
        auto rows = database.query(sql::unfinished_sessions);
        for (rows.with(":most", static_cast<std::int64_t>(most)); rows.next();) {
            list.push_back(history_row(database, rows).session);
        }
        return list;
    });
}

std::vector<std::string> History::with_decisions(const std::string& game, std::size_t newest) const {
    const Games& games = store_.games();
    std::vector<const Game*> of;
    if (game.empty()) {
        std::ranges::transform(games.offered(), std::back_inserter(of), [](const Game& one) { return &one; });
    } else if (const Game* one = games.find(game)) {
        of.push_back(one);
    }
    Database& database = store_.connection().database;
    return database.attempt("look for decisions of the table", [&] {
        return database.query(sql::sessions_with_decisions)
            .with(":game", game)
            .with(":marks", Json(marks_of_decisions(of)).dump())
            .with(":newest", static_cast<std::int64_t>(newest))
            .texts("id");
    });
}

History::Sizes History::sizes() const {
    Database& database = store_.up_to_date();
    return database.attempt("count the sessions", [&] {
        Sizes sizes;
        auto rows = database.query(kSizes);
        while (rows.next()) {
            const std::size_t number = rows.size("sessions");
            sizes.kept += number;
            switch (inclusion_of(rows.text("inclusion"))) {
                case Inclusion::counted: sizes.counted = number; break;
                case Inclusion::open: sizes.open = number; break;
                case Inclusion::abandoned: sizes.abandoned = number; break;
                case Inclusion::excluded: sizes.excluded = number; break;
                case Inclusion::sample: sizes.samples = number; break;
                case Inclusion::unread: sizes.unread = number; break;
                case Inclusion::trashed: break;
            }
        }
        sizes.trashed = static_cast<std::size_t>(database.only_number(kTrashed));
        return sizes;
    });
}

std::vector<std::string> History::games() const { return names_in(store_.up_to_date(), kGames); }
std::vector<std::string> History::places() const { return names_in(store_.connection().database, kPlaces); }
std::vector<std::string> History::tags() const { return names_in(store_.connection().database, kTags); }

std::vector<std::string> History::plan(const Filter& filter, Order order) const {
    Database& database = store_.up_to_date();
    return database.attempt("read the list of sessions", [&] {
        const Asked asking =
            asked(database, filter, IndexFilter(database, filter, store_.reader_clock(), language_.get()), {}, order);
        std::vector<std::string> steps;
        SQLite::Statement rows(database.raw(), std::string("EXPLAIN QUERY PLAN ") + asking.sql);
        while (rows.executeStep()) {
            steps.push_back(rows.getColumn("detail").getString());
        }
        return steps;
    });
}

std::vector<SessionSummary> History::summaries(std::size_t most) const {
    std::vector<SessionSummary> list;
    for (HistoryRow& listed : page({}, {}, most)) {
        list.push_back(std::move(listed.session));
    }
    return list;
}

std::vector<SessionSummary> History::trashed() const {
    constexpr std::size_t kAll = 1'000'000;
    Filter filter;
    filter.trash = true;
    std::vector<SessionSummary> list;
    for (HistoryRow& listed : page(filter, {}, kAll)) {
        list.push_back(std::move(listed.session));
    }
    return list;
}

std::optional<SessionSummary> History::summary(const std::string& id) const {
    Database& database = store_.connection().database;
    return database.attempt("read the session", [&] {
        auto row = database.query(kOne);
        return row.with(":id", id).next() ? std::optional(history_row(database, row).session) : std::nullopt;
    });
}

std::vector<std::string> History::ids_from(const std::string& beginning) const {
    Database& database = store_.connection().database;
    return database.attempt("read the list of sessions", [&] {
        // Ids have hexadecimal digits and hyphens, and "g" comes after all of them.
        return database.query(kIdsFrom).with(":from", beginning).with(":to", beginning + "g").texts("id");
    });
}

}  // namespace castalia
