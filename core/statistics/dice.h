#pragma once

#include <map>

#include "core/session/session.h"

/// What dice have shown, over any number of sessions: counts against expectation and how far they stray from it, in
/// words that accuse neither a die nor a player.
namespace castalia::statistics {

/// One die of one roll, whichever event logged it.
struct ShownDie {
    int sides = 0, value = 0;
    bool by_app = false;
    std::string set;           ///< Name of the physical die set; empty where the table named none.
    std::optional<Seat> seat;  ///< Who rolled; nothing where nobody is named.
};
/// Every die of the rolls that stand: those of the table (`dice`) and those of the game itself.
std::vector<ShownDie> dice_of(const Session& session);

/// How well counts fit their expectation.
struct Fit {
    double chi_square = 0;
    int freedom = 0;
    double p = 1;  ///< How often fair dice would stray as far or further.
};

/// All dice of one kind: thrown by the program, of one named set, or of the table without a name.
struct DiceGroup {
    bool by_app = false;
    std::string set;
    int sides = 0;
    long long thrown = 0;
    std::map<int, long long> seen;  ///< By face; faces that never came are left out.
    double expected = 0;            ///< Of each face.
    double mean = 0, fair_mean = 0;
    std::optional<Fit> fit;                          ///< Nothing below five expected of each face.
    std::optional<std::pair<double, double>> usual;  ///< Between these lie 95 of 100 counts of a fair die's face.
    Text name;                                       ///< "the bone dice, d6"
    Text sentence;                                   ///< What that says, and what it does not.
};

/// Counts dice, session by session.
class DiceCount {
public:
    void add(const Session& session);
    void add(const ShownDie& die, long long times = 1);
    /// By name: the named sets, then the table's other dice, then the program's; fewer sides first.
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

/// The chi-square distance of counts from what each face would have come to, and its p-value. `faces` in all, those
/// that never came included.
Fit fit_of(const std::map<int, long long>& seen, int faces);

inline constexpr double kLeastExpected = 5;

}  // namespace castalia::statistics
