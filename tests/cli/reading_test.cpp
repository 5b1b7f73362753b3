// games, replay, score, export: no library is touched; and what `show` and `search` say of a session that lies in
// one.
#include <gtest/gtest.h>

#include "tests/cli/program.h"
#include "tests/support/games.h"
#include "tests/support/opened_bytes.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

using namespace castalia::testing;

struct Reading : ::testing::Test {
    Table table;
    Session session = played_session();
    std::string record = table.file("thursday.castalia", write_record(session));
};

TEST_F(Reading, ListsTheGames) {
    const Json games = Json::parse(table.run({"games", "--json"}).out);
    EXPECT_EQ(games.at(0).at("game"), "magnate");
    EXPECT_EQ(games.at(0).at("players").at("least"), 2);
    EXPECT_EQ(games.at(0).at("editions").at(0), "2010");
    EXPECT_NE(table.run({"games"}).out.find("Magnate, 2 players"), std::string::npos);
}

TEST_F(Reading, ReplaysARecordAsTheContractHasIt) {
    const Ran ran = table.run({"replay", record, "--json"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(Json::parse(ran.out), replay_json(session, session.plies()));
    EXPECT_EQ(Json::parse(table.run({"replay", "-", "--json"}, record).out), Json::parse(ran.out));
    EXPECT_EQ(Json::parse(table.run({"replay", record, "--json", "--upto", "1"}).out).at("log").size(), 1u);
    EXPECT_EQ(Json::parse(table.run({"replay", record, "--json", "--upto", "0"}).out).at("log").size(), 0u);
    EXPECT_NE(table.run({"replay", record}).out.find("1. Ann rolls 3 and 9"), std::string::npos);
    EXPECT_FALSE(std::filesystem::exists(table.library()));
}

TEST_F(Reading, ShowsWhatFollowedInTheLanguageOfTheUser) {
    const std::string followed = english(session.replay().story(0).front().text);
    ASSERT_EQ(table.run({"import", record}).status, 0);
    EXPECT_NE(table.run({"show", kFirstId}).out.find(followed), std::string::npos) << followed;
    setenv("LC_ALL", "de_DE.UTF-8", 1);
    const Ran shown = table.run({"show", kFirstId});
    setenv("LC_ALL", "C.UTF-8", 1);
    EXPECT_EQ(shown.out.find(followed), std::string::npos) << shown.out;
    EXPECT_NE(shown.out.find("magnate.income.none"), std::string::npos) << shown.out;
}

TEST_F(Reading, CountsTheMinutesPlayedAsTheFilesForOtherProgramsDo) {
    const std::string sample = sample_file("dance-of-muses");
    const std::string id = read_record(sample, known_games()).heading().id;
    ASSERT_EQ(table.run({"import", table.file("dance.castalia", sample)}).status, 0);
    EXPECT_NE(table.run({"show", "--json", id}).out.find("\"played_seconds\": 466"), std::string::npos);
    EXPECT_NE(table.run({"show", id}).out.find("played: 8 min"), std::string::npos) << table.run({"show", id}).out;
    const Json plays = parse_json(table.run({"export", "--session", id, "--to", "bgsplay"}).out);
    EXPECT_EQ(plays.at("plays").at(0).at("durationMin"), 8);
}

TEST_F(Reading, SearchesAndShowsWhatItFoundInTheLanguageOfTheUser) {
    ASSERT_EQ(table.run({"import", record}).status, 0);
    EXPECT_NE(table.run({"search", "rolls"}).out.find("Ann rolls 3 and 9"), std::string::npos);
    EXPECT_EQ(table.run({"search", "würfelt"}).out, "");
    const std::string as_json = table.run({"search", "rolls", "--json"}).out;
    setenv("LC_ALL", "de_DE.UTF-8", 1);
    const std::string german = table.run({"search", "ann", "würf"}).out,
                      english_words = table.run({"search", "rolls"}).out,
                      german_json = table.run({"search", "rolls", "--json"}).out;
    setenv("LC_ALL", "C.UTF-8", 1);
    EXPECT_NE(german.find("Ann würfelt 3 und 9"), std::string::npos) << german;
    EXPECT_NE(english_words.find("Ann würfelt 3 und 9"), std::string::npos) << english_words;
    EXPECT_EQ(german_json, as_json) << "what programs read is the same in every language";
}

TEST_F(Reading, HasNothingToSearchForWithoutAWord) {
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{""}, {"  "}, {"\t", ""}, {"\n"}, {" ", "--json"}, {"", "--player", "Ann"}}) {
        std::vector<std::string> call{"search"};
        call.insert(call.end(), words.begin(), words.end());
        const Ran ran = table.run(call);
        EXPECT_EQ(ran.status, 2) << ::testing::PrintToString(words);
        EXPECT_EQ(ran.out, "");
        EXPECT_EQ(ran.err, "castalia-cli: There is nothing to search for. Name at least one word.\n");
    }
    EXPECT_NE(table.run({"search", "", "zeppelin"}).status, 2) << "a word is there";
}

