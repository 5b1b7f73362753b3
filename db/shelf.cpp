#include "db/shelf.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>

#include "db/connection.h"
#include "db/narrowing.h"
#include "db/shelving.h"
#include "db/words.h"

namespace castalia {

namespace {

#define CASTALIA_ROW                                                                                             \
    "SELECT shelf.spot, id, game, edition, title, place, players, tags, started_ms, status, standing, winners, " \
    "result,"                                                                                                    \
    " score, events, ended_ms, last_ms, played_ms"
// One bound on either side: SQLite looks up no more than one, and would read its way to a second.
#define CASTALIA_WALK CASTALIA_ROW " FROM shelf WHERE spot >= :from AND spot < :to ORDER BY spot"
#define CASTALIA_MATCH                                                                                 \
    CASTALIA_ROW                                                                                       \
    " FROM told_index CROSS JOIN shelf ON shelf.spot = told_index.rowid WHERE told_index MATCH :match" \
    " AND told_index.rowid >= :from AND told_index.rowid < :to ORDER BY told_index.rowid"

const char* const kNewest = CASTALIA_WALK " DESC LIMIT :most";
const char* const kOldest = CASTALIA_WALK " LIMIT :most";
const char* const kNewestMatch = CASTALIA_MATCH " DESC LIMIT :most";
const char* const kOldestMatch = CASTALIA_MATCH " LIMIT :most";
const char* const kOne = CASTALIA_ROW " FROM shelf WHERE session = (SELECT key FROM session WHERE id = :id)";
const char* const kLasting = CASTALIA_ROW
    " FROM shelf WHERE status = 'open' AND standing IN ('open', 'excluded')"
    " ORDER BY last_ms DESC LIMIT :most";

const char* const kRowOfShelf = CASTALIA_ROW " FROM shelf";

#undef CASTALIA_ROW
#undef CASTALIA_WALK
#undef CASTALIA_MATCH

const char* const kFew =
    "SELECT count(*) FROM (SELECT 1 FROM told_index WHERE told_index MATCH :match AND rowid >= :from AND rowid < :to"
    " LIMIT :most)";
const char* const kWords = "SELECT heading, lines FROM told WHERE spot = :spot";
const char* const kSizes = "SELECT standing, sessions FROM game_tally WHERE game = ''";
const char* const kTrashed = "SELECT count(*) FROM shelf WHERE (standing = 'trashed') = 1";
const char* const kGames = "SELECT DISTINCT game FROM game_tally WHERE game <> '' AND sessions > 0 ORDER BY game";
const char* const kPlaces = "SELECT name FROM place ORDER BY name";
const char* const kTags = "SELECT name FROM tag ORDER BY name";

Status status_of(const std::string& word) {
    return word == status_word(Status::finished)    ? Status::finished
           : word == status_word(Status::abandoned) ? Status::abandoned
                                                    : Status::open;
}

Standing standing_of(const std::string& word) {
    constexpr std::pair<const char*, Standing> kWordsOf[] = {
        {"counted", Standing::counted},   {"open", Standing::open},     {"abandoned", Standing::abandoned},
        {"excluded", Standing::excluded}, {"sample", Standing::sample}, {"trashed", Standing::trashed}};
    for (const auto& [name, standing] : kWordsOf) {
        if (word == name) {
            return standing;
        }
    }
    return Standing::unread;
}

Listed listed_in(const Query& row) {
    Listed listed;
    listed.spot = row.number(0);
    Shelved& shelved = listed.session;
    shelved.id = row.text(1);
    const std::string place = "Session " + shelved.id;
    shelved.game = row.text(2);
    shelved.edition = row.text(3);
    shelved.title = row.text(4);
    shelved.place = row.text(5);
    shelved.players = names_of(row.text(6), place);
    shelved.tags = names_of(row.text(7), place);
    shelved.started = row.moment(8);
    shelved.status = status_of(row.text(9));
    shelved.standing = standing_of(row.text(10));
    shelved.sample = shelved.standing == Standing::sample;
    shelved.winners = names_of(row.text(11), place);
    shelved.result = row.text(12);
    shelved.score = row.text(13);
    shelved.events = static_cast<std::size_t>(row.number(14));
    shelved.ended = row.moment(15);
    shelved.last = row.moment(16).value_or(Moment{});
    shelved.played = row.moment(17).value_or(Moment{}).time_since_epoch();
    return listed;
}

std::int64_t seconds_of(const Moment& moment) {
    return std::chrono::floor<std::chrono::seconds>(moment).time_since_epoch().count();
}

/// How a list in another order than that of the evenings comes by its rows.
enum class Way {
    walk,    ///< Along the index of the order.
    game,    ///< Along the index of the order within one game.
    probe,   ///< Along the index, leaving out what does not fit: most do.
    gather,  ///< All that fit, put in order: they are few.
};

std::string ordered_sql(Shelf::Order order, Way way, bool next) {
    using By = Shelf::Order::By;
    const std::string key = order.by == By::game      ? "by_game"
                            : order.by == By::place   ? "by_place"
                            : order.by == By::players ? "by_players"
                            : order.by == By::score   ? "by_score"
                                                      : "by_time";
    const std::string way_round = order.turned ? " DESC" : "", beyond = order.turned ? " < " : " > ";
    std::string sql = kRowOfShelf;
    if (way == Way::gather) {
        sql +=
            " JOIN (SELECT rowid AS fits FROM told_index WHERE told_index MATCH :match AND rowid >= :from"
            " AND rowid < :to) ON fits = shelf.spot WHERE true";
    } else {
        sql += " WHERE (standing = 'trashed') = :trash";
        sql += way == Way::game ? " AND game = :game" : "";
    }
    if (next) {
        sql +=
            " AND (" + key + ", recent)" + beyond + "((SELECT " + key + " FROM shelf WHERE spot = :after), -:after)";
    }
    if (way == Way::probe) {
        sql +=
            " AND spot >= :from AND spot < :to"
            " AND EXISTS (SELECT 1 FROM told_index WHERE told_index MATCH :match AND rowid = shelf.spot)";
    }
    return sql + " ORDER BY " + key + way_round + ", recent" + way_round + " LIMIT :most";
}

/// The statements in every order, every way, from the top and from a row on: they outlive the library.
const char* statement(Shelf::Order order, Way way, bool next) {
    static const std::map<std::tuple<int, bool, int, bool>, std::string> all = [] {
        std::map<std::tuple<int, bool, int, bool>, std::string> made;
        for (int by = 1; by <= static_cast<int>(Shelf::Order::By::time); ++by) {
            for (int rest = 0; rest < 16; ++rest) {
                const bool turned = rest % 2 != 0, on = rest / 2 % 2 != 0;
                const int how = rest / 4;
                made[{by, turned, how, on}] =
                    ordered_sql({static_cast<Shelf::Order::By>(by), turned}, static_cast<Way>(how), on);
            }
        }
        return made;
    }();
    return all.at({static_cast<int>(order.by), order.turned, static_cast<int>(way), next}).c_str();
}

/// What a list asks: the statement and what goes into it.
struct Asked {
    const char* sql = nullptr;
    std::optional<std::string> match;
    std::vector<std::string> words;
    std::int64_t from = 0, to = 0;
    std::optional<Way> way;
    bool possible = true;

