// The sample is a finished session as the program would write it.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "core/session/record.h"

namespace castalia {
namespace {

TEST(OpenTableSample, ReplaysToItsResult) {
    std::ifstream stream(std::string(CASTALIA_SOURCE_DIR) + "/resources/samples/open-table.castalia", std::ios::binary);
    std::stringstream file;
    file << stream.rdbuf();
    const Session session = read_record(file.str());
    EXPECT_EQ(write_record(session), file.str());
    EXPECT_TRUE(session.replay().refused().empty());
    EXPECT_EQ(session.replay().status(), Status::finished);
    EXPECT_EQ(english(session.line().score(session.plies()).sentence), "Ann wins with 27.5 points");
    for (const Step& step : session.replay().steps()) {
        EXPECT_EQ(step.refusal.has_value(), !step.entry.event->ruling.empty());
    }
}

}  // namespace
}  // namespace castalia
