#pragma once

#include <map>

#include "core/rules/games.h"
#include "core/session/session.h"

namespace castalia::statistics {

/// What a game's own dice brought one player, beside what they would bring on average.
struct PlayerLuck {
    std::string game, player;
    std::size_t sessions = 0, rolls = 0;
    double got = 0, expected = 0;
    double spread = 0;  ///< One standard deviation of `got` around `expected`.
    Text sentence;
};

/// What dice brought over a number of rolls.
struct LuckSum {
    std::size_t sessions = 0, rolls = 0;
    double got = 0, expected = 0, variance = 0;

    LuckSum& operator+=(const LuckSum& other);
};
/// Of each seat of one session; a seat to which no roll brought or denied anything has no rolls. Empty where no dice
/// of the game decide anything.
std::vector<LuckSum> luck_of(const Session& session);

/// Sums what dice brought, session by session; by player's name.
class LuckCount {
public:
    /// `games` outlives it.
    explicit LuckCount(const Games& games) : games_(games) {}

    void add(const Session& session);
    void add(const std::string& game, const std::string& player, const LuckSum& luck);
    /// By game, then by name. Empty where no game's dice decide anything.
    std::vector<PlayerLuck> players() const;

private:
    const Games& games_;
    std::map<std::pair<std::string, std::string>, LuckSum> sums_;
};

}  // namespace castalia::statistics
