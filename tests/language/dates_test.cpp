#include "app/language/dates.h"

#include <gtest/gtest.h>

namespace castalia {
namespace {

/// A moment at which it is Saturday, 14 November 2026, nearly everywhere.
constexpr std::chrono::sys_time<std::chrono::milliseconds> kNoon =
    std::chrono::sys_days(std::chrono::year(2026) / 11 / 14) + std::chrono::hours(12);

TEST(Dates, AreToldAsTheLanguageTellsThem) {
    struct Case {
        const char *language, *day, *with_year, *weekday;
    };
    for (const Case& one :
         {Case{"en", "Sat 14 Nov", "14 Nov 2026", "Saturday"},
          Case{"de", "Sa., 14. Nov.", "14. Nov. 2026", "Samstag"},
          Case{"fr", "sam. 14 nov.", "14 nov. 2026", "samedi"}, Case{"es", "sáb, 14 nov", "14 nov 2026", "sábado"},
          Case{"it", "sab 14 nov", "14 nov 2026", "sabato"}}) {
        EXPECT_EQ(day_in(one.language, kNoon), one.day);
        EXPECT_EQ(day_and_year_in(one.language, kNoon), one.with_year);
        EXPECT_EQ(weekday_in(one.language, kNoon), one.weekday);
    }
}

TEST(Dates, OfALanguageThatNobodyKnowsAreToldAllTheSame) { EXPECT_FALSE(day_in("qps", kNoon).empty()); }

using namespace std::chrono_literals;
constexpr std::chrono::year_month_day kLastOfNovember{2026y / 11 / 30};

TEST(Dates, AreShownInNumbersAsTheLanguageWritesThem) {
    for (const auto& [language, shown] : {std::pair{"en", "30 Nov 2026"},
                                          {"de", "30.11.2026"},
                                          {"fr", "30/11/2026"},
                                          {"es", "30/11/2026"},
                                          {"it", "30/11/2026"}}) {
        EXPECT_EQ(short_day_in(language, kLastOfNovember), shown) << language;
        EXPECT_EQ(day_read_in(language, shown).day, kLastOfNovember) << language << ": what is shown can be typed";
        EXPECT_EQ(day_read_in(language, "2026-11-30").day, kLastOfNovember) << language;
    }
}

TEST(Dates, AreReadAsPeopleTypeThem) {
    for (const char* typed : {"30/11/2026", "30.11.2026", "30/11/26", "30-11-2026", "30. 11. 2026", "30 nov 2026"}) {
        EXPECT_EQ(day_read_in("it", typed).day, kLastOfNovember) << typed;
    }
    EXPECT_EQ(day_read_in("it", "1/12/26").day, std::chrono::year_month_day(2026y / 12 / 1)) << "the day comes first";
    for (const char* typed : {"11/30/26", "2026-02-30", "30/11", "next week", "30/11/2026 x", "0/1/2026", "1/1/99999",
                              "30/11/226", "", "-"}) {
        EXPECT_FALSE(day_read_in("it", typed).day.has_value()) << typed;
    }
}

TEST(Dates, WithTwoReadingsInEnglishAreNotGuessed) {
    EXPECT_EQ(day_read_in("en", "30/11/2026").day, kLastOfNovember);
    EXPECT_EQ(day_read_in("en", "11/30/26").day, kLastOfNovember);
    EXPECT_EQ(day_read_in("en", "5/5/2026").day, std::chrono::year_month_day(2026y / 5 / 5));
    EXPECT_FALSE(day_read_in("en", "12/01/26").day.has_value());
    EXPECT_TRUE(day_read_in("en", "12/01/26").may_be_two);
    EXPECT_FALSE(day_read_in("de", "12/01/26").may_be_two);
}

}  // namespace
}  // namespace castalia
