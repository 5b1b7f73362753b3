// The table in words is complete and says nothing twice.
#include <regex>

#include <gtest/gtest.h>

#include "core/export/table_words.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

std::string all_in(const std::vector<Text>& sentences) {
    std::string all;
    for (const Text& sentence : sentences) {
        all += english(sentence) + "\n";
    }
    return all;
}

class TableWordsOf : public ::testing::TestWithParam<const char*> {};

TEST_P(TableWordsOf, TellEveryPartOfTheTableAndNothingTwiceInARow) {
    const Session session = sample_of(GetParam());
    const std::regex one_of_many("(^|[^0-9])1 (Moons|Suns|Waves|Leaves|Wyrms|Knots)");
    for (std::size_t ply = 0; ply <= session.plies(); ++ply) {
        SCOPED_TRACE(ply);
        EXPECT_FALSE(std::regex_search(all_in(table_in_words(session, ply).zones), one_of_many));
        const TableWords table = table_in_words(session, ply);
        const std::vector<Zone> zones = session.playthrough().view(ply).zones;
        ASSERT_EQ(table.zones.size(), zones.size());
        ASSERT_FALSE(table.now.empty());
        for (std::size_t i = 0; i < zones.size(); ++i) {
            EXPECT_TRUE(english(table.zones[i]).starts_with(english(zones[i].title) + ": "));
            for (std::size_t piece = 1; piece < zones[i].pieces.size(); ++piece) {
                const std::string name = english(zones[i].pieces[piece].name);
                if (name.find(' ') != std::string::npos) {
                    EXPECT_EQ(english(table.zones[i]).find(name + ", " + name), std::string::npos)
                        << english(table.zones[i]);
                }
            }
        }
        if (ply == 0) {
            EXPECT_TRUE(table.changed.empty());
        } else {
            EXPECT_EQ(table.changed.empty(), session.playthrough().view(ply - 1).zones == zones);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, TableWordsOf,
                         ::testing::Values("magnate", "muse-decktet", "musee", "muse-story", "dance-of-muses",
                                           "open-table"));

TEST(TableWords, OfMagnateHaveTheSuitsOfTheDistrictsTheCrownsAndTheTokensOnDeeds) {
    const Session session = sample_of("magnate");
    const std::string begun = all_in(table_in_words(session, 0).zones);
    EXPECT_NE(begun.find("Crowns of Ann: "), std::string::npos) << begun;
    EXPECT_NE(begun.find(" and "), std::string::npos) << begun;
    bool deed = false;
    for (std::size_t ply = 0; ply <= session.plies() && !deed; ++ply) {
        const std::string text = all_in(table_in_words(session, ply).zones);
        const std::size_t at = text.find(" tokens on it, ");
        deed = at != std::string::npos && std::isdigit(static_cast<unsigned char>(text[at + 15])) != 0;
    }
    EXPECT_TRUE(deed) << "a deed tells which tokens lie on it";
}

TEST(TableWords, OfMuseeTellEmptySpacesTogether) {
    const std::string begun = all_in(table_in_words(sample_of("musee"), 0).zones);
    EXPECT_NE(begun.find("times empty, "), std::string::npos) << begun;
    EXPECT_EQ(begun.find("fit, empty"), std::string::npos) << begun;
}

TEST(TableWords, PutTheNumberBehindAName) {
    const auto at_the_end = [](const char* game) {
        const Session session = sample_of(game);
        return all_in(table_in_words(session, session.plies()).zones);
    };
    EXPECT_NE(at_the_end("magnate").find("Piles: draw pile 0, sold cards 8\n"), std::string::npos);
    const Session story = sample_of("muse-story");  // At its end no hand has a card.
    EXPECT_NE(all_in(table_in_words(story, story.plies() / 2).zones).find("Hands: Cleo "), std::string::npos);
    EXPECT_NE(at_the_end("musee").find("Draw pile: 8 to draw\n"), std::string::npos);
    const std::string dance = all_in(table_in_words(sample_of("dance-of-muses"), 0).zones);
    EXPECT_TRUE(std::regex_search(dance, std::regex(": tiles to place: [0-9]+, (all|one of them) face"))) << dance;
}

}  // namespace
}  // namespace castalia
