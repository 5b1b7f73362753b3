// Counts beside their expectation, and words that accuse nobody.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "core/session/record.h"
#include "core/statistics/dice.h"
#include "tests/support/games.h"
#include "tests/support/source_dir.h"

namespace castalia::statistics {
namespace {

Session sample(const std::string& name) {
    std::ifstream stream(source_dir() + "/resources/samples/" + name + ".castalia", std::ios::binary);
    std::stringstream file;
    file << stream.rdbuf();
    return read_record(file.str(), known_games());
}

void add(DiceCount& count, int sides, const std::vector<int>& times, const std::string& set = "") {
    for (std::size_t face = 0; face < times.size(); ++face) {
        for (int i = 0; i < times[face]; ++i) {
            count.add(ShownDie{sides, static_cast<int>(face) + 1, false, set, std::nullopt});
        }
    }
}

TEST(Fit, IsWhatTablesOfChiSquareSay) {
    struct Row {
        std::vector<int> times;
        double chi_square, p;
    };
    // The p-values are those of R's chisq.test.
    const Row rows[] = {
        {{5, 8, 9, 8, 10, 20}, 13.4, 0.01990522},
        {{10, 10, 10, 10, 10, 10}, 0, 1},
        {{60, 40}, 4, 0.04550026},
        {{0, 20, 0, 20}, 40, 1.065509e-08},
    };
    for (const Row& row : rows) {
        std::map<int, long long> seen;
        for (std::size_t i = 0; i < row.times.size(); ++i) {
            if (row.times[i] > 0) {
                seen[static_cast<int>(i) + 1] = row.times[i];
            }
        }
        const Fit fit = fit_of(seen, static_cast<int>(row.times.size()));
        EXPECT_NEAR(fit.chi_square, row.chi_square, 1e-9);
        EXPECT_EQ(fit.freedom, static_cast<int>(row.times.size()) - 1);
        EXPECT_NEAR(fit.p, row.p, row.p * 1e-5);
    }
}

TEST(DiceCount, IsSilentBelowFiveExpectedOfEachFace) {
    DiceCount count;
    add(count, 6, {29, 0, 0, 0, 0, 0});
    ASSERT_EQ(count.groups().size(), 1U);
    EXPECT_FALSE(count.groups()[0].fit) << "however odd it looks";
    EXPECT_EQ(english(count.groups()[0].sentence), "Too few to compare with chance: 29 of 30 rolls");
    add(count, 6, {1});
    ASSERT_TRUE(count.groups()[0].fit);
    EXPECT_EQ(count.groups()[0].expected, 5);
    DiceCount large;
    add(large, 1'000'000, {50});
    EXPECT_FALSE(large.groups()[0].fit);
}

TEST(DiceCount, KeepsNamedSetsAndSidesApart) {
    DiceCount count;
    add(count, 6, {1, 2}, "bone");
    add(count, 10, {1}, "bone");
    add(count, 6, {0, 0, 4});
    count.add(ShownDie{6, 6, true, "", std::nullopt});
    std::vector<std::string> names;
    for (const DiceGroup& group : count.groups()) {
        names.push_back(english(group.name) + " " + std::to_string(group.thrown));
    }
    EXPECT_EQ(names,
              (std::vector<std::string>{"bone, d6 3", "bone, d10 1", "the table’s d6 4", "the program’s d6 1"}));
    EXPECT_EQ(count.thrown(), 9);
    EXPECT_NEAR(count.groups()[0].mean, 5.0 / 3, 1e-12);
    EXPECT_EQ(count.groups()[0].fair_mean, 3.5);
}

TEST(DiceCount, AccusesNobody) {
    const std::pair<std::vector<int>, const char*> rows[] = {
        {{10, 9, 11, 10, 10, 10}, "As chance has it: 100 of 100 series of fair dice stray as far or further"},
        {{5, 8, 9, 8, 10, 20},
         "Uneven, as 2 of 100 series of fair dice are; of many dice that are looked at, some always are"},
        {{0, 0, 0, 0, 0, 30},
         "More uneven than usual: fewer than 3 of 1000000 series of fair dice are. A longer series tells more than "
         "this one"},
    };
    for (const auto& [times, says] : rows) {
        DiceCount count;
        add(count, 6, times);
        EXPECT_EQ(english(count.groups()[0].sentence), says);
    }
}

TEST(DiceOf, FindsTheDiceOfTheGameAndOfTheTable) {
    const Session session = sample("magnate");
    std::map<int, std::map<int, long long>> expected, found;
    for (const Step& step : session.replay().steps()) {
        const Json event = write_event(*step.entry.event, session.playthrough(), session.names());
        if (event["type"] == "roll") {
            for (const Json& die : event["dice"]) {
                ++expected[10][die];
            }
        } else if (event["type"] == "tax") {
            ++expected[6][event["die"]];
        } else if (event["type"] == "dice") {
            for (const Json& die : event["dice"]) {
                ++expected[die["sides"]][die["value"]];
            }
        }
    }
    ASSERT_GT(expected[10].size(), 5U);
    for (const ShownDie& die : dice_of(session)) {
        ++found[die.sides][die.value];
        EXPECT_TRUE(die.seat.has_value());
    }
    EXPECT_EQ(found, expected);

    const std::vector<ShownDie> open = dice_of(sample("open-table"));
    ASSERT_EQ(open.size(), 7U);
    EXPECT_EQ(open[0].set, "the bone dice");
    EXPECT_TRUE(open[6].by_app);
}

TEST(DiceOf, LeavesOutWhatWasTakenBackOrRefused) {
    Session session = sample("magnate");
    const std::size_t before = dice_of(session).size();
    session.enter(Played{parse_event("Ann: r 3 9", session.playthrough(), session.plies(), session.names())}, {});
    EXPECT_EQ(dice_of(session).size(), before) << "the game is over: it is refused";
    session.enter(Played{parse_event("dice d6=3", session.playthrough(), session.plies(), session.names())}, {});
    EXPECT_EQ(dice_of(session).size(), before + 1);
    session.enter(Undone{}, {});
    EXPECT_EQ(dice_of(session).size(), before);
}

}  // namespace
}  // namespace castalia::statistics
