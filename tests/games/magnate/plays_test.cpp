// Every *.play in this folder goes as it says.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/play_script.h"

namespace castalia {
namespace {

class Plays : public testing::TestWithParam<std::string> {};

TEST_P(Plays, GoAsTheySay) {
    EXPECT_EQ(run_play_of("magnate", GetParam()), "");
}

INSTANTIATE_TEST_SUITE_P(Magnate, Plays, testing::ValuesIn(plays_of("magnate")), [](const auto& play) {
    std::string name = play.param;
    std::ranges::replace(name, '-', '_');
    return name;
});

TEST(PlayScript, TellsWhereAPlayWentOtherwise) {
    const std::string head = "game magnate\nplayers Ann Ben\n"
        R"(setup {"first":"Ann","crowns":{"Ann":["CM","CS","CK"],"Ben":["CW","CL","CY"]}})" "\n";
    EXPECT_EQ(run_play(head + "r 3 9\n= 0 0 3, 0 0 3"), "");
    EXPECT_EQ(run_play(head + "r 3 9\n= 1 0 3, 0 0 3"), "line 5, = 1 0 3, 0 0 3: found \"0 0 3, 0 0 3\"");
    EXPECT_EQ(run_play(head + "sell ak"), "line 4, sell ak: refused: magnate.turn.roll-first rule");
    EXPECT_NE(run_play(head + "sing"), "");
}

}  // namespace
}  // namespace castalia
