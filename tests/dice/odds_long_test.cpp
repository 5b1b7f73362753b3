// The odds of every throw of the table that has up to two million outcomes.
#include <gtest/gtest.h>

#include "core/dice/notation.h"
#include "tests/dice/brute_force.h"

namespace castalia::dice {
namespace {

TEST(OddsOfManyDice, AreWhatCountingEveryWayGives) {
    constexpr double kMost = 2'000'000;
    for (const std::string& line : many_throws()) {
        const Expression thrown = parse(line);
        const auto groups = groups_of(thrown);
        const bool open = std::any_of(groups.begin(), groups.end(),
                                      [](const DiceGroup* group) { return group->explodes || group->rerolls; });
        if (!open && outcomes_of(thrown) <= kMost) {
            expect_odds_as_counted(line);
        }
    }
}

}  // namespace
}  // namespace castalia::dice
