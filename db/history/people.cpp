#include "db/history/people.h"

#include <algorithm>
#include <functional>
#include <map>

#include "core/rules/json/fields.h"
#include "db/connection.h"
#include "db/history/orders.h"
#include "db/history/statements.h"
#include "db/history/summary.h"
#include "db/history/tallies.h"
#include "db/sqlite/files.h"

namespace castalia {

namespace {

const char* const kNamesOfPerson = "SELECT name FROM spelling WHERE person = :person ORDER BY name";
const char* const kPerson = "SELECT name FROM person WHERE key = :person";
const char* const kNames = "SELECT name FROM person UNION SELECT name FROM spelling ORDER BY name";
const char* const kBySpelling = "SELECT person AS key FROM spelling WHERE name = :name";
const char* const kByName = "SELECT key FROM person WHERE name = :name ORDER BY key LIMIT 1";
const char* const kRenamePerson = "UPDATE person SET name = :name WHERE key = :person";
const char* const kGive = "UPDATE spelling SET person = :to WHERE person = :from";
const char* const kGiveOne = "UPDATE spelling SET person = :to WHERE name = :name";
const char* const kForget = "DELETE FROM person WHERE key = :person";

Person person_of(Database& database, PersonKey key, std::string name) {
    return {key, std::move(name), database.query(kNamesOfPerson).with(":person", key).texts("name")};
}

std::optional<PersonKey> key_by(Database& database, const char* sql, const std::string& name) {
    auto row = database.query(sql);
    return row.with(":name", name).next() ? std::optional(row.number("key")) : std::nullopt;
}

[[noreturn]] void nobody(const Database& database) {
    throw Failure(Failure::Kind::missing, say("The library {file} knows nobody of that name.",
                                              {{"file", literally(shown(database.file()))}}));
}

/// Returns the months, which were counted in UTC, by the clock of the reader. `near` are the sessions whose month may
/// be another one.
std::vector<MonthCount> by_clock_of_reader(std::vector<MonthCount> months, Query& near, const WallClock& reader) {
    const auto month_of = [](std::chrono::local_days local) {
        const std::chrono::year_month_day day{local};
        return std::pair(int{day.year()}, static_cast<int>(unsigned{day.month()}));
    };
    std::map<std::pair<int, int>, MonthCount> counts;
    for (const MonthCount& month : months) {
        counts[{month.year, month.month}] = month;
    }
    while (near.next()) {
        const Moment date = near.moment("date_ms").value_or(Moment{});
        const auto utc = month_of(day_on(date, {})), here = month_of(day_on(date, reader));
        const std::size_t won = near.number("won") == 1 ? 1 : 0, shared = near.number("won") == 2 ? 1 : 0;
        if (MonthCount& from = counts[utc]; utc != here && from.sessions > 0) {
            MonthCount& to = counts[here];
            to = {here.first, here.second, to.sessions + 1, to.won + won, to.shared + shared};
            from.sessions -= 1;
            from.won -= won;
            from.shared -= shared;
        }
    }
    months.clear();
    for (const auto& [when, month] : counts) {
        if (month.sessions > 0) {
            months.push_back(month);
        }
    }
    return months;
}

}  // namespace

std::optional<std::chrono::milliseconds> Tally::average() const {
    return timed == 0 ? std::nullopt : std::optional(played / static_cast<std::int64_t>(timed));
}

std::vector<PersonLine> People::list(const std::string& game, std::size_t most) const {
    Database& database = store_.up_to_date();
    return database.attempt("read the people", [&] {
        std::vector<PersonLine> list;
        {
            auto rows =
                sum_query(database, sql::most_active_people, sort_keys_of(database, period_, store_.reader_clock()));
            rows.with(":game", game).with(":most", static_cast<std::int64_t>(most));
            while (rows.next()) {
                list.push_back(
                    {person_of(database, rows.number("person"), rows.text("name")), tally_of_person(rows)});
            }
        }
        if (game.empty() && list.size() < most && period_ == Period{}) {
            auto rows = database.query(sql::people_without_results);
            rows.with(":most", static_cast<std::int64_t>(most - list.size()));
            while (rows.next()) {
                list.push_back({person_of(database, rows.number("key"), rows.text("name")), {}});
            }
        }
        return list;
    });
}

std::optional<Person> People::person(PersonKey key) const {
    Database& database = store_.up_to_date();
    return database.attempt("read the people", [&]() -> std::optional<Person> {
        auto row = database.query(kPerson);
        if (!row.with(":person", key).next()) {
            return std::nullopt;
        }
        return person_of(database, key, row.text("name"));
    });
}

std::vector<std::string> People::names() const {
    Database& database = store_.connection().database;
    return database.attempt("read the people", [&] { return database.query(kNames).texts("name"); });
}

std::optional<Person> People::find(const std::string& name) const {
    Database& database = store_.connection().database;
    const auto key = database.attempt("read the people", [&] {
        const std::optional<PersonKey> spelled = key_by(database, kBySpelling, name);
        return spelled ? spelled : key_by(database, kByName, name);
    });
    return key ? person(*key) : std::nullopt;
}

void People::rename(PersonKey key, const std::string& name) {
    check_utf8(name, "name");
    check_name(name, kLongestName, "name");
    Database& database = store_.up_to_date();
    database.attempt("rename the player", [&] {
        Writing writing(database);
        if (database.query(kRenamePerson).with(":name", name).with(":person", key).run() == 0) {
            nobody(database);
        }
        writing.commit();
    });
}

void People::merge(PersonKey into, PersonKey from) {
    if (into == from) {
        return;
    }
    Database& database = store_.up_to_date();
    database.attempt("merge the players", [&] {
        Writing writing(database);
        const std::optional<Person> one = person(into), other = person(from);
        if (!one || !other) {
            nobody(database);
        }
        auto together = database.query(sql::sessions_together);
        together.with(":one", into).with(":other", from).next();
        if (together.number("sessions") > 0) {
            throw Failure(Failure::Kind::conflict,
                          say("{one} and {other} sat at one table, so they are two people. Nothing was changed.",
                              {{"one", literally(one->name)}, {"other", literally(other->name)}}));
        }
        database.query(kGive).with(":to", into).with(":from", from).run();
        for (const PersonKey person : {into, from}) {  // The other person disappears.
            recount_person(database, person);
            list_person(database, person);
        }
        database.query(kForget).with(":person", from).run();
        writing.commit();
    });
}

PersonKey People::split(const std::string& spelling) {
    Database& database = store_.up_to_date();
    return database.attempt("split the player", [&] {
        Writing writing(database);
        const std::optional<PersonKey> old = key_by(database, kBySpelling, spelling);
        if (!old) {
            nobody(database);
        }
        const PersonKey made = add_person(database, spelling);
        database.query(kGiveOne).with(":to", made).with(":name", spelling).run();
        for (const PersonKey person : {*old, made}) {
            recount_person(database, person);
            list_person(database, person);
        }
        if (person(*old)->spellings.empty()) {
            database.query(kForget).with(":person", *old).run();
        }
        writing.commit();
        return made;
    });
}

Tally People::tally(PersonKey key, const std::string& game) const {
    Database& database = store_.up_to_date();
    return database.attempt("read the sums", [&] {
        auto rows = sum_query(database, sql::tally_of_person, sort_keys_of(database, period_, store_.reader_clock()));
        for (rows.with(":person", key).with(":game", game); rows.next();) {
            if (rows.text("inclusion") == "counted") {
                return tally_of_person(rows);
            }
        }
        return Tally{};
    });
}

LeftOut People::left_out(PersonKey key, const std::string& game) const {
    Database& database = store_.up_to_date();
    return database.attempt("read the sums", [&] {
        LeftOut left_out;
        auto rows = sum_query(database, sql::tally_of_person, sort_keys_of(database, period_, store_.reader_clock()));
        for (rows.with(":person", key).with(":game", game); rows.next();) {
            add_left_out(left_out, rows);
        }
        return left_out;
    });
}

std::vector<GameLine> People::games(PersonKey key) const {
    Database& database = store_.up_to_date();
    return database.attempt("read the sums", [&] {
        std::vector<GameLine> games;
        auto rows =
            sum_query(database, sql::tallies_of_person, sort_keys_of(database, period_, store_.reader_clock()));
        for (rows.with(":person", key); rows.next();) {
            if (const std::string game = rows.text("game"); !game.empty()) {
                if (games.empty() || games.back().game != game) {
                    games.push_back({game, {}, {}});
                }
                if (rows.text("inclusion") == "counted") {
                    games.back().tally = tally_of_person(rows);
                }
                add_left_out(games.back().left_out, rows);
            }
        }
        std::ranges::stable_sort(games, [](const GameLine& one, const GameLine& other) {
            return one.tally.sessions > other.tally.sessions;
        });
        std::erase_if(games, [](const GameLine& line) { return line.tally.sessions + line.left_out.all() == 0; });
        return games;
    });
}

std::vector<Versus> People::against(PersonKey key, const std::string& game, std::size_t most) const {
    Database& database = store_.up_to_date();
    return database.attempt("read the sums", [&] {
        std::vector<Versus> others;
        auto rows = sum_query(database, sql::opponents, sort_keys_of(database, period_, store_.reader_clock()));
        rows.with(":person", key).with(":game", game).with(":most", static_cast<std::int64_t>(most));
        while (rows.next()) {
            others.push_back({rows.number("other"), rows.text("name"), rows.size("sessions"), rows.size("ahead"),
                              rows.size("level")});
        }
        return others;
    });
}

Streak People::streak(PersonKey key, const std::string& game) const {
    Database& database = store_.up_to_date();
    return database.attempt("read the sums", [&] {
        const std::optional<WinsInARow> wins =
            wins_in_a_row(database, key, sort_keys_of(database, period_, store_.reader_clock()), game);
        if (!wins) {
            return Streak{};
        }
        Streak streak{static_cast<std::size_t>(wins->current), static_cast<std::size_t>(wins->best), std::nullopt};
        if (wins->best_end) {
            streak.best_end = std::clamp(std::chrono::sys_seconds{std::chrono::seconds(*wins->best_end)},
                                         std::chrono::ceil<std::chrono::seconds>(kFirstMoment),
                                         std::chrono::floor<std::chrono::seconds>(kLastMoment));
        }
        return streak;
    });
}

std::vector<MonthCount> People::months(PersonKey key, const std::string& game) const {
    Database& database = store_.up_to_date();
    return database.attempt("read the sums", [&] {
        std::vector<MonthCount> months;
        const SortKeyRange sort_keys = sort_keys_of(database, period_, store_.reader_clock());
        auto rows = sum_query(database, sql::months_of_person, sort_keys);
        rows.with(":person", key).with(":game", game);
        while (rows.next()) {
            const int month = static_cast<int>(rows.number("month"));
            months.push_back(
                {month / 12, month % 12 + 1, rows.size("sessions"), rows.size("won"), rows.size("shared")});
        }
        Query near = database.query(sql::sessions_about_month_ends);
        near.with(":person", key).with(":game", game);
        bind_period(near, sort_keys);
        return by_clock_of_reader(std::move(months), near, store_.reader_clock());
    });
}

std::vector<Evening> People::evenings(PersonKey key, std::size_t most) const {
    Database& database = store_.up_to_date();
    return database.attempt("read the evenings", [&] {
        std::map<std::int64_t, Evening, std::greater<>> newest;
        for (const std::int64_t spelling : spelling_keys_of(database, key)) {
            auto rows = database.query(sql::evenings_of_spelling);
            const SortKeyRange sort_keys = sort_keys_of(database, period_, store_.reader_clock());
            bind_period(rows, sort_keys);
            rows.with(":spelling", spelling);
            rows.with(":most", static_cast<std::int64_t>(most));
            while (rows.next()) {
                using Came = Evening::Came;
                const auto won = rows.number("won");
                const std::string ended_as = rows.text("ended_as");
                const Came came = won == 1                                    ? Came::won
                                  : won == 2                                  ? Came::shared
                                  : ended_as == "drawn"                       ? Came::drawn
                                  : ended_as == "none" || rows.is_null("won") ? Came::no_result
                                                                              : Came::lost;
                newest[rows.number("sort_key")] = {rows.text("id"), rows.text("game"), rows.text("title"),
                                                   rows.moment("date_ms"), came};
            }
        }
        std::vector<Evening> evenings;
        for (auto& [sort_key, evening] : newest) {
            if (evenings.size() < most) {
                evenings.push_back(std::move(evening));
            }
        }
        return evenings;
    });
}

}  // namespace castalia
