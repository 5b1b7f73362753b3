// CSV, read back by a separate reader, and the names of files.
#include "core/export/file_name.h"
#include "core/export/plays.h"
#include "tests/publishing/opened.h"

namespace castalia {
namespace {

using namespace castalia::testing;

/// Reads rows of cells by RFC 4180; it was written from that grammar.
std::vector<std::vector<std::string>> read_csv(const std::string& text) {
    std::vector<std::vector<std::string>> rows{{""}};
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted && c == '"' && i + 1 < text.size() && text[i + 1] == '"') {
            rows.back().back() += text[++i];
        } else if (c == '"') {
            quoted = !quoted;
        } else if (!quoted && c == ',') {
            rows.back().emplace_back();
        } else if (!quoted && c == '\r') {
            EXPECT_EQ(text.substr(i, 2), "\r\n");
            rows.push_back({""});
            ++i;
        } else {
            rows.back().back() += c;
        }
    }
    EXPECT_FALSE(quoted);
    EXPECT_EQ(rows.back(), std::vector<std::string>{""}) << "the last line ends like the others";
    rows.pop_back();
    return rows;
}

TEST(Csv, EveryTableHasItsColumnsInEveryRow) {
    const std::vector<std::pair<CsvTable, std::string>> heads{
        {CsvTable::sessions,
         "session,game,edition,title,place,started,ended,status,players,winners,shared,decided_by,result,events,"
         "minutes,game_name,board,comments,outcome\r\n"},
        {CsvTable::players, "session,seat,player,rank,won,score,score_is,role,team,outcome\r\n"},
        {CsvTable::events,
         "session,index,at,player,type,text,notation,clause,consequences,note,ruling,stands,expression,values,total,"
         "successes,target,outcome\r\n"},
        {CsvTable::scores, "session,part,number,step,label,seat,player,value,source,leads,clause\r\n"},
    };
    const Session session = sample_session();
    const std::vector<std::size_t> rows{1, 2, 150, 16};
    for (std::size_t i = 0; i < heads.size(); ++i) {
        EXPECT_EQ(csv_head(heads[i].first), heads[i].second);
        const auto read = read_csv(csv_head(heads[i].first) + csv_rows(heads[i].first, session));
        EXPECT_EQ(read.size(), rows[i] + 1) << heads[i].second;
        for (const auto& row : read) {
            EXPECT_EQ(row.size(), read.front().size());
        }
    }
}

TEST(Csv, TellsWhatTheScoresheetTells) {
    const Session session = sample_session();
    const auto sessions = read_csv(csv_rows(CsvTable::sessions, session));
    EXPECT_EQ(sessions[0][7], "finished");
    EXPECT_EQ(sessions[0][9], "Ben");
    EXPECT_EQ(sessions[0][11], "total_ranks");
    const auto players = read_csv(csv_rows(CsvTable::players, session));
    EXPECT_EQ(players[1], (std::vector<std::string>{session.heading().id, "2", "Ben", "1", "yes", "2",
                                                    "district_points", "", "", "won"}));
    EXPECT_EQ(players[0].back(), "lost");
    EXPECT_EQ(sessions[0].back(), "won");
    const auto scores = read_csv(csv_rows(CsvTable::scores, session));
    EXPECT_EQ(scores[1][7], "16");
    EXPECT_EQ(scores[1][8], "6MW, 4WL, 6LK");
}

TEST(Csv, CountsEventsFromOneAsTheLogDoes) {
    const auto events = read_csv(csv_rows(CsvTable::events, sample_session()));
    EXPECT_EQ(events.front()[1], "1");
    EXPECT_EQ(events.back()[1], "150");
}

TEST(Csv, OpensInSpreadsheetsOfOtherCountries) {
    const Session session = sample_session();
    const CsvStyle german = csv_style("excel-de").value();
    const std::string table = csv_head(CsvTable::sessions, german) + csv_rows(CsvTable::sessions, session, german);
    // A program that knows nothing of Castalia reads it.
    const std::string minutes = opened(
        table,
        "python3 -c 'import csv,sys; rows=list(csv.DictReader(open(sys.argv[1],encoding=\"utf-8-sig\",newline=\"\"),"
        "delimiter=\";\")); print(len(rows[0]), rows[0][\"session\"], rows[0][\"players\"], rows[0][\"minutes\"], "
        "sep=\"|\", end=\"\")' {in} > {out}",
        "csv");
    const auto plain = read_csv(csv_rows(CsvTable::sessions, session))[0];
    std::string expected = plain[14];
    std::ranges::replace(expected, '.', ',');
    EXPECT_EQ(minutes, "19|" + plain[0] + "|" + plain[8] + "|" + expected);
    EXPECT_TRUE(table.starts_with("\xEF\xBB\xBF"));
    EXPECT_FALSE(csv_style("abacus").has_value());
}

