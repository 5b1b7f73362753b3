#pragma once

#include <map>

#include "core/statistics/dice.h"
#include "core/statistics/outcome.h"

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
    struct Result {
        long long result = 0, came = 0;
        double expected = 0;
    };
    std::vector<Result> results;  ///< All results in ascending order; empty where the odds are unknown.
    bool has_target = false;
    std::size_t reached = 0;
    double chance = 0;                                      ///< The chance to reach the target.
    std::size_t successes_in_row = 0, failures_in_row = 0;  ///< The longest streaks within one session.
};
/// Returns the meaning of these numbers and its limits.
Text throws_text(const ThrowGroup& group);

/// Counts throws by their expression, session by session.
class ThrowCount {
public:
    void add(const Session& session);
    /// Adds what `throw_rows` returned, of a player with this name.
    void add(const SeatThrows& row, const std::string& player);
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
        long long reached = 0, successes = 0, failures = 0;
    };
    std::map<Key, Seen> seen_;
};

/// The comparison of two sets of dice with the same sides.
struct SetComparison {
    Fit fit;  ///< Whether both may show each face equally often.
    /// How many throws of each set would show a difference as large as the one that was seen, in four of five cases.
    double throws_needed = 0;
};
/// Compares two groups. Returns nothing if their sides differ or fewer than five of each face are expected.
std::optional<SetComparison> comparison_of(const DiceGroup& one, const DiceGroup& other);
/// Returns what it means: how many pairs of equal dice differ so, and how many rolls would show such a difference.
Text comparison_sentence(const SetComparison& comparison);

}  // namespace castalia::statistics
