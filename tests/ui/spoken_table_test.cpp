// What a screen reader says of the table.
#include "app/ui/session/spoken_table.h"

#include <gtest/gtest.h>

#include "tests/db/tables.h"

namespace castalia {
namespace {

using namespace castalia::testing;

TEST(SpokenTable, SaysAfterAnEntryThatTheClockIsPausedStill) {
    Session session = session_of();
    SpokenTable spoken;
    const auto after = [&](const char* event) {
        enter(session, {event});
        return spoken.news(session).utf8_string();
    };
    EXPECT_EQ(after(kRoll).find("paused"), std::string::npos);
    EXPECT_TRUE(after(R"({"type": "pause"})").ends_with("The clock is paused: Ctrl+P starts it again."));
    const std::string sold = after(kSell);
    EXPECT_NE(sold.find("sells"), std::string::npos) << sold;
    EXPECT_TRUE(sold.ends_with("The clock is paused: Ctrl+P starts it again.")) << sold;
    EXPECT_EQ(after(R"({"type": "resume"})").find("paused"), std::string::npos);
}

}  // namespace
}  // namespace castalia
