// Throws by their expression, and two sets of dice side by side.
#include <gtest/gtest.h>

#include "core/statistics/throws.h"
#include "tests/support/games.h"
#include "tests/support/tables.h"

namespace castalia::statistics {
namespace {

using namespace testing_words;

Json thrown(const std::string& expression, const std::vector<int>& values, const Json& more = Json::object()) {
    Json json{{"type", "dice"}, {"player", "Ann"}, {"expression", expression}};
    for (const int value : values) {
        json["dice"].push_back({{"sides", 6}, {"value", value}});
    }
    json.update(more);
    return json;
}

TEST(ThrowCount, TellsEachExpressionOfEachPlayerApart) {
    ThrowCount count;
    count.add(session_of({thrown("2d6 vs 7", {3, 4}), thrown("2d6 vs 7", {6, 6}), thrown("2d6 vs 7", {1, 1}),
                          thrown("2d6 vs 7", {1, 2}, {{"player", "Ben"}}),
                          thrown("2d6 vs 7", {1, 2}, {{"source", "app"}}), thrown("4d6kh3", {1, 2, 3, 4})}));
    const std::vector<ThrowGroup> groups = count.groups();
    ASSERT_EQ(groups.size(), 4U);
    EXPECT_EQ(groups[0].expression, "2d6 vs 7");
    EXPECT_EQ(groups[0].player, "Ann");
    EXPECT_EQ(groups[0].thrown, 3U);
    EXPECT_DOUBLE_EQ(groups[0].mean, 7);
    EXPECT_NEAR(groups[0].expected, 7, 1e-12);
    EXPECT_EQ(groups[0].reached, 2U);
    EXPECT_NEAR(groups[0].chance, 21.0 / 36, 1e-12);
    EXPECT_EQ(groups[0].successes_in_row, 2U);
    EXPECT_EQ(groups[0].failures_in_row, 1U);
    EXPECT_FALSE(groups[0].fit) << "three throws say nothing";
    EXPECT_EQ(groups[1].player, "Ben");
    EXPECT_EQ(groups[2].expression, "4d6kh3");
    EXPECT_TRUE(groups[3].by_app) << "the program's throws come last";
}

TEST(ThrowCount, ComparesTheResultsWithTheirOdds) {
    Json events = Json::array();
    for (int one = 1; one <= 6; ++one) {
        for (int other = 1; other <= 6; ++other) {
            events.push_back(thrown("2d6", {one, other}));
            events.push_back(thrown("2d6", {other, one}));
        }
    }
    ThrowCount even;
    even.add(session_of(events));
    ASSERT_TRUE(even.groups()[0].fit);
    EXPECT_NEAR(even.groups()[0].fit->chi_square, 0, 1e-9) << "each result came as often as expected";
    for (Json& event : events) {
        event["dice"][0]["value"] = event["dice"][1]["value"] = 6;
    }
    ThrowCount loaded;
    loaded.add(session_of(events));
    EXPECT_LT(loaded.groups()[0].fit->p, 1e-9);
}

TEST(ThrowCount, TellsHowOftenATargetWasReachedInOneAndInMany) {
    const auto told = [](const std::vector<Json>& events) {
        ThrowCount count;
        count.add(session_of(events));
        return english(throws_text(count.groups()[0]));
    };
    const Json hit = thrown("2d6 vs 7", {6, 6}), miss = thrown("2d6 vs 7", {1, 1});
    EXPECT_EQ(told({hit}),
              "Target reached 1 time, 0.6 expected; at most 1 success and 0 failures in a row. "
              "Too few to compare with chance: 1 throw");
    EXPECT_EQ(told({miss, hit, hit}).substr(0, 22), "Target reached 2 times");
    EXPECT_NE(told({miss, hit, hit}).find("; at most 2 successes and 1 failure in a row. "), std::string::npos);
    EXPECT_EQ(told({miss, miss}).substr(0, 22), "Target reached 0 times");
}

TEST(DiceCount, LeavesDiceWithOtherFacesOut) {
    Json fudge = thrown("2dF", {});
    fudge["dice"] = {{{"sides", 3}, {"value", -1}}, {{"sides", 3}, {"value", 1}}};
    DiceCount count;
    count.add(session_of({fudge, thrown("2\"bone\"", {3, 4})}));
    ASSERT_EQ(count.groups().size(), 1U);
    EXPECT_EQ(count.groups()[0].set, "bone");
    EXPECT_EQ(count.thrown(), 2);
}

TEST(Comparison, OfTwoSetsTellsHowManyThrowsWouldShowADifference) {
    DiceCount count;
    const auto add = [&](const char* set, const std::vector<int>& times) {
        for (std::size_t face = 0; face < times.size(); ++face) {
            count.add(ShownDie{6, static_cast<int>(face) + 1, false, set, std::nullopt}, times[face]);
        }
    };
    add("bone", {20, 20, 20, 20, 20, 20});
    add("glass", {10, 15, 20, 20, 25, 30});
    const std::vector<DiceGroup> groups = count.groups();
    const std::optional<SetComparison> found = comparison_of(groups[0], groups[1]);
    ASSERT_TRUE(found);
    // R: chisq.test(rbind(c(20,20,20,20,20,20), c(10,15,20,20,25,30))) has 6.6032 with 5 degrees of freedom.
    EXPECT_NEAR(found->fit.chi_square, 6.6032, 1e-3);
    EXPECT_EQ(found->fit.freedom, 5);
    EXPECT_NEAR(found->fit.p, 0.252, 2e-3);
    // The noncentrality for a power of 0.8 with 5 degrees of freedom is 12.83.
    EXPECT_NEAR(found->throws_needed, 120 * 12.828 / 6.6032, 1);
    EXPECT_FALSE(comparison_of(groups[0], DiceGroup{false, "few", 6, 6, {{1, 6}}, 1, 1, 3.5, {}, {}, {}, {}}));
}

}  // namespace
}  // namespace castalia::statistics
