#include "db/figures.h"

#include <algorithm>

#include "db/connection.h"

namespace castalia {

namespace {

const char* const kAll = "SELECT game, standing, sessions, drawn, timed, played_ms FROM game_tally WHERE sessions > 0";
const char* const kOne =
    "SELECT game, standing, sessions, drawn, timed, played_ms FROM game_tally WHERE game = :game AND sessions > 0";
const char* const kSeats =
    "SELECT seats, seat, sessions, won, shared FROM seat_tally WHERE game = :game AND sessions > 0 ORDER BY seats, seat";
const char* const kSteps = "SELECT DISTINCT step FROM score_tally WHERE game = :game AND seats > 0";
const char* const kScores =
    "SELECT value, seats, won FROM score_tally WHERE game = :game AND step = :step AND seats > 0 ORDER BY value";
const char* const kDurations =
    "SELECT quarter, sessions FROM duration_tally WHERE game = :game AND sessions > 0 ORDER BY quarter";
const char* const kLongest = "SELECT max(played_ms) FROM shelf WHERE game = :game AND standing = 'counted'";

std::size_t size_at(const Query& row, int column) { return static_cast<std::size_t>(row.number(column)); }

void add(GameLine& line, const Query& row) {
    const std::string standing = row.text(1);
    const std::size_t sessions = size_at(row, 2);
    if (standing == "counted") {
        line.tally.sessions = sessions;
        line.tally.drawn = size_at(row, 3);
        line.tally.timed = size_at(row, 4);
        line.tally.played = std::chrono::milliseconds(row.number(5));
    } else if (standing == "open") {
        line.left_out.open = sessions;
    } else if (standing == "abandoned") {
        line.left_out.abandoned = sessions;
    } else if (standing == "excluded") {
        line.left_out.excluded = sessions;
    } else if (standing == "sample") {
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
        auto rows = database.query(kOne);
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
        auto rows = database.query(kAll);
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
        auto rows = database.query(kSeats);
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
        auto rows = database.query(kSteps);
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
        auto rows = database.query(kScores);
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
        auto rows = database.query(kDurations);
        for (rows.with(":game", game); rows.next();) {
            durations.push_back({size_at(rows, 0), size_at(rows, 1)});
        }
        return durations;
    });
}

std::optional<std::chrono::milliseconds> Figures::longest(const std::string& game) const {
    Database& database = store_.connection_->database;
    return database.attempt("read the sums", [&]() -> std::optional<std::chrono::milliseconds> {
        auto row = database.query(kLongest);
        if (!row.with(":game", game).next() || row.column(0).isNull()) {
            return std::nullopt;
        }
        return std::chrono::milliseconds(row.number(0));
    });
}

}  // namespace castalia
