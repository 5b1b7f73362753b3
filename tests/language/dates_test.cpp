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

}  // namespace
}  // namespace castalia
