// A match as it was recorded, with the results it must still give.
#include <gtest/gtest.h>

#include "core/session/record.h"
#include "tests/support/games.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

TEST(MuseeLedger, TheSampleReplaysToTheResultItHad) {
    const std::string text = sample_file("musee");
    const Session session = read_record(text, known_games());
    EXPECT_EQ(write_record(session), text) << "the file is canonical";
    EXPECT_EQ(session.plies(), 108U);
    EXPECT_TRUE(session.replay().refused().empty());
    EXPECT_EQ(session.replay().status(), Status::finished);
    const Scoresheet sheet = session.playthrough().score(session.plies());
    EXPECT_EQ(sheet.decided_by, "games");
    EXPECT_EQ(english(sheet.sentence), "Ann wins the match; game 3: Ann wins, 47 to 41");
    const Json state = session.playthrough().state(session.plies());
    EXPECT_EQ(state["wins"], Json({{"Ann", 2}, {"Ben", 1}}));
    ASSERT_EQ(state["games"].size(), 3U);
    EXPECT_EQ(state["games"][0]["winners"], Json::array({"Ben"}));
    EXPECT_EQ(state["games"][0]["scores"][0]["total"], 38);
    EXPECT_EQ(state["games"][0]["scores"][1]["total"], 42);
    EXPECT_EQ(state["musees"][0]["score"],
              Json({{"paintings", 17}, {"adjacent", 16}, {"stairs", 6}, {"bonuses", 8}, {"total", 47}}));
}

}  // namespace
}  // namespace castalia
