// What a throw comes to, which die comes next, and how random numbers become faces.
#include <gtest/gtest.h>

#include "core/dice/meaning.h"
#include "core/dice/notation.h"

namespace castalia::dice {
namespace {

/// Returns "18 of 6 5 4 (1)": the total or the successes, and every die, with those that do not count in brackets.
std::string comes_to(const std::string& written, std::vector<int> shown) {
    const Expression thrown = parse(written);
    EXPECT_EQ(next_die(thrown, shown), nullptr) << written << " is not complete";
    const Outcome made = outcome(thrown, shown);
    std::string text = std::to_string(made.result) + (made.counts ? " successes" : "") + " of";
    for (const ShownDie& die : made.dice) {
        text +=
            (die.kept ? " " : " (") + std::to_string(die.value) + (die.exploded ? "!" : "") + (die.kept ? "" : ")");
    }
    return text;
}

TEST(Throw, ComesToWhatItSays) {
    struct Row {
        const char* written;
        std::vector<int> shown;
        const char* comes_to;
    };
    const Row rows[] = {
        {"d6", {4}, "4 of 4"},
        {"2d10+1d6", {3, 10, 6}, "19 of 3 10 6"},
        {"D%", {100}, "100 of 100"},
        {"3d%", {1, 50, 100}, "151 of 1 50 100"},
        {"2d6+3", {1, 2}, "6 of 1 2"},
        {"2d6-3", {1, 1}, "-1 of 1 1"},
        {"-d4", {3}, "-3 of 3"},
        {"−d4 − 1", {3}, "-4 of 3"},
        {"+d4", {3}, "3 of 3"},
        {"7", {}, "7 of"},
        {" 2 d6 + 1 ", {5, 6}, "12 of 5 6"},
        {"10-(2d6-1)", {2, 3}, "6 of 2 3"},
        {"10-(1-(d6))", {2}, "11 of 2"},
        {"-(d6+1)", {2}, "-3 of 2"},
        {"-(-d6)+1", {2}, "3 of 2"},
        {"d6-(1)+2", {2}, "3 of 2"},
        {"4d6kh3", {6, 5, 4, 1}, "15 of 6 5 4 (1)"},
        {"4d6kh3", {1, 4, 1, 5}, "10 of 1 4 (1) 5"},
        {"2d20kl", {20, 7}, "7 of (20) 7"},
        {"2d20KH1+5", {20, 7}, "25 of 20 (7)"},
        {"4d6dl1", {6, 5, 4, 1}, "15 of 6 5 4 (1)"},
        {"4d6dh2", {6, 5, 4, 1}, "5 of (6) (5) 4 1"},
        {"3d6!", {6, 1, 2, 3}, "12 of 6! 1 2 3"},
        {"2d6!", {6, 6, 6, 2, 1}, "21 of 6! 6! 6! 2 1"},
        {"2d6!kh1", {6, 2, 5}, "6 of 6! (2) (5)"},
        {"2d6kh1!", {6, 2, 5}, "6 of 6! (2) (5)"},
        {"d2!+d4", {2, 1, 4}, "7 of 2! 1 4"},
        {"2d6!>=5", {5, 1, 6, 2}, "14 of 5! 1 6! 2"},
        {"2d6*3/2", {1, 2}, "4 of 1 2"},
        {"-7/2", {}, "-4 of"},
        {"(2d6-9)/2", {1, 1}, "-4 of 1 1"},
        {"d66", {3, 5}, "35 of 3 5"},
        {"1d66", {35}, "35 of 35"},
        {"4dF", {-1, 0, 1, 1}, "1 of -1 0 1 1"},
        {"d{1,1,2,3}*10", {3}, "30 of 3"},
        {"3x(2d6)", {1, 2, 3, 4, 5, 6}, "21 of 1 2 3 4 5 6"},
        {"2x(d20+5 vs 14)", {9, 8}, "1 successes of 9 8"},
        {"5d10>=8", {8, 10, 7, 1, 9}, "3 successes of 8 10 7 1 9"},
        {"5d10>=8 f=1", {8, 10, 7, 1, 9}, "2 successes of 8 10 7 1 9"},
        {"5d10>=8+2", {8, 10, 7, 1, 9}, "5 successes of 8 10 7 1 9"},
        {"2d10>=8!", {10, 3, 9}, "2 successes of 10! 3 9"},
        {"4d6kh2>=5", {5, 6, 5, 1}, "2 successes of 5 6 (5) (1)"},
        {"3d6r<=2", {1, 5, 2, 2, 6, 3}, "14 of (1) 5 (2) (2) 6 3"},
        {"3d6ro<=2", {1, 5, 2, 2, 6}, "13 of (1) 5 (2) 2 6"},
        {"2d6r=1!", {1, 6, 6, 2, 3}, "17 of (1) 6! 6! 2 3"},
    };
    for (const Row& row : rows) {
        EXPECT_EQ(comes_to(row.written, row.shown), row.comes_to) << row.written;
    }
}

TEST(Throw, AsksForOneDieAfterTheOther) {
    const Expression thrown = parse("2d10!+d6+1");
    const auto sides = [&](const std::vector<int>& shown) {
        const DieKind* die = next_die(thrown, shown);
        return die == nullptr ? 0 : die->sides;
    };
    EXPECT_EQ(sides({}), 10);
    EXPECT_EQ(sides({3}), 10);
    EXPECT_EQ(sides({3, 10}), 10) << "a ten explodes";
    EXPECT_EQ(sides({3, 9}), 6);
    EXPECT_EQ(sides({3, 10, 10, 2}), 6);
    EXPECT_EQ(sides({3, 9, 6}), 0);
    EXPECT_EQ(outcome(thrown, std::vector<int>{3}).result, 4) << "as far as it is thrown";
}

TEST(Throw, IsToldInWords) {
    struct Row {
        const char* written;
        std::vector<int> shown;
        const char* told;
    };
    const Row rows[] = {
        {"4d6kh3+2", {5, 6, 1, 2}, "5 6 2 and 1 dropped, 15"},
        {"4d6kh3+2d10!", {6, 5, 1, 3, 10, 2, 4}, "6 5 3 | 10! 2 4 and 1 dropped, 30"},
        {"5d10>=8", {8, 10, 7, 1, 9}, "8 10 7 1 9, 3 successes"},
        {"d10>=8", {8}, "8, 1 success"},
        {"5d10>=8 f=1", {8, 10, 7, 1, 9}, "8 10 7 1 9, 2 successes (3 less 1 failure)"},
        {"2d6+3 vs 10", {3, 4}, "3 4, 10, a success against 10 or more"},
        {"2d6 vs <=5", {3, 4}, "3 4, 7, a failure against 5 or less"},
        {"3d6r<=2", {1, 5, 2, 2, 6, 3}, "5 6 3 and 1 2 2 thrown again, 14"},
        {"5d10>=8 vs 2", {8, 9, 1, 1, 1}, "8 9 1 1 1, 2 successes, a success against 2 or more"},
        {"3x(4d6kh3)",
         {5, 6, 1, 3, 6, 4, 2, 4, 1, 2, 2, 3},
         "5 6 3 | 6 4 4 | 2 2 3 and 1 | 2 | 1 dropped, 35 (14, 14, 7)"},
        {"3x(d20+5) vs 50", {20, 3, 11}, "20 | 3 | 11, 49 (25, 8, 16), a failure against 50 or more"},
        {"3x(d20+5 vs 14)", {20, 3, 11}, "20 | 3 | 11, 2 successes (25, 8, 16)"},
        {"1x(2d6)", {3, 4}, "3 4, 7"},
        {"3x(2d6)+1", {1, 2, 3, 4, 5, 6}, "1 2 | 3 4 | 5 6, 22"},
    };
    for (const Row& row : rows) {
        const Expression thrown = parse(row.written);
        EXPECT_EQ(english(outcome_text(thrown, outcome(thrown, row.shown))), row.told) << row.written;
    }
}

TEST(Throw, SaysWhatBecameOfEachDie) {
    const Expression thrown = parse("3d6ro=1!kh3");
    std::string states;
    for (const ShownDie& die : outcome(thrown, std::vector<int>{1, 6, 2, 3, 4}).dice) {
        states += (states.empty() ? "" : " ") + std::string(state_word(die.state()));
    }
    EXPECT_EQ(states, "rerolled exploded dropped kept kept");
}

TEST(Throw, ThatWouldExplodeForEverEnds) {
    const Expression thrown = parse("3d6!+2d4");
    // A source that always gives the highest face of a six-sided die.
    const std::vector<int> shown = shown_by(thrown, [] { return 5U; });
    EXPECT_EQ(shown.size(), static_cast<std::size_t>(kMostDice));
    EXPECT_EQ(next_die(thrown, shown), nullptr);
}

// The mapping is fair: every face has the same share of the 2^32 numbers, and for the rest a new one is drawn.
TEST(Face, HasTheSameShareOfAllNumbersAsAnyOther) {
    const std::uint64_t all = std::uint64_t{1} << 32U;
    for (const int sides : {2, 3, 4, 6, 7, 8, 10, 12, 20, 30, 100, 641, 1000, 65'536, 65'537, 999'983, 1'000'000}) {
        const std::uint64_t heap = all / static_cast<std::uint64_t>(sides),
                            even = heap * static_cast<std::uint64_t>(sides);
        int drawn = 0;
        const auto first_of = [&](std::uint64_t number) {
            drawn = 0;
            return face(sides, [&] {
                ++drawn;
                return drawn == 1 ? static_cast<std::uint32_t>(number) : 0U;
            });
        };
        EXPECT_EQ(first_of(0), 1);
        EXPECT_EQ(first_of(static_cast<std::uint64_t>(sides) - 1), sides);
        EXPECT_EQ(first_of(static_cast<std::uint64_t>(sides)), 1);
        EXPECT_EQ(first_of(even - 1), sides);
        EXPECT_EQ(drawn, 1);
        if (even < all) {
            EXPECT_EQ(first_of(even), 1) << "the second number, 0, decides";
            EXPECT_EQ(drawn, 2);
            first_of(all - 1);
            EXPECT_EQ(drawn, 2);
        } else {
            EXPECT_EQ(first_of(all - 1), sides);
            EXPECT_EQ(drawn, 1);
        }
        // Any stretch of as many numbers as there are faces has each face once.
        std::vector<bool> seen(static_cast<std::size_t>(sides));
        const std::uint64_t begin =
            (even / 2 / static_cast<std::uint64_t>(sides)) * static_cast<std::uint64_t>(sides);
        for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(sides); ++i) {
            const auto at = static_cast<std::size_t>(first_of(begin + i) - 1);
            ASSERT_FALSE(seen[at]) << sides;
            seen[at] = true;
        }
    }
}

}  // namespace
}  // namespace castalia::dice
