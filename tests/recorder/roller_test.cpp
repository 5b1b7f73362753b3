// A throw in the making: clicked, written, filled digit by digit or by the program.
#include <gtest/gtest.h>

#include <random>

#include "app/recorder/roller.h"

namespace castalia {
namespace {

/// Presses keys: digits, "_" for Space, "<" for Backspace.
void type(Roller& roller, const std::string& keys) {
    for (const char key : keys) {
        if (key == '_') {
            roller.next();
        } else if (key == '<') {
            roller.back();
        } else {
            roller.digit(key - '0');
        }
    }
}

TEST(Roller, TakesDigitsAsQuicklyAsTheyAreTyped) {
    struct Row {
        const char *notation, *keys, *outcome;
    };
    const Row rows[] = {
        {"2d6", "35", "2d6: 3 5, 8"},
        {"2d10", "30", "2d10: 3 10, 13"},
        {"2d10+1d6", "0742", "2d10+d6: 10 7 | 4, 21"},
        {"2d6", "705", "2d6: 5, 5"},
        {"d20+d4", "174", "d20+d4: 17 | 4, 21"},
        {"d20+d4", "34", "d20+d4: 3 | 4, 7"},
        {"d20+d4", "1_4", "d20+d4: 1 | 4, 5"},
        {"2d12", "127", "2d12: 12 7, 19"},
        {"2d12", "157", "2d12: 1 5, 6"},
        {"d%", "100", "d100: 100, 100"},
        {"d%", "55", "d100: 55, 55"},
        {"3d6", "66<5<<12", "3d6: 1 2, 3"},
        {"d%", "00", "d100: 100, 100"},
        {"d%", "05", "d100: 5, 5"},
        {"2d100", "0_7_", "2d100: 100 7, 107"},
        {"4dF", "1201", "4dF: 1 -1 0 1, 1"},
        {"5d10>=8 f=1", "98103", "5d10>=8 f=1: 9 8 1 10 3, 2 successes (3 less 1 failure)"},
        {"3d6r<=2", "1546", "3d6r<=2: 5 4 6 and 1 thrown again, 15"},
        {"2d6+3 vs 10", "45", "2d6+3 vs 10: 4 5, 12, a success against 10 or more"},
        {"2d6!", "625", "2d6!: 6! 2 5, 13"},
        {"4d6kh3", "6514", "4d6kh3: 6 5 4 and 1 dropped, 15"},
    };
    for (const Row& row : rows) {
        Roller roller;
        ASSERT_TRUE(roller.write(row.notation));
        type(roller, row.keys);
        EXPECT_EQ(english(roller.throw_text()), row.outcome) << row.notation << " " << row.keys;
    }
}

TEST(Roller, MarksADieThatFellOffTheTable) {
    Roller roller;
    ASSERT_TRUE(roller.write("3d6"));
    type(roller, "5");
    EXPECT_TRUE(roller.fall());
    EXPECT_TRUE(roller.fall()) << "it may fall again";
    EXPECT_TRUE(roller.places()[1].fell);
    roller.back();
    EXPECT_FALSE(roller.places()[1].fell);
    roller.fall();
    type(roller, "42");
    EXPECT_FALSE(roller.fall()) << "no die waits";
    const std::optional<Json> event = roller.event("Ann", "", "");
    ASSERT_TRUE(event);
    EXPECT_EQ((*event)["fallen"], Json{1});
}

TEST(Roller, TellsTheOddsBeforeAndAfterTheThrow) {
    Roller roller;
    ASSERT_TRUE(roller.write("2d6 vs 7"));
    EXPECT_EQ(english(roller.odds_sentence()), "Succeeds in 58.33 % of all throws");
    type(roller, "66");
    EXPECT_EQ(english(roller.odds_sentence()), "2.78 % of all throws come to this or more");
    ASSERT_TRUE(roller.write("1000d1000000"));
    EXPECT_EQ(roller.odds(), nullptr) << "it can be thrown all the same";
    EXPECT_FALSE(roller.write("3d6>4"));
    EXPECT_EQ(roller.readings().size(), 3U);
    EXPECT_TRUE(roller.write("3d6>4", dice::Dialect::roll20));
    EXPECT_EQ(english(roller.meaning()), "3 dice with 6 sides, counts the dice that show 4 or more");
    EXPECT_EQ(roller.readings().size(), 3U);
}

TEST(Roller, RefusesADigitThatNoDieShows) {
    Roller roller;
    EXPECT_FALSE(roller.digit(3)) << "nothing is to throw";
    roller.write("d6");
    EXPECT_FALSE(roller.digit(0));
    EXPECT_FALSE(roller.digit(7));
    EXPECT_TRUE(roller.digit(6));
    EXPECT_FALSE(roller.digit(1)) << "it is complete";
}

TEST(Roller, IsClickedTogether) {
    Roller roller;
    roller.pick(6);
    roller.pick(6);
    roller.pick(10);
    EXPECT_EQ(roller.notation(), "2d6+d10");
    roller.pick(100);
    EXPECT_EQ(roller.notation(), "2d6+d10+d100");
    roller.pick(10);
    EXPECT_EQ(roller.notation(), "2d6+2d10+d100");
    roller.write("4d6kh3-1");
    roller.pick(6);
    EXPECT_EQ(roller.notation(), "4d6kh3-1+d6");
    roller.write("what");
    roller.pick(8);
    EXPECT_EQ(roller.notation(), "d8");
}

TEST(Roller, ShowsWhichDieIsNext) {
    Roller roller;
    roller.write("2d20+d6");
    type(roller, "9");
    const std::vector<Roller::Place> places = roller.places();
    ASSERT_EQ(places.size(), 3U);
    EXPECT_EQ(places[0].value, 9);
    EXPECT_FALSE(places[0].here);
    EXPECT_TRUE(places[1].here);
    EXPECT_EQ(places[2].sides, 6);
    roller.write("d6!");
    type(roller, "6");
    EXPECT_EQ(roller.places().size(), 2U) << "another one is thrown";
    EXPECT_TRUE(roller.places()[1].here);
}

TEST(Roller, MakesTheEventOfTheRecord) {
    Roller roller;
    EXPECT_FALSE(roller.write("2d6s2"));
    EXPECT_EQ(roller.complaint_at(), 3U);
    EXPECT_FALSE(roller.event("", "", ""));
    roller.write("4d6kh3");
    type(roller, "651");
    EXPECT_FALSE(roller.event("", "", "")) << "one is still to throw";
    type(roller, "4");
    EXPECT_EQ(
        roller.event("Ann", "strength", "bone")->dump(),
        R"({"type":"dice","player":"Ann","dice":[{"sides":6,"value":6},{"sides":6,"value":5},{"sides":6,"value":1},)"
        R"({"sides":6,"value":4}],"expression":"4d6kh3","label":"strength","die":"bone"})");
    roller.write("2d6+3 vs 10 luck");
    type(roller, "45");
    EXPECT_EQ(roller.event("", "", "")->dump(),
              R"({"type":"dice","dice":[{"sides":6,"value":4},{"sides":6,"value":5}],)"
              R"("expression":"2d6+3","target":10,"label":"luck"})");
    roller.write("7");
    EXPECT_TRUE(roller.complete());
    EXPECT_FALSE(roller.event("", "", "")) << "a number is no roll";
}

TEST(Roller, AsksWhichMeaningALineHas) {
    Roller roller;
    EXPECT_FALSE(roller.write("d66"));
    EXPECT_FALSE(roller.complaint_at()) << "nothing in it is wrong";
    EXPECT_NE(english(roller.complaint()).find("10*d6+d6"), std::string::npos) << english(roller.complaint());
    EXPECT_NE(english(roller.complaint()).find("1d66"), std::string::npos);
    EXPECT_TRUE(roller.write("1d66"));
}

TEST(Roller, SaysWhenTheProgramRolled) {
    Roller roller;
    roller.write("3d6");
    AppDice dice([engine = std::mt19937(3)]() mutable { return static_cast<std::uint32_t>(engine()); });
    roller.by_app(dice);
    ASSERT_TRUE(roller.complete());
    const Json event = roller.event("", "", "bone").value();
    EXPECT_EQ(event["source"], "app");
    EXPECT_FALSE(event.contains("die")) << "the bone dice stayed in their bag";
    roller.back();
    type(roller, "1");
    EXPECT_FALSE(roller.event("", "", "").value().contains("source")) << "the last die was put right by hand";
}

}  // namespace
}  // namespace castalia
