// The documents can be read in the time that a reader has: README, guide and list of changes are short, tables fit on
// a screen, and every path that a page names is there.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <regex>
#include <sstream>

#include "tests/architecture/tree.h"
#include "tests/support/source_dir.h"

namespace architecture {
namespace {

constexpr std::size_t kReadmeWords = 1200;
constexpr std::size_t kGuideWords = 2300;  ///< Beside its code: ten minutes.
constexpr std::size_t kChangesLines = 60, kChangesLine = 160;
constexpr std::size_t kLongestCell = 200;

/// Returns the number of characters; a letter of several bytes is one.
std::size_t length_of(const std::string& text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

/// Returns the lines outside of blocks of code.
std::vector<std::string> prose_in(const Source& page) {
    std::vector<std::string> prose;
    bool inside = false;
    for (const std::string& line : page.lines) {
        if (line.starts_with("```")) {
            inside = !inside;
        } else if (!inside) {
            prose.push_back(line);
        }
    }
    return prose;
}

/// Returns the number of words between spaces, as `wc -w` counts them.
std::size_t words_in(const std::vector<std::string>& lines) {
    std::size_t words = 0;
    for (const std::string& line : lines) {
        std::istringstream in(line);
        for (std::string word; in >> word;) {
            ++words;
        }
    }
    return words;
}

/// Returns the cells of all tables of a page, without the spaces around them.
std::vector<std::string> cells_in(const Source& page) {
    static const std::regex cell(R"(\|\s*((?:[^|\\]|\\.)*?)\s*(?=\|))");
    std::vector<std::string> cells;
    for (const std::string& line : prose_in(page)) {
        if (!line.starts_with("|") || line.starts_with("| ---")) {
            continue;
        }
        for (std::sregex_iterator at(line.begin(), line.end(), cell), end; at != end; ++at) {
            cells.push_back((*at)[1]);
        }
    }
    return cells;
}

/// Returns the files and folders of the tree that a page names in backticks. A name with a blank or a placeholder,
/// such as "<game>" or "*", is none.
std::vector<std::string> paths_in(const Source& page) {
    static const std::regex path("`((?:app|core|db|findings|packaging|resources|tests)/[A-Za-z0-9_./-]*)`");
    std::vector<std::string> paths;
    for (const std::string& line : prose_in(page)) {
        for (std::sregex_iterator at(line.begin(), line.end(), path), end; at != end; ++at) {
            paths.push_back((*at)[1]);
        }
    }
    return paths;
}

TEST(Documents, TheReadmeIsReadInFiveMinutesAndTheGuideInTen) {
    EXPECT_LE(words_in(file("README.md").lines), kReadmeWords);
    EXPECT_LE(words_in(prose_in(file("CONTRIBUTING.md"))), kGuideWords);
}

TEST(Documents, TheListOfChangesIsForUsers) {
    const Source changes = file("CHANGELOG.md");
    EXPECT_LE(changes.lines.size(), kChangesLines);
    for (const std::string& line : changes.lines) {
        EXPECT_LE(length_of(line), kChangesLine) << line;
    }
}

TEST(Documents, ACellOfATableIsShort) {
    std::size_t cells = 0;
    for (const std::string& page : pages()) {
        for (const std::string& cell : cells_in(file(page))) {
            ++cells;
            EXPECT_LE(length_of(cell), kLongestCell) << page << ": " << cell;
        }
    }
    EXPECT_GT(cells, 400U);
}

TEST(Documents, EveryPathThatAPageNamesIsThere) {
    std::size_t paths = 0;
    for (const std::string& page : pages()) {
        for (const std::string& path : paths_in(file(page))) {
            ++paths;
            EXPECT_TRUE(std::filesystem::exists(std::filesystem::path(castalia::source_dir()) / path))
                << page << ": " << path;
        }
    }
    EXPECT_GT(paths, 150U);
}

TEST(Documents, WordsCellsAndPathsAreFoundWhereverTheyStand) {
    const Source page{"a.md",
                      {"Two words, and `core/rules`.", "| Grün | `a\\|b` | `tests/<game>/x` |", "| --- | --- | --- |",
                       "```", "| no | cell | `core/none` |", "```"}};
    EXPECT_EQ(words_in(page.lines), 27U);
    EXPECT_EQ(words_in(prose_in(page)), 18U);
    EXPECT_EQ(cells_in(page), (std::vector<std::string>{"Grün", "`a\\|b`", "`tests/<game>/x`"}));
    EXPECT_EQ(length_of("Grün"), 4U);
    EXPECT_EQ(paths_in(page), std::vector<std::string>{"core/rules"});
}

}  // namespace
}  // namespace architecture
