// Sums in a cell of a score pad.
#include <gtest/gtest.h>

#include "core/parts/score_sum.h"

namespace castalia {
namespace {

TEST(ScoreSum, KeepsHalvesExactly) {
    const std::tuple<const char*, long long, bool> rows[] = {
        {"12", 24, false},        {"12.5", 25, false},    {"12,5", 25, false},
        {"7½", 15, false},        {"½", 1, false},        {"-4", -8, false},
        {"−0.5", -1, false},      {"+3", 6, false},       {"0", 0, false},
        {"3+6+2", 22, true},      {"20 - 3", 34, true},   {" 1 + 1.50 ", 5, true},
        {"1.0", 2, false},        {"0.5+0.5", 2, true},   {"999999999", 1'999'999'998, false},
        {"6 + 2", 16, true},      {"2½", 5, false},       {"–3", -6, false},
        {"１２", 24, false},      {"12.50", 25, false},   {"1,234,567", 2'469'134, false},
        {"1.234,5", 2469, false}, {"1'500", 3000, false}, {"1\u202f500", 3000, false},
        {"0.500", 1, false},
    };
    for (const auto& [written, halves, several] : rows) {
        SCOPED_TRACE(written);
        const ScoreSum sum = score_sum(written);
        EXPECT_EQ(sum.halves, halves);
        EXPECT_EQ(sum.several, several);
    }
}

TEST(ScoreSum, ReadsThousandsAsTheLanguageWritesThem) {
    EXPECT_EQ(score_sum("1,500", '.').halves, 3000);
    EXPECT_EQ(score_sum("1.000", ',').halves, 2000);
    EXPECT_EQ(score_sum("12.500+7,5", ',').halves, 25'015);
    EXPECT_EQ(score_sum("12,5", '.').halves, 25) << "nobody writes thousands so";
    EXPECT_THROW(score_sum("1.000", '.'), BadNotation) << "in English it may be either";
    EXPECT_THROW(score_sum("1,500", ','), BadNotation);
}

TEST(ScoreSum, TellsWhereItCannotBeRead) {
    const std::tuple<std::string, std::size_t, const char*> rows[] = {
        {"", 0, "missing"},
        {"twelve", 0, "missing"},
        {"3+", 2, "missing"},
        {"3+-2", 2, "missing"},
        {"3 4", 2, "+ or −"},
        {"1.25", 2, "half"},
        {"1.", 2, "half"},
        {"1.05", 2, "half"},
        {"0.25", 2, "half"},
        {"1,500", 0, "1,500 may be 1500 or 1.5; type 1500 or 1.5"},
        {"3+1.000", 2, "1.000 may be 1000 or 1; type 1000 or 1"},
        {"12.500", 0, "12.500 may be 12500 or 12.5; type 12500 or 12.5"},
        {"2,050", 0, "2,050 may be 2050 or 2.05, and a score is whole or a half; type 2050 if that is meant"},
        {"1.2.3", 0, "missing"},
        {"1e5", 1, "+ or −"},
        {"1000000000", 0, "at most"},
        {"99999999999999999999", 0, "at most"},
        {"999999999+1", 10, "at most"},
        {std::string(300, '1'), 200, "200 characters"},
    };
    for (const auto& [written, place, reason] : rows) {
        SCOPED_TRACE(written);
        try {
            score_sum(written);
            ADD_FAILURE() << "was read";
        } catch (const BadNotation& bad) {
            EXPECT_EQ(bad.position, place) << bad.what();
            EXPECT_NE(std::string(bad.what()).find(reason), std::string::npos) << bad.what();
        }
    }
}

}  // namespace
}  // namespace castalia
