// The notation of dice, the outcome of a throw, and how random numbers become faces.
#include <gtest/gtest.h>

#include <chrono>
#include <random>

#include "core/parts/dice_notation.h"

namespace castalia::dice {
namespace {

/// Returns "18 of 6 5 4 (1)": the total and every die, with those that do not count in brackets.
std::string comes_to(const std::string& written, std::vector<int> shown) {
    const Throw thrown = parse(written);
    EXPECT_EQ(next_die(thrown, shown), 0) << written << " is not complete";
    const Outcome made = outcome(thrown, shown);
    std::string text = std::to_string(made.total) + " of";
    for (const ShownDie& die : made.dice) {
        text +=
            (die.kept ? " " : " (") + std::to_string(die.value) + (die.exploded ? "!" : "") + (die.kept ? "" : ")");
    }
    return text;
}

TEST(DiceNotation, ComesToWhatItSays) {
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
    };
    for (const Row& row : rows) {
        EXPECT_EQ(comes_to(row.written, row.shown), row.comes_to) << row.written;
    }
}

TEST(DiceNotation, AsksForOneDieAfterTheOther) {
    const Throw thrown = parse("2d10!+d6+1");
    EXPECT_EQ(next_die(thrown, std::vector<int>{}), 10);
    EXPECT_EQ(next_die(thrown, std::vector<int>{3}), 10);
    EXPECT_EQ(next_die(thrown, std::vector<int>{3, 10}), 10) << "a ten explodes";
    EXPECT_EQ(next_die(thrown, std::vector<int>{3, 9}), 6);
    EXPECT_EQ(next_die(thrown, std::vector<int>{3, 10, 10, 2}), 6);
    EXPECT_EQ(next_die(thrown, std::vector<int>{3, 9, 6}), 0);
    EXPECT_EQ(outcome(thrown, std::vector<int>{3}).total, 4) << "as far as it is thrown";
}

TEST(DiceNotation, TellsEveryDie) {
    const Throw thrown = parse("4d6kh3+2d10!");
    EXPECT_EQ(outcome_text(thrown, outcome(thrown, std::vector<int>{6, 5, 1, 3, 10, 2, 4})),
              "4d6kh3+2d10!: 6 5 (1) 3 | 10! 2 4 = 30");
}

TEST(DiceNotation, RefusesAtOnceWithThePlaceAndTheReason) {
    struct Row {
        std::string written;
        std::size_t place;
        const char* reason;
    };
    const std::string nested = std::string(240, '(') + "d6" + std::string(240, ')');
    const Row rows[] = {
        {"", 0, "missing"},
        {"   ", 3, "missing"},
        {"1000000d6", 0, "at most 1000 dice"},
        {"999999999d999999999", 0, "at most 1000 dice"},
        {"1d999999999", 2, "larger than 1000000"},
        {"99999999999999999999999999d6", 0, "larger than"},
        {"9223372036854775808", 0, "larger than"},
        {"600d6+600d6", 6, "at most 1000 dice"},
        {"0d6", 0, "at least one die"},
        {"d0", 1, "at least 2 sides"},
        {"d1", 1, "at least 2 sides"},
        {"2d", 2, "how many sides"},
        {"dd", 1, "how many sides"},
        {"2d6+", 4, "here stand dice"},
        {"2d6 2d6", 4, "here stands + or -"},
        {"2x6", 1, "here stands + or -"},
        {"x", 0, "here stand dice"},
        {"2d6*3", 3, "here stands + or -"},
        {"4d6k3", 3, "kh, kl, dh or dl"},
        {"4d6kh5", 5, "1 to 4 are kept"},
        {"4d6kh0", 5, "1 to 4 are kept"},
        {"4d6dl4", 5, "1 to 3 are dropped"},
        {"d6dl", 4, "cannot be dropped"},
        {"4d6kh3kl1", 6, "once"},
        {"4d6!!", 4, "enough"},
        {"(d6", 3, "not closed"},
        {"d6)", 2, "closes none"},
        {"()", 1, "here stand dice"},
        {nested, 10, "10 deep"},
        {std::string(100'000, '('), 500, "500 characters"},
        {"2d6+\xF0\x9F\x8E\xB2", 4, "here stand dice"},
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.written.substr(0, 40));
        const auto began = std::chrono::steady_clock::now();
        try {
            parse(row.written);
            ADD_FAILURE() << "was read";
        } catch (const BadNotation& bad) {
            EXPECT_EQ(bad.position, row.place) << bad.what();
            EXPECT_NE(std::string(bad.what()).find(row.reason), std::string::npos) << bad.what();
        }
        EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::milliseconds(100));
    }
    std::string many = "1";
    for (int i = 0; i < 60; ++i) {
        many += "+1";
    }
    EXPECT_THROW(parse(many), BadNotation);
}

TEST(DiceNotation, AThrowThatWouldExplodeForEverEnds) {
    const Throw thrown = parse("3d6!+2d4");
    // A source that always gives the highest face of a six-sided die.
    const std::vector<int> shown = shown_by(thrown, [] { return 5U; });
    EXPECT_EQ(shown.size(), static_cast<std::size_t>(kMostDice));
    EXPECT_EQ(next_die(thrown, shown), 0);
}

TEST(DiceNotation, AnythingIsReadOrRefused) {
    std::mt19937 chance(7);
    const std::string letters = "0123456789dDkKhHlL!%+-() x";
    for (int i = 0; i < 20'000; ++i) {
        std::string written;
        for (std::size_t length = chance() % 14; written.size() < length;) {
            written += letters[chance() % letters.size()];
        }
        try {
            const Throw thrown = parse(written);
            const std::vector<int> shown = shown_by(thrown, [&] { return static_cast<std::uint32_t>(chance()); });
            ASSERT_EQ(outcome(thrown, shown).dice.size(), shown.size()) << written;
            // Reading its own parts again gives the same parts.
            for (const Term& term : thrown.terms) {
                Term again = parse(term.text).terms.at(0);
                again.minus = term.minus;
                ASSERT_EQ(again, term) << written;
            }
        } catch (const BadNotation& bad) {
            ASSERT_LE(bad.position, written.size()) << written;
        }
    }
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
