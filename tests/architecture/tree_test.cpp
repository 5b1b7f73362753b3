// The tree is the architecture: what stands at its top, how large a file grows, which clauses are cited.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "tests/architecture/tree.h"

namespace architecture {
namespace {

constexpr std::size_t kLongestFile = 450;

/// Files that are longer than they should be, with the length they may not grow beyond. The list only gets shorter.
const std::map<std::string, std::size_t> kGrown{
    {"app/ui/pages/session_page.cpp", 600},    {"core/games/magnate/form.cpp", 500},
    {"core/games/magnate/judge.cpp", 500},     {"core/games/magnate/play.cpp", 500},
    {"tests/games/magnate/second_magnate.cpp", 700},
};

/// The ids of clauses that a line cites: alone in quotation marks, or in a remark.
std::vector<std::string> clauses_on(const std::string& line) {
    static const std::regex quoted(R"re("((magnate|session)\.[a-z-]+(\.[a-z-]+)*)")re");
    static const std::regex remark(R"(//.*\b((magnate|session)\.[a-z-]+\.[a-z-]+))");
    std::vector<std::string> ids;
    for (const std::regex& form : {quoted, remark}) {
        for (std::sregex_iterator match(line.begin(), line.end(), form), end; match != end; ++match) {
            ids.push_back((*match)[1]);
        }
    }
    return ids;
}

/// The clauses that the rules pages list: "- `magnate.tax.once` …".
std::set<std::string> clauses_listed() {
    static const std::regex row(R"(^- `((magnate|session)\.[a-z.-]+)`\s+\S.*)");
    std::set<std::string> ids;
    for (const Source& page : files("resources/games", "rules.md")) {
        for (const std::string& line : page.lines) {
            std::smatch match;
            if (std::regex_match(line, match, row)) {
                EXPECT_TRUE(ids.insert(match[1]).second) << match[1] << " is listed twice";
            }
        }
    }
    return ids;
}

TEST(Tree, TheTopHoldsWhatWasAgreed) {
    const std::set<std::string> agreed{"CMakeLists.txt", "CMakePresets.json", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md",
                                       "app",            "core",              "db",           "packaging",       "resources", "tests"};
    std::set<std::string> present;
    for (const std::string& name : top_level()) {
        if (name.front() != '.' && name != "build" && !name.starts_with("build-")) {
            present.insert(name);
        }
    }
    EXPECT_EQ(present, agreed);
}

TEST(Tree, AFileFitsInAFewScreens) {
    for (const Source& source : sources({"core", "db", "app", "tests"})) {
        const auto grown = kGrown.find(source.path);
        const std::size_t most = grown == kGrown.end() ? kLongestFile : grown->second;
        EXPECT_LE(source.lines.size(), most) << source.path;
    }
}

TEST(Tree, EveryHeaderIsReadOnce) {
    for (const Source& source : sources({"core", "db", "app", "tests"})) {
        if (source.path.ends_with(".h")) {
            EXPECT_TRUE(std::ranges::find(source.lines, "#pragma once") != source.lines.end()) << source.path;
        }
    }
}

TEST(Tree, EveryCitedClauseIsInTheRules) {
    const std::set<std::string> listed = clauses_listed();
    std::set<std::string> cited, unlisted;
    for (const Source& source : sources({"core", "db", "app"})) {
        for (std::size_t i = 0; i < source.lines.size(); ++i) {
            for (const std::string& id : clauses_on(source.lines[i])) {
                cited.insert(id);
                if (!listed.contains(id)) {
                    unlisted.insert(id + " (" + source.path + ":" + std::to_string(i + 1) + ")");
                }
            }
        }
    }
    EXPECT_EQ(unlisted, std::set<std::string>{}) << "no rules page lists these";
    EXPECT_GT(cited.size(), 30U);
}

TEST(Tree, CitationsAreSeen) {
    EXPECT_EQ(clauses_on("return forbidden(\"magnate.tax.once\", say(\"x\"));"), std::vector<std::string>{"magnate.tax.once"});
    EXPECT_EQ(clauses_on("++due;  // magnate.roll.zero"), std::vector<std::string>{"magnate.roll.zero"});
    EXPECT_TRUE(clauses_on("// as magnate.md says of session.names()").empty());
    EXPECT_TRUE(clauses_on("for (const std::string& name : session.names()) {").empty());
}

}  // namespace
}  // namespace architecture
