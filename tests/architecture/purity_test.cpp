// core has no files, no clock, no randomness, no threads and no state that outlives a call.
#include <gtest/gtest.h>

#include <regex>

#include "tests/architecture/tree.h"

namespace architecture {
namespace {

/// Returns the word on this line that may not be in core; empty when there is none.
std::string forbidden_word(const std::string& line) {
    const std::string code = without_comment(line);
    for (const std::string word :
         {"<fstream>", "<iostream>", "<filesystem>", "<random>", "<thread>", "<mutex>", "<atomic>", "<future>",
          "::now(", "getenv", "thread_local", "std::rand", "std::time("}) {
        if (code.find(word) != std::string::npos) {
            return word;
        }
    }
    return "";
}

/// Returns whether the line begins the definition of an object that can change and lives as long as the program. It
/// relies on the layout of clang-format, which does not indent the contents of a namespace.
bool is_global_object(const std::string& line) {
    const std::string code = without_comment(line);
    static const std::regex no_object(
        R"(^(inline |static )?(const|constexpr|constinit const|using|class|struct|union|enum|namespace|template|typedef|static_assert|concept|requires|friend|extern|return|public|private|protected|case|default)\b.*)");
    static const std::regex object(
        R"(^(inline |static |constinit )*[A-Za-z_][\w:]*(<[^()]*>)?(\s*[*&]+\s*|\s+)[A-Za-z_]\w*(\[[^\]]*\])*\s*(=|\{|;).*)");
    static const std::regex local_static(R"(^\s+static (?!const\b|constexpr\b|inline const)[^(]*(=|;|\{).*)");
    return (std::regex_match(code, object) && !std::regex_match(code, no_object)) ||
           std::regex_match(code, local_static);
}

TEST(Purity, CoreAsksNobodyOutside) {
    for (const Source& source : sources({"core"})) {
        for (std::size_t i = 0; i < source.lines.size(); ++i) {
            EXPECT_EQ(forbidden_word(source.lines[i]), "") << source.path << ":" << i + 1;
        }
    }
}

TEST(Purity, CoreRemembersNothing) {
    for (const Source& source : sources({"core"})) {
        for (std::size_t i = 0; i < source.lines.size(); ++i) {
            EXPECT_FALSE(is_global_object(source.lines[i])) << source.path << ":" << i + 1 << ": " << source.lines[i];
        }
    }
}

TEST(Purity, WhatHasNoPlaceInCoreIsSeen) {
    for (const std::string line :
         {"#include <random>", "const auto now = std::chrono::system_clock::now();", "  std::getenv(\"HOME\")"}) {
        EXPECT_NE(forbidden_word(line), "") << line;
    }
    EXPECT_EQ(forbidden_word("// The desk asks system_clock::now() and hands it in."), "");
    for (const std::string line :
         {"int counter = 0;", "std::vector<int> cache;", "static std::string last;", "inline int seen{0};",
          "Game* open = nullptr;", "std::map<std::string, int> table{", "    static int calls = 0;",
          "    static std::vector<int> cache;", "char buffer[80];"}) {
        EXPECT_TRUE(is_global_object(line)) << line;
    }
    for (const std::string line :
         {"constexpr int kMost = 3;", "inline constexpr std::size_t kLongest = 60;",
          "const std::vector<int> kNumbers{1, 2};", "int counted(int one);", "std::string told(const Text& text) {",
          "using Json = nlohmann::ordered_json;", "struct Note {", "class Fields;",
          "    static const std::vector<Game> games{", "    int index = 0;", "}  // namespace castalia",
          "    static bool equal(int one, int other);", "enum class Status { open };", "template <class R>",
          "std::vector<Slot> setup_form(const Players& players, const Json& setup);"}) {
        EXPECT_FALSE(is_global_object(line)) << line;
    }
}

}  // namespace
}  // namespace architecture
