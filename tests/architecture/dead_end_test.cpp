// The tables of impossible events in core/review/ways_out.md have every clause by which the code refuses one, and no
// other.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "tests/architecture/tree.h"

namespace architecture {
namespace {

std::string joined(const Source& source) {
    std::string text;
    for (const std::string& line : source.lines) {
        text += without_comment(line) + "\n";
    }
    return text;
}

std::set<std::string> refused_as_impossible(const std::string& code) {
    static const std::vector<std::regex> ways{std::regex(R"re(impossible\(\s*"([^"]+)")re"),
                                              std::regex(R"re(Kind::impossible,\s*"([^"]+)")re"),
                                              // These functions take the clause of an impossible refusal last.
                                              std::regex(R"re(\bin_play\([^;{}"]*"([^"]+)"\))re"),
                                              std::regex(R"re(\bwinner_named\([^;{}"]*"[^"]+",\s*"([^"]+)"\))re")};
    std::set<std::string> clauses;
    for (const std::regex& way : ways) {
        for (std::sregex_iterator at(code.begin(), code.end(), way), end; at != end; ++at) {
            clauses.insert((*at)[1]);
        }
    }
    return clauses;
}

std::multiset<std::string> listed() {
    static const std::regex clause("`([a-z-]+\\.[a-z.-]+)`");
    std::multiset<std::string> clauses;
    for (const std::string& line : file("core/review/ways_out.md").lines) {
        if (line.starts_with("|")) {
            for (std::sregex_iterator at(line.begin(), line.end(), clause), end; at != end; ++at) {
                clauses.insert((*at)[1]);
            }
        }
    }
    return clauses;
}

TEST(WhatIsImpossible, IsListedWithItsWayOutByEveryClauseOnce) {
    std::set<std::string> refused;
    for (const Source& source : sources({"core"})) {
        refused.merge(refused_as_impossible(joined(source)));
    }
    EXPECT_GT(refused.size(), 80U);
    const std::multiset<std::string> there = listed();
    for (const std::string& clause : refused) {
        EXPECT_EQ(there.count(clause), 1U) << clause;
    }
    for (const std::string& clause : there) {
        EXPECT_TRUE(refused.contains(clause)) << clause << " is refused as impossible nowhere";
    }
}

TEST(WhatIsImpossible, IsSeenInTheCodeHoweverItIsWritten) {
    EXPECT_EQ(refused_as_impossible("return impossible(\n    \"a.b\", say(\"x\"));"), std::set<std::string>{"a.b"});
    EXPECT_EQ(refused_as_impossible("Verdict({Refusal::Kind::impossible, \"a.c\","), std::set<std::string>{"a.c"});
    EXPECT_EQ(refused_as_impossible("if (const Verdict out = in_play(move.question, \"a.d\")) {"),
              std::set<std::string>{"a.d"});
    EXPECT_EQ(refused_as_impossible("return winner_named(move.winner, tied(state_), \"a.e\", \"a.f\");"),
              std::set<std::string>{"a.f"});
    EXPECT_TRUE(refused_as_impossible("return forbidden(\"a.g\", say(\"x\"));").empty());
}

}  // namespace
}  // namespace architecture
