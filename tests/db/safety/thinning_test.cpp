// These tests tell which copies of the library stay.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "db/safety/backups.h"

namespace castalia {
namespace {

using std::chrono::days;
using std::chrono::hours;
using std::chrono::minutes;

Moment at(const std::string& day, const std::string& time = "20:00:00") {
    return moment_of(day + "T" + time + "Z", "");
}

std::vector<Moment> daily(Moment first, int count) {
    std::vector<Moment> made;
    for (int i = 0; i < count; ++i) {
        made.push_back(first + days(i));
    }
    return made;
}

std::vector<std::string> days_of(const std::vector<Moment>& moments) {
    std::vector<std::string> text;
    for (const Moment moment : moments) {
        text.push_back(rfc3339(moment).substr(0, 16));
    }
    return text;
}

struct Row {
    const char* remark;
    std::vector<const char*> made, kept;
};

TEST(Thinning, KeepsTheNewestOfEachDayWeekAndMonth) {
    const std::vector<Row> rows{
        {"none is none", {}, {}},
        {"one stays", {"2026-11-21T20:00"}, {"2026-11-21T20:00"}},
        {"of a day the newest", {"2026-11-21T08:00", "2026-11-21T20:00", "2026-11-21T19:59"}, {"2026-11-21T20:00"}},
        {"midnight in UTC parts two days",
         {"2026-11-20T23:59", "2026-11-21T00:00"},
         {"2026-11-21T00:00", "2026-11-20T23:59"}},
        {"an hour years ago is the newest of its day, week and month",
         {"1999-12-31T23:00", "2026-11-21T20:00"},
         {"2026-11-21T20:00", "1999-12-31T23:00"}},
        {"before 1970 too", {"1969-12-31T23:00", "1969-12-31T22:00"}, {"1969-12-31T23:00"}},
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.remark);
        std::vector<Moment> made;
        for (const char* text : row.made) {
            made.push_back(moment_of(std::string(text) + ":00Z", ""));
        }
        EXPECT_EQ(days_of(kept_backups(made)), std::vector<std::string>(row.kept.begin(), row.kept.end()));
    }
}

TEST(Thinning, GoesByTheDaysOfTheReader) {
    const auto at_clock = [](int hours_ahead, const std::vector<std::string>& made) {
        std::vector<Moment> moments;
        for (const std::string& text : made) {
            moments.push_back(moment_of(text + ":00Z", ""));
        }
        return days_of(kept_backups(moments, [hours_ahead](Moment) { return minutes(60 * hours_ahead); }));
    };
    using Copies = std::vector<std::string>;
    const Copies one_evening{"2026-03-08T05:30", "2026-03-07T20:00"};  // 21:30 and noon in Los Angeles
    EXPECT_EQ(at_clock(-8, one_evening), (Copies{"2026-03-08T05:30"}));
    EXPECT_EQ(at_clock(0, one_evening), one_evening);
    EXPECT_EQ(at_clock(13, one_evening), (Copies{"2026-03-08T05:30"}));
    EXPECT_EQ(at_clock(14, {"2026-03-07T10:00", "2026-03-07T09:59"}),
              (Copies{"2026-03-07T10:00", "2026-03-07T09:59"}));
}

TEST(Thinning, OfAYearOfDailyCopiesLeavesTwelveDaysTenWeeksAndNineMonths) {
    // 21 November 2026 is a Saturday, so the newest of the weeks before are Sundays.
    const std::vector<std::string> wanted{
        "2026-11-21", "2026-11-20", "2026-11-19", "2026-11-18", "2026-11-17", "2026-11-16", "2026-11-15",
        "2026-11-14", "2026-11-13", "2026-11-12", "2026-11-11", "2026-11-10", "2026-11-08", "2026-11-01",
        "2026-10-31", "2026-10-25", "2026-10-18", "2026-10-11", "2026-10-04", "2026-09-30", "2026-09-27",
        "2026-09-20", "2026-08-31", "2026-07-31", "2026-06-30", "2026-05-31", "2026-04-30", "2026-03-31"};
    std::vector<std::string> kept;
    for (const Moment moment : kept_backups(daily(at("2025-11-22"), 365))) {
        kept.push_back(rfc3339(moment).substr(0, 10));
    }
    EXPECT_EQ(kept, wanted);
}

/// Returns copies as people make them: three on some days, none in some weeks.
std::vector<Moment> copies_of_chance(std::uint64_t seed) {
    std::mt19937_64 chance(seed);
    std::vector<Moment> made;
    Moment moment = at("2020-01-01");
    const auto count = std::uniform_int_distribution<int>(1, 300)(chance);
    for (int i = 0; i < count; ++i) {
        moment += std::uniform_int_distribution<int>(0, 9)(chance) == 0
                      ? minutes(std::uniform_int_distribution<int>(1, 60 * 24 * 45)(chance))
                      : minutes(std::uniform_int_distribution<int>(1, 60 * 30)(chance));
        made.push_back(moment);
    }
    return made;
}

TEST(Thinning, HoldsItsLaws) {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        SCOPED_TRACE(seed);
        const std::vector<Moment> made = copies_of_chance(seed);
        const std::vector<Moment> kept = kept_backups(made);
        EXPECT_EQ(kept.front(), made.back()) << "the newest always stays";
        EXPECT_LE(kept.size(), 12u + 10u + 9u);
        EXPECT_TRUE(std::ranges::is_sorted(kept, std::greater{}));
        EXPECT_TRUE(std::ranges::all_of(kept, [&](Moment one) { return std::ranges::count(made, one) == 1; }));
        EXPECT_EQ(kept_backups(kept), kept) << "twice is once";
        std::vector<Moment> shuffled = made;
        std::shuffle(shuffled.begin(), shuffled.end(), std::mt19937_64(seed));
        EXPECT_EQ(kept_backups(shuffled), kept) << "in any order";
        std::vector<Moment> one_by_one;
        for (const Moment moment : made) {
            one_by_one.push_back(moment);
            one_by_one = kept_backups(one_by_one);
        }
        EXPECT_EQ(one_by_one, kept) << "thinning after each copy removes nothing that thinning at the end would keep";
    }
}

TEST(ABackup, IsDueWhenTheLastDayHasNone) {
    const Moment now = at("2026-11-21");
    EXPECT_TRUE(backup_is_due({}, now));
    EXPECT_TRUE(backup_is_due({now - days(1)}, now));
    EXPECT_FALSE(backup_is_due({now - hours(23)}, now));
    EXPECT_FALSE(backup_is_due({now - days(40), now}, now));
    EXPECT_FALSE(backup_is_due({now + minutes(5)}, now)) << "a clock that was set back a little";
    EXPECT_TRUE(backup_is_due({now + days(400)}, now)) << "a clock that was a year ahead stops no copies for a year";
}

}  // namespace
}  // namespace castalia
