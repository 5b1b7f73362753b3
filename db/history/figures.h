#pragma once

#include "core/statistics/dice.h"
#include "core/statistics/luck.h"
#include "core/statistics/throws.h"
#include "db/history/people.h"

namespace castalia {

/// The victories of a seat. An entry without a seat stands for whoever made the first move.
struct SeatCount {
    std::size_t seats = 0;
    std::optional<std::size_t> seat;
    std::size_t sessions = 0, won = 0, shared = 0;
};
struct ScoreCount {
    long long value = 0;
    std::size_t seats = 0, won = 0;
};
struct DurationCount {
    std::size_t quarter = 0;  ///< The quarter of an hour, counted from 0.
    std::size_t sessions = 0;
};

struct DiceFigures {
    std::size_t sessions = 0;  ///< The number of sessions in which dice were thrown.
    long long thrown = 0;
    std::vector<statistics::DiceGroup> groups;
};

/// The figures of games over the sessions that count, from sums that are kept up to date. Every function throws
/// Failure.
class Figures {
public:
    explicit Figures(const Store& store, Period period = {}) : store_(store), period_(period) {}

    GameLine game(const std::string& game = {}) const;
    std::vector<GameLine> games() const;  ///< Returns the games, the most played first.
    /// Returns the counts by number of players; the first move comes first.
    std::vector<SeatCount> seats(const std::string& game) const;
    /// Returns the steps of the ladder that have scores.
    std::vector<std::string> steps(const std::string& game) const;
    std::vector<ScoreCount> scores(const std::string& game, const std::string& step) const;
    std::vector<DurationCount> durations(const std::string& game = {}) const;
    std::optional<std::chrono::milliseconds> longest(const std::string& game) const;

    /// Returns what a person's dice showed in all sessions except samples; 0 stands for everybody.
    DiceFigures dice(PersonKey person = 0, const std::string& game = {}) const;
    /// Returns the throws by expression, player and dice; 0 stands for everybody, and an empty text for every game.
    std::vector<statistics::ThrowGroup> throws(PersonKey person, const std::string& game = {}) const;
    /// Returns what the dice of games brought the players with the most rolls.
    std::vector<statistics::PlayerLuck> luck(PersonKey person = 0, const std::string& game = {},
                                             std::size_t most = 50) const;

private:
    const Store& store_;
    Period period_;
};

}  // namespace castalia
