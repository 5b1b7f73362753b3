// A whole game of Magnate through the window, by the pointer alone.
#include "tests/ui/pointer_table.h"

namespace castalia {

using Mouse = PointerTable;

TEST_F(Mouse, KeepsAWholeGame) {
    const std::vector<Json> game = game_of_chance(12, 100'000);
    ASSERT_GE(game.size(), 60U);
    recorder->begin(two_players());
    play(game);
}

}  // namespace castalia