    void bind(Query& rows, const Filter& filter, std::optional<std::int64_t> after, std::size_t most) const {
        rows.with(":most", static_cast<std::int64_t>(most));
        if (match && way != Way::game) {
            rows.with(":match", *match);
        }
        if (!way || *way == Way::gather || *way == Way::probe) {
            rows.with(":from", from).with(":to", to);
        }
        if (way && *way != Way::gather) {
            rows.with(":trash", std::int64_t{filter.trash});
        }
        if (way == Way::game) {
            rows.with(":game", filter.game);
        }
        if (way && after) {
            rows.with(":after", *after);
        }
    }
};

/// Where in the order of the evenings the sessions stand that the filter may name.
void set_range(Asked& asking, const Filter& filter) {
    constexpr std::int64_t kFar = std::numeric_limits<std::int64_t>::max() / 2;
    const std::int64_t zero = filter.trash ? kTrashSpot : 0;
    asking.from = filter.since   ? zero + seconds_of(*filter.since)
                  : filter.until ? zero + kUndated
                  : filter.trash ? -kFar
                                 : kFirstKept;
    asking.to = filter.until ? zero + seconds_of(*filter.until) : filter.trash ? kFirstKept : kFar;
}

Way way_of(Database& database, const Filter& filter, const Asked& asking) {
    Filter only_game;
    only_game.game = filter.game;
    only_game.trash = filter.trash;
    if (asking.words.empty()) {
        only_game.words = filter.words;  // Blanks and quotes narrow nothing.
    }
    if (filter == only_game || !asking.match) {
        return filter.game.empty() ? Way::walk : Way::game;
    }
    // Up to so many are faster put in order than found one by one.
    constexpr std::int64_t kFewSessions = 4'000;
    auto row = database.query(kFew);
    row.with(":match", *asking.match)
        .with(":from", asking.from)
        .with(":to", asking.to)
        .with(":most", kFewSessions)
        .next();
    return row.number(0) < kFewSessions ? Way::gather : Way::probe;
}

Asked asked(Database& database, const Filter& filter, std::optional<std::int64_t> after, Shelf::Order order) {
    Asked asking;
    asking.words = database.tokens().of(without_facets(filter.words));
    asking.match = match_of(database, filter, asking.words);
    const bool only_signs = asking.words.empty() && filter.words.find_first_not_of(" \t\"") != std::string::npos;
    asking.possible = !only_signs && (!asking.match || !asking.match->empty());
    set_range(asking, filter);
    const bool newest = !order.turned;
    if (order.by != Shelf::Order::By::date) {
        if (!asking.match && (filter.since || filter.until)) {
            asking.match = "\"" + facet('x', "0") + "\" OR \"" + facet('x', "1") + "\"";  // Any.
        }
        asking.way = asking.possible ? way_of(database, filter, asking) : Way::walk;
        asking.sql = statement(order, *asking.way, after.has_value());
        return asking;
    }
    if (after) {
        asking.from = newest ? asking.from : std::max(asking.from, *after + 1);
        asking.to = newest ? std::min(asking.to, *after) : asking.to;
    }
    asking.sql = asking.match ? (newest ? kNewestMatch : kOldestMatch) : (newest ? kNewest : kOldest);
    return asking;
}

std::vector<std::string> names_in(Database& database, const char* sql) {
    return database.attempt("read the library", [&] {
        std::vector<std::string> names;
        auto rows = database.query(sql);
        while (rows.next()) {
            names.push_back(rows.text(0));
        }
        return names;
    });
}

}  // namespace

std::vector<Listed> Shelf::page(const Filter& filter, std::optional<std::int64_t> after,
                                std::optional<std::size_t> most, Order order) const {
    store_.catch_up();
    Database& database = store_.connection_->database;
    return database.attempt("read the list of sessions", [&] {
        std::vector<Listed> list;
        const Tokens& tokens = database.tokens();
        const Asked asking = asked(database, filter, after, order);
        if (!asking.possible) {
            return list;
        }
        auto rows = database.query(asking.sql);
        asking.bind(rows, filter, after, most.value_or(page_size(filter)));
        while (rows.next()) {
            list.push_back(listed_in(rows));
            if (asking.words.empty()) {
                continue;
            }
            auto told = database.query(kWords);
            if (told.with(":spot", list.back().spot).next()) {
                WordsLine line = best_line(tokens, asking.words, told.text(0), told.text(1), kBetweenWords);
                list.back().line = std::move(line.words);
                if (line.number >= 0) {
                    list.back().event = static_cast<std::size_t>(line.number);
                }
            }
        }
        return list;
    });
}

std::vector<Shelved> Shelf::lasting(std::size_t most) const {
    Database& database = store_.connection_->database;
    return database.attempt("read the list of sessions", [&] {
        std::vector<Shelved> list;
        auto rows = database.query(kLasting);
        for (rows.with(":most", static_cast<std::int64_t>(most)); rows.next();) {
            list.push_back(listed_in(rows).session);
        }
        return list;
    });
}

Shelf::Sizes Shelf::sizes() const {
    Database& database = store_.connection_->database;
    return database.attempt("count the sessions", [&] {
        Sizes sizes;
        auto rows = database.query(kSizes);
        while (rows.next()) {
            const auto number = static_cast<std::size_t>(rows.number(1));
            sizes.kept += number;
            switch (standing_of(rows.text(0))) {
                case Standing::counted: sizes.counted = number; break;
                case Standing::open: sizes.open = number; break;
                case Standing::abandoned: sizes.abandoned = number; break;
                case Standing::excluded: sizes.excluded = number; break;
                case Standing::sample: sizes.samples = number; break;
                case Standing::unread: sizes.unread = number; break;
                case Standing::trashed: break;
            }
        }
        sizes.trashed = static_cast<std::size_t>(database.pragma(kTrashed));
        return sizes;
    });
}

std::vector<std::string> Shelf::games() const { return names_in(store_.connection_->database, kGames); }
std::vector<std::string> Shelf::places() const { return names_in(store_.connection_->database, kPlaces); }
std::vector<std::string> Shelf::tags() const { return names_in(store_.connection_->database, kTags); }

std::vector<std::string> Shelf::plan(const Filter& filter, Order order) const {
    Database& database = store_.connection_->database;
    return database.attempt("read the list of sessions", [&] {
        const Asked asking = asked(database, filter, {}, order);
        std::vector<std::string> steps;
        SQLite::Statement rows(database.raw(), std::string("EXPLAIN QUERY PLAN ") + asking.sql);
        while (rows.executeStep()) {
            steps.push_back(rows.getColumn(3).getString());
        }
        return steps;
    });
}

std::size_t Store::pages_read() const {
    int now = 0, highest = 0;
    sqlite3_db_status(connection_->database.raw().getHandle(), SQLITE_DBSTATUS_CACHE_MISS, &now, &highest, 0);
    return static_cast<std::size_t>(now);
}

std::vector<Shelved> Store::shelved(std::size_t most) const {
    std::vector<Shelved> list;
    for (Listed& listed : Shelf(*this).page({}, {}, most)) {
        list.push_back(std::move(listed.session));
    }
    return list;
}

std::vector<Shelved> Store::trashed() const {
    constexpr std::size_t kAll = 1'000'000;
    Filter filter;
    filter.trash = true;
    std::vector<Shelved> list;
    for (Listed& listed : Shelf(*this).page(filter, {}, kAll)) {
        list.push_back(std::move(listed.session));
    }
    return list;
}

std::optional<Shelved> Store::shelved(const std::string& id) const {
    Database& database = connection_->database;
    return database.attempt("read the session", [&] {
        auto row = database.query(kOne);
        return row.with(":id", id).next() ? std::optional(listed_in(row).session) : std::nullopt;
    });
}

}  // namespace castalia