TEST(Csv, TheDecimalSignIsAChoiceAndStaysOneCell) {
    const Session session = sample_session();
    const std::string point = read_csv(csv_rows(CsvTable::sessions, session))[0][14];
    const std::string comma = read_csv(csv_rows(CsvTable::sessions, session, {.decimal = ','}))[0][14];
    ASSERT_EQ(point.find(','), std::string::npos);
    EXPECT_EQ(comma, std::string(point).replace(point.find('.'), 1, ","));
}

TEST(Csv, NoTextBecomesAFormula) {
    for (const std::string start : {"=", "+", "-", "@", "\t", "\r"}) {
        EXPECT_EQ(read_csv(csv_cell(start + "cmd|' /C calc'!A0") + "\r\n")[0][0], "'" + start + "cmd|' /C calc'!A0");
        if (start != "\t" && start != "\r") {
            const Session session = session_of_names(start + "SUM(A1:A9)", "Ben");
            EXPECT_EQ(read_csv(csv_rows(CsvTable::players, session))[0][2], "'" + start + "SUM(A1:A9)");
        }
    }
}

TEST(Csv, NoTextBecomesADateInASpreadsheetProgram) {
    const CsvStyle plain, english = csv_style("excel-en").value(), german = csv_style("excel-de").value();
    const auto name = [](const std::string& words, const CsvStyle& style) {
        CsvStyle comma = style;
        comma.separator = ',';
        return read_csv(csv_rows(CsvTable::players, session_of_names(words, "Ben"), comma))[0][2];
    };
    for (const std::string date : {"24-12", "3-2", "1/2", "03/04/2026", "2026-11-14", "1:30", "2026-11-14 19:06",
                                   "Mar 3", "3 March", "14 Sept 2026", "12-Dez"}) {
        EXPECT_EQ(name(date, english), "'" + date);
        EXPECT_EQ(name(date, german), "'" + date);
        EXPECT_EQ(name(date, plain), date) << "a program reads it as it is";
    }
    for (const std::string words : {"41", "3+6+2", "86+84", "Ann", "Marathon 3", "May", "12345-1", "3-", "49-46ish",
                                    "a 3-2", "1-2-3-4-5-6-7"}) {
        EXPECT_EQ(name(words, english), words);
    }
    EXPECT_EQ(name("13.5", english), "13.5") << "a number there";
    EXPECT_EQ(name("13.5", german), "'13.5") << "the thirteenth of May there";
}

TEST(Csv, NoTextIsWrittenOtherwiseAsANumberInASpreadsheetProgram) {
    const CsvStyle plain, english = csv_style("excel-en").value();
    const auto name = [](const std::string& words, const CsvStyle& style) {
        return read_csv(csv_rows(CsvTable::players, session_of_names(words, "Ben"), style))[0][2];
    };
    for (const std::string number :
         {"007", "00", "1e5", "2E+10", "12345678901234567", "1.50", "5.", ".5", "01.5", "−3"}) {
        EXPECT_EQ(name(number, english), "'" + number);
        EXPECT_EQ(name(number, plain), number) << "a program reads it as it is";
    }
    for (const std::string words :
         {"7", "0", "41", "2010", "0.5", "e5", "1e", "1e+", "7a", "007b", "1 000", ".", "−", "−a"}) {
        EXPECT_EQ(name(words, english), words);
    }
}

