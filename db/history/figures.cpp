#include "db/history/figures.h"

#include <algorithm>

#include "db/connection.h"
#include "db/history/seats.h"
#include "db/history/statements.h"
#include "db/history/tallies.h"

namespace castalia {

namespace {

const char* const kSteps = "SELECT DISTINCT step FROM score_tally WHERE game = :game AND seats > 0";
const char* const kLongest =
    "SELECT max(played_ms) AS longest FROM summary WHERE game = :game AND inclusion = 'counted'";
const char* const kThrows = "SELECT sessions FROM throw_tally WHERE person = :person AND game = :game";

void add(GameLine& line, const Query& row) {
    if (row.text("inclusion") == "counted") {
        line.tally = tally_of_all(row);
    } else {
        add_left_out(line.left_out, row);
    }
}

}  // namespace

GameLine Figures::game(const std::string& game) const {
    Database& database = store_.up_to_date();
    return database.attempt("read the sums", [&] {
        GameLine line{game, {}, {}};
        auto rows = sum_query(database, sql::sums_of_game, sort_keys_of(database, period_, store_.reader_clock()));
        for (rows.with(":game", game); rows.next();) {
            add(line, rows);
        }
        return line;
    });
}

std::vector<GameLine> Figures::games() const {
    Database& database = store_.up_to_date();
    return database.attempt("read the sums", [&] {
        std::vector<GameLine> games;
        auto rows = sum_query(database, sql::sums_of_games, sort_keys_of(database, period_, store_.reader_clock()));
        while (rows.next()) {
            if (const std::string game = rows.text("game"); !game.empty()) {
                if (games.empty() || games.back().game != game) {
                    games.push_back({game, {}, {}});
                }
                add(games.back(), rows);
            }
        }
        std::ranges::stable_sort(games, [](const GameLine& one, const GameLine& other) {
            return one.tally.sessions > other.tally.sessions;
        });
        return games;
    });
}

std::vector<SeatCount> Figures::seats(const std::string& game) const {
    Database& database = store_.up_to_date();
    return database.attempt("read the sums", [&] {
        std::vector<SeatCount> seats;
        auto rows = sum_query(database, sql::sums_of_seats, sort_keys_of(database, period_, store_.reader_clock()));
        for (rows.with(":game", game); rows.next();) {
            SeatCount count{rows.size("seats"), std::nullopt, rows.size("sessions"), rows.size("won"),
                            rows.size("shared")};
            if (rows.number("seat") >= 0) {
                count.seat = rows.size("seat");
            }
            seats.push_back(count);
        }
        return seats;
    });
}

std::vector<std::string> Figures::steps(const std::string& game) const {
    Database& database = store_.up_to_date();
    return database.attempt("read the sums", [&] {
        return sum_query(database, kSteps, sort_keys_of(database, period_, store_.reader_clock()))
            .with(":game", game)
            .texts("step");
    });
}

std::vector<ScoreCount> Figures::scores(const std::string& game, const std::string& step) const {
    Database& database = store_.up_to_date();
    return database.attempt("read the sums", [&] {
        std::vector<ScoreCount> scores;
        auto rows = sum_query(database, sql::sums_of_scores, sort_keys_of(database, period_, store_.reader_clock()));
        for (rows.with(":game", game).with(":step", step); rows.next();) {
            scores.push_back({rows.number("value"), rows.size("seats"), rows.size("won")});
        }
        return scores;
    });
}

std::vector<DurationCount> Figures::durations(const std::string& game) const {
    Database& database = store_.up_to_date();
    return database.attempt("read the sums", [&] {
        std::vector<DurationCount> durations;
        auto rows =
            sum_query(database, sql::sums_of_durations, sort_keys_of(database, period_, store_.reader_clock()));
        for (rows.with(":game", game); rows.next();) {
            durations.push_back({rows.size("quarter"), rows.size("sessions")});
        }
        return durations;
    });
}

std::optional<std::chrono::milliseconds> Figures::longest(const std::string& game) const {
    Database& database = store_.up_to_date();
    return database.attempt("read the sums", [&]() -> std::optional<std::chrono::milliseconds> {
        const SortKeyRange sort_keys = sort_keys_of(database, period_, store_.reader_clock());
        auto row = database.query(sort_keys.all() ? kLongest : sql::longest_within);
        if (!sort_keys.all()) {
            bind_period(row, sort_keys);
        }
        if (!row.with(":game", game).next() || row.is_null("longest")) {
            return std::nullopt;
        }
        return std::chrono::milliseconds(row.number("longest"));
    });
}

DiceFigures Figures::dice(PersonKey person, const std::string& game) const {
    Database& database = store_.up_to_date();
    return database.attempt("read the sums", [&] {
        statistics::DiceCount count;
        {
            auto rows =
                sum_query(database, sql::sums_of_dice, sort_keys_of(database, period_, store_.reader_clock()));
            for (rows.with(":person", person).with(":game", game); rows.next();) {
                const auto sides = static_cast<int>(rows.number("sides")),
                           face = static_cast<int>(rows.number("face"));
                count.add({sides, face, rows.number("by_app") != 0, rows.text("dice"), std::nullopt},
                          rows.number("times"));
            }
        }
        auto row = sum_query(database, kThrows, sort_keys_of(database, period_, store_.reader_clock()));
        const bool any = row.with(":person", person).with(":game", game).next();
        return DiceFigures{any ? row.size("sessions") : 0, count.thrown(), count.groups()};
    });
}

std::vector<statistics::ThrowGroup> Figures::throws(PersonKey person, const std::string& game) const {
    Database& database = store_.up_to_date();
    return database.attempt("read the throws", [&] {
        statistics::ThrowCount count;
        auto rows = database.query(sql::throws_of_sessions);
        bind_period(rows, sort_keys_of(database, period_, store_.reader_clock()));
        for (rows.with(":person", person).with(":game", game); rows.next();) {
            count.add(throws_at(rows), rows.text("player"));
        }
        return count.groups();
    });
}

std::vector<statistics::PlayerLuck> Figures::luck(PersonKey person, const std::string& game, std::size_t most) const {
    Database& database = store_.up_to_date();
    return database.attempt("read the sums", [&] {
        constexpr double kMillion = 1e6;
        statistics::LuckCount count(store_.games());
        auto rows = sum_query(database, sql::sums_of_luck, sort_keys_of(database, period_, store_.reader_clock()));
        rows.with(":person", person).with(":game", game).with(":most", static_cast<std::int64_t>(most));
        while (rows.next()) {
            const auto millionths = [&](const char* column) {
                return static_cast<double>(rows.number(column)) / kMillion;
            };
            count.add(rows.text("game"), rows.text("name"),
                      {rows.size("sessions"), rows.size("rolls"), millionths("got"), millionths("expected"),
                       millionths("variance")});
        }
        return count.players();
    });
}

}  // namespace castalia
