#pragma once

#include <map>

#include "core/rules/game/games.h"
#include "core/session/session.h"

namespace castalia::statistics {

/// The gains that the dice of a game brought one player, and the average gains.
struct PlayerLuck {
    std::string game, player;
    std::size_t sessions = 0, rolls = 0;
    double got = 0, expected = 0;
    double spread = 0;  ///< One standard deviation of `got` around `expected`.
    Text sentence;
};

/// The sum of what a number of rolls brought.
struct LuckSum {
    std::size_t sessions = 0, rolls = 0;
    double got = 0, expected = 0, variance = 0;

    LuckSum& operator+=(const LuckSum& other);
};
/// Returns the sum for each seat of one session. A seat to which no roll brought or denied anything has no rolls.
/// Returns nothing if no dice of the game decide anything.
std::vector<LuckSum> luck_of(const Session& session);

/// Adds up what dice brought, session by session, for each player's name.
class LuckCount {
public:
    /// Assumes that `games` outlives it.
    explicit LuckCount(const Games& games) : games_(games) {}

    void add(const Session& session);
    void add(const std::string& game, const std::string& player, const LuckSum& luck);
    /// Returns the sums by game, then by name. Empty if no game's dice decide anything.
    std::vector<PlayerLuck> players() const;

private:
    const Games& games_;
    std::map<std::pair<std::string, std::string>, LuckSum> sums_;
};

}  // namespace castalia::statistics
