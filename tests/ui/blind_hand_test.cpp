// The beginning of every game is typed without looking. The long suite types whole games (blind_hand_long_test.cpp).
#include "tests/ui/blind_hand.h"
#include "tests/support/every_game.h"

namespace castalia {
namespace {

class ShortBlindHand : public BlindHand,
                       public ::testing::WithParamInterface<std::tuple<const char*, std::uint32_t>> {
protected:
    ShortBlindHand() : BlindHand(std::get<1>(GetParam())) {}
};

TEST_P(ShortBlindHand, EntersTheLinesThatWereRightAndNothingElse) {
    constexpr std::size_t kFew = 17;
    type_game(std::get<0>(GetParam()), kFew);
}

// Each game has other mistakes, in a window of another size and colour.
INSTANTIATE_TEST_SUITE_P(EveryGame, ShortBlindHand,
                         ::testing::Values(std::tuple("magnate", 4U), std::tuple("dance-of-muses", 1U),
                                           std::tuple("musee", 2U), std::tuple("muse-story", 3U),
                                           std::tuple("muse-decktet", 0U), std::tuple("open-table", 5U)),
                         [](const auto& row) {
                             std::string name = std::get<0>(row.param);
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

}  // namespace
}  // namespace castalia
