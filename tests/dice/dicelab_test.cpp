// The odds of forty throws beside those that dicelab 0.7, a program of its own, calculates for them.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <sstream>

#include "core/dice/notation.h"
#include "tests/dice/brute_force.h"

namespace castalia::dice {
namespace {

/// Returns the results of dicelab with their chances to six digits.
std::map<long long, double> by_dicelab(const std::string& scheme) {
    const std::string call = "printf '%s\\n' '" + scheme + "' | timeout 120 dicelab --calc";
    std::string out;
    FILE* pipe = popen(call.c_str(), "r");
    std::array<char, 4096> some{};
    while (const std::size_t size = std::fread(some.data(), 1, some.size(), pipe)) {
        out.append(some.data(), size);
    }
    EXPECT_EQ(pclose(pipe), 0) << scheme;
    std::map<long long, double> chances;
    std::istringstream lines(out);
    for (long long result = 0; lines >> result;) {
        lines >> chances[result];
    }
    return chances;
}

struct Row {
    const char *ours, *theirs;
};
const Row kRows[] = {
    {"d6", "d6"},
    {"2d6", "sum(2#d6)"},
    {"3d6", "sum(3#d6)"},
    {"10d6", "sum(10#d6)"},
    {"d20+5", "d20+5"},
    {"2d6+3", "sum(2#d6)+3"},
    {"2d6-7", "sum(2#d6)-7"},
    {"2d6+d4", "sum(2#d6)+d4"},
    {"d8+d10+d12", "d8+d10+d12"},
    {"10d20+5d12-3d8", "sum(10#d20)+sum(5#d12)-sum(3#d8)"},
    {"d100", "d100"},
    {"2d100", "sum(2#d100)"},
    {"4d6kh3", "sum high 3 4#d6"},
    {"4d6dl1", "sum drop low 1 4#d6"},
    {"4d6kh1", "sum high 1 4#d6"},
    {"4d6kl3", "sum low 3 4#d6"},
    {"5d8dh2", "sum drop high 2 5#d8"},
    {"2d20kh1", "sum high 1 2#d20"},
    {"2d20kl1", "sum low 1 2#d20"},
    {"2d20kh1+5", "(sum high 1 2#d20)+5"},
    {"6d6kh3", "sum high 3 6#d6"},
    {"5d10>=8", "count >= 8 5#d10"},
    {"8d6>=5", "count >= 5 8#d6"},
    {"7d6<=2", "count <= 2 7#d6"},
    {"8d6=6", "count == 6 8#d6"},
    {"d6*d6", "d6*d6"},
    {"3*d6", "3*d6"},
    {"2d6*3", "sum(2#d6)*3"},
    {"d7/2", "d7/2"},
    {"2d6/3", "sum(2#d6)/3"},
    {"(d6+d8)*2/3", "(d6+d8)*2/3"},
    {"d66", "d6*10+d6"},
    {"4dF", "sum(4#d3)-8"},  // dicelab loses the negative results of sum(4#(d3-2)).
    {"4dF+2", "sum(4#d3)-6"},
    {"3x(2d6)", "sum(3#sum(2#d6))"},
    {"3x(4d6kh3)", "sum(3#sum high 3 4#d6)"},
    {"d{1,1,2,3}", "let x = d4 in sum high 1 (x-1,1)"},
    {"10-(2d4-1)", "10-(sum(2#d4)-1)"},
    {"-2d6", "-(sum(2#d6))"},
    {"20d6", "sum(20#d6)"},
};

TEST(Dicelab, AgreesAboutFortyThrows) {
    if (std::system("command -v dicelab >/dev/null 2>&1") != 0) {
        GTEST_SKIP() << "dicelab is not installed: packaging/packages/long.txt";
    }
    std::size_t compared = 0;
    for (const Row& row : kRows) {
        const std::map<long long, double> theirs = by_dicelab(row.theirs);
        const Odds ours = odds_of(parse(row.ours));
        ASSERT_FALSE(theirs.empty()) << row.theirs;
        EXPECT_EQ(ours.distribution.size(), theirs.size()) << row.ours;
        for (const Chance& one : ours.distribution) {
            const auto found = theirs.find(one.result);
            ASSERT_NE(found, theirs.end()) << row.ours << ": " << one.result;
            EXPECT_NEAR(one.chance, found->second, 6e-7) << row.ours << ": " << one.result;
        }
        ++compared;
    }
    EXPECT_EQ(compared, 40U);
}

}  // namespace
}  // namespace castalia::dice
