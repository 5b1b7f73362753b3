#include <gtest/gtest.h>

#include "core/session/event.h"

namespace castalia {
namespace {

std::string again(const std::string& text) { return rfc3339(moment_of(text, "at")); }

TEST(Time, ATimeInUtcReadsBackAsItWasWritten) {
    for (const std::string time : {"2026-11-21T19:02:00Z", "1970-01-01T00:00:00Z", "2024-02-29T23:59:59Z",
                                   "2026-11-21T19:02:00.007Z", "2026-11-21T19:02:00.120Z", "0001-01-01T00:00:00Z",
                                   "9999-12-31T23:59:59.999Z", "1969-12-31T23:59:59.500Z"}) {
        EXPECT_EQ(again(time), time);
    }
}

TEST(Time, OtherSpellingsOfTheSameTimeAreTaken) {
    EXPECT_EQ(again("2026-11-21t19:02:00z"), "2026-11-21T19:02:00Z");
    EXPECT_EQ(again("2026-11-21 19:02:00+00:00"), "2026-11-21T19:02:00Z");
    EXPECT_EQ(again("2026-11-21T19:02:00-00:00"), "2026-11-21T19:02:00Z");
    EXPECT_EQ(again("2026-11-21T19:02:00.5Z"), "2026-11-21T19:02:00.500Z");
    EXPECT_EQ(again("2026-11-21T19:02:00.000Z"), "2026-11-21T19:02:00Z");
    EXPECT_EQ(again("2026-11-21T19:02:00.123999Z"), "2026-11-21T19:02:00.123Z");
}

TEST(Time, ALeapSecondIsTheSecondAfterIt) { EXPECT_EQ(again("2016-12-31T23:59:60Z"), "2017-01-01T00:00:00Z"); }

TEST(Time, WhatIsNoTimeInUtcIsRefusedWithItsPlace) {
    for (const std::string text : {"",
                                   "yesterday",
                                   "2026-11-21",
                                   "2026-11-21T19:02Z",
                                   "2026-11-21T19:02:00",
                                   "2026-11-21T19:02:00+01:00",
                                   "2026-13-01T00:00:00Z",
                                   "2026-02-29T00:00:00Z",
                                   "2026-11-31T00:00:00Z",
                                   "2026-11-21T24:00:00Z",
                                   "2026-11-21T19:60:00Z",
                                   "2026-11-21T19:02:61Z",
                                   "2026-11-21T19:02:00.Z",
                                   "2026-11-21T19:02:00Zx",
                                   "26-11-21T19:02:00Z",
                                   "2026/11/21T19:02:00Z",
                                   "-026-11-21T19:02:00Z",
                                   "2026-11-21T19:02:-1Z",
                                   "2026-00-21T19:02:00Z",
                                   " 2026-11-21T19:02:00Z"}) {
        SCOPED_TRACE(text);
        try {
            moment_of(text, "events[4].at");
            ADD_FAILURE() << "was read";
        } catch (const BadRecord& bad) {
            EXPECT_EQ(bad.place, "events[4].at");
        }
    }
}

}  // namespace
}  // namespace castalia
