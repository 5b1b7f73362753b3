// What cannot be read of a table of plays: it is named by line, column and cell, and the rest is taken.
#include "core/export/play_table.h"
#include "tests/publishing/read_tables.h"

namespace castalia {
namespace {

using namespace castalia::testing;

TEST(BadRowsOfPlays, APlayOfWhichARowCannotBeReadIsLeftOutWhole) {
    const std::string heading = "date,game,player,score,won\n", other = "2026-03-02,Azul,Ann,7,yes\n";
    struct Case {
        const char* rows;
        std::size_t line, plays;
        const char* why;
    };
    const Case cases[] = {
        {"2026-03-01,Azul,Ann,5,perhaps\n2026-03-01,Azul,Ben,3,no\n", 2, 1, "the first row"},
        {"2026-03-01,Azul,Ann,5,yes\n2026-03-01,Azul,Ben,3,perhaps\n", 3, 1, "the last row"},
        {"2026-03-01,Azul,Ann,5,yes\n2026-03-01,Azul,Ben,3,perhaps\n2026-03-01,Azul,Cid,1,no\n", 3, 1, "between"},
        {"2026-02-30,Azul,Ann,5,yes\n2026-03-01,Azul,Ben,3,no\n", 2, 1, "a day that does not exist"},
        {"2026-03-01,Azul,Ann,5,yes\n2026-02-30,Azul,Ben,3,no\n2026-03-01,Azul,Cid,3,no\n", 3, 1, "the same between"},
        {"2026-03-01,Azul,Ann,5,yes\n2026-03-01,,Ben,3,no\n", 3, 1, "no game"},
        {"2026-03-01,Azul,Ann,5,yes\n2026-03-01,Azul,,3,no\n", 3, 1, "no name"},
        {"2026-03-01,Azul,Ann,5,yes\n2026-03-01,Azul,Ben,3,no\n2026-03-01,Azul,Ben,3,perhaps\n", 4, 2,
         "who plays already begins another play"},
        {"2026-03-01,Azul,Ann,5,yes\n2026-03-01,Hive,Ben,3,perhaps\n", 3, 2, "another game is another play"},
    };
    const TablePlays between =
        plays_as_proposed(heading + other + "2026-03-01,Azul,Ann,5,yes\n2026-02-30,Azul,Ben,3,no\n" +
                          "2026-03-03,Azul,Cid,3,no\n2026-03-03,Azul,Dan,4,yes\n");
    ASSERT_EQ(between.bad.size(), 1U);
    EXPECT_EQ(between.plays.size(), 1U) << "Ben may have played on the day before or on the one behind";
    EXPECT_EQ(english(between.bad[0].why),
              "\"2026-02-30\" is no date that can be read: write 2026-11-14 (column \"date\"); with it 3 other rows "
              "of the play are left "
              "out: lines 3, 5 and 6");
    for (const Case& one : cases) {
        const TablePlays plays = plays_as_proposed(heading + other + one.rows);
        ASSERT_EQ(plays.bad.size(), 1U) << one.why;
        EXPECT_EQ(plays.bad[0].line, one.line + 1) << one.why;
        ASSERT_EQ(plays.plays.size(), one.plays) << one.why;
        EXPECT_EQ(players_of(plays.plays[0]), "Ann 7 won") << one.why;
    }
}

TEST(BadRowsOfPlays, ARowWithMoreCellsThanHeadingsIsToldAndNotCut) {
    const TablePlays plays = plays_as_proposed(
        "Date,Game,Players\n2026-02-01,Azul,\"Ann, Ben\",\n2026-02-01,Azul, \"Ann, "
        "Ben\"\n2026-02-02,Azul,Ann,,Ben\n");
    ASSERT_EQ(plays.plays.size(), 1U);
    EXPECT_EQ(plays.plays[0].players.size(), 2U);
    ASSERT_EQ(plays.bad.size(), 2U);
    EXPECT_EQ(plays.bad[0].line, 3U);
    EXPECT_EQ(english(plays.bad[1].why), "the row has more cells than the table has headings: \"Ben\" is cell 5");
    EXPECT_EQ(english(plays_as_proposed("Date,Game,Players\n2026-02-01,Azul,Ann,Ben\n").bad.at(0).why),
              "the row has more cells than the table has headings: \"Ben\" is cell 4")
        << "the only row";
}

TEST(BadRowsOfPlays, ARowThatCannotBeReadIsToldAndTheOthersAreTaken) {
    const TablePlays plays = plays_as_proposed(
        "Date,Game,Players,Scores,Winner,Minutes\n"
        "2026-02-30,Azul,Ann,,,\n"
        ",Azul,Ann,,,\n"
        "\"2026-02-01\",\"Azul\n\",\"Ann; Ben\",\"1; 2; 3\",,\n"
        "2026-02-01,Azul,Ann,,Ben,35\n"
        "2026-02-01,Azul,Ann,,,long\n"
        "2026-02-01,,Ann,,,\n"
        "2026-02-01,Azul,,,,\n"
        "2026-02-01,Azul,Ann,,,nan\n");
    std::vector<std::string> texts;
    for (const BadRow& row : plays.bad) {
        texts.push_back(std::to_string(row.line) + ": " + english(row.why));
    }
    EXPECT_EQ(texts,
              (std::vector<std::string>{
                  "2: \"2026-02-30\" is no date that can be read: write 2026-11-14 (column \"Date\")",
                  "3: the date is missing (column \"Date\")",
                  "4: \"1; 2; 3\" is not one for each of 2 players (column \"Scores\")",
                  "6: Ben won but did not play", "7: \"long\" does not say how long it took (column \"Minutes\")",
                  "8: the game is missing", "9: nobody is named who played"}));
    ASSERT_EQ(plays.plays.size(), 1U);
    EXPECT_EQ(plays.plays[0].minutes, 0);
}

TEST(BadRowsOfPlays, ABadCellHidesNoColumn) {
    const TablePlays plays = plays_as_proposed(
        "Date,Game,Players,Minutes,Quantity\n2026-02-01,Azul,Ann,long,1\n2026-02-02,Azul,Ann,ages,some\n"
        "2026-02-03,Azul,Ann,35,few\n2026-02-04,Azul,Ann,40,2\nlater,Azul,Ann,40,2\n");
    ASSERT_EQ(plays.plays.size(), 2U);
    EXPECT_EQ(plays.plays[0].minutes, 40);
    std::vector<std::string> texts;
    for (const BadRow& row : plays.bad) {
        texts.push_back(std::to_string(row.line) + ": " + english(row.why));
    }
    EXPECT_EQ(texts, (std::vector<std::string>{
                         "2: \"long\" does not say how long it took (column \"Minutes\")",
                         "3: \"ages\" does not say how long it took (column \"Minutes\")",
                         "4: \"few\" is no whole number (column \"Quantity\")",
                         "6: \"later\" is no date that can be read: write 2026-11-14 (column \"Date\")"}));
}

TEST(BadRowsOfPlays, AColumnThatIsNotReadThoughItsHeadingIsKnownIsNamed) {
    const auto doubts = [](const std::string& csv) {
        std::vector<std::string> texts;
        for (const TableReading::Doubt& doubt : proposed_reading(read_play_table(csv)).doubts) {
            texts.push_back(std::to_string(doubt.column) + ": " + english(doubt.why));
        }
        return texts;
    };
    EXPECT_EQ(
        doubts("Date,Game,Players,Minutes,Quantity\n2026-02-01,Azul,Ann,,one\n2026-02-02,Azul,Ann,long,\n"),
        (std::vector<std::string>{
            "3: The column \"Minutes\" is not read: it should tell how long it took, but line 3 has \"long\".",
            "4: The column \"Quantity\" is not read: it should tell how many times it was played, but line 2 has "
            "\"one\"."}));
    EXPECT_TRUE(doubts("Date,Game,Players,Minutes\n2026-02-01,Azul,Ann,\n2026-02-01,Azul,Ann,long\n"
                       "2026-02-01,Azul,Ann,35\n")
                    .empty())
        << "it is read, and the cell is reported";
    EXPECT_TRUE(doubts("Date,Game,Players,Minutes\n2026-02-01,Azul,Ann,\n").empty()) << "an empty column";
}

TEST(BadRowsOfPlays, RowsWithoutAnyCellTellNothing) {
    const TablePlays plays =
        plays_as_proposed("Date;Game;Players\n2026-02-01;Azul;Ann\n;;\n \n2026-02-02;Azul;Ann\n;;\n");
    EXPECT_EQ(plays.plays.size(), 2U);
    EXPECT_TRUE(plays.bad.empty());
}

}  // namespace
}  // namespace castalia
