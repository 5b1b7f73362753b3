// Words in square brackets are taken as they were typed, by every option and in every place.
#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace castalia {
namespace {

using namespace castalia::testing;

class WordsInBrackets : public ::testing::Test {
protected:
    WordsInBrackets() { Store(known_games(), table.library()).begin(played_session()); }

    Json listed() { return parse_json(table.run({"list", "--json"}).out); }

    Table table;
};

TEST_F(WordsInBrackets, AreTagsAsTheyWereTyped) {
    EXPECT_EQ(table.run({"tag", kFirstId, "[open]", "[a,b]", "[", "[]", "\x01[x]"}).status,
              2);  // A control character.
    EXPECT_EQ(table.run({"tag", kFirstId, "[open]", "[a,b]", "[", "[]"}).status, 0);
    EXPECT_EQ(listed().at(0).at("tags"), (Json{"[", "[]", "[a,b]", "[open]"}));
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"list", "--tag", "[a,b]", "--json"}, {"list", "--tag=[a,b]", "--json"}}) {
        EXPECT_EQ(parse_json(table.run(words).out).size(), 1U) << words.back();
    }
    EXPECT_EQ(table.run({"tag", kFirstId, "--remove", "[open]", "[a,b]"}).status, 0);
    EXPECT_EQ(listed().at(0).at("tags"), (Json{"[", "[]"}));
}

TEST_F(WordsInBrackets, AreFilesAsTheyWereTyped) {
    const Ran two = table.run({"import", "[musee]", "[Ann,Ben]"});
    EXPECT_EQ(two.status, 2);
    EXPECT_NE(two.err.find("[musee]"), std::string::npos) << two.err;
    const Ran marked = table.run({"import", "--skip-bad", "--", "[Ann,Ben]", "--x=[y]"});
    EXPECT_NE(marked.out.find("  [Ann,Ben]  "), std::string::npos) << marked.out;
    EXPECT_NE(marked.out.find("  --x=[y]  "), std::string::npos) << marked.out;
}

TEST_F(WordsInBrackets, AreTitlesJsonAndWrongWordsAsTheyWereTyped) {
    EXPECT_EQ(table.run({"describe", kFirstId, "--title", "[draft]", "--place=[kitchen]"}).status, 0);
    EXPECT_EQ(listed().at(0).at("title"), "[draft]");
    EXPECT_EQ(listed().at(0).at("place"), "[kitchen]");
    EXPECT_EQ(table.run({"verify", "[none]"}).err.find("[none]"),
              std::string("castalia-cli: The library holds no session ").size());
    const Ran wrong = table.run({"list", "[x]"});
    EXPECT_EQ(wrong.err,
              "castalia-cli: [x] was not expected here. Run castalia-cli list --help to see how it is called.\n");
    const Ran choice = table.run({"list", "--status", "[open]"});
    EXPECT_NE(choice.err.find("--status: [open] is not one of"), std::string::npos) << choice.err;
}

}  // namespace
}  // namespace castalia
