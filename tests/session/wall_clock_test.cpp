// The day and the hour of a table, by the clocks of both sides of the date line and around their changes.
#include "core/session/wall_clock.h"

#include <gtest/gtest.h>

namespace castalia {
namespace {

using std::chrono::hours;
using std::chrono::minutes;

Moment utc(const std::string& text) { return moment_of(text, ""); }

/// A clock that changes once.
WallClock changing(const std::string& at, minutes before, minutes after) {
    return [at = utc(at), before, after](Moment moment) { return moment < at ? before : after; };
}
WallClock always(minutes ahead) {
    return [ahead](Moment) { return ahead; };
}

/// Returns what the clock shows as "2026-03-07 21:30".
std::string shown_on(const WallClock& clock, const std::string& moment) {
    const WallTime wall = wall_time(utc(moment), clock);
    const std::string in_utc = rfc3339(Moment(wall.time_since_epoch()));
    return in_utc.substr(0, 10) + " " + in_utc.substr(11, 5);
}
std::string day_shown(const WallClock& clock, const std::string& moment) {
    return written_day(day_on(utc(moment), clock));
}
std::string begins(const WallClock& clock, const std::string& day) {
    return rfc3339(beginning_of(read_day(day).value(), clock));
}

const WallClock kLosAngeles = changing("2026-03-08T10:00:00Z", hours(-8), hours(-7));
const WallClock kAuckland = changing("2026-04-04T14:00:00Z", hours(13), hours(12));
const WallClock kBerlin = changing("2026-03-29T01:00:00Z", hours(1), hours(2));
/// Kiritimati passed over the whole of 31 December 1994.
const WallClock kKiritimati = changing("1994-12-31T10:40:00Z", -minutes(640), hours(14));
/// In Santiago the day began at one o'clock.
const WallClock kSantiago = changing("2026-09-06T04:00:00Z", hours(-4), hours(-3));

TEST(WallClock, TellsTheDayOfTheTableOnBothSidesOfTheDateLine) {
    EXPECT_EQ(day_shown(kLosAngeles, "2026-03-08T05:30:00Z"), "2026-03-07");
    EXPECT_EQ(day_shown({}, "2026-03-08T05:30:00Z"), "2026-03-08");
    EXPECT_EQ(day_shown(kAuckland, "2026-03-07T11:00:00Z"), "2026-03-08");
    EXPECT_EQ(day_shown(kBerlin, "2026-03-07T23:30:00Z"), "2026-03-08");
    EXPECT_EQ(day_shown(always(hours(14)), "2026-03-07T10:00:00Z"), "2026-03-08");
    EXPECT_EQ(day_shown(always(hours(-11)), "2026-03-07T10:00:00Z"), "2026-03-06");
    EXPECT_EQ(day_shown(kKiritimati, "1994-12-31T10:39:59Z"), "1994-12-30");
    EXPECT_EQ(day_shown(kKiritimati, "1994-12-31T10:40:00Z"), "1995-01-01");
}

TEST(WallClock, ADayBeginsWhenTheClockSaysSo) {
    EXPECT_EQ(begins({}, "2026-03-07"), "2026-03-07T00:00:00Z");
    EXPECT_EQ(begins(kLosAngeles, "2026-03-07"), "2026-03-07T08:00:00Z");
    EXPECT_EQ(begins(kLosAngeles, "2026-03-08"), "2026-03-08T08:00:00Z");
    EXPECT_EQ(begins(kLosAngeles, "2026-03-09"), "2026-03-09T07:00:00Z") << "the day before has 23 hours";
    EXPECT_EQ(begins(kAuckland, "2026-04-05"), "2026-04-04T11:00:00Z");
    EXPECT_EQ(begins(kAuckland, "2026-04-06"), "2026-04-05T12:00:00Z") << "the day before has 25 hours";
    EXPECT_EQ(begins(kSantiago, "2026-09-06"), "2026-09-06T04:00:00Z") << "at one o'clock";
    EXPECT_EQ(begins(kKiritimati, "1994-12-31"), begins(kKiritimati, "1995-01-01")) << "a day that never was";
}

TEST(WallClock, FindsTheMomentThatItShows) {
    for (const WallClock& clock : {kLosAngeles, kAuckland, kBerlin, kKiritimati, kSantiago, WallClock()}) {
        for (Moment moment = utc("2026-03-01T00:30:00Z"); moment < utc("2026-04-10T00:00:00Z"); moment += hours(1)) {
            const Moment again = moment_at(wall_time(moment, clock), clock);
            const bool came_before =
                again == moment - hours(1) && wall_time(again, clock) == wall_time(moment, clock);
            EXPECT_TRUE(again == moment || came_before) << rfc3339(moment);
        }
    }
    // 02:30 never was on that night, and came twice on the other.
    const auto night = [](const WallClock& clock, const std::string& day, int hour) {
        return rfc3339(moment_at(WallTime(read_day(day).value()) + hours(hour) + minutes(30), clock));
    };
    EXPECT_EQ(night(kLosAngeles, "2026-03-08", 2), "2026-03-08T10:30:00Z");
    EXPECT_EQ(night(kAuckland, "2026-04-05", 2), "2026-04-04T13:30:00Z");
}

TEST(WallClock, ASessionThatIsMovedToAnotherDayKeepsItsHour) {
    const auto moved = [](const WallClock& clock, const std::string& from, const std::string& day) {
        const Beginning began = moved_to_day(read_day(day).value(), {utc(from), {}}, clock);
        EXPECT_EQ(began.utc_offset, offset_at(*began.at, clock)) << "the day stays whoever reads it";
        return shown_on(clock, rfc3339(*began.at));
    };
    EXPECT_EQ(moved(kLosAngeles, "2026-03-08T05:30:00Z", "2026-03-14"), "2026-03-14 21:30") << "in summer time";
    EXPECT_EQ(moved(kAuckland, "2026-03-07T07:15:00Z", "2026-06-01"), "2026-06-01 20:15");
    EXPECT_EQ(moved(kBerlin, "2026-03-07T22:30:00Z", "2026-03-29"), "2026-03-29 23:30");
    EXPECT_EQ(moved({}, "2026-03-07T22:30:00Z", "2026-03-29"), "2026-03-29 22:30");
    EXPECT_EQ(shown_on(kBerlin, rfc3339(*moved_to_day(read_day("2026-03-29").value(), {}, kBerlin).at)),
              "2026-03-29 19:00")
        << "an evening";
}

TEST(WallClock, ATableBesideTheReaderGoesByTheClockOfTheOtherDay) {
    const auto moved = [](const WallClock& reader, std::optional<minutes> table, const std::string& day) {
        const Beginning began = moved_to_day(read_day(day).value(), {utc("2026-03-08T05:30:00Z"), table}, reader);
        return rfc3339(*began.at) + " " + (began.utc_offset ? utc_offset_text(*began.utc_offset) : "");
    };
    EXPECT_EQ(moved(kLosAngeles, hours(-8), "2026-03-14"), "2026-03-15T04:30:00Z -07:00");
    EXPECT_EQ(moved(kLosAngeles, hours(-8), "2026-03-01"), "2026-03-02T05:30:00Z -08:00");
    EXPECT_EQ(moved(kBerlin, hours(-8), "2026-03-14"), "2026-03-15T05:30:00Z -08:00") << "a table elsewhere";
    EXPECT_EQ(moved({}, hours(-8), "2026-03-14"), "2026-03-15T05:30:00Z -08:00");
    EXPECT_EQ(moved({}, {}, "2026-03-14"), "2026-03-14T05:30:00Z ");
    const Moment other = utc("2026-07-01T20:00:00Z");
    EXPECT_EQ(moved_to(other, {utc("2026-03-08T05:30:00Z"), hours(-8)}, kLosAngeles), (Beginning{other, hours(-7)}));
    EXPECT_EQ(moved_to(other, {utc("2026-03-08T05:30:00Z"), hours(-8)}, kBerlin), (Beginning{other, hours(-8)}));
    EXPECT_EQ(moved_to(other, {std::nullopt, hours(-8)}, kBerlin), (Beginning{other, hours(-8)}));
    EXPECT_EQ(moved_to(other, {}, kBerlin), (Beginning{other, hours(2)}));
}

TEST(WallClock, TheClockOfATableComesBeforeThatOfTheReader) {
    EXPECT_EQ(ahead_of_utc({}, clock_of_table(hours(-8), kBerlin)), hours(-8));
    EXPECT_EQ(ahead_of_utc({}, clock_of_table(std::nullopt, kBerlin)), hours(1));
    EXPECT_EQ(ahead_of_utc({}, clock_of_table(std::nullopt, {})), hours(0));
}

TEST(WallClock, WritesAndReadsOffsetsAndDays) {
    for (const std::string text : {"+00:00", "-08:00", "+05:30", "-00:30", "+14:00", "+15:59", "-15:59"}) {
        EXPECT_EQ(utc_offset_text(utc_offset_in(text).value()), text);
    }
    for (const std::string text : {"", "Z", "-00:00", "+5:30", "05:30", "+05:60", "+16:00", "+0530", "+05:30 ",
                                   "+ab:cd", "−08:00", "+05-30"}) {
        EXPECT_FALSE(utc_offset_in(text)) << text;
    }
    for (const std::string text : {"2026-03-07", "2024-02-29", "0001-01-01", "9999-12-31"}) {
        EXPECT_EQ(written_day(read_day(text).value()), text);
    }
    for (const std::string text :
         {"", "2026-02-29", "2026-13-01", "2026-3-7", "2026/03/07", "20260307", "abcd-ef-gh", "2026-03-07T"}) {
        EXPECT_FALSE(read_day(text)) << text;
    }
}

}  // namespace
}  // namespace castalia