TEST_F(Reading, SpeaksTheLanguageOfTheUserToTheLastLine) {
    const std::string prompt = replay_json(session, session.plies())["prompt"]["text"];
    EXPECT_TRUE(table.run({"replay", record}).out.ends_with("\n" + prompt + "\n")) << prompt;
    EXPECT_NE(table.run({"games"}).out.find("  first: First player\n"), std::string::npos);

    setenv("LC_ALL", "de_DE.UTF-8", 1);
    const Ran replayed = table.run({"replay", record}), games = table.run({"games"});
    const Json as_json = Json::parse(table.run({"replay", "--json", record}).out);
    setenv("LC_ALL", "C.UTF-8", 1);
    EXPECT_EQ(replayed.out.find(prompt), std::string::npos) << replayed.out;
    EXPECT_EQ(games.out.find("First player"), std::string::npos) << games.out;
    EXPECT_EQ(as_json, replay_json(session, session.plies()));
}

TEST_F(Reading, LeavesARefusedEventOutAndGoesOn) {
    enter(session, {R"({"type": "sell", "player": "Ann", "card": "5SW"})", R"({"type": "draw", "player": "Ann"})"});
    const Ran ran = table.run({"replay", "--json", table.file("refused.castalia", write_record(session))});
    EXPECT_EQ(ran.status, 1);
    const Json object = Json::parse(ran.out);
    EXPECT_EQ(object.at("accepted"), 5);
    EXPECT_EQ(object.at("refusals").at(0).at("index"), 4);
    EXPECT_NE(ran.err.find("events[4]"), std::string::npos);
    EXPECT_EQ(table.run({"replay", "--json", "--upto", "4", (table / "refused.castalia").string()}).status, 0);
}

TEST_F(Reading, TellsWhatIsRefusedInARecordWhateverIsMadeOfIt) {
    enter(session, {R"({"type": "sell", "player": "Ann", "card": "5SW"})"});
    const std::string refused = table.file("refused.castalia", write_record(session));
    const Ran replayed = table.run({"replay", refused});
    ASSERT_NE(replayed.err.find("events[4]: refused: "), std::string::npos) << replayed.err;
    const std::vector<std::vector<std::string>> calls{{"score"}, {"score", "--json"}, {"export", "--to", "text"},
                                                      {"log"},   {"log", "--json"},   {"review"},
                                                      {"count"}};
    for (std::vector<std::string> words : calls) {
        words.insert(words.begin() + 1, refused);
        const Ran ran = table.run(words);
        EXPECT_EQ(ran.status, 1) << words[0];
        EXPECT_EQ(ran.err, replayed.err) << words[0];
        EXPECT_NE(ran.out, "") << words[0];
        words[1] = record;
        EXPECT_EQ(table.run(words).err, "") << words[0];
    }
}

TEST_F(Reading, SaysNothingOfWhatIsRefusedInASessionOfTheLibrary) {
    enter(session, {R"({"type": "sell", "player": "Ann", "card": "5SW"})"});
    const std::string refused = table.file("refused.castalia", write_record(session));
    ASSERT_EQ(table.run({"import", "--keep-refused", refused}).status, 0);
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"export", "--session", kFirstId, "--to", "text"},
          {"log", "--session", kFirstId}}) {
        const Ran ran = table.run(words);
        EXPECT_EQ(ran.status, 0) << words[0];
        EXPECT_EQ(ran.err, "") << words[0];
    }
}

TEST_F(Reading, TellsTheScore) {
    const Ran ran = table.run({"score", record});
    EXPECT_EQ(ran.status, 0);
    EXPECT_NE(ran.out.find("Districts led"), std::string::npos);
    EXPECT_NE(ran.out.find("Zoë"), std::string::npos);
}

TEST_F(Reading, ExportsWhatReadsBackToTheSame) {
    EXPECT_EQ(table.run({"export", record, "--to", "json"}).out, bytes_of(record));
    const std::string text = table.run({"export", record, "--to", "text"}).out;
    EXPECT_EQ(table.run({"export", table.file("thursday.txt", text), "--to", "json"}).out, bytes_of(record));
}

TEST_F(Reading, NeverWritesOverAFileUnasked) {
    const std::string out = table.file("letter.txt", "Dear Ann");
    EXPECT_EQ(table.run({"export", record, "--to", "csv", "-o", out}).status, 2);
    EXPECT_EQ(bytes_of(out), "Dear Ann");
    EXPECT_EQ(table.run({"export", record, "--to", "csv", "-o", out, "--force"}).status, 0);
    EXPECT_EQ(bytes_of(out), table.run({"export", record, "--to", "csv"}).out);
    const auto fresh = (table / "fresh.html").string();
    EXPECT_EQ(table.run({"export", record, "--to", "html", "-o", fresh}).status, 0);
    EXPECT_EQ(bytes_of(fresh), table.run({"export", record, "--to", "html"}).out);
    EXPECT_EQ(table.run({"export", record, "--to", "html", "-o", (table / "no" / "folder.html").string()}).status, 2);
}

