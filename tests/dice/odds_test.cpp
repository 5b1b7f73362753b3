// The odds of throws: equal to counting every way in which the dice can fall.
#include <gtest/gtest.h>

#include <cmath>

#include "core/dice/notation.h"
#include "tests/dice/brute_force.h"
#include "tests/support/processor_time.h"

namespace castalia::dice {
namespace {

Odds odds(const std::string& line) { return odds_of(parse(line)); }

double chance(const std::string& line) {
    const Expression expression = parse(line);
    return odds_of(expression).chance(*expression.target);
}

double sum_of(const Odds& odds) {
    double sum = 0;
    for (const Chance& one : odds.distribution) {
        sum += one.chance;
    }
    return sum;
}

/// Returns whether dice may follow others, so that every way to fall goes on.
bool follows(const std::string& line) {
    const Expression thrown = parse(line);
    const auto groups = groups_of(thrown);
    return std::any_of(groups.begin(), groups.end(),
                       [](const DiceGroup* group) { return group->explodes || group->rerolls; });
}

TEST(Odds, AreWhatCountingEveryWayGives) {
    constexpr double kMost = 5'000;
    std::size_t compared = 0;
    for (const std::string& line : many_throws()) {
        if (outcomes_of(parse(line)) <= kMost && (follows(line) ? outcomes_of(parse(line)) <= kMost / 10 : true)) {
            expect_odds_as_counted(line);
            ++compared;
        }
    }
    EXPECT_GT(compared, 400U);
}

TEST(Odds, AreKnownForThrowsThatEverybodyKnows) {
    EXPECT_NEAR(chance("2d6+3 vs 10"), 21.0 / 36, 1e-15);
    EXPECT_NEAR(chance("2d6 vs <=4"), 6.0 / 36, 1e-15);
    EXPECT_NEAR(odds("4d6kh3").mean, 15869.0 / 1296, 1e-12);
    EXPECT_NEAR(odds("2d20kh1").mean, 13.825, 1e-12);
    for (const char* even : {"d6-d6", "d20-d20", "3d6-3d6"}) {
        EXPECT_FALSE(std::signbit(odds(even).mean)) << even;
        EXPECT_EQ(odds(even).mean, 0) << even;
    }
    EXPECT_NEAR(odds("d6!").mean, 4.2, 1e-12);
    EXPECT_NEAR(odds("d6!").distribution[5].chance, 1.0 / 36, 1e-15) << "6 cannot be, so the sixth result is 7";
    EXPECT_EQ(odds("d6!").distribution[5].result, 7);
    EXPECT_NEAR(odds("5d10>=8").distribution[0].chance, std::pow(0.7, 5), 1e-15);
    EXPECT_NEAR(odds("2d6").deviation, std::sqrt(35.0 / 6), 1e-12);
    EXPECT_EQ(odds("5d10>=8 f=1").minimum(), -5);
    EXPECT_TRUE(odds("5d10>=8 f=1").counts);
    EXPECT_NEAR(odds("2d6").percentile(7), 21.0 / 36, 1e-15);
    EXPECT_EQ(odds("d7/2").minimum(), 0);
    EXPECT_NEAR(chance("d6ro<=6 vs 5"), 2.0 / 6, 1e-15) << "whatever it shows, it is thrown once more";
    EXPECT_NEAR(chance("dFro>=-1 vs 1"), 1.0 / 3, 1e-15);
    EXPECT_EQ(odds("-7/2").minimum(), -4) << "rounded down, as the dice bot of Japanese tables does";
}

TEST(Odds, NameEveryPossibleResultOnceHoweverRare) {
    const Odds many = odds("1000d6");
    ASSERT_EQ(many.distribution.size(), 5001U);
    for (std::size_t i = 0; i < many.distribution.size(); ++i) {
        ASSERT_EQ(many.distribution[i].result, static_cast<long long>(1000 + i));
        ASSERT_GT(many.distribution[i].chance, 0);
    }
    EXPECT_NEAR(odds("100d6").distribution.front().chance / std::pow(6.0, -100), 1, 1e-9) << "nothing was subtracted";
    EXPECT_EQ(odds("d6*d6").distribution.size(), 18U) << "7 cannot be";
    EXPECT_EQ(odds("d6*1000000000").distribution.size(), 6U);
}

TEST(Odds, OfDiceThatExplodeAreFollowedUntilNearlyNothingIsLeft) {
    for (const char* line : {"20d10!>=8", "6d6!", "2d6!>=5", "4d6!kh3", "4d6!dl1", "100d6!kh50", "5d10>=8!", "d2!"}) {
        const Odds found = odds(line);
        EXPECT_NEAR(sum_of(found), 1, 1e-12) << line;
    }
    EXPECT_NEAR(odds("20d10!>=8").mean, 20 * 5.5 / 0.7, 1e-9);
    EXPECT_GT(odds("d6!").maximum(), 100);
    EXPECT_LT(odds("d6!").distribution.back().chance, 1e-14);
}

TEST(Odds, OfKeptDiceAreKnownWhereAFaceAmongTheOthersExplodes) {
    for (const char* line : {"2d{1,5,7}!=5kh1", "3d3!=2dl1", "3d4!=2kl2", "4d6!=5kh2", "3d6r=2!=5kh1", "d6!=3kh1",
                             "4d6!=5kl4", "3d4!=3dl2", "3d{-1,0,1}!=0kh2"}) {
        EXPECT_NEAR(sum_of(odds(line)), 1, 1e-12) << line;
        expect_odds_as_counted(line);
    }
    EXPECT_NEAR(odds("d6!=3kh1").mean, 18.0 / 5 * 5 / 6 + 21.0 / 5 / 6, 1e-12) << "a 3 is the least once one fell";
    EXPECT_EQ(odds("20d20!=5kh20").maximum(), 400);
}

TEST(Odds, OfDiceThatExplodeBeginWithTheirLeastHoweverRare) {
    EXPECT_EQ(odds("20d10!>=8").distribution.front().result, 20);
    EXPECT_EQ(odds("40d6!").distribution.front().result, 40);
    EXPECT_EQ(odds("30d10!kh20").distribution.front().result, 20);
    EXPECT_EQ(odds("30d{-1,0,1}!=-1").distribution.back().result, 30) << "they lead down";
}

TEST(Odds, OfHeavyThrowsAreThereAtOnce) {
    // The target of an optimised build is ten milliseconds: tests/bench/dice_bench.cpp.
    for (const char* line : {"100d6kh50", "20d10!>=8", "10d20+5d12-3d8 vs 100"}) {
        const auto began = testing::processor_time();
        EXPECT_NEAR(sum_of(odds(line)), 1, 1e-12) << line;
        EXPECT_LT(testing::processor_time() - began, std::chrono::seconds(2)) << line;
    }
}

TEST(Odds, ThatWouldTakeTooLongAreRefusedAtOnce) {
    for (const char* line : {"1000d1000000", "500d1000*500d1000", "500d6!>=2", "1000d1000kh500"}) {
        const auto began = testing::processor_time();
        EXPECT_THROW(odds(line), TooManyResults) << line;
        EXPECT_LT(testing::processor_time() - began, std::chrono::seconds(10)) << line;
    }
}

}  // namespace
}  // namespace castalia::dice
