// Tables of plays that other people wrote: what their columns are taken for, and what comes of their rows.
#include "core/export/play_table.h"

#include "app/publishing/taking.h"
#include "core/export/table_cells.h"
#include "core/session/file_kind.h"
#include "tests/publishing/opened.h"
#include "tests/publishing/read_tables.h"

namespace castalia {
namespace {

using namespace castalia::testing;

/// Returns the parts of a cell with a list as "Ann | Ben".
std::string list_of(const std::string& cell) {
    std::string all;
    for (const std::string& part : table_cells::list_in(cell)) {
        all += (all.empty() ? "" : " | ") + part;
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
    const TablePlays plays = plays_as_proposed(
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
        const TablePlays plays =
            plays_as_proposed("date,game,players,winner\n2026-02-01,Azul," + std::string(players) + ",\n");
        ASSERT_EQ(plays.plays.size(), 1U) << players;
        EXPECT_EQ(english(session_of(plays.plays[0], known_games()).playthrough().score(0).sentence),
                  "Azul has no result")
            << players;
    }
}

TEST(TableOfPlays, PointsOfSomebodyAloneSayNothingOfTheEndUnlessAColumnTellsWhoWon) {
    const auto sentence = [](const std::string& csv) {
        return english(session_of(plays_as_proposed(csv).plays.at(0), known_games()).playthrough().score(0).sentence);
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
    const TablePlays plays = plays_as_proposed(
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
        const TablePlays flagged = plays_as_proposed("Date,Game,Player,Score," + std::string(heading) +
                                                     "\n2026-02-01,Azul,Ann,41,1\n2026-02-01,Azul,Ben,38,0\n");
        ASSERT_EQ(flagged.plays.size(), 1U);
        EXPECT_EQ(players_of(flagged.plays[0]), "Ann 41 won, Ben 38") << heading;
    }
}

TEST(TableOfPlays, MayNameItsSeparatorInALineOfItsOwnAsExcelDoes) {
    const std::string table =
        "\xEF\xBB\xBFsep=;\r\nDate;Game;Players;Scores\r\n2026-02-01;Azul;Ann, Ben;41, "
        "38\r\n2026-02-30;Azul;Ann;1\r\n";
    EXPECT_EQ(kind_of_file(table), FileKind::table);
    const TablePlays plays = plays_as_proposed(table);
    ASSERT_EQ(plays.plays.size(), 1U);
    EXPECT_EQ(players_of(plays.plays[0]), "Ann 41, Ben 38");
    ASSERT_EQ(plays.bad.size(), 1U);
    EXPECT_EQ(plays.bad[0].line, 4U);
}

TEST(TableOfPlays, PlayersMayBeColumnsOrStandBesideTheirScores) {
    EXPECT_EQ(
        players_of(
            plays_as_proposed("Date,Game,Ann,Ben,Cid\n2026-02-01,Azul,41,,7\n2026-02-01,Azul,1,2,3\n").plays[0]),
        "Ann 41, Cid 7");
    EXPECT_EQ(
        players_of(plays_as_proposed("Date,Game,Players,Winner\n2026-02-01,Azul,Ann: 41; Ben (38),Ann\n").plays[0]),
        "Ann 41 won, Ben 38");
    EXPECT_EQ(
        players_of(
            plays_as_proposed("Date,Game,Winner,First player\n2026-02-01,Azul,Ann,Ben\n", {"Ann", "Ben"}).plays[0]),
        "Ann won, Ben began");
    EXPECT_EQ(players_of(plays_as_proposed(kPandas, {"Ann", "Ben"}).plays[2]), "Ann, Ben won");
    EXPECT_EQ(players_of(plays_as_proposed(kPandas).plays[2]), "Ben won") << "nobody else is known";
}

TEST(TableOfPlays, AWordAmongThePointsOfAPlayerTakesNobodyOutOfThePlays) {
    const std::vector<Play> plays = plays_as_proposed(
                                        "Date,Game,Ann,Ben,Cid\n2026-02-01,Azul,41,5 pts,(3)\n"
                                        "2026-02-02,Azul,40,7,\n2026-02-03,Azul,39,DNF,gone\n")
                                        .plays;
    ASSERT_EQ(plays.size(), 3U);
    EXPECT_EQ(players_of(plays[0]), "Ann 41") << "most of the cells of the others are words";
    const std::vector<Play> most = plays_as_proposed(
                                       "Date,Game,Ann,Ben,Seen\n2026-02-01,Azul,41,5,2\n"
                                       "2026-02-02,Azul,40,DNF,rain\n2026-02-03,Azul,39,8,sun\n")
                                       .plays;
    ASSERT_EQ(most.size(), 3U);
    EXPECT_EQ(players_of(most[0]), "Ann 41, Ben 5");
    EXPECT_EQ(players_of(most[1]), "Ann 40, Ben DNF");
}

TEST(TableOfPlays, TakenAgainItChangesNothingAndACorrectionIsOneOfTheSamePlay) {
    const std::string table =
        "Date,Game,Players,Scores\n2026-02-01,Azul,Ann; Ben,41; 38\n2026-02-01,Azul,Ann; Ben,4; 3\n";
    const std::vector<Play> plays = plays_as_proposed(table).plays;
    EXPECT_NE(plays[0].id, plays[1].id) << "two games of one evening";
    std::string corrected = table;
    corrected.replace(corrected.find("38"), 2, "39");
    EXPECT_EQ(plays_as_proposed(corrected).plays[0].id, plays[0].id);
    EXPECT_EQ(plays_as_proposed(corrected).plays[1].id, plays[1].id);
    const Folder folder;
    Store store(known_games(), folder / "library.sqlite");
    EXPECT_EQ(take_plays(store, plays).fresh.size(), 2U);
    EXPECT_EQ(take_plays(store, plays_as_proposed(table).plays).there.size(), 2U);
    const TakenPlays kept = take_plays(store, plays_as_proposed(corrected).plays);
    EXPECT_EQ(kept.differing.size(), 1U) << "nothing says which table is the newer one";
    EXPECT_EQ(take_plays(store, plays_as_proposed(corrected).plays, {FromTrash::nothing, Undated::theirs_come})
                  .updated.size(),
              1U);
    EXPECT_EQ(take_plays(store, plays_as_proposed(corrected).plays).there.size(), 2U);
    const std::vector<Play> twice = plays_as_proposed("Date,Game,Players,Quantity\n2026-02-01,Azul,Ann,2\n").plays;
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

TEST(TableOfPlays, ThousandsAreKnownByTheOtherScoresOrTheSeparator) {
    const auto scores = [](const std::string& csv) {
        std::string all;
        for (const Play& play : plays_as_proposed(csv).plays) {
            all += (all.empty() ? "" : " | ") + players_of(play);
        }
        return all;
    };
    EXPECT_EQ(scores("Date;Game;Anna;Ben\n2026-02-01;Yahtzee;1.204;98,5\n"), "Anna 1204, Ben 98,5");
    EXPECT_EQ(scores("Date;Game;Anna;Ben\n2026-02-01;Yahtzee;-1.204;98\n"), "Anna -1204, Ben 98");
    EXPECT_EQ(scores("Date,Game,Anna,Ben\n2026-02-01,Yahtzee,\"1,204\",98.5\n"), "Anna 1204, Ben 98.5");
    EXPECT_EQ(scores("Date,Game,Anna,Ben\n2026-02-01,Yahtzee,\"1,204\",7\n"), "Anna 1204, Ben 7");
    EXPECT_EQ(scores("Date,Game,Anna,Ben\n2026-02-01,Yahtzee,1.204,7\n"), "Anna 1.204, Ben 7")
        << "the point may be the decimal mark";
    EXPECT_EQ(scores("Date;Game;Anna;Ben\n2026-02-01;Yahtzee;1.204;7\n2026-02-02;Yahtzee;8,5;7.5\n"),
              "Anna 1.204, Ben 7 | Anna 8,5, Ben 7.5")
        << "the scores have both";
    EXPECT_EQ(scores("Date;Game;Players;Scores\n2026-02-01;Yahtzee;Anna, Ben;1.204 / 98,5\n"), "Anna 1204, Ben 98,5");
}

TEST(TableOfPlays, ATitleOrAnotherRowOfHeadingsMayStandAboveTheHeadings) {
    const std::string titled = "Game nights 2026,,,\n,,,\nDate,Game,Anna,Ben\n3 Jan 2026,Skyjo,45,12\nTotal,,45,12\n";
    EXPECT_EQ(kind_of_file(titled), FileKind::table);
    EXPECT_EQ(proposed(titled), "date,game,points,points");
    const TablePlays plays = plays_as_proposed(titled);
    ASSERT_EQ(plays.plays.size(), 1U);
    EXPECT_EQ(plays.plays[0].played, "2026-01-03");
    ASSERT_EQ(plays.bad.size(), 1U);
    EXPECT_EQ(plays.bad[0].line, 5U);
    EXPECT_EQ(proposed("Partie;;Joueurs;;Résultat\nDate;Jeu;Anna;Ben;Vainqueur\n14 févr. 2026;Azul;1 204;38;Anna\n"),
              "date,game,points,points,winners");
    EXPECT_EQ(proposed("Date,Game,Anna,Ben,Cid\n2026-02-01,won,win,score,players\n2026-02-02,won,win,score,date\n"),
              "date,game,nothing,nothing,nothing")
        << "a row with a day is none of headings";
}

TEST(TableOfPlays, ATitleWithoutSeparatorsMayStandAboveTheHeadings) {
    for (const std::string title : {"Our evenings 2026\n", "Our evenings 2026\r\n\r\n",
                                    "Our evenings\nin the year 2026\n", "Our evenings; winter 2026\n"}) {
        const std::string titled = title + "Date,Game,Players,Winner\n2026-01-03,Skyjo,\"Ann, Ben\",Ben\n";
        EXPECT_EQ(kind_of_file(titled), FileKind::table) << title;
        EXPECT_EQ(proposed(titled), "date,game,players,winners") << title;
        const std::vector<Play> plays = plays_as_proposed(titled).plays;
        ASSERT_EQ(plays.size(), 1U) << title;
        EXPECT_EQ(players_of(plays[0]), "Ann, Ben won");
    }
}

TEST(TableOfPlays, AColumnThatNamesWhoWonIsProposedInEachLanguage) {
    for (const std::string heading :
         {"Winner",        "Win",         "Victory",      "Sieg",     "Siege",    "Gewinner",
          "Gewinnerin",    "Gewinner/in", "Gewonnen",     "Sieger",   "Siegerin", "Vainqueur",
          "Vainqueurs",    "Gagnant",     "Gagnante",     "Gagné",    "Victoire", "Ganador",
          "Ganadora",      "Ganador/a",   "Ganado",       "Ganó",     "Victoria", "Vincitore",
          "Vincitrice",    "Vincitori",   "Vinto",        "Vittoria", "Who won",  "Wer hat gewonnen?",
          "Qui a gagné ?", "Quién ganó",  "Chi ha vinto?"}) {
        const std::string csv = "Date;Game;Players;" + heading + "\n2026-01-03;Skyjo;Ann, Ben;Ben\n";
        EXPECT_EQ(proposed(csv), "date,game,players,winners") << heading;
        EXPECT_EQ(proposed("Date;Game;Ann;Ben;" + heading + "\n2026-01-03;Skyjo;12;45;Ben\n"),
                  "date,game,points,points,winners")
            << heading;
    }
    EXPECT_EQ(proposed("Date;Game;Player;Sieg\n2026-01-03;Skyjo;Ann;ja\n2026-01-03;Skyjo;Ben;nein\n"),
              "date,game,player,won")
        << "whose cells say yes and no";
    EXPECT_EQ(proposed("Date;Game;Players;Sieg\n2026-01-03;Pandemic;Ann, Ben;gewonnen\n"), "date,game,players,won");
}

TEST(TableOfPlays, AColumnMaySayHowTheWholeTableCameOut) {
    const std::string csv =
        "date,game,players,result\n2026-05-01,Pandemic,\"Ann, Ben\",won\n2026-05-02,Pandemic,\"Ann, Ben\",Lost\n"
        "2026-05-03,Chess,\"Ann, Ben\",draw\n2026-05-04,Pandemic,\"Ann, Ben\",\n";
    EXPECT_EQ(proposed(csv), "date,game,players,won");
    EXPECT_EQ(proposed("date,game,players,result\n2026-05-01,Pandemic,\"Ann, Ben\",\"41, 38\"\n"),
              "date,game,players,scores");
    const std::vector<Play> plays = plays_as_proposed(csv).plays;
    ASSERT_EQ(plays.size(), 4U);
    EXPECT_EQ(players_of(plays[0]), "Ann won, Ben won");
    EXPECT_EQ(plays[1].without_winner, GameOutcome::lost);
    EXPECT_EQ(plays[2].without_winner, GameOutcome::drawn);
    EXPECT_EQ(plays[3].without_winner, GameOutcome::none) << "nobody says how it ended";
    const std::vector<Play> rows =
        plays_as_proposed(
            "date,game,player,result\n2026-05-01,Chess,Ann,draw\n2026-05-01,Chess,Ben,draw\n"
            "2026-05-02,Chess,Ann,win\n2026-05-02,Chess,Ben,loss\n")
            .plays;
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].without_winner, GameOutcome::drawn);
    EXPECT_EQ(players_of(rows[1]), "Ann won, Ben");
}

TEST(TableOfPlays, PointsDecideWhoWonIfThatIsSaid) {
    const PlayTable table = read_play_table(
        "Date,Game,Anna,Ben,Cid\n2026-02-01,Skyjo,45,12.5,12.5\n2026-02-02,Skyjo,-4,,\n2026-02-03,Skyjo,9,,10\n");
    TableReading reading = proposed_reading(table);
    ASSERT_TRUE(asks_who_won(reading));
    EXPECT_EQ(players_of(plays_of(table, reading).plays[0]), "Anna 45, Ben 12.5, Cid 12.5") << "nobody said it";
    reading.won_by = WonBy::fewest_points;
    const std::vector<Play> fewest = plays_of(table, reading).plays;
    EXPECT_EQ(players_of(fewest[0]), "Anna 45, Ben 12.5 won, Cid 12.5 won");
    EXPECT_FALSE(fewest[0].highest_wins);
    EXPECT_EQ(english(session_of(fewest[0], known_games()).playthrough().score(0).sentence), "Ben and Cid won Skyjo");
    EXPECT_EQ(players_of(fewest[1]), "Anna -4") << "somebody alone";
    reading.won_by = WonBy::most_points;
    EXPECT_EQ(players_of(plays_of(table, reading).plays[0]), "Anna 45 won, Ben 12.5, Cid 12.5");
    const PlayTable told = read_play_table("Date,Game,Anna,Ben,Winner\n2026-02-01,Skyjo,45,12,Anna\n");
    reading = proposed_reading(told);
    reading.won_by = WonBy::fewest_points;
    EXPECT_FALSE(asks_who_won(reading));
    EXPECT_EQ(players_of(plays_of(told, reading).plays[0]), "Anna 45 won, Ben 12") << "the column tells it";
}

TEST(TableOfPlays, AWordMayStandBetweenTheLastNames) {
    const std::vector<std::pair<std::string, std::string>> cells{
        {"Ann, Ben and Cid;Ben and Cid", "Ann, Ben won, Cid won"},
        {"Ann, Ben, and Cid;Ann", "Ann won, Ben, Cid"},
        {"Ann und Ben;Ann und Ben", "Ann won, Ben won"},
        {"Ann: 41 et Ben: 38;Ann", "Ann 41 won, Ben 38"},
        {"Ann, Ben & Cid;", "Ann, Ben, Cid"},
        {"Ann + Ben;", "Ann, Ben"},
        {"Ann y Ben e Cid;", "Ann, Ben, Cid"},
        {"Ann vs. Ben;Ben", "Ann, Ben won"},
        {"Anders E Olsson, Ann (tea and cake);", "Anders E Olsson, Ann (tea and cake)"},
        {"Ann and Ben, Cid and Dora;", "Ann and Ben, Cid and Dora"},
        {"Ann and Ben, Cid;Ann and Ben", "Ann and Ben won, Cid"},
        {"Sandy;", "Sandy"},
    };
    for (const auto& [cell, players] : cells) {
        const TablePlays read = plays_as_proposed("Date;Game;Players;Winner\n2026-02-01;Azul;" + cell + "\n");
        EXPECT_EQ(read.plays.empty() ? english(read.bad.at(0).why) : players_of(read.plays[0]), players) << cell;
    }
}

TEST(TableOfPlays, BracketsHoldWhatBelongsToANameTogether) {
    EXPECT_EQ(list_of("Anna (1st, 118), Ben (2nd, 90)"), "Anna (1st, 118) | Ben (2nd, 90)");
    EXPECT_EQ(list_of("Anna (41), Ben (38)"), "Anna (41) | Ben (38)");
    EXPECT_EQ(list_of("Anna (41, Ben"), "Anna (41 | Ben") << "a bracket that does not end holds nothing";
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
