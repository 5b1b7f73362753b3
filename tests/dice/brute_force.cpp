#include "tests/dice/brute_force.h"

#include <gtest/gtest.h>

#include "core/dice/notation.h"
#include "core/dice/throwing.h"

namespace castalia::dice {

namespace {

struct Counting {
    double least = 0;
    std::map<long long, double> sums;

    void go_on(const Throwing& throwing, double chance) {
        if (chance < least) {
            return;
        }
        const DieKind* die = throwing.next();
        if (die == nullptr) {
            sums[throwing.outcome().result] += chance;
            return;
        }
        for (int i = 0; i < die->sides; ++i) {
            Throwing next = throwing;
            next.show(die->face(i));
            go_on(next, chance / die->sides);
        }
    }
};

bool is_open(const DiceGroup* group) { return group->explodes || group->rerolls; }

}  // namespace

std::map<long long, double> counted(const Expression& expression, double least) {
    Counting counting{least, {}};
    counting.go_on(Throwing(expression), 1);
    return counting.sums;
}

double outcomes_of(const Expression& expression) {
    double outcomes = 1;
    for (const DiceGroup* group : groups_of(expression)) {
        for (int i = 0; i < group->count; ++i) {
            outcomes *= group->die.sides;
        }
    }
    return outcomes;
}

void expect_odds_as_counted(const std::string& line) {
    const Expression expression = parse(line);
    const auto groups = groups_of(expression);
    const bool open = std::any_of(groups.begin(), groups.end(), is_open);
    constexpr double kRare = 3e-5;
    const std::map<long long, double> sums = counted(expression, open ? kRare : 0);
    const Odds odds = odds_of(expression);
    std::map<long long, double> found;
    double all = 0;
    for (const Chance& one : odds.distribution) {
        EXPECT_TRUE(found.emplace(one.result, one.chance).second) << line << ": " << one.result << " twice";
        all += one.chance;
    }
    EXPECT_NEAR(all, 1, 1e-12) << line;
    // Where rare branches were left out, no chance is less than what was counted. As all chances add up to 1, the
    // odds are off by what was left out at most. A sum of millions of small numbers is rounded as often.
    const double near = 1e-12 + outcomes_of(expression) * 1e-15;
    double counted_in_all = 0;
    for (const auto& [result, chance] : sums) {
        EXPECT_TRUE(found.contains(result)) << line << ": " << result;
        EXPECT_GE(found[result], chance - near) << line << ": " << result;
        if (!open) {
            EXPECT_NEAR(found[result], chance, near) << line << ": " << result;
        }
        counted_in_all += chance;
    }
    EXPECT_GT(counted_in_all, open ? 0.01 : 1 - 1e-9) << line;
    if (!open) {
        EXPECT_EQ(found.size(), sums.size()) << line;
    }
}

namespace {

/// Throws of their own kinds.
const std::vector<std::string> kOwnKinds{"d66",
                                         "3x(d66)",
                                         "d6*d6",
                                         "d6*d8-d4",
                                         "(2d6+1)*3/2",
                                         "2d6/d4",
                                         "-2d6/3",
                                         "10-(2d4-1)",
                                         "3x(d20+5 vs 14)",
                                         "2x(2d6 vs 7)",
                                         "2x(4d4kh3)",
                                         "d20+d4+d6",
                                         "2d20kh1+3d4kl2-5",
                                         "d{1,1,2,3}*10",
                                         "3d{-2,0,5}",
                                         "4d{1,1,2,3}kl2",
                                         "5d{0,7}>=7",
                                         "2\"story dice\"+1",
                                         "4dF",
                                         "4dF+2",
                                         "3dFkh2",
                                         "4dF>=1",
                                         "4dF=-1",
                                         "d100<=35",
                                         "d1000",
                                         "7",
                                         "d6*0"};

}  // namespace

std::vector<std::string> many_throws() {
    std::vector<std::string> lines = kOwnKinds;
    for (const int sides : {2, 3, 4, 6, 8, 10, 20}) {
        for (int count = 1; count <= 7; ++count) {
            const std::string dice = std::to_string(count) + "d" + std::to_string(sides);
            lines.push_back(dice);
            lines.push_back(dice + ">=" + std::to_string(sides / 2 + 1));
            lines.push_back(dice + ">=" + std::to_string(sides) + " f=1");
            lines.push_back(dice + "=1+1");
            for (int kept = 1; kept < count; ++kept) {
                const std::string number = std::to_string(kept);
                for (const char* how : {"kh", "kl", "dh", "dl"}) {
                    lines.push_back(dice + how + number);
                }
                lines.push_back(dice + "kh" + number + "<=2");
            }
            if (count <= 3 && sides >= 4) {
                for (const char* how : {"!", "r=1", "ro<=2", "r<=2!", "!>=3kh1", "!>=4kl1", "!dl1", "!<=2kh2", ">=3!",
                                        "!=2", "ro=1>=4 f=1"}) {
                    if (count > 1 || std::string(how) != "!dl1") {
                        lines.push_back(dice + how);
                    }
                }
            }
        }
    }
    std::erase_if(lines, [](const std::string& line) {
        try {
            parse(line);
            return false;
        } catch (const BadNotation&) {
            return true;  // Of so many made up, a few make no sense, such as to keep two of one.
        }
    });
    return lines;
}

}  // namespace castalia::dice
