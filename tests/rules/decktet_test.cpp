#include "core/parts/decktet.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace castalia::decktet {
namespace {

std::optional<std::string> read_word(std::string_view word) {
    const std::optional<Card> card = card_of(word);
    return card ? std::optional(std::string(code(*card))) : std::nullopt;
}

TEST(Decktet, EveryCardIsReadByItsCodeAndItsName) {
    std::set<std::string_view> codes;
    for (std::uint8_t id = 0; id < kCards; ++id) {
        const Card card{id};
        SCOPED_TRACE(code(card));
        EXPECT_TRUE(codes.insert(code(card)).second);
        EXPECT_EQ(card_of(code(card)), card);
        EXPECT_EQ(card_of(face(card).name), card);
        EXPECT_EQ(card_of("the " + std::string(face(card).name)), card);
    }
}

TEST(Decktet, SuitsAreReadInAnyOrderAndAnyCase) {
    EXPECT_EQ(read_word("4lw"), "4WL");
    EXPECT_EQ(read_word("LW4"), std::nullopt);
    EXPECT_EQ(read_word("plsm"), "PMSL");
    EXPECT_EQ(read_word("tkwm"), "TMWK");
    EXPECT_EQ(read_word("x"), "X");
    EXPECT_EQ(read_word("The Light keeper"), "PSWK");
    EXPECT_EQ(read_word("4WW"), std::nullopt);
    EXPECT_EQ(read_word("4W"), std::nullopt);
    EXPECT_EQ(read_word("4WLL"), std::nullopt);
    EXPECT_EQ(read_word("the"), std::nullopt);
    EXPECT_EQ(read_word(""), std::nullopt);
}

TEST(Decktet, TheMillIsTheEightAndTheSailorTheFour) {
    EXPECT_EQ(read_word("mill"), "8WL");
    EXPECT_EQ(read_word("sailor"), "4WL");
}

TEST(Decktet, EveryRankShowsEverySuit) {
    // Aces, numbers and Crowns show every suit once, the four Pawns and the four Courts twice.
    std::map<std::pair<Rank, Suit>, int> seen;
    for (std::uint8_t id = 0; id < kCards; ++id) {
        for (const Suit suit : suits(Card{id})) {
            ++seen[{face(Card{id}).rank, suit}];
        }
    }
    for (const Suit suit : kSuits) {
        for (int rank = 1; rank <= 12; ++rank) {
            const auto kind = static_cast<Rank>(rank);
            SCOPED_TRACE(testing::Message() << letter(suit) << rank);
            EXPECT_EQ((seen[{kind, suit}]), kind == Rank::pawn || kind == Rank::court ? 2 : 1);
        }
    }
}

TEST(Decktet, ASuitIsReadByItsLetterAndItsName) {
    for (const Suit suit : kSuits) {
        EXPECT_EQ(suit_of(letter(suit)), suit);
        EXPECT_EQ(suit_of(english(suit_name(suit))), suit);
    }
    EXPECT_EQ(suit_of("leaf"), Suit::leaves);
    EXPECT_EQ(suit_of("wave"), Suit::waves);
    EXPECT_EQ(suit_of('m'), Suit::moons);
    EXPECT_EQ(suit_of('H'), std::nullopt);
    EXPECT_EQ(suit_of("hearts"), std::nullopt);
}

TEST(Decktet, APurseIsToldByItsSuits) {
    EXPECT_EQ(english(purse_text(Purse{{2, 1, 0, 0, 0, 0}})), "2 M 1 S");
    EXPECT_EQ(english(purse_text(Purse{})), "nothing");
    EXPECT_EQ(english(gain_text(Purse{{1, 0, 0, 0, 0, 2}})), "+M +2 K");
    EXPECT_EQ((Purse{{1, 2, 3, 0, 0, 4}}.total()), 10);
}

}  // namespace
}  // namespace castalia::decktet
