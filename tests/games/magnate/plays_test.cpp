// Every *.play in this folder goes as it says.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/support/play_script.h"

namespace castalia {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> plays() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(fs::path(CASTALIA_SOURCE_DIR) / "tests/games/magnate")) {
        if (entry.path().extension() == ".play") {
            names.push_back(entry.path().stem().string());
        }
    }
    std::ranges::sort(names);
    return names;
}

class Plays : public testing::TestWithParam<std::string> {};

TEST_P(Plays, GoAsTheySay) {
    std::ifstream stream(fs::path(CASTALIA_SOURCE_DIR) / "tests/games/magnate" / (GetParam() + ".play"));
    std::stringstream script;
    script << stream.rdbuf();
    EXPECT_EQ(run_play(script.str()), "");
}

INSTANTIATE_TEST_SUITE_P(Magnate, Plays, testing::ValuesIn(plays()), [](const auto& play) {
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
