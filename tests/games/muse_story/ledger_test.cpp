// The sample session as it was recorded, with the result it must still give.
#include <gtest/gtest.h>

#include "core/session/record.h"
#include "tests/support/games.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

TEST(StoryLedger, TheSampleReplaysToTheResultItHad) {
    const std::string file = sample_file("muse-story");
    ASSERT_FALSE(file.empty());
    const Session session = read_record(file, known_games());
    EXPECT_EQ(write_record(session), file) << "the file is canonical";
    EXPECT_TRUE(session.replay().refused().empty());
    EXPECT_EQ(session.replay().status(), Status::finished);
    const Scoresheet sheet = session.playthrough().score(session.plies());
    EXPECT_EQ(sheet.decided_by, "hand");
    EXPECT_EQ(english(sheet.sentence), "Cleo narrates the epilogue with three sixes");
    for (const Step& step : session.replay().steps()) {
        EXPECT_EQ(step.refusal.has_value(), !step.entry.event->ruling.empty());
    }
}

}  // namespace
}  // namespace castalia
