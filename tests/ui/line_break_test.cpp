// Lines are broken where whoever reads word by word would break them.
#include "app/ui/toolkit/text/line_break.h"

#include <gtest/gtest.h>

#include <random>

namespace castalia {
namespace {

double letters(const wxString& line) { return static_cast<double>(line.length()); }

std::vector<wxString> broken(const wxString& text, std::size_t most, double room) {
    return lines_of(text, most, room, letters);
}

/// Adds word after word, and begins a new line where the next one does not fit.
std::vector<wxString> word_by_word(const wxString& text, std::size_t most, double room) {
    std::vector<wxString> lines(1);
    bool first = true;
    for (std::size_t at = 0; at <= text.length();) {
        const std::size_t end = std::min(text.find(' ', at), text.length());
        const wxString word = text.substr(at, end - at);
        if (first) {
            lines.back() = word;
        } else if (lines.size() < most && letters(lines.back() + " " + word) > room) {
            lines.push_back(word);
        } else {
            lines.back() += " " + word;
        }
        first = false;
        at = end + 1;
    }
    return lines;
}

TEST(ALineBreak, IsNeverWithinAScore) {
    EXPECT_EQ(broken("Los Soles 3 : 1", 3, 12), (std::vector<wxString>{"Los Soles", "3 : 1"}));
    EXPECT_EQ(broken("Los Soles 3 : 1", 3, 14), (std::vector<wxString>{"Los Soles", "3 : 1"}));
    EXPECT_EQ(broken("Game 2 : one", 3, 8), (std::vector<wxString>{"Game 2 :", "one"}));
}

TEST(ALineBreak, IsWhereTheNextWordDoesNotFit) {
    const std::vector<wxString> wanted{"Ann buys", "the Ace of Suns"};
    EXPECT_EQ(broken("Ann buys the Ace of Suns", 2, 9), wanted);
}

TEST(ALineBreak, LeavesAWordWholeAndTheLastLineLong) {
    const std::vector<wxString> wanted{"Bartholomew", "and Maximiliana play"};
    EXPECT_EQ(broken("Bartholomew and Maximiliana play", 2, 4), wanted);
}

TEST(ALineBreak, IsASpaceInATextOfSeveralLines) {
    EXPECT_EQ(broken("Ann\nBen", 2, 20), std::vector<wxString>{"Ann Ben"});
    EXPECT_EQ(broken("", 2, 20), std::vector<wxString>{""});
}

TEST(ALineBreak, IsThatOfReadingWordByWord) {
    constexpr unsigned kSeed = 20'261'126;
    std::mt19937 chance(kSeed);
    const auto any = [&chance](std::size_t most) { return chance() % (most + 1); };
    for (int time = 0; time < 5'000; ++time) {
        wxString text;
        for (std::size_t word = any(12); word > 0; --word) {
            text += wxString(any(3) == 0 ? ' ' : 'n', any(9)) + (word > 1 ? " " : "");
        }
        const std::size_t most = 1 + any(4), room = any(40);
        ASSERT_EQ(broken(text, most, static_cast<double>(room)), word_by_word(text, most, static_cast<double>(room)))
            << '"' << text << "\" in " << most << " lines of " << room;
    }
}

}  // namespace
}  // namespace castalia
