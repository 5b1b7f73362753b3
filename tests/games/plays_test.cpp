// Every *.play file in a game's folder goes as it says.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/play_script.h"

namespace castalia {
namespace {

struct Play {
    std::string game;
    std::string name;
};
void PrintTo(const Play& play, std::ostream* out) { *out << play.game << "/" << play.name; }

std::vector<Play> plays() {
    std::vector<Play> all;
    for (const char* game : {"dance_of_muses", "magnate", "muse_decktet", "muse_story", "musee", "open_table"}) {
        for (const std::string& name : plays_of(game)) {
            all.push_back({game, name});
        }
    }
    return all;
}

class Plays : public testing::TestWithParam<Play> {};

TEST_P(Plays, GoAsTheySay) { EXPECT_EQ(run_play_of(GetParam().game, GetParam().name), ""); }

INSTANTIATE_TEST_SUITE_P(AllGames, Plays, testing::ValuesIn(plays()), [](const auto& play) {
    std::string name = play.param.game + "_" + play.param.name;
    std::ranges::replace(name, '-', '_');
    return name;
});

TEST(PlayScript, TellsWhereAPlayWentOtherwise) {
    const std::string head =
        "game magnate\nplayers Ann Ben\n"
        R"(setup {"first":"Ann","crowns":{"Ann":["CM","CS","CK"],"Ben":["CW","CL","CY"]}})"
        "\n";
    EXPECT_EQ(run_play(head + "r 3 9\n= 0 0 3, 0 0 3"), "");
    EXPECT_EQ(run_play(head + "r 3 9\n= 1 0 3, 0 0 3"), "line 5, = 1 0 3, 0 0 3: found \"0 0 3, 0 0 3\"");
    EXPECT_EQ(run_play(head + "sell ak"), "line 4, sell ak: refused: magnate.turn.roll-first rule");
    EXPECT_NE(run_play(head + "sing"), "");
}

}  // namespace
}  // namespace castalia
