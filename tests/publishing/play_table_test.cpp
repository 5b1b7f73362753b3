// Tables of plays that other people wrote: what their columns are taken for, and what comes of their rows.
#include "core/export/play_table.h"

#include "app/publishing/taking.h"
#include "core/export/table_cells.h"
#include "core/session/file_kind.h"
#include "tests/publishing/opened.h"

namespace castalia {
namespace {

using namespace castalia::testing;

/// Returns the proposed meanings as "date,game,nothing".
std::string proposed(const std::string& csv) {
    const PlayTable table = read_play_table(csv);
    std::string names;
    for (const PlayColumn column : proposed_reading(table).columns) {
        names += (names.empty() ? "" : ",") + std::string(play_column_name(column));
    }
    return names;
}

/// Returns the plays as it is proposed to read them.
TablePlays read(const std::string& csv, const std::vector<std::string>& players = {}) {
    const PlayTable table = read_play_table(csv);
    TableReading reading = proposed_reading(table);
    reading.players = players;
    EXPECT_EQ(english(missing_from(table, reading)), "");
    return plays_of(table, reading);
}

/// Returns the players of a play as "Ann 41 won, Ben 38".
std::string players_of(const Play& play) {
    std::string all;
    for (const PlayResult& one : play.players) {
        all += (all.empty() ? "" : ", ") + one.name + (one.score.empty() ? "" : " " + one.score) +
               (one.won ? " won" : "") + (one.began ? " began" : "");
    }
    return all;
}

const std::string kPandas =
    ",playDate,durationMin,gameRefId,number_players,ben vs ann,coop,winner,scores difference,id,bggName,bggYear\n"
    "0,2020-11-19 19:42:33,15,75,2,True,0,Ann,3.0,75,Mandala,2019\n"
    "3,2020-11-19 19:24:50,20,101,2,True,0,Ann,120.0,101,Fantastische Reiche,2017\n"
    "4,2020-11-19 19:07:34,20,101,2,True,0,Ben,111.0,101,Fantastische Reiche,2017\n";

TEST(TableOfPlays, ItsHeadingsAreKnownInSeveralLanguages) {
    EXPECT_EQ(proposed(kPandas),
              "nothing,date,minutes,nothing,nothing,nothing,nothing,winners,nothing,nothing,game,"
              "nothing")
        << "an id that stands twice names no play";
    EXPECT_EQ(proposed("Datum;Spiel;Ort;Dauer;Spieler;Punkte;Gewinner\n1.2.2026;Azul;Küche;35;Ann, Ben;41, 38;Ann\n"),
              "date,game,place,minutes,players,scores,winners");
    EXPECT_EQ(proposed("date,jeu,lieu,durée,joueurs,vainqueur\n2026-02-01,Azul,Ici,35,Ann,Ann\n"),
              "date,game,place,minutes,players,winners");
    EXPECT_EQ(proposed("Fecha\tJuego\tJugadores\tGanador\n2026-02-01\tAzul\tAnn\tAnn\n"),
              "date,game,players,winners");
    EXPECT_EQ(proposed("Data;Gioco;Giocatori;Vincitore;Durata\n2026-02-01;Azul;Ann;Ann;1:10\n"),
              "date,game,players,winners,minutes");
    EXPECT_EQ(
        proposed("Play ID,Date,Game,Player,Score,Won\n7,2026-02-01,Azul,Ann,41,yes\n7,2026-02-01,Azul,Ben,38,\n"),
        "id,date,game,player,scores,won");
    EXPECT_EQ(proposed("Date,Game,Ann,Ben,Émile\n2026-02-01,Azul,41,38,\n2026-02-02,Azul,3,8,7\n"),
              "date,game,points,points,points");
    EXPECT_EQ(proposed("Data,Name\nsome,words\n"), "nothing,game") << "words are no dates";
}

// One column names those who played, and others have the points of each.
TEST(TableOfPlays, PointsGoToThoseWhoAreNamedInAnotherColumn) {
    const PlayTable table = read_play_table("Date;Game;Players;Ann;Ben;Cid\n2026-02-13;Catan;Ann, Ben;10;8;7\n");
    TableReading reading = proposed_reading(table);
    ASSERT_EQ(proposed("Date;Game;Players;Ann;Ben;Cid\n2026-02-13;Catan;Ann, Ben;10;8;7\n").substr(0, 17),
              "date,game,players");
    for (std::size_t i = 3; i < reading.columns.size(); ++i) {
        reading.columns[i] = PlayColumn::points;
    }
    const TablePlays plays = plays_of(table, reading);
    ASSERT_EQ(plays.plays.size(), 1U);
    EXPECT_EQ(players_of(plays.plays[0]), "Ann 10, Ben 8, Cid 7") << "who has points has played";
}

TEST(TableOfPlays, ARowBecomesAPlay) {
    const TablePlays plays = read(
        "\xEF\xBB\xBF\"Datum\";\"Spiel\";\"Ort\";\"Dauer\";\"Spieler\";\"Punkte\";\"Gewinner\";"
        "\"Bemerkung\"\r\n"
        "14.11.2026 19:06;\"Azul; das \"\"Spiel\"\"\";Küche;1:35;Ann / Ben / Cid;24-12 / 38 / "
        "13,5;Ann & Cid;\"zwei\r\nZeilen\"\r\n");
    ASSERT_TRUE(plays.bad.empty()) << (plays.bad.empty() ? "" : english(plays.bad[0].why));
    ASSERT_EQ(plays.plays.size(), 1U);
    const Play& play = plays.plays[0];
    EXPECT_EQ(play.played, "2026-11-14 19:06:00");
    EXPECT_EQ(play.game, "Azul; das \"Spiel\"");
    EXPECT_EQ(play.minutes, 95);
    EXPECT_EQ(play.place, "Küche");
    EXPECT_EQ(play.comments, "zwei\r\nZeilen");
    EXPECT_EQ(players_of(play), "Ann 24-12 won, Ben 38, Cid 13,5 won");
    EXPECT_NO_THROW(session_of(play, known_games()));
}

TEST(TableOfPlays, ARowThatNamesNobodyAsTheWinnerAndNoScoreHasNoResult) {
    for (const char* players : {"Ann", "\"Ann, Ben\""}) {
        const TablePlays plays = read("date,game,players,winner\n2026-02-01,Azul," + std::string(players) + ",\n");
        ASSERT_EQ(plays.plays.size(), 1U) << players;
        EXPECT_EQ(english(session_of(plays.plays[0], known_games()).playthrough().score(0).sentence),
                  "Azul has no result")
            << players;
    }
}

TEST(TableOfPlays, PointsOfSomebodyAloneSayNothingOfTheEndUnlessAColumnTellsWhoWon) {
    const auto sentence = [](const std::string& csv) {
        return english(session_of(read(csv).plays.at(0), known_games()).playthrough().score(0).sentence);
    };
    EXPECT_EQ(sentence("date,game,player,score\n2026-02-01,Azul,Ann,12\n"), "Azul has no result");
    EXPECT_EQ(sentence("date,game,player,score,won\n2026-02-01,Azul,Ann,12,no\n"), "The table lost Azul");
}

TEST(TableOfPlays, RowsOfPlayersHaveOneHeadingForOneOrSeveralInGerman) {
    EXPECT_EQ(proposed("Datum;Spiel;Spieler;Punkte;Gewonnen\n24.12.2026;Azul;Ann;40,5;ja\n"
                       "24.12.2026;Azul;Ben;35;nein\n"),
              "date,game,player,scores,won");
    EXPECT_EQ(proposed("Datum;Spiel;Spieler;Gewonnen\n24.12.2026;Azul;Ann, Ben;Ann\n24.12.2026;Azul;Ann, Cid;Cid\n"),
              "date,game,players,winners");
    EXPECT_EQ(proposed("Datum;Spiel;Spieler\n24.12.2026;Azul;Ann\n25.12.2026;Azul;Ben\n"), "date,game,players");
}

TEST(TableOfPlays, RowsOfPlayersBecomeOnePlay) {
    const TablePlays plays = read(
        "Date,Game,Player,Score,Won,Role\n"
        "2026-02-01,Azul,Ann,41,yes,blue\n2026-02-01,Azul,Ben,38,no,\n"
        "2026-02-01,Azul,Ann,12,no,\n2026-02-01,Azul,Ben,50,yes,\n2026-02-02,Azul,Cid,1,x,\n");
    ASSERT_TRUE(plays.bad.empty()) << (plays.bad.empty() ? "" : english(plays.bad[0].why));
    ASSERT_EQ(plays.plays.size(), 3U);
    EXPECT_EQ(players_of(plays.plays[0]), "Ann 41 won, Ben 38");
    EXPECT_EQ(plays.plays[0].players[0].role, "blue");
    EXPECT_EQ(players_of(plays.plays[1]), "Ann 12, Ben 50 won");
    EXPECT_EQ(players_of(plays.plays[2]), "Cid 1 won");
    EXPECT_NE(plays.plays[0].id, plays.plays[1].id);
    for (const char* heading : {"Winner", "Gewinner", "Ganador"}) {
        const TablePlays flagged = read("Date,Game,Player,Score," + std::string(heading) +
                                        "\n2026-02-01,Azul,Ann,41,1\n2026-02-01,Azul,Ben,38,0\n");
        ASSERT_EQ(flagged.plays.size(), 1U);
        EXPECT_EQ(players_of(flagged.plays[0]), "Ann 41 won, Ben 38") << heading;
    }
}

TEST(TableOfPlays, APlayOfWhichARowCannotBeReadIsLeftOutWhole) {
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
    const TablePlays between = read(heading + other + "2026-03-01,Azul,Ann,5,yes\n2026-02-30,Azul,Ben,3,no\n" +
                                    "2026-03-03,Azul,Cid,3,no\n2026-03-03,Azul,Dan,4,yes\n");
    ASSERT_EQ(between.bad.size(), 1U);
    EXPECT_EQ(between.plays.size(), 1U) << "Ben may have played on the day before or on the one behind";
    EXPECT_EQ(
        english(between.bad[0].why),
        "\"2026-02-30\" is no date that can be read: write 2026-11-14; with it 3 other rows of the play are left "
        "out: lines 3, 5 and 6");
    for (const Case& one : cases) {
        const TablePlays plays = read(heading + other + one.rows);
        ASSERT_EQ(plays.bad.size(), 1U) << one.why;
        EXPECT_EQ(plays.bad[0].line, one.line + 1) << one.why;
        ASSERT_EQ(plays.plays.size(), one.plays) << one.why;
        EXPECT_EQ(players_of(plays.plays[0]), "Ann 7 won") << one.why;
    }
}

TEST(TableOfPlays, MayNameItsSeparatorInALineOfItsOwnAsExcelDoes) {
    const std::string table =
        "\xEF\xBB\xBFsep=;\r\nDate;Game;Players;Scores\r\n2026-02-01;Azul;Ann, Ben;41, "
        "38\r\n2026-02-30;Azul;Ann;1\r\n";
    EXPECT_EQ(kind_of_file(table), FileKind::table);
    const TablePlays plays = read(table);
    ASSERT_EQ(plays.plays.size(), 1U);
    EXPECT_EQ(players_of(plays.plays[0]), "Ann 41, Ben 38");
    ASSERT_EQ(plays.bad.size(), 1U);
    EXPECT_EQ(plays.bad[0].line, 4U);
}

TEST(TableOfPlays, ARowWithMoreCellsThanHeadingsIsToldAndNotCut) {
    const TablePlays plays = read(
        "Date,Game,Players\n2026-02-01,Azul,\"Ann, Ben\",\n2026-02-01,Azul, \"Ann, "
        "Ben\"\n2026-02-02,Azul,Ann,,Ben\n");
    ASSERT_EQ(plays.plays.size(), 1U);
    EXPECT_EQ(plays.plays[0].players.size(), 2U);
    ASSERT_EQ(plays.bad.size(), 2U);
    EXPECT_EQ(plays.bad[0].line, 3U);
    EXPECT_EQ(english(plays.bad[1].why), "the row has more cells than the table has headings");
}

TEST(TableOfPlays, PlayersMayBeColumnsOrStandBesideTheirScores) {
    EXPECT_EQ(players_of(read("Date,Game,Ann,Ben,Cid\n2026-02-01,Azul,41,,7\n2026-02-01,Azul,1,2,3\n").plays[0]),
              "Ann 41, Cid 7");
    EXPECT_EQ(players_of(read("Date,Game,Players,Winner\n2026-02-01,Azul,Ann: 41; Ben (38),Ann\n").plays[0]),
              "Ann 41 won, Ben 38");
    EXPECT_EQ(players_of(read("Date,Game,Winner,First player\n2026-02-01,Azul,Ann,Ben\n", {"Ann", "Ben"}).plays[0]),
              "Ann won, Ben began");
    EXPECT_EQ(players_of(read(kPandas, {"Ann", "Ben"}).plays[2]), "Ann, Ben won");
    EXPECT_EQ(players_of(read(kPandas).plays[2]), "Ben won") << "nobody else is known";
}

TEST(TableOfPlays, TakenAgainItChangesNothingAndACorrectionIsOneOfTheSamePlay) {
    const std::string table =
        "Date,Game,Players,Scores\n2026-02-01,Azul,Ann; Ben,41; 38\n2026-02-01,Azul,Ann; Ben,4; 3\n";
    const std::vector<Play> plays = read(table).plays;
    EXPECT_NE(plays[0].id, plays[1].id) << "two games of one evening";
    std::string corrected = table;
    corrected.replace(corrected.find("38"), 2, "39");
    EXPECT_EQ(read(corrected).plays[0].id, plays[0].id);
    EXPECT_EQ(read(corrected).plays[1].id, plays[1].id);
    const Folder folder;
    Store store(known_games(), folder / "library.sqlite");
    EXPECT_EQ(take_plays(store, plays).fresh.size(), 2U);
    EXPECT_EQ(take_plays(store, read(table).plays).there.size(), 2U);
    const std::vector<Play> twice = read("Date,Game,Players,Quantity\n2026-02-01,Azul,Ann,2\n").plays;
    ASSERT_EQ(twice.size(), 2U);
    EXPECT_NE(twice[0].id, twice[1].id);
}

TEST(TableOfPlays, ADateWithTwoReadingsIsAskedAboutAndNeverGuessed) {
    const auto reading = [](const std::string& dates) {
        return proposed_reading(read_play_table("Date,Game,Players\n" + dates));
    };
    const std::string two_ways = "03/04/2026,Azul,Ann\n";
    EXPECT_EQ(reading(two_ways).order, DateOrder::unknown);
    const PlayTable table = read_play_table("Date,Game,Players\n" + two_ways);
    TableReading one = proposed_reading(table);
    EXPECT_NE(english(missing_from(table, one)).find("03/04/2026"), std::string::npos);
    one.order = DateOrder::day_first;
    EXPECT_TRUE(missing_from(table, one).empty());
    EXPECT_EQ(plays_of(table, one).plays[0].played, "2026-04-03");
    one.order = DateOrder::month_first;
    EXPECT_EQ(plays_of(table, one).plays[0].played, "2026-03-04");
    EXPECT_EQ(reading(two_ways + "25/03/2026,Azul,Ann\n").order, DateOrder::day_first);
    EXPECT_EQ(reading(two_ways + "03/25/2026,Azul,Ann\n").order, DateOrder::month_first);
    EXPECT_EQ(reading(two_ways + "25/03/2026,Azul,Ann\n03/25/2026,Azul,Ann\n").order, DateOrder::unknown)
        << "they contradict each other";
    EXPECT_TRUE(
        missing_from(read_play_table("Date,Game,Players\n04/04/2026,Azul,Ann\n"), reading("04/04/2026,Azul,Ann\n"))
            .empty())
        << "both readings are one day";
}

TEST(TableOfPlays, WhatIsMissingIsSaid) {
    const auto missing = [](const std::string& csv, const TableReading& more = {}) {
        const PlayTable table = read_play_table(csv);
        TableReading reading = proposed_reading(table);
        reading.game = more.game;
        reading.players = more.players;
        return english(missing_from(table, reading));
    };
    EXPECT_EQ(missing("Game,Players\nAzul,Ann\n"), "No column has the date.");
    EXPECT_NE(missing("Date,Players\n2026-02-01,Ann\n").find("the game"), std::string::npos);
    EXPECT_NE(missing("Date,Game\n2026-02-01,Azul\n").find("the players"), std::string::npos);
    TableReading more;
    more.game = "Azul";
    more.players = {"Ann"};
    EXPECT_EQ(missing("Date,Place\n2026-02-01,Home\n", more), "");
    EXPECT_THROW(read_play_table("Date,Game\n"), BadRecord);
}

TEST(TableOfPlays, ARowThatCannotBeReadIsToldAndTheOthersAreTaken) {
    const TablePlays plays = read(
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
              (std::vector<std::string>{"2: \"2026-02-30\" is no date that can be read: write 2026-11-14",
                                        "3: the date is missing", "4: \"1; 2; 3\" is not one for each of 2 players",
                                        "6: Ben won but did not play", "7: \"long\" does not say how long it took",
                                        "8: the game is missing", "9: nobody is named who played"}));
    ASSERT_EQ(plays.plays.size(), 1U);
    EXPECT_EQ(plays.plays[0].minutes, 0);
}

TEST(TableOfPlays, CellsAreReadAsTheyAreMeant) {
    using namespace table_cells;
    const std::vector<std::pair<std::string, std::string>> dates{
        {"2026-11-14", "2026-11-14"},
        {"2026-1-4", "2026-01-04"},
        {"2026/11/14 7:06 pm", "2026-11-14 19:06:00"},
        {"2026-11-14T19:06:30.250", "2026-11-14 19:06:30"},
        {"2026-11-14T19:06:30+02:00", "2026-11-14 19:06:30+02:00"},
        {"14. 11. 2026, 19:06", "2026-11-14 19:06:00"},
        {"14-11-2026", "2026-11-14"},
        {"11/14/2026 12:00 AM", "2026-11-14 00:00:00"},
        {"03/04/26", ""},
        {"14/11-2026", ""},
        {"2026-11-14 25:00", ""},
        {"2026-13-14", ""},
        {"44154", ""},
        {"yesterday", ""},
    };
    for (const auto& [cell, written] : dates) {
        EXPECT_EQ(date_in(cell, DateOrder::unknown).written, written) << cell;
    }
    const std::vector<std::pair<std::string, std::optional<long long>>> lengths{
        {"95", 95},
        {"95.0", 95},
        {"95 min", 95},
        {"95 Min.", 95},
        {"1:35", 95},
        {"1:35:00", 95},
        {"1h35", 95},
        {"1 h 35 min", 95},
        {"2 hours", 120},
        {"2h", 120},
        {"1:75", std::nullopt},
        {"1.5 h", 90},
        {"0,75 Std.", 45},
        {"1.33 h", std::nullopt},
        {"-5", std::nullopt},
        {"a while", std::nullopt},
        {"1:5", std::nullopt},
    };
    for (const auto& [cell, minutes] : lengths) {
        EXPECT_EQ(minutes_in(cell), minutes) << cell;
    }
    EXPECT_EQ(trimmed(" NaN "), "");
    EXPECT_EQ(count_in("3,0"), 3);
    EXPECT_EQ(count_in("3.5"), std::nullopt);
    EXPECT_EQ(flag_in("Ja"), true);
    EXPECT_EQ(flag_in(""), false);
    EXPECT_EQ(flag_in("Ann"), std::nullopt);
    EXPECT_EQ(list_in("Ann, Ben; Cid"), (std::vector<std::string>{"Ann, Ben", "Cid"}));
    EXPECT_EQ(name_and_score("Ann (the elder)"), std::pair(std::string("Ann (the elder)"), std::string()));
}

TEST(TableOfPlays, IsReadAsItsQuotationMarksSay) {
    const auto rows = read_csv("a,\"b \"\"c\"\"\",\r\n\n\"x\r\ny\",z\r1,2", ',');
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(rows[0].cells, (std::vector<std::string>{"a", "b \"c\"", ""}));
    EXPECT_EQ(rows[1].line, 3U);
    EXPECT_EQ(rows[1].cells, (std::vector<std::string>{"x\r\ny", "z"}));
    EXPECT_EQ(rows[2].line, 5U);
    for (const auto& [bytes, place] : std::vector<std::pair<std::string, std::string>>{
             {"a,b\n1,\"2\n3", "line 2"}, {"a,b\n\xff,2\n", "line 2"}, {"a\n" + std::string(600, ','), "line 2"}}) {
        try {
            read_csv(bytes, ',');
            ADD_FAILURE() << place;
        } catch (const BadRecord& bad) {
            EXPECT_EQ(bad.place, place) << bad.what();
        }
    }
}

}  // namespace
}  // namespace castalia
