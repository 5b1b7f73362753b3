#include "core/rules/written_score.h"

#include <gtest/gtest.h>

#include <string>

namespace castalia {
namespace {

TEST(WrittenScore, IsASumOfNumbersOfAtMostTwelveDigits) {
    const struct {
        const char* words;
        std::optional<long long> score;
    } rows[] = {
        {"7", 7},
        {"-7", -7},
        {"+7", 7},
        {"10+4-3", 11},
        {"1+2+3", 6},
        {"5-10", -5},
        {"999999999999", 999'999'999'999},
        {"1000000000000", std::nullopt},
        {"1+999999999999", 1'000'000'000'000},
        {"1+1000000000000", std::nullopt},
        {"", std::nullopt},
        {"+", std::nullopt},
        {"3+", std::nullopt},
        {"3--2", std::nullopt},
        {"3 + 2", std::nullopt},
        {"three", std::nullopt},
    };
    for (const auto& row : rows) {
        EXPECT_EQ(written_score(row.words), row.score) << row.words;
    }
    std::string longest = "1";
    while (longest.size() < 199) {
        longest += "+1";
    }
    EXPECT_EQ(written_score(longest + "0"), 109);
    EXPECT_EQ(written_score(longest + "00"), std::nullopt) << "longer than 200 characters";
}

}  // namespace
}  // namespace castalia
