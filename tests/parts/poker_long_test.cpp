// Every hand of seven cards. It takes a while in an unoptimised build, so it is in the long suite.
#include <gtest/gtest.h>

#include "core/parts/poker.h"
#include "tests/parts/decks.h"

namespace castalia::poker {
namespace {

TEST(PokerLong, EveryHandOfSevenCardsHasItsCategory) {
    std::array<long long, 10> counts{};
    playing::every_hand(7, [&](Set cards) { ++counts[static_cast<std::size_t>(category(value_of(cards)))]; });
    const std::array<long long, 10> known{0,         23'294'460, 58'627'800, 31'433'400, 6'461'620,
                                          6'180'020, 4'047'644,  3'473'184,  224'848,    41'584};
    EXPECT_EQ(counts, known);
}

}  // namespace
}  // namespace castalia::poker
