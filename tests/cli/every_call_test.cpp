// Every call of the command line: its JSON, the name that it suggests for an unknown one, and that nothing is lost
// where nothing more can be written.
#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "tests/cli/program.h"
#include "tests/support/games.h"

namespace castalia {
namespace {

using namespace castalia::testing;

using Words = std::vector<std::string>;

std::string line_of(const Words& call) {
    std::string line;
    for (const std::string& word : call) {
        line += word + " ";
    }
    return line;
}

struct EveryCall : ::testing::Test {
    EveryCall() { EXPECT_EQ(table.run({"import", record}).status, 0); }

    Table table;
    std::string record = table.file("thursday.castalia", write_record(played_session()));

    /// Returns calls that tell something, in a form in which they end with 0.
    std::vector<Words> answered_calls() const {
        const std::string id = kFirstId;
        return {{"games"},
                {"replay", record},
                {"score", record},
                {"review", "--session", id},
                {"compare", id, id},
                {"count", "--session", id},
                {"rulings"},
                {"photo", "list", "--session", id},
                {"roll", "2d6"},
                {"odds", "2d6"},
                {"throws"},
                {"import", record},
                {"list"},
                {"show", id},
                {"search", "Ann"},
                {"stats"},
                {"people"},
                {"log", "--session", id},
                {"tag", id, "league"},
                {"append", id, R"({"type": "note", "text": "Tea"})"},
                {"verify"},
                {"describe", kFirstId, "--title", "Thursday"},
                {"exclude", kFirstId},
                {"trash", kFirstId},
                {"trash", kFirstId, "--restore"},
                {"backup"},
                {"drill"},
                {"doctor"}};
    }
};

TEST_F(EveryCall, ThatTellsAnythingTellsItAsJsonToo) {
    for (Words call : answered_calls()) {
        call.emplace_back("--json");
        const Ran ran = table.run(call);
        EXPECT_EQ(ran.status, 0) << line_of(call) << ran.err;
        EXPECT_TRUE(Json::accept(ran.out)) << line_of(call) << ran.out;
    }
}

TEST_F(EveryCall, IsInTheTableAboveOrSaysNothingOfItsOwn) {
    std::set<std::string> known{// These change something and tell no more than that.
                                "annotate", "rebuild", "restore",
                                // The output of these has a form of its own: a document, a script, a page.
                                "export", "completion", "man",
                                // This needs an event that is refused (tests/cli/ways_out_test.cpp).
                                "ways",
                                // This goes on until it is ended (tests/cli/serving_test.cpp).
                                "serve",
                                // This needs something to correct (tests/cli/plays_import_test.cpp).
                                "correct"};
    for (const Words& call : answered_calls()) {
        known.insert(call.front());
    }
    const std::string help = table.run({"--help"}).out;
    const std::regex call("\n  ([a-z]+) +[A-Z]");
    const std::string calls = help.substr(help.find("Subcommands:"));
    std::size_t found = 0;
    for (auto at = std::sregex_iterator(calls.begin(), calls.end(), call); at != std::sregex_iterator(); ++at) {
        EXPECT_TRUE(known.contains((*at)[1])) << (*at)[1] << " is in no table of this test";
        ++found;
    }
    EXPECT_EQ(found, known.size());
}

TEST_F(EveryCall, ThatChangesASessionSaysWhatItDid) {
    const std::string id = kFirstId;
    const std::vector<std::pair<Words, std::string>> changes{
        {{"describe", id, "--title", "Thursday"}, "described: " + id + "\n"},
        {{"annotate", id, "1", "why"}, "note written: " + id + ", event 1\n"},
        {{"annotate", id, "1", ""}, "note removed: " + id + ", event 1\n"},
        {{"exclude", id}, "excluded from statistics: " + id + "\n"},
        {{"exclude", id, "--undo"}, "counted again: " + id + "\n"},
        {{"trash", id}, "moved to the trash: " + id + "\n"},
        {{"trash", id, "--restore"}, "brought back: " + id + "\n"},
        {{"rebuild"}, "made anew: lists, search and statistics\n"},
    };
    for (const auto& [call, said] : changes) {
        EXPECT_EQ(table.run(call).out, said) << line_of(call);
    }
    EXPECT_EQ(table.run({"exclude", id, "--quiet"}).out, "") << "a script asked for silence";
}

TEST_F(EveryCall, NamesTheNearestWhereAPlayerAGameAPlaceOrAWordIsUnknown) {
    ASSERT_EQ(table.run({"describe", kFirstId, "--place", "Reading room"}).status, 0);
    const std::vector<std::pair<Words, std::string>> wrong{
        {{"list", "--player", "Anm"}, "Did you mean Ann?"},
        {{"list", "--game", "magnat"}, "Did you mean magnate?"},
        {{"list", "--place", "Reading rom"}, "Did you mean Reading room?"},
        {{"stats", "--player", "Anm"}, "Did you mean Ann?"},
        {{"stats", "dice", "--player", "Anm"}, "Did you mean Ann?"},
        {{"stats", "--game", "mussee"}, "Did you mean musee?"},
        {{"rulings", "--game", "magnat"}, "Did you mean magnate?"},
        {{"export", "--all", "--to", "json", "--into", "/tmp", "--game", "magnat"}, "Did you mean magnate?"},
        {{"people", "rename", "Anm", "Anna"}, "Did you mean Ann?"},
        {{"people", "merge", "Anm", "Ann"}, "Did you mean Ann?"},
        {{"people", "split", "Anm"}, "Did you mean Ann?"},
        {{"exprt"}, "Did you mean export?"},
        {{"list", "--plyer", "Ann"}, "Did you mean --player?"}};
    for (const auto& [call, hint] : wrong) {
        const Ran ran = table.run(call);
        EXPECT_TRUE(ran.status == 1 || ran.status == 2) << line_of(call) << ran.status;
        EXPECT_NE(ran.err.find(hint), std::string::npos) << line_of(call) << ran.err;
        EXPECT_EQ(ran.out, "") << line_of(call);
    }
}

TEST_F(EveryCall, WritesToStandardOutputWhereTheFileIsADash) {
    const std::string pdf = table.run({"export", record, "--to", "pdf", "-o", "-"}).out;
    EXPECT_TRUE(pdf.starts_with("%PDF-"));
    EXPECT_EQ(pdf, table.run({"export", record, "--to", "pdf"}).out);
    EXPECT_FALSE(std::filesystem::exists("-"));
}

/// Runs calls where no file may become larger than the library, as on a full disk.
TEST_F(EveryCall, ThatWritesEndsWithThreeOnAFullDiskAndLosesNothing) {
    const std::string before = table.run({"show", kFirstId, "--json"}).out;
    for (const std::string& call :
         {std::string("tag ID league"), std::string("describe ID --title New"), std::string("annotate ID 1 why"),
          std::string("exclude ID"), std::string("trash ID"), std::string("rebuild"), std::string("backup"),
          std::string("drill"), std::string("people rename Ann Anna"), "import '" + record + "2'"}) {
        std::string named = call;
        if (const std::size_t at = named.find("ID"); at != std::string::npos) {
            named.replace(at, 2, kFirstId);
        }
        table.file("thursday.castalia2", write_record(played_session(kSecondId)));
        const std::string line = "trap '' XFSZ; ulimit -f 8; '" + std::string(CASTALIA_CLI) + "' --library '" +
                                 table.library().string() + "' " + named + " >/dev/null 2>'" +
                                 (table / "told").string() + "'";
        const int status = std::system(("sh -c \"" + line + "\"").c_str());
        EXPECT_EQ(WEXITSTATUS(status), 3) << call << ": " << bytes_of(table / "told");
        EXPECT_FALSE(bytes_of(table / "told").empty()) << call;
        EXPECT_EQ(table.run({"show", kFirstId, "--json"}).out, before) << call;
        EXPECT_EQ(table.run({"verify"}).status, 0) << call;
    }
}

}  // namespace
}  // namespace castalia
