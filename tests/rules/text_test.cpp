#include "core/rules/text.h"

#include <gtest/gtest.h>

namespace castalia {
namespace {

TEST(Words, HolesAreFilledByName) {
    const Text text = say("{who} pays {what}", {{"what", literally("2 M")}, {"who", literally("Ann")}});
    EXPECT_EQ(english(text), "Ann pays 2 M");
}

TEST(Words, AHoleWithoutAFillStaysVisible) {
    EXPECT_EQ(english(say("{who} pays {what}", {{"who", literally("Ann")}})), "Ann pays {what}");
    EXPECT_EQ(english(say("an open { brace")), "an open { brace");
}

TEST(Words, WhatIsFilledInIsNotReadForHolesAgain) {
    EXPECT_EQ(english(say("{who} and {other}", {{"who", literally("{other}")}, {"other", literally("Ben")}})),
              "{other} and Ben");
}

TEST(Words, ATextInsideATextHasItsOwnHoles) {
    const Text card = say("the {card}", {{"card", say("Sailor")}});
    EXPECT_EQ(english(say("{who} sells {card}", {{"who", literally("Ann")}, {"card", card}})),
              "Ann sells the Sailor");
}

TEST(Words, OneIsCountedInTheSingularAndEverythingElseInThePlural) {
    const auto tokens = [](long long n) { return english(say_count("{n} token", "{n} tokens", n)); };
    EXPECT_EQ(tokens(0), "0 tokens");
    EXPECT_EQ(tokens(1), "1 token");
    EXPECT_EQ(tokens(2), "2 tokens");
    EXPECT_EQ(tokens(-1), "-1 tokens");
}

TEST(Words, AListHasCommasBetweenItsTexts) {
    EXPECT_EQ(english(listed({})), "");
    EXPECT_EQ(english(listed({say("one")})), "one");
    EXPECT_EQ(english(listed({say("one"), literally(2), say("three")})), "one, 2, three");
}

TEST(Words, WordsOfTheTableAreLeftAsTheyAre) {
    EXPECT_EQ(english(literally("{who}")), "{who}");
    EXPECT_TRUE(literally("Ann").literal);
    EXPECT_NE(literally("Ann"), say("Ann"));
}

}  // namespace
}  // namespace castalia