TEST_F(Reading, ExportsEveryFormAndPaper) {
    const std::vector<std::pair<std::string, std::string>> begins{{"pdf", "%PDF-"},
                                                                  {"html", "<!DOCTYPE html>"},
                                                                  {"markdown", "Magnate"},
                                                                  {"score", "Magnate"},
                                                                  {"csv", "session,index"},
                                                                  {"json", "{"},
                                                                  {"text", ""},
                                                                  {"bgsplay", "{"},
                                                                  {"link", "https://app.bgstatsapp.com/"},
                                                                  {"bgg", "Magnate, 2026-11-21"}};
    for (const auto& [form, beginning] : begins) {
        const Ran ran = table.run({"export", record, "--to", form});
        EXPECT_EQ(ran.status, 0) << form << ran.err;
        EXPECT_TRUE(ran.out.starts_with(beginning)) << form;
        EXPECT_GT(ran.out.size(), 60U) << form;
    }
    EXPECT_TRUE(table.run({"export", record, "--to", "wall-png", "--ink", "black"}).out.starts_with("\x89PNG"));
    EXPECT_EQ(info_of_pdf(table.run({"export", record, "--to", "wall", "--paper", "a3"}).out, "Page size"),
              "841.89 x 1190.55 pts (A3)");
    EXPECT_TRUE(table.run({"export", record, "--to", "csv", "--spreadsheet", "excel-de"})
                    .out.starts_with("\xEF\xBB\xBFsession;index;"));
    EXPECT_EQ(info_of_pdf(table.run({"export", record, "--to", "pdf", "--paper", "letter"}).out, "Page size"),
              "612 x 792 pts (letter)");
    EXPECT_NE(table.run({"export", record, "--to", "csv", "--table", "sessions", "--decimal", "comma"})
                  .out.find(",\"4,0\",Magnate,"),
              std::string::npos);
}

TEST_F(Reading, PrintsBlankSheets) {
    EXPECT_TRUE(table.run({"export", "--sheet", "musee", "--to", "pdf"}).out.starts_with("%PDF-"));
    const Ran table_of_nothing = table.run({"export", "--sheet", "musee", "--to", "csv"});
    EXPECT_EQ(table_of_nothing.status, 2);
    EXPECT_NE(table_of_nothing.err.find("--to pdf, html, markdown or score."), std::string::npos);
    EXPECT_EQ(table.run({"export", "--sheet", "chess", "--to", "pdf"}).status, 2);
    EXPECT_EQ(table.run({"export", record, "--sheet", "musee", "--to", "pdf"}).status, 2);
}

TEST_F(Reading, TakesWordsOfPlayersForWordsOnly) {
    Session hostile = session_of(kFirstId, "<script>alert(1)</script> | *x*");
    hostile.heading().players = {"=HYPERLINK(1)", "Bo & \"Co\""};
    hostile.heading().setup = Json::parse(R"json({"first": "=HYPERLINK(1)", "crowns":
        {"=HYPERLINK(1)": ["CM", "CS", "CK"], "Bo & \"Co\"": ["CW", "CL", "CY"]}})json");
    Session session_now(game_called("magnate"), hostile.heading());
    enter(
        session_now,
        {R"json({"type": "note", "text": "</li><img src=x onerror=alert(1)>\n=1+1", "player": "=HYPERLINK(1)"})json",
         R"json({"type": "note", "text": "@cmd, \"quoted\""})json"});
    const std::string file = table.file("hostile.castalia", write_record(session_now));
    const std::string html = table.run({"export", file, "--to", "html"}).out;
    for (const char* markup : {"<script", "<img", "http://", "https://", "url("}) {
        EXPECT_EQ(html.find(markup), std::string::npos) << markup;
    }
    EXPECT_NE(html.find("&lt;script&gt;"), std::string::npos);
    const std::string csv = table.run({"export", file, "--to", "csv"}).out;
    EXPECT_NE(csv.find(",'=HYPERLINK(1),note,"), std::string::npos) << csv;
    EXPECT_NE(csv.find("\"'@cmd, \"\"quoted\"\"\""), std::string::npos) << csv;
    const std::string markdown = table.run({"export", file, "--to", "markdown"}).out;
    EXPECT_NE(markdown.find("&lt;script\\>alert(1)&lt;/script\\> \\| \\*x\\*"), std::string::npos) << markdown;
}

}  // namespace
}  // namespace castalia
