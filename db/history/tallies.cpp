// The sums behind the statistics. Each is written once, as the share of a session. Adding, removing, counting again
// and comparing are made of that.
#include "db/history/tallies.h"

#include <algorithm>

#include "db/history/statements.h"
#include "db/history/summary.h"
#include "db/history/summary_row.h"
#include "db/history/waiting.h"

namespace castalia {

namespace {

/// Over what a sum counts. `every_game` counts each row for its game and, as '', for all games together; the rows of
/// the others say that themselves.
enum class Over : std::uint8_t { its_rows, every_game };

struct Sum {
    const char* table;
    std::vector<std::string> keys, values;
    const char* rows;
    Over over = Over::its_rows;
};

const std::vector<Sum>& sums() {
    static const std::vector<Sum> all{
        {"game_tally",
         {"game", "inclusion"},
         {"sessions", "drawn", "lost", "no_result", "timed", "played_ms"},
         sql::game_tally,
         Over::every_game},
        {"player_tally",
         {"person", "game", "inclusion"},
         {"sessions", "won", "shared", "drawn", "no_result", "timed", "played_ms"},
         sql::player_tally,
         Over::every_game},
        {"month_tally",
         {"person", "game", "month"},
         {"sessions", "won", "shared"},
         sql::month_tally,
         Over::every_game},
        {"pair_tally",
         {"person", "other", "game"},
         {"sessions", "ahead", "level"},
         sql::pair_tally,
         Over::every_game},
        {"seat_tally", {"game", "seats", "seat"}, {"sessions", "won", "shared"}, sql::seat_tally},
        {"score_tally", {"game", "step", "value"}, {"seats", "won"}, sql::score_tally},
        {"duration_tally", {"game", "quarter"}, {"sessions"}, sql::duration_tally, Over::every_game},
        {"dice_tally",
         {"person", "game", "dice", "by_app", "sides", "face"},
         {"times"},
         sql::dice_tally,
         Over::every_game},
        {"throw_tally", {"person", "game"}, {"sessions"}, sql::throw_tally, Over::every_game},
        {"luck_tally", {"person", "game"}, {"sessions", "rolls", "got", "expected", "variance"}, sql::luck_tally},
    };
    return all;
}

std::string joined(const std::vector<std::string>& words, const std::string& before = "",
                   const std::string& after = "") {
    std::string text;
    for (const std::string& word : words) {
        text += (text.empty() ? "" : ", ") + before + word + after;
    }
    return text;
}

/// Returns the statement that adds the rows of `select` to the sum.
std::string adding(const Sum& sum, const std::string& select) {
    std::string updates;
    for (const std::string& value : sum.values) {
        updates += (updates.empty() ? "" : ", ") + value + " = " + value + " + excluded." + value;
    }
    return std::string("INSERT INTO ") + sum.table + " (" + joined(sum.keys) + ", " + joined(sum.values) + ") " +
           select + " ON CONFLICT (" + joined(sum.keys) + ") DO UPDATE SET " + updates;
}

/// Returns the statement for the rows of `select` and, where the sum counts over them, for all games together.
std::string over_games(const Sum& sum, const std::string& select) {
    if (sum.over == Over::its_rows) {
        return select;
    }
    std::string columns;
    for (const std::string& key : sum.keys) {
        columns += key == "game" ? "iif(every, '', game) AS game, " : key + ", ";
    }
    return "SELECT " + columns + joined(sum.values) + " FROM (" + select +
           ") CROSS JOIN (SELECT 0 AS every UNION ALL SELECT 1)";
}

std::string adding_one(const Sum& sum) {
    const std::string rows = "SELECT " + joined(sum.keys) + ", " + joined(sum.values) + " FROM (" + sum.rows +
                             ") WHERE sort_key = :sort_key";
    return adding(sum, "SELECT " + joined(sum.keys) + ", " + joined(sum.values, ":sign * ") + " FROM (" +
                           over_games(sum, rows) + ") WHERE true");
}

std::string summed(const Sum& sum, const std::string& rows) {
    std::string values;
    for (const std::string& value : sum.values) {
        values += ", sum(" + value + ") AS " + value;
    }
    return "SELECT " + joined(sum.keys) + values + " FROM (" + rows + ") GROUP BY " + joined(sum.keys);
}

std::string chosen_rows(const Sum& sum, const std::string& which) {
    return std::string("SELECT * FROM (") + sum.rows + ")" + which;
}

/// Returns the statement for the values that the sum should have.
std::string counted(const Sum& sum, const std::string& which = "") {
    return summed(sum, over_games(sum, chosen_rows(sum, which)));
}

/// Returns the same for very many rows: each game is summed up first, so that a row is sorted once. SQLite would not
/// look up one person in this.
std::string counted_at_once(const Sum& sum, const std::string& which = "") {
    const std::string of_games = summed(sum, chosen_rows(sum, which));
    return sum.over == Over::its_rows ? of_games : summed(sum, over_games(sum, of_games));
}

/// Returns the statement for the values that it has. A row of zeros is as good as none.
std::string kept(const Sum& sum) {
    return "SELECT " + joined(sum.keys) + ", " + joined(sum.values) + " FROM " + sum.table + " WHERE " +
           sum.values.front() + " <> 0";
}

const std::vector<std::string>& adding_all() {
    static const std::vector<std::string> all = [] {
        std::vector<std::string> made;
        std::ranges::transform(sums(), std::back_inserter(made), adding_one);
        return made;
    }();
    return all;
}

const char* const kPeopleAt =
    "SELECT DISTINCT person FROM seat JOIN spelling ON spelling.key = seat.spelling WHERE sort_key = :sort_key";
const char* const kPeopleWaiting =
    "SELECT DISTINCT person FROM temp.waiting_summary JOIN seat USING (sort_key)"
    " JOIN spelling ON spelling.key = seat.spelling WHERE won IS NOT NULL";
const char* const kStreak = "SELECT newest, current, best, best_end FROM streak WHERE person = :person";
const char* const kForgetStreak = "DELETE FROM streak WHERE person = :person";
const char* const kEverybody = "SELECT key AS person FROM person UNION SELECT person FROM streak";

struct InARow : WinsInARow {
    void go_on(std::int64_t sort_key, bool won) {
        newest = sort_key;
        current = won ? current + 1 : 0;
        if (current > best) {
            best = current;
            best_end = sort_key;
        }
    }
};

void save(Database& database, std::int64_t person, const InARow& streak) {
    database.query(sql::save_streak)
        .with(":person", person)
        .with(":newest", streak.newest)
        .with(":current", streak.current)
        .with(":best", streak.best)
        .with(":end", streak.best_end)
        .run();
}

std::optional<InARow> counted_streak(Database& database, std::int64_t person, const SortKeyRange& sort_keys = {},
                                     const std::string& game = {}) {
    InARow streak;
    bool any = false;
    auto rows = database.query(sql::wins_of_person);
    bind_period(rows, sort_keys);
    for (rows.with(":person", person).with(":game", game); rows.next(); any = true) {
        streak.go_on(rows.number("sort_key"), rows.number("won") > 0);
    }
    return any ? std::optional(streak) : std::nullopt;
}

std::optional<InARow> kept_streak(Database& database, std::int64_t person) {
    auto row = database.query(kStreak);
    if (!row.with(":person", person).next()) {
        return std::nullopt;
    }
    InARow streak{{row.number("newest"), row.number("current"), row.number("best"), std::nullopt}};
    if (!row.is_null("best_end")) {
        streak.best_end = row.number("best_end");
    }
    return streak;
}

std::vector<std::int64_t> everybody(Database& database) { return database.query(kEverybody).numbers("person"); }

/// Returns whether two queries have different answers, by EXCEPT in both directions.
bool differ(Database& database, const std::string& one, const std::string& other) {
    for (const auto& [left, right] : {std::pair(one, other), std::pair(other, one)}) {
        SQLite::Statement rows(database.raw(),
                               "SELECT * FROM (" + left + ") EXCEPT SELECT * FROM (" + right + ") LIMIT 1");
        if (rows.executeStep()) {
            return true;
        }
    }
    return false;
}

}  // namespace

namespace {

Tally tally_without_winners(const Query& row) {
    Tally tally;
    tally.sessions = row.size("sessions");
    tally.drawn = row.size("drawn");
    tally.no_result = row.size("no_result");
    tally.timed = row.size("timed");
    tally.played = std::chrono::milliseconds(row.number("played_ms"));
    return tally;
}

}  // namespace

Tally tally_of_all(const Query& row) {
    Tally tally = tally_without_winners(row);
    tally.lost = row.size("lost");
    return tally;
}

Tally tally_of_person(const Query& row) {
    Tally tally = tally_without_winners(row);
    tally.won = row.size("won");
    tally.shared = row.size("shared");
    const std::size_t others = tally.won + tally.shared + tally.drawn + tally.no_result;
    tally.lost = tally.sessions > others ? tally.sessions - others : 0;
    return tally;
}

void add_left_out(LeftOut& left_out, const Query& row) {
    const std::size_t sessions = row.size("sessions");
    switch (inclusion_of(row.text("inclusion"))) {
        case Inclusion::open: left_out.open += sessions; break;
        case Inclusion::abandoned: left_out.abandoned += sessions; break;
        case Inclusion::excluded: left_out.excluded += sessions; break;
        case Inclusion::sample: left_out.samples += sessions; break;
        case Inclusion::unread: left_out.unread += sessions; break;
        case Inclusion::counted:
        case Inclusion::trashed: break;
    }
}

void tally(Database& database, std::int64_t sort_key, int sign) {
    for (const std::string& sql : adding_all()) {
        database.query(sql.c_str()).with(":sort_key", sort_key).with(":sign", std::int64_t{sign}).run();
    }
}

void tally_waiting(Database& database) {
    make_waiting(database);
    for (const Sum& sum : sums()) {
        database.raw().exec(
            adding(sum, counted_at_once(sum, " WHERE sort_key IN (SELECT sort_key FROM temp.waiting_summary)")));
    }
    for (const std::int64_t person : database.query(kPeopleWaiting).numbers("person")) {
        recount_streak(database, person);
    }
}

std::vector<std::int64_t> people_at(Database& database, std::int64_t sort_key) {
    return database.query(kPeopleAt).with(":sort_key", sort_key).numbers("person");
}

void continue_streaks(Database& database, std::int64_t sort_key) {
    std::vector<std::pair<std::int64_t, bool>> people;
    {
        auto rows = database.query(sql::wins_of_session);
        for (rows.with(":sort_key", sort_key); rows.next();) {
            people.emplace_back(rows.number("person"), rows.number("won") > 0);
        }
    }
    for (const auto& [person, won] : people) {
        InARow streak = kept_streak(database, person).value_or(InARow{{sort_key - 1, 0, 0, std::nullopt}});
        if (sort_key > streak.newest) {
            streak.go_on(sort_key, won);
            save(database, person, streak);
        } else {
            recount_streak(database, person);
        }
    }
}

void recount_streak(Database& database, std::int64_t person) {
    if (const std::optional<InARow> streak = counted_streak(database, person)) {
        save(database, person, *streak);
    } else {
        database.query(kForgetStreak).with(":person", person).run();
    }
}

std::optional<WinsInARow> wins_in_a_row(Database& database, std::int64_t person, const SortKeyRange& sort_keys,
                                        const std::string& game) {
    return sort_keys.all() && game.empty() ? kept_streak(database, person)
                                           : counted_streak(database, person, sort_keys, game);
}

SortKeyRange sort_keys_of(Database& database, const Period& period, const WallClock& reader) {
    if (period == Period{}) {
        return {};
    }
    SortKeyRange range;
    range.since = period.since ? sort_key_of(*period.since) : kUndated;
    range.until = period.until ? sort_key_of(*period.until) : range.until;
    return by_days_of_tables(database, range, 0, period.since, period.until, reader);
}

void bind_period(Query& query, const SortKeyRange& sort_keys) {
    query.with(":since", sort_keys.since).with(":until", sort_keys.until).with(":without", sort_keys.without);
}

Query sum_query(Database& database, const char* sql, const SortKeyRange& sort_keys) {
    if (sort_keys.all()) {
        return database.query(sql);
    }
    // The same query of sums that are counted for this purpose. Each stands in for the table of its name.
    static const std::string counting = [] {
        std::string text;
        for (const Sum& sum : sums()) {
            text += (text.empty() ? "WITH " : ", ") + std::string(sum.table) + " AS (" +
                    counted(sum,
                            " WHERE sort_key >= :since AND sort_key < :until AND sort_key "
                            "NOT IN (SELECT value FROM json_each(:without))") +
                    ")";
        }
        return text + " ";
    }();
    Query query = database.query_within(counting, sql);
    bind_period(query, sort_keys);
    return query;
}

void clear_tallies(Database& database) {
    for (const Sum& sum : sums()) {
        database.raw().exec(std::string("DELETE FROM ") + sum.table);
    }
    database.raw().exec("DELETE FROM streak");
}

void count_tallies(Database& database) {
    clear_tallies(database);
    for (const Sum& sum : sums()) {
        database.raw().exec(std::string("INSERT INTO ") + sum.table + " (" + joined(sum.keys) + ", " +
                            joined(sum.values) + ") " + counted_at_once(sum));
    }
    for (const std::int64_t person : everybody(database)) {
        recount_streak(database, person);
    }
}

void recount_person(Database& database, std::int64_t person) {
    const std::string who = std::to_string(person);
    for (const Sum& sum : sums()) {
        if (sum.keys.front() != "person") {
            continue;
        }
        std::string which = " WHERE person = " + who;
        if (sum.keys[1] == "other") {
            which += " OR other = " + who;
        }
        database.raw().exec(std::string("DELETE FROM ") + sum.table + which);
        database.raw().exec(std::string("INSERT INTO ") + sum.table + " (" + joined(sum.keys) + ", " +
                            joined(sum.values) + ") " + counted(sum, which));
    }
    recount_streak(database, person);
}

std::vector<Text> wrong_tallies(Database& database) {
    std::vector<Text> wrong;
    for (const Sum& sum : sums()) {
        if (differ(database, counted(sum), kept(sum))) {
            wrong.push_back(
                say("the sums in {table} are not those of the sessions", {{"table", literally(sum.table)}}));
        }
    }
    for (const std::int64_t person : everybody(database)) {
        const auto kept_one = kept_streak(database, person), counted_one = counted_streak(database, person);
        const auto values = [](const std::optional<InARow>& streak) {
            return streak ? std::tuple(streak->newest, streak->current, streak->best, streak->best_end)
                          : std::tuple(std::int64_t{}, std::int64_t{}, std::int64_t{}, std::optional<std::int64_t>{});
        };
        if (kept_one.has_value() != counted_one.has_value() || values(kept_one) != values(counted_one)) {
            wrong.push_back(say("the streak of person {number} is not that of their sessions",
                                {{"number", literally(static_cast<long long>(person))}}));
        }
    }
    return wrong;
}

}  // namespace castalia
