// The sample session as it was recorded, with the result it must still give.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "core/session/record.h"

namespace castalia {
namespace {

TEST(StoryLedger, TheSampleReplaysToTheResultItHad) {
    std::ifstream stream(std::string(CASTALIA_SOURCE_DIR) + "/resources/samples/muse-story.castalia", std::ios::binary);
    std::stringstream text;
    text << stream.rdbuf();
    const std::string file = text.str();
    ASSERT_FALSE(file.empty());
    const Session session = read_record(file);
    EXPECT_EQ(write_record(session), file) << "the file is canonical";
    EXPECT_TRUE(session.replay().refused().empty());
    EXPECT_EQ(session.replay().status(), Status::finished);
    const Scoresheet sheet = session.line().score(session.plies());
    EXPECT_EQ(sheet.decided_by, "hand");
    EXPECT_EQ(english(sheet.sentence), "Cleo narrates the epilogue with three sixes");
    for (const Step& step : session.replay().steps()) {
        EXPECT_EQ(step.refusal.has_value(), !step.entry.event->ruling.empty());
    }
}

}  // namespace
}  // namespace castalia
