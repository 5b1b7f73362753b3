// Every *.play in this folder goes as it says.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/play_script.h"

namespace castalia {
namespace {

class MusePlays : public testing::TestWithParam<std::string> {};

TEST_P(MusePlays, GoAsTheySay) { EXPECT_EQ(run_play_of("muse_decktet", GetParam()), ""); }

INSTANTIATE_TEST_SUITE_P(Muse, MusePlays, testing::ValuesIn(plays_of("muse_decktet")), [](const auto& play) {
    std::string name = play.param;
    std::ranges::replace(name, '-', '_');
    return name;
});

}  // namespace
}  // namespace castalia
