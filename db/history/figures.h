#pragma once

#include "core/statistics/dice.h"
#include "core/statistics/luck.h"
#include "db/history/people.h"

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
    std::size_t quarter = 0;  ///< Of an hour, from 0.
    std::size_t sessions = 0;
};

struct DiceFigures {
    std::size_t sessions = 0;  ///< In which they were thrown.
    long long thrown = 0;
    std::vector<statistics::DiceGroup> groups;
};

/// What the games come to, over the sessions that count. From sums that are kept up to date. Throws Failure.
class Figures {
public:
    explicit Figures(const Store& store, Period period = {}) : store_(store), period_(period) {}

    GameLine game(const std::string& game = {}) const;
    std::vector<GameLine> games() const;                            ///< Most played first.
    std::vector<SeatCount> seats(const std::string& game) const;    ///< By number of players, the first move first.
    std::vector<std::string> steps(const std::string& game) const;  ///< Of the ladder that scores are told for.
    std::vector<ScoreCount> scores(const std::string& game, const std::string& step) const;
    std::vector<DurationCount> durations(const std::string& game = {}) const;
    std::optional<std::chrono::milliseconds> longest(const std::string& game) const;

    /// What dice showed in all sessions but samples, those of one person or, as 0, all of them.
    DiceFigures dice(PersonKey person = 0, const std::string& game = {}) const;
    /// What the games' own dice brought, of those with the most rolls.
    std::vector<statistics::PlayerLuck> luck(PersonKey person = 0, const std::string& game = {},
                                             std::size_t most = 50) const;

private:
    const Store& store_;
    Period period_;
};

}  // namespace castalia
