// Every *.play in this folder goes as it says.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/support/play_script.h"

namespace castalia {
namespace {

class OpenTablePlays : public testing::TestWithParam<const char*> {};

TEST_P(OpenTablePlays, GoAsTheySay) {
    std::ifstream stream(std::filesystem::path(CASTALIA_SOURCE_DIR) / "tests/games/open_table" /
                         (std::string(GetParam()) + ".play"));
    ASSERT_TRUE(stream);
    std::stringstream script;
    script << stream.rdbuf();
    EXPECT_EQ(run_play(script.str()), "");
}

INSTANTIATE_TEST_SUITE_P(All, OpenTablePlays, testing::Values("cards", "counters", "scores", "teams"));

}  // namespace
}  // namespace castalia
