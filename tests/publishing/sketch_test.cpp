// Words in drawings: broken into lines, or cut, by the columns that they take.
#include "core/document/sketch.h"

#include <gtest/gtest.h>

namespace castalia::document {
namespace {

using Lines = std::vector<std::string>;

TEST(WrappedWords, BreakAtTheLastSpaceThatFits) {
    EXPECT_EQ(wrapped("the king climbs the hill", 10), (Lines{"the king", "climbs the", "hill"}));
    EXPECT_EQ(wrapped("the king climbs the hill", 24), Lines{"the king climbs the hill"});
    EXPECT_EQ(wrapped("the king climbs the hill", 23), (Lines{"the king climbs the", "hill"}));
    EXPECT_EQ(wrapped("the  king", 4), (Lines{"the", "king"})) << "a line neither begins nor ends with a space";
    EXPECT_EQ(wrapped("", 10), Lines{});
}

TEST(WrappedWords, DivideOnlyAWordThatIsLongerThanALine) {
    EXPECT_EQ(wrapped("a Donaudampfschiff", 6), (Lines{"a", "Donaud", "ampfsc", "hiff"}));
    EXPECT_EQ(wrapped("größer", 3), (Lines{"grö", "ßer"})) << "between letters, not between their bytes";
    EXPECT_EQ(wrapped("骰子骰子", 4), (Lines{"骰子", "骰子"})) << "these letters take two columns each";
    EXPECT_EQ(wrapped("骰子", 1), (Lines{"骰", "子"})) << "a line has at least one letter, and never half of it";
}

TEST(CutWords, EndWithDotsWithinTheColumns) {
    EXPECT_EQ(cut_to("the king", 8), "the king");
    EXPECT_EQ(cut_to("the king", 7), "the ki…");
    EXPECT_EQ(cut_to("größer", 4), "grö…");
    EXPECT_EQ(cut_to("骰子骰子", 6), "骰子…") << "half a letter is none";
}

}  // namespace
}  // namespace castalia::document
