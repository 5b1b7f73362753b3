#pragma once

#include <map>

#include "core/session/session.h"

namespace castalia::statistics {

/// What a game's own dice brought one player, beside what they would bring on average.
struct PlayerLuck {
    std::string game, player;
    std::size_t sessions = 0, rolls = 0;
    double got = 0, expected = 0;
    double spread = 0;   ///< One standard deviation of `got` around `expected`.
    Text sentence;
};

/// Sums what dice brought, session by session; by player's name.
class LuckCount {
public:
    void add(const Session& session);
    /// By game, then by name. Empty where no game's dice decide anything.
    std::vector<PlayerLuck> players() const;

private:
    struct Sum {
        std::size_t sessions = 0, rolls = 0;
        double got = 0, expected = 0, variance = 0;
        Text unit;
    };
    std::map<std::pair<std::string, std::string>, Sum> sums_;
};

}  // namespace castalia::statistics
