// The tree is the architecture: these tests check its top level and the length of files.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/architecture/functions.h"
#include "tests/architecture/tree.h"

namespace architecture {
namespace {

constexpr std::size_t kLongestFile = 400, kLongestFunction = 60;

TEST(Tree, TheTopHoldsWhatWasAgreed) {
    const std::set<std::string> agreed{"CMakeLists.txt",
                                       "CMakePresets.json",
                                       "CHANGELOG.md",
                                       "CONTRIBUTING.md",
                                       "LICENSE",
                                       "README.md",
                                       "app",
                                       "core",
                                       "db",
                                       "findings",
                                       "packaging",
                                       "resources",
                                       "tests"};
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
        EXPECT_LE(source.lines.size(), kLongestFile) << source.path;
    }
}

TEST(Tree, AFunctionFitsOnAScreen) {
    std::size_t functions = 0;
    for (const Source& source : sources({"core", "db", "app", "tests"})) {
        for (const Function& function : functions_in(source)) {
            ++functions;
            EXPECT_LE(function.lines, kLongestFunction)
                << source.path << ":" << function.first_line << ": " << function.head;
        }
    }
    EXPECT_GT(functions, 3000U);
}

TEST(Tree, FunctionsAreFoundWhereverTheyStand) {
    const Source source{"a.cpp",
                        {"namespace castalia {",
                         "class A {",
                         "public:",
                         "    explicit A(int b)",
                         "        : b_(b) {",
                         "        run();",
                         "    }",
                         "    int b() const { return b_; }",
                         "};",
                         "const std::vector<int> kTable{",
                         "    1,",
                         "};",
                         "std::optional<int> of(std::string_view a,",
                         "                      int b) {",
                         "    for (;;) {",
                         "    }",
                         "    return 1;",
                         "}",
                         "TEST(A, B) {",
                         "    f();",
                         "}",
                         "}  // namespace castalia"}};
    const std::vector<Function> found = functions_in(source);
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0].first_line, 5U);
    EXPECT_EQ(found[0].lines, 3U);
    EXPECT_EQ(found[1].first_line, 14U);
    EXPECT_EQ(found[1].lines, 5U);
    EXPECT_EQ(found[2].head, "TEST(A, B) {");
}

TEST(Tree, EveryHeaderIsReadOnce) {
    for (const Source& source : sources({"core", "db", "app", "tests"})) {
        if (source.path.ends_with(".h")) {
            EXPECT_TRUE(std::ranges::find(source.lines, "#pragma once") != source.lines.end()) << source.path;
        }
    }
}

}  // namespace
}  // namespace architecture
