// What is typed for the dice on the table.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/dice/notation.h"
#include "core/dice/shown.h"

namespace castalia::dice {
namespace {

/// Returns the values with spaces between them, or "3: …", the place and the reason.
std::string read(const std::string& dice, const std::string& typed) {
    try {
        std::string text;
        const Shown shown = read_shown(parse(dice), typed);
        for (std::size_t i = 0; i < shown.values.size(); ++i) {
            const bool fell = std::ranges::count(shown.fallen, static_cast<int>(i)) > 0;
            text += (text.empty() ? "" : " ") + std::string(fell ? "r" : "") + std::to_string(shown.values[i]);
        }
        return text;
    } catch (const BadNotation& bad) {
        return std::to_string(bad.position) + ": " + bad.what();
    }
}

TEST(Shown, IsReadDigitByDigitOrWithSpaces) {
    struct Row {
        const char *dice, *typed, *values;
    };
    const Row rows[] = {
        {"4d6kh3+2", "5612", "5 6 1 2"},
        {"4d6kh3+2", "5 6 1 2", "5 6 1 2"},
        {"4d6kh3+2", "5,6,1,2", "5 6 1 2"},
        {"4d6kh3+2", "56 12", "5 6 1 2"},
        {"4d6kh3+2", "56r12", "5 6 r1 2"},
        {"4d6kh3+2", "r5 6 1 r 2", "r5 6 1 r2"},
        {"4d6kh3+2", "r56R1r2", "r5 6 r1 r2"},
        {"2d10", "r10", "r1 10"},
        {"2d20", "r17 r4", "r17 r4"},
        {"d6+2d20", "3r17r4", "3 r17 r4"},
        {"d%", "r30 7", "r37"},
        {"4dF", "+r-0r+", "1 r-1 0 r1"},
        {"2d6", "r", "1: the throw is not complete: another d6 belongs to it"},
        {"2d6", "45r", "2: every die is named, so none is left that fell off the table"},
        {"2d6", "r9 4", "1: die 1 is a d6, which cannot show 9"},
        {"4d6", "５６１２", "5 6 1 2"},
        {"2d10", "30", "3 10"},
        {"2d10", "10 3", "10 3"},
        {"d10", "10", "10"},
        {"d10", "0", "10"},
        {"2d10+1d6", "074", "10 7 4"},
        {"d20+5 vs 14", "17", "17"},
        {"2d20kl1", "17 3", "17 3"},
        {"d6+d20", "317", "3 17"},
        {"d%", "0", "100"},
        {"d%", "00", "100"},
        {"d%", "00 0", "100"},
        {"d%", "30 7", "37"},
        {"d%", "00 7", "7"},
        {"d%", "100", "100"},
        {"d%", "7", "7"},
        {"2d100", "30 7", "30 7"},
        {"2d100", "30 7 00 0", "37 100"},
        {"d100+d6", "00 0 4", "100 4"},
        {"4dF", "+-0+", "1 -1 0 1"},
        {"4dF", "+ - 0 +", "1 -1 0 1"},
        {"4dF", "1 -1 0 1", "1 -1 0 1"},
        {"2d{1,1,2,3}", "13", "1 3"},
        {"d{-2,0,15}", "-2", "-2"},
        {"2\"story dice\"", "34", "3 4"},
        {"d66", "35", "3 5"},
        {"3x(2d6)", "123456", "1 2 3 4 5 6"},
        {"6d6!",
         "6645111"
         "2",
         "6 6 4 5 1 1 1 2"},
        {"3d6r<=2", "15224 6", "1 5 2 2 4 6"},
    };
    for (const Row& row : rows) {
        EXPECT_EQ(read(row.dice, row.typed), row.values) << row.dice << " " << row.typed;
    }
}

TEST(Shown, IsRefusedAtItsPlace) {
    struct Row {
        const char *dice, *typed, *reason;
    };
    const Row rows[] = {
        {"4d6kh3+2", "5672", "2: die 3 is a d6, which cannot show 7"},
        {"d6", "7", "0: die 1 is a d6, which cannot show 7"},
        {"d6", "0", "0: die 1 is a d6, which cannot show 0"},
        {"2d6", "1", "1: the throw is not complete: another d6 belongs to it"},
        {"2d6", "", "0: the throw is not complete: another d6 belongs to it"},
        {"2d6", "1 1 1", "4: the throw has only 2 dice, but more are named"},
        {"2d6", "111", "2: the throw has only 2 dice, but more are named"},
        {"d6!", "6", "1: the throw is not complete: another d6 belongs to it"},
        {"d%", "101", "0: die 1 is a d100, which cannot show 101"},
        {"2d20", "1712", "0: die 1 is a d20, which cannot show 1712"},
        {"4dF", "+2", "1: die 2 is a Fudge die, which cannot show 2"},
        {"d{1,1,2,3}", "4", "0: die 1 is a d{1,1,2,3}, which cannot show 4"},
        {"d20", "x", "0: die 1 is a d20, which cannot show x"},
    };
    for (const Row& row : rows) {
        EXPECT_EQ(read(row.dice, row.typed), row.reason) << row.dice << " " << row.typed;
    }
}

TEST(Shown, IsWrittenAsItIsTyped) {
    EXPECT_EQ(shown_text(parse("4d6kh3"), std::vector<int>{5, 6, 1, 2}), "5612");
    EXPECT_EQ(shown_text(parse("2d10"), std::vector<int>{10, 3}), "03");
    EXPECT_EQ(shown_text(parse("d20+d4"), std::vector<int>{17, 4}), "17 4");
}

}  // namespace
}  // namespace castalia::dice
