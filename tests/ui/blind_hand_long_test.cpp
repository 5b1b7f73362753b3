// Whole games are typed without looking, each several times with other mistakes: more than ten thousand lines in all.
#include "tests/support/every_game.h"
#include "tests/ui/blind_hand.h"

namespace castalia {
namespace {

class LongBlindHand : public BlindHand, public ::testing::WithParamInterface<std::tuple<const char*, std::uint32_t>> {
protected:
    LongBlindHand() : BlindHand(std::get<1>(GetParam())) {}
};

TEST_P(LongBlindHand, EntersAWholeEveningAndNothingElse) { type_game(std::get<0>(GetParam()), SIZE_MAX); }

// 667 lines are right in every round, and one in two of them has a slip before it.
INSTANTIATE_TEST_SUITE_P(EveryGame, LongBlindHand, ::testing::Combine(every_game(), ::testing::Range(20U, 32U)),
                         [](const auto& row) {
                             std::string name = std::get<0>(row.param);
                             std::ranges::replace(name, '-', '_');
                             return name + "_" + std::to_string(std::get<1>(row.param));
                         });

}  // namespace
}  // namespace castalia
