#pragma once

#include <map>

#include "core/session/session.h"

/// Counts what dice have shown in any number of sessions, and compares it with the expectation, in words that accuse
/// neither a die nor a player.
namespace castalia::statistics {

/// One die of one roll, whichever event logged it.
struct ShownDie {
    int sides = 0, value = 0;
    bool by_app = false;
    std::string set;           ///< The name of the physical die set; empty if the table named none.
    std::optional<Seat> seat;  ///< The player who rolled; nothing if nobody is named.
};
/// Returns every die of the rolls that stand: those of the table (`dice`) and those of the game itself. Dice whose
/// faces are not the numbers from 1 are left out, such as Fudge dice.
std::vector<ShownDie> dice_of(const Session& session);

/// The fit of counts to their expectation.
struct Fit {
    double chi_square = 0;
    int freedom = 0;
    double p = 1;  ///< The probability that fair dice stray as far or further.
};

/// All dice of one kind, thrown by the program, from one named set, or by the table without a name.
struct DiceGroup {
    bool by_app = false;
    std::string set;
    int sides = 0;
    long long thrown = 0;
    std::map<int, long long> seen;  ///< The number of times that each face came. Faces that never came are left out.
    double expected = 0;            ///< The expected number for each face.
    double mean = 0, fair_mean = 0;
    std::optional<Fit> fit;                          ///< Nothing if fewer than five of each face are expected.
    std::optional<std::pair<double, double>> usual;  ///< The bounds of 95 in 100 counts of a fair die's face.
    Text name;                                       ///< "the bone dice, d6"
    Text sentence;                                   ///< The meaning of these numbers and its limits.
};

/// Counts dice, session by session.
class DiceCount {
public:
    void add(const Session& session);
    void add(const ShownDie& die, long long times = 1);
    /// Returns the groups: the named sets by name, then the table's other dice, then the program's; fewer sides come
    /// first.
    std::vector<DiceGroup> groups() const;
    long long thrown() const { return thrown_; }

private:
    struct Kind {
        bool by_app = false;
        std::string set;
        int sides = 0;
        auto operator<=>(const Kind&) const = default;
    };
    std::map<Kind, std::map<int, long long>> seen_;
    long long thrown_ = 0;
};

/// Returns the chi-square distance of counts from their expectation, and its p-value. `faces` is the number of all
/// faces, including those that never came.
Fit fit_of(const std::map<int, long long>& seen, int faces);

/// Returns how usual such a distance is, in words that accuse neither a die nor a player.
Text fit_text(const Fit& fit);

inline constexpr double kLeastExpected = 5;

}  // namespace castalia::statistics