TEST(Csv, AResultNamesItsGameItsBoardAndWhatElseWasWritten) {
    Play play;
    play.id = kFirstId;
    play.game = "Catan";
    play.comments = "Rain\nall evening";
    play.players.resize(2);
    play.board = "Seafarers";
    play.players[0].name = "Ann";
    play.players[0].role = "blue";
    play.players[1].name = "Ben";
    play.players[1].team = "2";
    const auto players = read_csv(csv_rows(CsvTable::players, session_of(play, known_games())));
    EXPECT_EQ(players[0][7] + "," + players[0][8], "blue,");
    EXPECT_EQ(players[1][7] + "," + players[1][8], ",2");
    const auto row = read_csv(csv_rows(CsvTable::sessions, session_of(play, known_games())))[0];
    EXPECT_EQ(row[1], "result") << "the key stays";
    EXPECT_EQ(row[3], "Catan") << "the board has a column of its own";
    EXPECT_EQ(row[15], "Catan");
    EXPECT_EQ(row[16], "Seafarers");
    EXPECT_EQ(row[17], "Rain\nall evening");
    EXPECT_EQ(read_csv(csv_rows(CsvTable::sessions, sample_session()))[0][15], "Magnate");
}

TEST(Csv, TellsHowEverybodyCameOutAndAScoreOnlyWhereThereIsOne) {
    const auto outcomes = [](const char* setup) {
        Heading heading = session_of().heading();
        heading.game = "result";
        heading.edition = "1";
        heading.players = {"Ann", "Ben"};
        heading.setup = Json::parse(setup);
        const Session session(game_called("result"), heading);
        std::string text = read_csv(csv_rows(CsvTable::sessions, session))[0].back() + ":";
        for (const auto& row : read_csv(csv_rows(CsvTable::players, session))) {
            text += " " + row[2] + " " + row.back() + " " + (row[5].empty() ? "-" : row[5]);
        }
        return text;
    };
    EXPECT_EQ(outcomes(R"({"scores":{"Ann":"12.5","Ben":""},"winners":["Ann"]})"), "won: Ann won 12.5 Ben lost -");
    EXPECT_EQ(outcomes(R"({"winners":["Ben"]})"), "won: Ann lost - Ben won -");
    EXPECT_EQ(outcomes(R"({"winners":["Ann","Ben"]})"), "won: Ann won - Ben won -");
    EXPECT_EQ(outcomes(R"({"cooperative":true})"), "lost: Ann lost - Ben lost -");
    EXPECT_EQ(outcomes(R"({"scores":{"Ann":"3","Ben":"3"}})"), "drawn: Ann drawn 3 Ben drawn 3");
    EXPECT_EQ(outcomes(R"({"without_winner":"none"})"), "none: Ann none - Ben none -");
    EXPECT_EQ(read_csv(csv_rows(CsvTable::sessions, session_of()))[0].back(), "") << "it lasts";
    EXPECT_EQ(read_csv(csv_rows(CsvTable::players, session_of()))[0].back(), "");
}

TEST(Csv, HoldsQuotesCommasAndLineBreaks) {
    for (const std::string words : {"a,b", "\"; DROP", "one\r\ntwo", "\"", "plain", ""}) {
        EXPECT_EQ(read_csv(csv_cell(words) + "\r\n")[0][0], words);
    }
}

TEST(FileName, IsLegalEverywhereAndSorts) {
    const std::vector<std::pair<std::string, std::string>> cases{
        {"Rain, and a long one", "Rain, and a long one"},
        {"../../x", "x"},
        {"a/b\\c:d*e?f\"g<h>i|j", "a-b-c-d-e-f-g-h-i-j"},
        {"line\nbreak\x7f", "line-break-"},
        {"con", "con_"},
        {"LPT1.txt", "LPT1.txt_"},
        {"...", ""},
        {"-rf ~", "rf ~"},
        {"trailing. ", "trailing"},
        {"田中さくら", "田中さくら"},
    };
    for (const auto& [words, name] : cases) {
        EXPECT_EQ(safe_name(words), name) << words;
    }
    EXPECT_EQ(file_name_of(sample_session(), "pdf"), "2026-11-14 Magnate, Rain, and a long one [3c9d4e27].pdf");
}

TEST(FileName, ALongTitleIsCutAtACharacter) {
    std::string title;
    for (int i = 0; i < 66; ++i) {
        title += "田";
    }
    const std::string name = safe_name(title);
    EXPECT_LE(name.size(), 100U);
    EXPECT_EQ(name.size() % 3, 0U);
    EXPECT_LT(file_name_of(session_of(kFirstId, title), "castalia").size(), 200U);
}

}  // namespace
}  // namespace castalia
