#pragma once

#include "db/people.h"

namespace castalia {

/// How often a seat won; with no seat, whoever made the first move.
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
    std::size_t quarter = 0;              ///< Of an hour, from 0.
    std::size_t sessions = 0;
};

/// What the games come to, over the sessions that count. From sums that are kept up to date. Throws Failure.
class Figures {
public:
    explicit Figures(const Store& store) : store_(store) {}

    GameLine game(const std::string& game = {}) const;
    std::vector<GameLine> games() const;                          ///< Most played first.
    std::vector<SeatCount> seats(const std::string& game) const;  ///< By number of players, the first move first.
    std::vector<std::string> steps(const std::string& game) const;  ///< Of the ladder that scores are told for.
    std::vector<ScoreCount> scores(const std::string& game, const std::string& step) const;
    std::vector<DurationCount> durations(const std::string& game = {}) const;
    std::optional<std::chrono::milliseconds> longest(const std::string& game) const;

private:
    const Store& store_;
};

}  // namespace castalia
