// The answer to a wrong call: a sentence of the program in the language of the user.
#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "tests/cli/program.h"

namespace castalia {
namespace {

using namespace castalia::testing;

struct Case {
    std::vector<std::string> words;
    const char* told;
};

const Case kCases[] = {
    {{}, "The call is missing that says what to do. Run castalia-cli --help to see how it is called."},
    {{"show"}, "ID is missing. Run castalia-cli show --help to see how it is called."},
    {{"lsit"}, "lsit was not expected here. Did you mean list? Run castalia-cli --help to see how it is called."},
    {{"people", "list"}, "list was not expected here. Run castalia-cli people --help to see how it is called."},
    {{"list", "--plaec", "Oslo"},
     "--plaec was not expected here. Did you mean --place? Run castalia-cli list --help to see how it is "
     "called."},
    {{"list", "--place"}, "--place needs a value. Run castalia-cli list --help to see how it is called."},
    {{"list", "--tag", ""}, "--tag needs a value. Run castalia-cli list --help to see how it is called."},
    {{"list", "--since="}, "--since needs a value. Run castalia-cli list --help to see how it is called."},
    {{"stats", "--player", ""}, "--player needs a value. Run castalia-cli stats --help to see how it is called."},
    {{"stats", "dice", "--game", ""},
     "--game needs a value. Run castalia-cli stats dice --help to see how it is called."},
    {{"roll", "d6", "--player", "Ann"},
     "--player goes with --session alone. Run castalia-cli roll --help to see how it is called."},
    {{"export", "x", "--to", "json", "--game", "magnate"},
     "--game goes with --all alone. Run castalia-cli export --help to see how it is called."},
    {{"roll", "d6", "--session", ""},
     "--session needs a value. Run castalia-cli roll --help to see how it is called."},
    {{"export", "x", "--to", "json", "--as-of", ""},
     "--as-of needs a value. Run castalia-cli export --help to see how it is called."},
    {{"export", "x", "--to", "json", "-o", ""},
     "--out needs a value. Run castalia-cli export --help to see how it is called."},
    {{"list", "--most", "many"},
     "--most: many is not a number from 0 to 1000000000. Run castalia-cli list --help to see how it is called."},
    {{"ways", "x", "--entry", "0"},
     "--entry: 0 is not a number from 1 to 1000000000. Run castalia-cli ways --help to see how it is called."},
    {{"list", "--status", "gone"},
     "--status: gone is not one of open, finished or abandoned. Run castalia-cli list --help to see how it is "
     "called."},
    {{"list", "--excluded", "--not-excluded"},
     "--excluded and --not-excluded do not go together. Run castalia-cli list --help to see how it is called."},
    {{"replay", "x", "--upto", "3", "--upto", "5"},
     "--upto is given more than once. Run castalia-cli replay --help to see how it is called."},
    {{"stats", "dice", "--compare", "a"},
     "--compare needs at least 2 values. Run castalia-cli stats dice --help to see how it is called."},
    {{"review", "x", "--seed", "-1"},
     "--seed: -1 is not a number from 0 to 1000000000000000000. Run castalia-cli review --help to see how it is "
     "called."},
    {{"trash", "0199c1de", "--empty"},
     "ID and --empty do not go together. Run castalia-cli trash --help to see how it is called."},
    {{"trash", "--restore", "--empty"},
     "--restore and --empty do not go together. Run castalia-cli trash --help to see how it is called."},
    {{"verify", "--keep", "x"},
     "--keep goes with --compare alone. Run castalia-cli verify --help to see how it is called."},
    {{"list", "--sort", "colour"},
     "--sort: colour is not one of date, game, place, players, score or time. Run castalia-cli list --help to see "
     "how it is called."},
};

TEST(AnEmptyValue, SaysThatThereIsNoneWhereOneMayBeMissing) {
    const Table table;
    EXPECT_EQ(table.run({"roll", "2d6", "--seed", "", "--label", "", "--set", ""}).status, 0);
    EXPECT_EQ(table.run({"describe", "0199c1de", "--title", "", "--place", ""}).err.find("needs a value"),
              std::string::npos);
    EXPECT_EQ(table.run({"photo", "attach", "x", "--session", "0199c1de", "--caption", ""}).err.find("needs a value"),
              std::string::npos);
}

TEST(AWrongCall, IsAnsweredByWhatWasWrongAndHowToSeeWhatIsRight) {
    const Table table;
    for (const Case& one : kCases) {
        const Ran ran = table.run(one.words);
        EXPECT_EQ(ran.status, 2) << one.told;
        EXPECT_EQ(ran.out, "") << one.told;
        EXPECT_EQ(ran.err, std::string("castalia-cli: ") + one.told + "\n");
    }
}

/// Returns the longer words of a text, without names of calls, options and what was typed.
std::set<std::string> long_words(std::string text, const Case& one) {
    for (const std::string& word : one.words) {
        text = std::regex_replace(text, std::regex(word), "");
    }
    static const std::regex kWord("(^|[^-A-Za-z])([A-Za-z]{4,})(?![-A-Za-z])");
    std::set<std::string> words;
    for (std::sregex_iterator it(text.begin(), text.end(), kWord), end; it != end; ++it) {
        words.insert((*it)[2]);
    }
    for (const char* code : {"open", "finished", "abandoned", "date", "game", "place", "players", "score", "time",
                             "list", "show", "people", "verify"}) {
        words.erase(code);
    }
    return words;
}

TEST(AWrongCall, IsAnsweredInTheLanguageOfTheUser) {
    const Table table;
    for (const Case& one : kCases) {
        for (const char* locale : {"de_DE.UTF-8", "fr_FR.UTF-8", "es_ES.UTF-8", "it_IT.UTF-8"}) {
            setenv("LC_ALL", locale, 1);
            const Ran ran = table.run(one.words);
            setenv("LC_ALL", "C.UTF-8", 1);
            EXPECT_EQ(ran.status, 2) << one.told;
            const std::set<std::string> english = long_words(one.told, one);
            for (const std::string& word : long_words(ran.err, one)) {
                EXPECT_FALSE(english.contains(word)) << locale << ": " << ran.err;
            }
        }
    }
}

TEST(Usage, IsAskedForWithStatusTwo) {
    const Table table;
    for (const std::vector<std::string>& call : {std::vector<std::string>{},
                                                 {"dance"},
                                                 {"replay"},
                                                 {"export", "x"},
                                                 {"export", "--to", "csv"},
                                                 {"export", "x", "--to", "papyrus"},
                                                 {"replay", "x", "--upto", "-1"},
                                                 {"append", "0199"},
                                                 {"list", "--nonsense"}}) {
        const Ran ran = table.run(call);
        EXPECT_EQ(ran.status, 2);
        EXPECT_EQ(ran.out, "");
        EXPECT_NE(ran.err, "");
    }
    EXPECT_EQ(table.run({"--help"}).status, 0);
    EXPECT_EQ(table.run({"--version"}).status, 0);
}

}  // namespace
}  // namespace castalia
