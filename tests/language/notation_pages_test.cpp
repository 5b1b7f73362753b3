// The pages about the notation in other languages tell the same lines as the English one.
#include <gtest/gtest.h>

#include <fstream>
#include <regex>

#include "app/language/language.h"
#include "core/rules/text/text.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

/// A section of a page: its title, its lines of notation, and what it says about each of them.
struct Section {
    std::string english, heading;
    std::vector<std::string> codes, meanings;
};

/// Returns the words between backquotes, without any brackets behind them.
std::string codes_in(const std::string& cell) {
    static const std::regex kCode("`[^`]*`");
    std::string codes;
    for (std::sregex_iterator it(cell.begin(), cell.end(), kCode), end; it != end; ++it) {
        codes += it->str();
    }
    return codes;
}

std::vector<Section> sections_of(const std::string& file) {
    static const std::regex kHeading("## (.*) <!-- (.*) -->");
    std::ifstream page(source_dir() + "/resources/" + file);
    EXPECT_TRUE(page) << file;
    std::vector<Section> sections;
    for (std::string line; std::getline(page, line);) {
        std::smatch title;
        if (std::regex_match(line, title, kHeading)) {
            sections.push_back({title[2], title[1], {}, {}});
        } else if (line.starts_with("## ")) {
            sections.push_back({line.substr(3), line.substr(3), {}, {}});
        } else if (const std::size_t bar = line.find(" | "); line.starts_with("| `") && !sections.empty()) {
            sections.back().codes.push_back(codes_in(line.substr(0, bar)));
            sections.back().meanings.push_back(line.substr(bar + 3));
        } else if (line.find(" = ") != std::string::npos && line.find('`') == std::string::npos) {
            sections.back().codes.push_back(line.substr(0, line.find("   ")));
        }
    }
    std::erase_if(sections, [](const Section& one) { return one.english == "A line"; });  // No window shows it.
    return sections;
}

TEST(NotationPages, TellTheSameLinesInEveryLanguage) {
    const std::vector<Section> english = sections_of("notation.md");
    ASSERT_EQ(english.size(), 8u);
    for (const std::string& language : translated_languages()) {
        const std::vector<Section> other = sections_of("notation." + language + ".md");
        ASSERT_EQ(other.size(), english.size()) << language;
        for (std::size_t i = 0; i < english.size(); ++i) {
            EXPECT_EQ(other[i].english, english[i].english) << language;
            EXPECT_EQ(other[i].codes, english[i].codes) << language << ": " << english[i].english;
            ASSERT_EQ(other[i].meanings.size(), english[i].meanings.size()) << language;
            for (std::size_t row = 0; row < english[i].meanings.size(); ++row) {
                const bool of_codes = english[i].meanings[row].starts_with('`');
                EXPECT_TRUE(of_codes || other[i].meanings[row] != english[i].meanings[row])
                    << language << ": " << english[i].meanings[row];
            }
        }
    }
}

TEST(NotationPages, CallEachGameAsTheWindowDoes) {
    for (const std::string& language : translated_languages()) {
        const Catalogue catalogue(language);
        const std::vector<Section> sections = sections_of("notation." + language + ".md");
        ASSERT_GT(sections.size(), 2u) << language;
        for (std::size_t i = 2; i < sections.size(); ++i) {
            EXPECT_EQ(sections[i].heading, worded(say(sections[i].english), catalogue)) << language;
        }
    }
}

}  // namespace
}  // namespace castalia
