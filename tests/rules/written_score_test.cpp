#include "core/rules/game/written_score.h"

#include <gtest/gtest.h>

#include <string>

namespace castalia {
namespace {

TEST(WrittenScore, IsASumOfNumbersOfAtMostTwelveDigits) {
    constexpr std::optional<ScoreValue> kNone;
    const auto tenths = [](long long number) { return std::optional(ScoreValue{number, 10}); };
    const auto whole = [](long long number) { return std::optional(ScoreValue{number, 1}); };
    const struct {
        const char* words;
        std::optional<ScoreValue> score;
    } rows[] = {
        {"7", whole(7)},
        {"-7", whole(-7)},
        {"+7", whole(7)},
        {"10+4-3", whole(11)},
        {"1+2+3", whole(6)},
        {"5-10", whole(-5)},
        {"3 + 2", whole(5)},
        {"999999999999", whole(999'999'999'999)},
        {"1000000000000", kNone},
        {"1+999999999999", whole(1'000'000'000'000)},
        {"1+1000000000000", kNone},
        {"13.5", tenths(135)},
        {"21,7", tenths(217)},
        {"-0.5", tenths(-5)},
        {"2½", tenths(25)},
        {"1.5+1.5", whole(3)},
        {"1.25", ScoreValue{125, 100}},
        {"0.125", ScoreValue{125, 1000}},
        {"1.0001", kNone},
        {"1.50000", tenths(15)},
        {"1,500", kNone},
        {"1.500", kNone},
        {"1,234,567", whole(1'234'567)},
        {"1.234,5", tenths(12345)},
        {"12’500", whole(12'500)},
        {"−3", whole(-3)},
        {"１２", whole(12)},
        {"", kNone},
        {"+", kNone},
        {"3+", kNone},
        {"86+84+", kNone},
        {"8.", kNone},
        {"1.2.3", kNone},
        {"3--2", kNone},
        {"three", kNone},
    };
    for (const auto& row : rows) {
        EXPECT_EQ(written_score(row.words), row.score) << row.words;
    }
    std::string longest = "1";
    while (longest.size() < 199) {
        longest += "+1";
    }
    EXPECT_EQ(written_score(longest + "0"), (ScoreValue{109, 1}));
    EXPECT_EQ(written_score(longest + "00"), std::nullopt) << "longer than 200 characters";
}

}  // namespace
}  // namespace castalia
