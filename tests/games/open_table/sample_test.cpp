// The sample is a finished session as the program would write it.
#include <gtest/gtest.h>

#include "core/session/record.h"
#include "tests/support/games.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

TEST(OpenTableSample, ReplaysToItsResult) {
    const std::string file = sample_file("open-table");
    const Session session = read_record(file, known_games());
    EXPECT_EQ(write_record(session), file);
    EXPECT_TRUE(session.replay().refused().empty());
    EXPECT_EQ(session.replay().status(), Status::finished);
    EXPECT_EQ(english(session.playthrough().score(session.plies()).sentence), "Ann wins with 27.5 points");
    for (const Step& step : session.replay().steps()) {
        EXPECT_EQ(step.refusal.has_value(), !step.entry.event->ruling.empty());
    }
}

}  // namespace
}  // namespace castalia
