// The command line among other programs: its JSON, when it is quiet, what it says about itself, and what every call
// does without a library, with one that cannot be read, and where nothing can be written.
#include <gtest/gtest.h>

#include <regex>

#include "tests/cli/program.h"
#include "tests/support/games.h"

namespace castalia {
namespace {

using namespace castalia::testing;

struct Citizen : ::testing::Test {
    Table table;
    std::string record = table.file("thursday.castalia", write_record(played_session()));
};

/// Returns the calls that read or change an existing library, with what they need.
std::vector<std::vector<std::string>> calls_on_a_library(const Table& table) {
    const std::string id = kFirstId;
    return {{"list"},
            {"show", id},
            {"search", "rain"},
            {"stats"},
            {"stats", "dice"},
            {"people"},
            {"people", "merge", "Ann", "Ben"},
            {"people", "rename", "Ann", "Anna"},
            {"people", "split", "Ann"},
            {"log", "--session", id},
            {"review", "--session", id},
            {"compare", id, id},
            {"count", "--session", id},
            {"rulings"},
            {"export", "--session", id, "--to", "text"},
            {"export", "--all", "--to", "text", "--into", (table / "many").string()},
            {"describe", id, "--title", "New"},
            {"tag", id, "league"},
            {"annotate", id, "1", "why"},
            {"exclude", id},
            {"trash", id},
            {"rebuild"},
            {"append", id, R"({"type": "draw", "player": "Ann"})"},
            {"verify"},
            {"backup"},
            {"drill"}};
}

std::string call_words(const std::vector<std::string>& call) {
    std::string line;
    for (const std::string& word : call) {
        line += word + " ";
    }
    return line;
}

TEST_F(Citizen, CallsThatNeedALibraryEndWithThreeAndMakeNoneWhereThereIsNone) {
    for (const std::vector<std::string>& call : calls_on_a_library(table)) {
        const Ran ran = table.run(call);
        EXPECT_EQ(ran.status, 3) << call_words(call) << ran.out << ran.err;
        EXPECT_NE(ran.err.find("There is no library"), std::string::npos) << call_words(call) << ran.err;
        EXPECT_FALSE(std::filesystem::exists(table.library())) << call_words(call);
    }
}

TEST_F(Citizen, CallsOnALibraryThatCannotBeReadEndWithThreeAndLeaveItsBytes) {
    const std::string bytes(8192, 'x');
    table.file("library.sqlite", bytes);
    for (const std::vector<std::string>& call : calls_on_a_library(table)) {
        const Ran ran = table.run(call);
        EXPECT_EQ(ran.status, 3) << call_words(call) << ran.out << ran.err;
        EXPECT_FALSE(ran.err.empty()) << call_words(call);
        EXPECT_EQ(bytes_of(table.library()), bytes) << call_words(call);
    }
}

TEST_F(Citizen, WhatCannotBeWrittenToStandardOutputEndsWithTwo) {
    ASSERT_EQ(table.run({"import", record}).status, 0);
    for (const std::string& call :
         {std::string("list"), std::string("show ") + kFirstId, std::string("games"), std::string("verify"),
          std::string("doctor"), "score '" + record + "'", "export '" + record + "' --to html", std::string("man"),
          std::string("rulings"), std::string("--help"), std::string("roll --help"), std::string("--version")}) {
        const std::string line = "'" + std::string(CASTALIA_CLI) + "' --library '" + table.library().string() + "' " +
                                 call + " >/dev/full 2>'" + (table / "told").string() + "'";
        const int status = std::system(line.c_str());
        EXPECT_EQ(WEXITSTATUS(status), 2) << call;
        EXPECT_NE(bytes_of(table / "told").find("could not be written"), std::string::npos) << call;
    }
}

TEST_F(Citizen, ImportTellsAsJsonWhatItDid) {
    const std::string bad = table.file("bad.castalia", "{");
    const Json first = Json::parse(table.run({"import", "--json", record}).out);
    EXPECT_EQ(first.at("imported"), Json::array({kFirstId}));
    const Ran again = table.run({"import", "--json", "--skip-bad", record, bad});
    EXPECT_EQ(again.status, 1);
    const Json second = Json::parse(again.out);
    EXPECT_EQ(second.at("imported"), Json::array());
    EXPECT_EQ(second.at("already_there"), Json::array({kFirstId}));
    EXPECT_EQ(second.at("left_out").at(0).at("file"), bad);
    EXPECT_FALSE(second.at("left_out").at(0).at("why").get<std::string>().empty());
}

TEST_F(Citizen, BackupTellsAsJsonWhatItCopied) {
    ASSERT_EQ(table.run({"import", record}).status, 0);
    const Json copy = Json::parse(table.run({"backup", "--json"}).out);
    EXPECT_EQ(copy.at("sessions"), 1);
    EXPECT_TRUE(std::filesystem::exists(copy.at("file").get<std::string>()));
    const std::string out = (table / "copy.sqlite").string();
    EXPECT_EQ(Json::parse(table.run({"backup", "--json", out}).out).at("file"), out);
}

TEST_F(Citizen, TheScoreAsJsonIsThatOfTheReplay) {
    const Json replay = Json::parse(table.run({"replay", "--json", record}).out);
    const Json score = Json::parse(table.run({"score", "--json", record}).out);
    EXPECT_EQ(score, replay.at("result").is_null() ? Json() : replay.at("result").at("scoresheet"));
}

TEST_F(Citizen, IsQuietWhereThatIsWanted) {
    EXPECT_EQ(table.run({"--quiet", "import", record}).out, "");
    EXPECT_EQ(table.run({"backup", "--quiet", (table / "copy.sqlite").string()}).out, "");
    const Ran made = table.run({"rebuild", "--quiet"});
    EXPECT_EQ(made.out + made.err, "");
    EXPECT_EQ(table.run({"rebuild"}).err, "") << "standard error is no terminal here";
    EXPECT_NE(table.run({"--quiet", "show", "0000"}).err, "") << "errors are told all the same";
    EXPECT_NE(table.run({"--quiet", "list"}).out, "") << "what was asked for is told";
}

TEST_F(Citizen, ADoctorTellsVersionsPathsLibraryFontsAndDisplay) {
    Json object = Json::parse(table.run({"doctor", "--json"}).out);
    for (const char* part : {"castalia", "compiler", "sqlite", "glib", "pango", "cairo", "cli11"}) {
        EXPECT_FALSE(object.at("versions").at(part).get<std::string>().empty()) << part;
    }
    EXPECT_TRUE(std::regex_match(object.at("versions").at("sqlite").get<std::string>(), std::regex("3\\.[0-9.]+")));
    EXPECT_EQ(object.at("library").at("exists"), false);
    EXPECT_FALSE(std::filesystem::exists(table.library())) << "looking makes no library";
    EXPECT_GE(object.at("fonts").size(), 5u);
    EXPECT_TRUE(object.at("display").contains("x11"));
    ASSERT_EQ(table.run({"import", record}).status, 0);
    ASSERT_EQ(table.run({"backup"}).status, 0);
    object = Json::parse(table.run({"doctor", "--json"}).out);
    EXPECT_EQ(object.at("library").at("sessions"), 1);
    EXPECT_EQ(object.at("library").at("backups"), 1);
    EXPECT_EQ(object.at("paths").at("library"), table.library().string());
    const Ran plain = table.run({"doctor"});
    EXPECT_EQ(plain.status, 0) << plain.out;
    EXPECT_NE(plain.out.find("sessions in the library: 1"), std::string::npos) << plain.out;
}

TEST_F(Citizen, ADoctorSaysWhatIsWrongWithTheLibrary) {
    table.file("library.sqlite", std::string(8192, 'x'));
    const Ran ran = table.run({"doctor", "--json"});
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(Json::parse(ran.out).at("wrong").size(), 1u) << ran.out;
}

}  // namespace
}  // namespace castalia
