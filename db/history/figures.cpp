#include "db/history/figures.h"

#include <algorithm>

#include "db/connection.h"
#include "db/history/tallies.h"

namespace castalia {

namespace {

const char* const kAll =
    "SELECT game, standing, sessions, drawn, timed, played_ms FROM game_tally WHERE sessions > 0";
const char* const kOne =
    "SELECT game, standing, sessions, drawn, timed, played_ms FROM game_tally WHERE game = :game AND sessions > 0";
const char* const kSeats =
    "SELECT seats, seat, sessions, won, shared FROM seat_tally WHERE game = :game AND sessions > 0 ORDER BY seats, "
    "seat";
const char* const kSteps = "SELECT DISTINCT step FROM score_tally WHERE game = :game AND seats > 0";
const char* const kScores =
    "SELECT value, seats, won FROM score_tally WHERE game = :game AND step = :step AND seats > 0 ORDER BY value";
const char* const kDurations =
    "SELECT quarter, sessions FROM duration_tally WHERE game = :game AND sessions > 0 ORDER BY quarter";
const char* const kLongest = "SELECT max(played_ms) FROM shelf WHERE game = :game AND standing = 'counted'";
const char* const kLongestWithin =
    "SELECT max(played_ms) FROM shelf NOT INDEXED WHERE game = :game AND standing = 'counted' AND spot >= :since"
    " AND spot < :until";
const char* const kDice =
    "SELECT dice, by_app, sides, face, times FROM dice_tally WHERE person = :person AND game = :game AND times > 0";
const char* const kThrows = "SELECT sessions FROM throw_tally WHERE person = :person AND game = :game";
const char* const kLuck =
    "SELECT game, name, sessions, rolls, got, expected, variance FROM luck_tally JOIN person ON person.key = person"
    " WHERE rolls > 0 AND (:game = '' OR game = :game) AND (:person = 0 OR person = :person)"
    " ORDER BY game, rolls DESC, person LIMIT :most";

std::size_t size_at(const Query& row, int column) { return static_cast<std::size_t>(row.number(column)); }

void add(GameLine& line, const Query& row) {
    const std::string inclusion = row.text(1);
    const std::size_t sessions = size_at(row, 2);
    if (inclusion == "counted") {
        line.tally.sessions = sessions;
        line.tally.drawn = size_at(row, 3);
        line.tally.timed = size_at(row, 4);
        line.tally.played = std::chrono::milliseconds(row.number(5));
    } else if (inclusion == "open") {
        line.left_out.open = sessions;
    } else if (inclusion == "abandoned") {
        line.left_out.abandoned = sessions;
    } else if (inclusion == "excluded") {
        line.left_out.excluded = sessions;
    } else if (inclusion == "sample") {
        line.left_out.samples = sessions;
    } else {
        line.left_out.unread = sessions;
    }
}

}  // namespace

GameLine Figures::game(const std::string& game) const {
    store_.catch_up();
    Database& database = store_.connection_->database;
    return database.attempt("read the sums", [&] {
        GameLine line{game, {}, {}};
        auto rows = sum_query(database, kOne, spots_of(period_));
        for (rows.with(":game", game); rows.next();) {
            add(line, rows);
        }
        return line;
    });
}

std::vector<GameLine> Figures::games() const {
    store_.catch_up();
    Database& database = store_.connection_->database;
    return database.attempt("read the sums", [&] {
        std::vector<GameLine> games;
        auto rows = sum_query(database, kAll, spots_of(period_));
        while (rows.next()) {
            if (const std::string game = rows.text(0); !game.empty()) {
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
    Database& database = store_.connection_->database;
    return database.attempt("read the sums", [&] {
        std::vector<SeatCount> seats;
        auto rows = sum_query(database, kSeats, spots_of(period_));
        for (rows.with(":game", game); rows.next();) {
            SeatCount count{size_at(rows, 0), std::nullopt, size_at(rows, 2), size_at(rows, 3), size_at(rows, 4)};
            if (rows.number(1) >= 0) {
                count.seat = size_at(rows, 1);
            }
            seats.push_back(count);
        }
        return seats;
    });
}

std::vector<std::string> Figures::steps(const std::string& game) const {
    Database& database = store_.connection_->database;
    return database.attempt("read the sums", [&] {
        std::vector<std::string> steps;
        auto rows = sum_query(database, kSteps, spots_of(period_));
        for (rows.with(":game", game); rows.next();) {
            steps.push_back(rows.text(0));
        }
        return steps;
    });
}

std::vector<ScoreCount> Figures::scores(const std::string& game, const std::string& step) const {
    Database& database = store_.connection_->database;
    return database.attempt("read the sums", [&] {
        std::vector<ScoreCount> scores;
        auto rows = sum_query(database, kScores, spots_of(period_));
        for (rows.with(":game", game).with(":step", step); rows.next();) {
            scores.push_back({rows.number(0), size_at(rows, 1), size_at(rows, 2)});
        }
        return scores;
    });
}

std::vector<DurationCount> Figures::durations(const std::string& game) const {
    Database& database = store_.connection_->database;
    return database.attempt("read the sums", [&] {
        std::vector<DurationCount> durations;
        auto rows = sum_query(database, kDurations, spots_of(period_));
        for (rows.with(":game", game); rows.next();) {
            durations.push_back({size_at(rows, 0), size_at(rows, 1)});
        }
        return durations;
    });
}

std::optional<std::chrono::milliseconds> Figures::longest(const std::string& game) const {
    Database& database = store_.connection_->database;
    return database.attempt("read the sums", [&]() -> std::optional<std::chrono::milliseconds> {
        const Spots spots = spots_of(period_);
        auto row = database.query(spots.all() ? kLongest : kLongestWithin);
        if (!spots.all()) {
            row.with(":since", spots.since).with(":until", spots.until);
        }
        if (!row.with(":game", game).next() || row.column(0).isNull()) {
            return std::nullopt;
        }
        return std::chrono::milliseconds(row.number(0));
    });
}

DiceFigures Figures::dice(PersonKey person, const std::string& game) const {
    store_.catch_up();
    Database& database = store_.connection_->database;
    return database.attempt("read the sums", [&] {
        statistics::DiceCount count;
        {
            auto rows = sum_query(database, kDice, spots_of(period_));
            for (rows.with(":person", person).with(":game", game); rows.next();) {
                const auto sides = static_cast<int>(rows.number(2)), face = static_cast<int>(rows.number(3));
                count.add({sides, face, rows.number(1) != 0, rows.text(0), std::nullopt}, rows.number(4));
            }
        }
        auto row = sum_query(database, kThrows, spots_of(period_));
        const bool any = row.with(":person", person).with(":game", game).next();
        return DiceFigures{any ? size_at(row, 0) : 0, count.thrown(), count.groups()};
    });
}

std::vector<statistics::PlayerLuck> Figures::luck(PersonKey person, const std::string& game, std::size_t most) const {
    store_.catch_up();
    Database& database = store_.connection_->database;
    return database.attempt("read the sums", [&] {
        constexpr double kMillion = 1e6;
        statistics::LuckCount count(store_.games());
        auto rows = sum_query(database, kLuck, spots_of(period_));
        rows.with(":person", person).with(":game", game).with(":most", static_cast<std::int64_t>(most));
        while (rows.next()) {
            const auto millionths = [&](int column) { return static_cast<double>(rows.number(column)) / kMillion; };
            count.add(rows.text(0), rows.text(1),
                      {size_at(rows, 2), size_at(rows, 3), millionths(4), millionths(5), millionths(6)});
        }
        return count.players();
    });
}

}  // namespace castalia
