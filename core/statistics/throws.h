#pragma once

#include <map>

#include "core/statistics/dice.h"

namespace castalia::statistics {

/// All throws of one expression by one player, with dice of one kind.
struct ThrowGroup {
    std::string expression;  ///< In our spelling, with its target.
    std::string player;      ///< Empty where nobody is named.
    bool by_app = false;
    std::string set;  ///< The name of the physical die set; empty if the table named none.
    std::size_t thrown = 0;
    double mean = 0, expected = 0;
    double spread = 0;       ///< One standard deviation of the mean of so many throws.
    std::optional<Fit> fit;  ///< The results beside their odds; nothing if too few of each are expected.
    bool has_target = false;
    std::size_t reached = 0;
    double chance = 0;                                      ///< The chance to reach the target.
    std::size_t successes_in_row = 0, failures_in_row = 0;  ///< The longest streaks.
};

/// Counts throws by their expression, session by session.
class ThrowCount {
public:
    void add(const Session& session);
    /// Returns the groups by expression, then by player; those of the table come before the program's.
    std::vector<ThrowGroup> groups() const;

private:
    struct Key {
        std::string expression, player;
        bool by_app = false;
        std::string set;
        auto operator<=>(const Key&) const = default;
    };
    struct Seen {
        std::map<long long, long long> results;
        std::size_t reached = 0, successes = 0, failures = 0, most_successes = 0, most_failures = 0;
    };
    std::map<Key, Seen> seen_;
};

/// The comparison of two sets of dice with the same sides.
struct SetComparison {
    Fit fit;  ///< Whether both may show each face equally often.
    /// How many throws of each set would tell a difference as large as the one that was seen, in four of five cases.
    double throws_needed = 0;
};
/// Compares two groups. Returns nothing if their sides differ or fewer than five of each face are expected.
std::optional<SetComparison> comparison_of(const DiceGroup& one, const DiceGroup& other);

}  // namespace castalia::statistics
