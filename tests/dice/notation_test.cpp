// The notation of dice: what is read, how we write it, and what is refused.
#include <gtest/gtest.h>

#include <random>

#include "core/dice/letters.h"
#include "core/dice/meaning.h"
#include "core/dice/notation.h"
#include "tests/support/processor_time.h"

namespace castalia::dice {
namespace {

/// Returns the canonical spelling and, behind " # ", the label.
std::string spelled(const std::string& line) {
    const Expression made = parse(line);
    return canonical(made) + (made.label.empty() ? "" : " # " + made.label);
}

struct Spelling {
    const char *typed, *written;
};
const Spelling kSpellings[] = {
    {"2D6", "2d6"},
    {"2 d 6", "2d6"},
    {"1d6", "d6"},
    {"3W6", "3d6"},
    {"４ｄ６ｋｈ３＋２", "4d6kh3+2"},
    {"d%", "d100"},
    {"d00", "d100"},
    {"4df", "4dF"},
    {"d{3,1,2,1}", "d{1,1,2,3}"},
    {"d{1,2,3,4,5,6}", "d6"},
    {"4d{-1,0,1}", "4dF"},
    {"2\"story dice\"", "2\"story dice\""},
    {"\"story dice\"", "1\"story dice\""},
    {"4d6k", "4d6kh1"},
    {"4d6k1", "4d6kh1"},
    {"4d6d1", "4d6dl1"},
    {"4d6 drop lowest", "4d6dl1"},
    {"4d6 drop the highest 2", "4d6dh2"},
    {"4d6 keep highest 3", "4d6kh3"},
    {"4d6kh4", "4d6"},
    {"advantage", "2d20kh1"},
    {"d20 advantage", "2d20kh1"},
    {"d20+5 disadvantage", "2d20kl1+5"},
    {"4d6r1", "4d6r=1"},
    {"4d6r", "4d6r=1"},
    {"4d6 ro <= 2", "4d6ro<=2"},
    {"6d6!>=6", "6d6!"},
    {"6d6!", "6d6!"},
    {"2d6!>=5", "2d6!>=5"},
    {"5d10!>=8", "5d10!>=8"},
    {"5d10>=8!", "5d10>=8!"},
    {"5d10>=8f1", "5d10>=8 f=1"},
    {"5d10f=1>=8", "5d10>=8 f=1"},
    {"5d10 ≥ 8", "5d10>=8"},
    {"2d6+3 vs 10", "2d6+3 vs 10"},
    {"2d6+3 VS. 10", "2d6+3 vs 10"},
    {"2d6+3>=10", "2d6+3 vs 10"},
    {"2d6>=7", "2d6 vs 7"},
    {"1d20+1d4>=15", "d20+d4 vs 15"},
    {"2d6<=7", "2d6 vs <=7"},
    {"d6 vs <=3", "d6 vs <=3"},
    {"4dF>=2", "4dF vs 2"},
    {"4dF>=1", "4dF>=1"},
    {"5d10>=8+2", "5d10>=8+2"},
    {"5d10>=8 vs 3", "5d10>=8 vs 3"},
    {"3x4d6", "3x(4d6)"},
    {"3 x (4d6kh3)", "3x(4d6kh3)"},
    {"3xd20+5 vs 14", "3x(d20+5 vs 14)"},
    {"3x(d20+5) vs 50", "3x(d20+5) vs 50"},
    {"repeat3 4D6", "3x(4d6)"},
    {"x3 4D6", "3x(4d6)"},
    {"2d6×3", "2d6*3"},
    {"−d4 – 1", "-d4-1"},
    {"-7/2", "-7/2"},
    {"-d6*2", "(-d6)*2"},
    {"10-(2d6-1)", "10-(2d6-1)"},
    {"(2d6+1)*3/2", "(2d6+1)*3/2"},
    {"2*(3/(2))", "2*(3/2)"},
    {"((d6))", "d6"},
    {"1d66", "1d66"},
    {"d66", "d66"},
    {"2d66", "2d66"},
    {"2d6 fire damage", "2d6 # fire damage"},
    {"2d6 # fire", "2d6 # fire"},
    {"2d6[fire]", "2d6 # fire"},
    {"2d6 [fire] + 1d4 [Cold]", "2d6+d4 # fire, Cold"},
    {"d20+5 vs 14 Angriff", "d20+5 vs 14 # Angriff"},
    {"d20+5 damage", "d20+5 # damage"},
    {"d20 with advantage", "2d20kh1"},
    {"d20 mit Vorteil", "2d20kh1"},
    {"d20+5 con desventaja", "2d20kl1+5"},
    {"4d6 keep 3", "4d6kh3"},
    {"4d6 drop 1", "4d6dl1"},
    {"4d6 best 3", "4d6kh3"},
    {"3d20 worst 2", "3d20kl2"},
    {"2d20 lowest", "2d20kl1"},
    {"6d6 exploding", "6d6!"},
    {"2d6 plus 3", "2d6+3"},
    {"2d6 minus d4", "2d6-d4"},
    {"2d6 times 2", "2d6*2"},
    {"d20+5 DC 14", "d20+5 vs 14"},
    {"d20+5 AC14", "d20+5 vs 14"},
    {"d20 against 12 fire", "d20 vs 12 # fire"},
    {"2d6 against the dragon", "2d6 # against the dragon"},
    {"2d6 plus fire", "2d6 # plus fire"},
    {"2d6 best of luck", "2d6 # best of luck"},
    {"2d6 con brio", "2d6 # con brio"},
    {"2d6 # exploding barrel", "2d6 # exploding barrel"},
    {"2d6 [advantage]", "2d6 # advantage"},
};

TEST(Notation, IsWrittenInOneSpelling) {
    for (const Spelling& row : kSpellings) {
        EXPECT_EQ(spelled(row.typed), row.written) << row.typed;
        EXPECT_EQ(canonical(parse(canonical(parse(row.typed)))), canonical(parse(row.typed))) << row.typed;
    }
}

TEST(Notation, WhatWasReadBeforeIsStillRead) {
    for (const char* line :
         {"d6",     "2d10+1d6",   "D%",         "3d%",         "2d6-3",   "-d4",      "−d4 − 1",  "+d4",
          "7",      " 2 d6 + 1 ", "10-(2d6-1)", "10-(1-(d6))", "-(d6+1)", "-(-d6)+1", "d6-(1)+2", "4d6kh3",
          "2d20kl", "2d20KH1+5",  "4d6dl1",     "4d6dh2",      "3d6!",    "2d6!kh1",  "2d6kh1!",  "d2!+d4"}) {
        EXPECT_NO_THROW(parse(line)) << line;
    }
}

TEST(Notation, HasOneMeaningWhereverProgramsAgree) {
    for (const char* line : {"4d6kh3+2", "5d10>=8 f=1", "2d6+3 vs 10", "6d6!", "2d20kl1", "4dF", "3x(4d6kh3)",
                             "2d6!>=5", "4d6r<=2", "4d6ro<=2", "d{1,1,2,3}", "2\"story dice\"", "5d10>=8", "1d66"}) {
        const std::vector<Reading> found = readings(line);
        ASSERT_EQ(found.size(), 1U) << line;
        EXPECT_EQ(canonical(found[0].expression), line);
    }
}

TEST(Notation, IsNeverGuessedWhereProgramsDiffer) {
    struct Row {
        const char* line;
        std::vector<const char*> meanings;
    };
    const Row rows[] = {
        {"d66", {"d66 ours bcdice", "1d66 roll20 rpg"}},
        {"3d6>4", {"3d6>=5 ours rpg", "3d6>=4 roll20", "3d6 vs 5 bcdice"}},
        {"3d6<4", {"3d6<=3 ours rpg", "3d6<=4 roll20", "3d6 vs <=3 bcdice"}},
        {"4d6r<3", {"4d6r<=2 ours rpg bcdice", "4d6r<=3 roll20"}},
        {"6d6!>4", {"6d6!>=5 ours rpg bcdice", "6d6!>=4 roll20"}},
        {"2d6+3>10", {"2d6+3 vs 11 ours rpg bcdice", "2d6+3 vs 10 roll20"}},
    };
    for (const Row& row : rows) {
        const std::vector<Reading> found = readings(row.line);
        ASSERT_EQ(found.size(), row.meanings.size()) << row.line;
        for (std::size_t i = 0; i < found.size(); ++i) {
            std::string meaning = canonical(found[i].expression);
            for (const Dialect dialect : found[i].dialects) {
                meaning += " " + std::string(dialect_word(dialect));
            }
            EXPECT_EQ(meaning, row.meanings[i]) << row.line;
            const std::string typed = undisputed(found[i].expression);
            EXPECT_EQ(readings(typed).size(), 1U) << typed;
        }
        EXPECT_THROW(read_line(row.line, std::nullopt), SeveralReadings) << row.line;
        EXPECT_NO_THROW(read_line(row.line, Dialect::roll20)) << row.line;
    }
    try {
        read_line("d66", std::nullopt);
        FAIL();
    } catch (const SeveralReadings& several) {
        EXPECT_STREQ(several.what(),
                     "d66 means different things to different programs; type 10*d6+d6 for what it means to Castalia "
                     "and BCDice (two dice with 6 sides, one for the tens and one for the ones) or 1d66 for what it "
                     "means to Roll20 and RPG Dice Roller (one die with 66 sides)");
    }
}

TEST(Notation, IsEchoedInWords) {
    struct Row {
        const char *line, *meaning;
    };
    const Row rows[] = {
        {"4d6kh3+2", "4 dice with 6 sides, the highest 3 kept, plus 2"},
        {"3d6>=5", "3 dice with 6 sides, counts the dice that show 5 or more"},
        {"5d10>=8 f=1", "5 dice with 10 sides, counts the dice that show 8 or more, less those that show 1"},
        {"2d6+3 vs 10", "2 dice with 6 sides plus 3; 10 or more succeeds"},
        {"d7/2", "one die with 7 sides divided by 2, rounded down"},
        {"(1-d6)/2", "(1 minus one die with 6 sides) divided by 2, rounded down"},
        {"1-d6/2", "1 minus one die with 6 sides divided by 2, rounded down"},
        {"(d6+1)*2", "(one die with 6 sides plus 1) times 2"},
        {"d6+1*2", "one die with 6 sides plus 1 times 2"},
        {"2*(d6/2)", "2 times (one die with 6 sides divided by 2, rounded down)"},
        {"2*d6/2", "2 times one die with 6 sides divided by 2, rounded down"},
        {"d20/(2*2)", "one die with 20 sides divided by (2 times 2), rounded down"},
        {"4d6ro<=2", "4 dice with 6 sides, those that show 2 or less thrown again once"},
        {"6d6!", "6 dice with 6 sides, one more for each that shows 6"},
        {"4dF", "4 Fudge dice"},
        {"d{1,1,2,3}", "one die with the faces 1, 1, 2, 3"},
        {"2\"story dice\"", "2 dice of “story dice”"},
        {"3x(d20+5 vs 14)", "3 times: one die with 20 sides plus 5; counts those that are 14 or more"},
    };
    for (const Row& row : rows) {
        EXPECT_EQ(english(meaning(parse(row.line))), row.meaning) << row.line;
    }
}

struct Fault {
    std::string written;
    std::size_t place;
    const char* reason;
};
const std::string nested = std::string(240, '(') + "d6" + std::string(240, ')');
const Fault kFaults[] = {
    {"", 0, "missing"},
    {"   ", 3, "missing"},
    {"1000000d6", 0, "at most 1000 dice"},
    {"999999999d999999999", 0, "at most 1000 dice"},
    {"1d999999999", 2, "larger than 1000000"},
    {"99999999999999999999999999d6", 0, "larger than"},
    {"9223372036854775808", 0, "larger than"},
    {"600d6+600d6", 6, "at most 1000 dice"},
    {"2x(600d6)", 0, "at most 1000 dice"},
    {"1000x(d20) advantage", 0, "at most 1000 dice"},
    {"0d6", 0, "at least one die is thrown; 1d6 would be read"},
    {"d0", 1, "at least 2 sides"},
    {"d1", 1, "at least 2 sides"},
    {"2d", 2, "how many sides"},
    {"dd", 1, "how many sides"},
    {"2d6+", 4, "here stand dice"},
    {"2d6 2d6", 4, "here stands + or -"},
    {"2x6", 0, "here stand dice"},
    {"x", 0, "here stand dice"},
    {"2d6x3", 3, "2d6*3 would be read"},
    {"4d6s1", 3, "4d6dl1 would be read"},
    {"2d20 advantage", 5, "such as d20 advantage; 2d20kh1 would be read"},
    {"2d20 DIS", 5, "such as d20 advantage; 2d20kl1 would be read"},
    {"4d6kh3 advantage", 7, "such as d20 advantage; 4d6kh3 would be read"},
    {"4d6kx", 3, "4d6 would be read"},
    {"4d6kh5", 5, "1 to 4 are kept"},
    {"4d6kh0", 5, "1 to 4 are kept"},
    {"4d6dl4", 5, "1 to 3 are dropped"},
    {"2d6dl2", 5, "of two dice only one is dropped"},
    {"d6kh2", 4, "only that one is kept"},
    {"d6dl", 4, "cannot be dropped"},
    {"4d6kh3kl1", 6, "once"},
    {"4d6!!", 4, "enough"},
    {"d6!>=1", 0, "for ever"},
    {"d6r<=6", 0, "for ever"},
    {"5d10f1", 0, "beside a threshold"},
    {"5d10>=8+2d6+1", 4, "do not go together"},
    {"2d6 vs 7 vs 8", 9, "one target"},
    {"2d6 >=7 vs 8", 8, "one target"},
    {"1/(d6-3)", 0, "divide by 0"},
    {"1000000000*1000000000", 0, "come to more than"},
    {"(d6", 3, "not closed"},
    {"d6)", 2, "closes none"},
    {"2d6[fire", 3, "not closed"},
    {"2\"story", 1, "never closed"},
    {"d{1}", 1, "2 to 100 faces"},
    {"()", 1, "here stand dice"},
    {nested, 10, "10 deep"},
    {std::string(100'000, '('), 500, "500 characters"},
    {"2d6+\xF0\x9F\x8E\xB2", 4, "here stand dice"},
    {"４ｄ６ｓ１", 9, "here stands + or -"},
    {"1001d6", 0, "at most 1000 dice"},
    {"2d6.5", 3, "or nothing"},
    {"2d6=", 4, "a number is missing"},
    {"2d6 the exploding barrel", 4, "“exploding” would change nothing here"},
    {"2d6 the exploding barrel", 4, "; 2d6 # the exploding barrel would be read"},
    {"4d6 reroll 1s", 4, "write it as in 4d6kh3, 6d6!, 4d6ro=1"},
    {"d20+5 attack with advantage", 6, "“advantage” would change nothing here"},
    {"2d20 with advantage", 5, "such as d20 advantage; 2d20kh1 would be read"},
    {"attack: d20+5 vs 14", 0, "; d20+5 vs 14 attack would be read"},
    {"fire 2d6", 0, "; 2d6 fire would be read"},
    {"adv d20", 0, "; d20 adv would be read"},
    {"roll 2d6", 0, "; 2d6 would be read"},
};

TEST(Notation, RefusesAtOnceWithThePlaceAndTheReason) {
    for (const Fault& row : kFaults) {
        SCOPED_TRACE(row.written.substr(0, 40));
        const auto began = testing::processor_time();
        try {
            parse(row.written);
            ADD_FAILURE() << "was read";
        } catch (const BadNotation& bad) {
            EXPECT_EQ(bad.position, row.place) << bad.what();
            EXPECT_NE(std::string(bad.what()).find(row.reason), std::string::npos) << bad.what();
        }
        EXPECT_LT(testing::processor_time() - began, std::chrono::milliseconds(500));
    }
    std::string many = "1";
    for (int i = 0; i < 60; ++i) {
        many += "+1";
    }
    EXPECT_THROW(parse(many), BadNotation);
    EXPECT_EQ(characters_before("４ｄ６ｓ１", 9), 3U) << "a person counts characters";
}

TEST(Notation, AnythingIsReadOrRefused) {
    std::mt19937 chance(7);
    const std::string letters = "0123456789dDkKhHlL!%+-*/() x><=frFvs{},\"#[]";
    std::size_t read = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string written;
        for (std::size_t length = chance() % 14; written.size() < length;) {
            written += letters[chance() % letters.size()];
        }
        for (const Dialect dialect : kDialects) {
            try {
                const std::string spelling = canonical(parse(written, dialect));
                ASSERT_EQ(canonical(parse(spelling)), spelling) << written;
                ++read;
            } catch (const BadNotation& bad) {
                ASSERT_LE(bad.position, written.size()) << written;
            }
        }
    }
    EXPECT_GT(read, 1000U);
}

}  // namespace
}  // namespace castalia::dice
