// What the pages say about the tree is true: the quoted code is in the named files, and all links lead somewhere.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <regex>

#include "tests/architecture/tree.h"
#include "tests/support/source_dir.h"

namespace architecture {
namespace {

/// A piece of code that a page calls right, and the file it says the code is from.
struct Quote {
    std::string path;
    std::vector<std::string> lines;
};

std::string trimmed(const std::string& line) {
    const std::size_t first = line.find_first_not_of(' ');
    return first == std::string::npos ? std::string() : line.substr(first, line.find_last_not_of(' ') - first + 1);
}

/// Returns the quotes of a page. One begins with "// Right (path)" and ends with an empty line or the end of its
/// block.
std::vector<Quote> quotes_in(const Source& page) {
    static const std::regex head(R"(// Right \(([^)]+)\))");
    std::vector<Quote> quotes;
    bool inside = false;
    for (const std::string& line : page.lines) {
        std::smatch match;
        if (std::regex_match(line, match, head)) {
            quotes.push_back({match[1], {}});
            inside = true;
        } else if (line.empty() || line == "```") {
            inside = false;
        } else if (inside) {
            quotes.back().lines.push_back(trimmed(line));
        }
    }
    return quotes;
}

bool stands_in(const Quote& quote, const Source& source) {
    std::vector<std::string> code;
    std::ranges::transform(source.lines, std::back_inserter(code), trimmed);
    return !std::ranges::search(code, quote.lines).empty();
}

TEST(Guide, EveryLineThatItCallsRightStandsInTheCode) {
    const std::vector<Quote> quotes = quotes_in(file("CONTRIBUTING.md"));
    EXPECT_GE(quotes.size(), 6U);
    for (const Quote& quote : quotes) {
        EXPECT_FALSE(quote.lines.empty()) << quote.path;
        EXPECT_TRUE(stands_in(quote, file(quote.path)))
            << quote.path << " has no such line: " << (quote.lines.empty() ? std::string() : quote.lines.front());
    }
}

TEST(Guide, ALineThatIsNotInTheCodeIsSeen) {
    const Source code{"a.cpp", {"if (early) {", "    return early;", "}"}};
    EXPECT_TRUE(stands_in({"a.cpp", {"if (early) {", "return early;"}}, code));
    EXPECT_FALSE(stands_in({"a.cpp", {"return early;", "if (early) {"}}, code));
    EXPECT_FALSE(stands_in({"a.cpp", {"return late;"}}, code));
}

TEST(Guide, EveryLinkLeadsToAFile) {
    static const std::regex link(R"(\]\(([^)#:]+)\))");
    std::size_t links = 0;
    for (const std::string& page : pages()) {
        const std::filesystem::path folder = std::filesystem::path(castalia::source_dir()) / page;
        for (const std::string& line : file(page).lines) {
            for (std::sregex_iterator at(line.begin(), line.end(), link), end; at != end; ++at) {
                ++links;
                EXPECT_TRUE(std::filesystem::exists(folder.parent_path() / (*at)[1].str())) << page << ": " << line;
            }
        }
    }
    EXPECT_GE(links, 8U);
}

}  // namespace
}  // namespace architecture
