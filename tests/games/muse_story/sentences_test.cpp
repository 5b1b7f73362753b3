// Where the last sentence of what was told begins.
#include <gtest/gtest.h>

#include "core/games/muse_story/muse_story.h"

namespace castalia::muse_story {
namespace {

TEST(LastSentence, BeginsBehindTheMarkThatEndsTheOneBefore) {
    const std::pair<std::string, std::string> rows[] = {
        {"The crow waits. It sees the shoe! ", "It sees the shoe! "},
        {"\"Is it red?\" It laughs.", "It laughs."},
        {"It was three. Then four", "Then four"},
        {"It was 3. Then 4", "Then 4"},
        {"Only one.", "Only one."},
        {"The title\nstands alone", "stands alone"},
    };
    for (const auto& [told, last] : rows) {
        EXPECT_EQ(told.substr(last_sentence(told)), last);
    }
}

TEST(LastSentence, GoesOnBehindATitleOrASingleLetter) {
    const std::pair<std::string, std::string> rows[] = {
        {"The bell rings. Mr. Moon opens.", "Mr. Moon opens."},
        {"The bell rings. There stands Dr. Moon.", "There stands Dr. Moon."},
        {"Es läutet. Das ist z. B. Frau Dr. Mond.", "Das ist z. B. Frau Dr. Mond."},
        {"On sonne. M. Lune ouvre.", "M. Lune ouvre."},
        {"Suena. La Sra. Luna abre.", "La Sra. Luna abre."},
        {"The bell rings. J. R. É. Moon opens.", "J. R. É. Moon opens."},
        {"There goes Mr.\nMoon", "Moon"},
        {"He sees Mr. Moon. He runs.", "He runs."},
        {"It is Mr.! He runs.", "He runs."},
        {"Er hat's. Dann geht er.", "Dann geht er."},
    };
    for (const auto& [told, last] : rows) {
        EXPECT_EQ(told.substr(last_sentence(told)), last);
    }
}

}  // namespace
}  // namespace castalia::muse_story
