#include "core/rules/game/notation.h"

#include <gtest/gtest.h>

namespace castalia {
namespace {

const std::vector<std::string> kNames{"Ann", "Ben B.", "Zoë", "a:b"};

NotationLine read(std::string_view line) { return NotationLine(line, kNames); }

/// Returns where and why a line cannot be read.
template <class Use>
std::pair<std::size_t, std::string> notation_complaint(std::string_view line, Use use) {
    try {
        NotationLine words = read(line);
        use(words);
        return {std::string::npos, ""};
    } catch (const BadNotation& bad) {
        return {bad.position, bad.what()};
    }
}

TEST(Notation, TheWordsOfALineComeOneAfterTheOther) {
    NotationLine line = read("  Dev 4WL\t3 ");
    EXPECT_FALSE(line.player().has_value());
    EXPECT_EQ(line.take("verb"), "dev");
    EXPECT_EQ(line.peek(), "4WL");
    EXPECT_EQ(line.take_text("card"), "4WL");
    EXPECT_EQ(line.take_number("district", 1, 5), 3);
    EXPECT_TRUE(line.done());
    line.finish();
}

TEST(Notation, APlayerStandsAtTheHeadWithAColon) {
    EXPECT_EQ(read("Ann: r 3 9").player(), Seat{0});
    EXPECT_EQ(read("ann: r 3 9").player(), Seat{0});
    EXPECT_EQ(read("\"Ben B.\": done").player(), Seat{1});
    EXPECT_EQ(read("Zoë: done").player(), Seat{2});
    EXPECT_FALSE(read("r 3 9").player().has_value());
}

TEST(Notation, EveryNameReadsBackAsItIsWritten) {
    for (std::size_t seat = 0; seat < kNames.size(); ++seat) {
        SCOPED_TRACE(kNames[seat]);
        const std::string text = notation_name(kNames[seat]) + ": done";
        NotationLine line(text, kNames);
        EXPECT_EQ(line.player(), Seat{static_cast<int>(seat)});
        EXPECT_EQ(line.take("verb"), "done");
    }
}

TEST(Notation, TheExactNameIsBetterThanOneThatDiffersInCase) {
    const std::vector<std::string> names{"ANN", "Ann"};
    EXPECT_EQ(NotationLine("Ann: done", names).player(), Seat{1});
    EXPECT_EQ(NotationLine("ANN: done", names).player(), Seat{0});
    EXPECT_EQ(NotationLine("ann: done", names).player(), Seat{0});
}

TEST(Notation, AStrangerAtTheHeadIsTold) {
    const auto [at, why] = notation_complaint("Cid: r 3 9", [](NotationLine&) {});
    EXPECT_EQ(at, 0U);
    EXPECT_NE(why.find("Cid"), std::string::npos);
}

TEST(Notation, AComplaintPointsAtItsWord) {
    const auto number = [](NotationLine& line) {
        line.take("verb");
        line.take_number("the die", 1, 6);
    };
    EXPECT_EQ(notation_complaint("tax   7", number).first, 6U);
    EXPECT_EQ(notation_complaint("tax x", number).first, 4U);
    EXPECT_EQ(notation_complaint("tax 3x", number).first, 4U);
    EXPECT_EQ(notation_complaint("tax 99999999999999999999", number).first, 4U);
    EXPECT_EQ(notation_complaint("tax", number), std::pair(std::size_t{3}, std::string("the die is missing")));
    EXPECT_EQ(notation_complaint("tax 3", number).first, std::string::npos);
}

TEST(Notation, WordsLeftOverAreTold) {
    const auto [at, why] = notation_complaint("done now", [](NotationLine& line) {
        line.take("verb");
        line.finish();
    });
    EXPECT_EQ(at, 5U);
    EXPECT_NE(why.find("now"), std::string::npos);
}

TEST(Notation, QuotedWordsMayHoldAnything) {
    NotationLine line = read(R"(note "two  words, a \"quote\" and: a colon")");
    line.take("verb");
    EXPECT_EQ(line.take_text("text"), "two  words, a \"quote\" and: a colon");
    EXPECT_EQ(notation_complaint("note \"open", [](NotationLine&) {}).first, 5U);
    EXPECT_EQ(notation_complaint("note \"\\q\"", [](NotationLine&) {}).first, 5U);
}

TEST(Notation, ANoteAtTheEndIsTakenOffByItsKeyword) {
    NotationLine line = read(R"(sell 4WL note "wrong card" ruling "we agreed")");
    EXPECT_FALSE(line.take_tail("at").has_value());
    EXPECT_EQ(line.take_tail("ruling"), "we agreed");
    EXPECT_EQ(line.take_tail("note"), "wrong card");
    EXPECT_EQ(line.take("verb"), "sell");
    EXPECT_EQ(line.take_rest(), "4WL");
}

TEST(Notation, TheFirstWordIsNeverAKeyword) {
    NotationLine line = read("note hello");
    EXPECT_FALSE(line.take_tail("note").has_value());
    EXPECT_EQ(line.take("verb"), "note");
}

TEST(Notation, AQuotedKeywordIsAWordLikeAnyOther) {
    NotationLine line = read(R"(note "see" "note" here)");
    EXPECT_FALSE(line.take_tail("note").has_value());
}

}  // namespace
}  // namespace castalia
