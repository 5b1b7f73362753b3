// The start of a story: the hands, and the letters of the elements.
#include <gtest/gtest.h>

#include "core/games/muse_story/deck.h"

namespace castalia::muse_story {
namespace {

TEST(Hands, ArePlayersByDealAndTheRestIsTheDeck) {
    const std::pair<int, int> rows[] = {{3, 6}, {4, 5}, {5, 4}, {6, 3}};
    for (const auto& [players, each] : rows) {
        Rules rules;
        rules.names.assign(static_cast<std::size_t>(players), "x");
        const State state = rules.start();
        EXPECT_EQ(state.hand[0], each);
        EXPECT_EQ(state.deck, 52 - players * each);
    }
}

TEST(Elements, AreLetteredLikeTheColumnsOfASheet) {
    EXPECT_EQ(letters(0), "A");
    EXPECT_EQ(letters(25), "Z");
    EXPECT_EQ(letters(26), "AA");
    EXPECT_EQ(letters(27), "AB");
    EXPECT_EQ(letters(26 + 26 * 26), "AAA");
    for (int element = 0; element < 2'000; ++element) {
        ASSERT_EQ(element_called(letters(element)), element);
    }
    EXPECT_FALSE(element_called("a"));
    EXPECT_FALSE(element_called(""));
    EXPECT_FALSE(element_called("AAAA"));
}

}  // namespace
}  // namespace castalia::muse_story
