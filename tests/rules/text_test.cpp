#include "core/rules/text/text.h"

#include <gtest/gtest.h>

#include "core/rules/json/fields.h"
#include "core/rules/json/text_json.h"

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

TEST(Words, ASentenceEndsWithOneFullStop) {
    const auto text = [](const std::string& name) {
        return english(say("Now it is {name}. Go on, {name}", {{"name", literally(name)}}));
    };
    EXPECT_EQ(text("Ann B."), "Now it is Ann B. Go on, Ann B.");
    EXPECT_EQ(text("Ann"), "Now it is Ann. Go on, Ann");
    EXPECT_EQ(text(""), "Now it is . Go on, ");
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

TEST(ATextInJson, IsWrittenAsPatternAndFills) {
    const Text text = say("{who} wins by {points}",
                          {{"who", literally("Ann")}, {"points", say_count("{n} point", "{n} points", 2)}});
    EXPECT_EQ(text_json(text).dump(),
              R"(["{who} wins by {points}",{"who":"Ann","points":["{n} point","{n} points",2]}])");
}

TEST(ATextInJson, IsTheSameTextWhenItIsReadAgain) {
    const Text ann = literally("Ann {who} \"☾\"\n"), ben = literally(""), eve = say("Eve");
    for (const Text& text :
         {Text{}, ann, ben, eve, say("{a}{b}{a}", {{"a", ann}, {"b", eve}}), listed({ann, ben, eve}),
          listed_with_and({ann, ben, eve}), listed_with_or({ann, eve}), say_count("{n} day", "{n} days", 1),
          say_count("{who} has {n} day", "{who} has {n} days", -9'000'000'000,
                    {{"who", listed_with_and({ann, eve})}}),
          say("{outer}", {{"outer", say("{inner}", {{"inner", say("{unfilled}")}})}})}) {
        SCOPED_TRACE(english(text));
        EXPECT_EQ(read_text(Json::parse(text_json(text).dump()), "text"), text);
    }
}

TEST(ATextInJson, IsRefusedWhenItIsSomethingElse) {
    for (const char* json :
         {"1", "null", "{}", "[]", "[1]", R"([["a"]])", R"(["a", 1])", R"(["a", "b"])", R"(["a", "", 1])",
          R"(["a", "b", 1.5])", R"(["a", "b", 1, {}, {}])", R"(["a", {"b": 1}])", R"(["a", {}, "b"])"}) {
        SCOPED_TRACE(json);
        try {
            read_text(Json::parse(json), "text");
            ADD_FAILURE() << "it was read";
        } catch (const BadRecord& bad) {
            EXPECT_EQ(bad.place, "text") << bad.what();
        }
    }
}

}  // namespace
}  // namespace castalia
