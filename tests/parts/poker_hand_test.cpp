// Hands in full: the cards that make them, their names, and what would overtake them.
#include <gtest/gtest.h>

#include <sstream>

#include "core/parts/poker.h"
#include "tests/parts/decks.h"

namespace castalia::poker {
namespace {

std::vector<Card> read(const std::string& words) {
    std::vector<Card> cards;
    std::istringstream stream(words);
    for (std::string word; stream >> word;) {
        cards.push_back(playing::card_of(word).value());
    }
    return cards;
}

Set pile(const std::string& words) { return playing::set_of(read(words)); }

std::string codes(const std::vector<Card>& cards) {
    std::string words;
    for (const Card card : cards) {
        words += (words.empty() ? "" : " ") + code(card);
    }
    return words;
}

TEST(PokerHand, HandsHaveTheNamesOfTheTable) {
    struct Row {
        std::string pile;
        std::string name;
        std::string cards;
        std::string remark;
    };
    for (const auto& [words, name, cards, remark] : std::vector<Row>{
             {"", "no cards", "", "loses to any"},
             {"JH", "jack high", "JH", "a contest's single card"},
             {"10H AS", "ace high", "AS 10H", "highest first"},
             {"2C 9D 4H 7S KC", "king high", "KC 9D 7S 4H 2C", ""},
             {"6H 10D 6C", "a pair of sixes", "6H 6C 10D", "the pair first"},
             {"JC JD", "a pair of jacks", "JD JC", "no card beside it"},
             {"10S AS AD 10H", "two pair, aces and tens", "AS AD 10S 10H", "four cards are enough"},
             {"KS KH 3C 3D 2S 2H QC", "two pair, kings and threes", "KS KH 3D 3C QC",
              "a queen is better than a third pair"},
             {"KS KH QS QD JH JC 2C", "two pair, kings and queens", "KS KH QS QD JH", "one card of the third pair"},
             {"9C 9D 9H", "three nines", "9H 9D 9C", ""},
             {"9C 9D 9H AS 2D KC", "three nines", "9H 9D 9C AS KC", ""},
             {"6C 6D 6H 6S", "four sixes", "6S 6H 6D 6C", "four cards are enough"},
             {"6C 6D 6H 6S AC AD AH", "four sixes", "6S 6H 6D 6C AH", "quads before a full house"},
             {"10C 10D 10H 6S 6C", "a full house, tens over sixes", "10H 10D 10C 6S 6C", ""},
             {"10C 10D 10H 6S 6C 6D AC", "a full house, tens over sixes", "10H 10D 10C 6S 6D",
              "of two threes one gives the pair"},
             {"2C 2D 2H KS KC QD QH", "a full house, twos over kings", "2H 2D 2C KS KC",
              "the three names it, however low"},
             {"AC 2D 3H 4S 5C", "a straight to the five", "5C 4S 3H 2D AC", "the ace is low"},
             {"AC 2D 3H 4S 5C 6C", "a straight to the six", "6C 5C 4S 3H 2D",
              "better with the six than with the ace"},
             {"AC KD QH JS 10C", "a straight to the ace", "AC KD QH JS 10C", "the ace is high"},
             {"QC KD AH 2S 3C", "ace high", "AH KD QC 3C 2S", "no straight goes around the corner"},
             {"2H 3H 4H 5H", "five high", "5H 4H 3H 2H", "neither a straight nor a flush has four"},
             {"9C 2C JC 5C 6C AD", "a flush, jack high", "JC 9C 6C 5C 2C", ""},
             {"9C 2C JC 5C 6C 9D 9H 2D", "a full house, nines over twos", "9H 9D 9C 2D 2C", "before a flush"},
             {"2D 4D 6D 8D 10D KC QC 9C 7C 5C", "a flush, king high", "KC QC 9C 7C 5C", "the better of two flushes"},
             {"5D 6D 7D 8D 9D KD", "a straight flush to the nine", "9D 8D 7D 6D 5D", ""},
             {"AS 2S 3S 4S 5S", "a straight flush to the five", "5S 4S 3S 2S AS", "the ace is low"},
             {"5D 6D 7D 8D 9C KD", "a flush, king high", "KD 8D 7D 6D 5D",
              "straight and flush, but not with the same cards"},
             {"10H JH QH KH AH", "a royal flush", "AH KH QH JH 10H", ""},
             {"5D 6D 7D 8D 9D 2C 2D 2H 2S", "a straight flush to the nine", "9D 8D 7D 6D 5D", "before quads"},
         }) {
        SCOPED_TRACE(testing::Message() << words << ": " << remark);
        const Hand hand = best_hand(read(words));
        EXPECT_EQ(english(hand.name), name);
        EXPECT_EQ(codes(hand.cards), cards);
        EXPECT_EQ(hand.value, value_of(pile(words)));
        EXPECT_EQ(hand.category, category(hand.value));
    }
}

TEST(PokerHand, ItsCardsAreOfThePileAndWorthTheSame) {
    playing::Deck deck(5);
    for (int i = 0; i < 3'000; ++i) {
        const std::span<const Card> held = deck.pile(deck.number(i % 3 == 0 ? 53 : 10));
        const Hand hand = best_hand(held);
        SCOPED_TRACE(codes({held.begin(), held.end()}) + " gave " + codes(hand.cards));
        EXPECT_EQ(hand.cards.size(), std::min<std::size_t>(held.size(), 5));
        EXPECT_EQ(value_of(std::span<const Card>(hand.cards)), hand.value);
        const Set all = playing::set_of(held);
        Set made;
        for (const Card card : hand.cards) {
            EXPECT_TRUE(all.has(card));
            made.add(card);
        }
        EXPECT_EQ(made.size(), static_cast<int>(hand.cards.size()));
    }
}

TEST(PokerHand, TheShowdownOfTheRulesGoesBackAndForth) {
    // Each pile beats the one before it, as in the worked showdown and the contests of the source text.
    const std::vector<std::string> piles{"10D 6H 6C", "AS 10S 10H", "10D 10C 6H 6C", "AS AD 10S 10H"};
    for (std::size_t i = 1; i < piles.size(); ++i) {
        EXPECT_GT(value_of(pile(piles[i])), value_of(pile(piles[i - 1]))) << piles[i];
    }
    EXPECT_GT(value_of(pile("10D 6H 6C")), value_of(pile("AS 10S")));
    EXPECT_GT(value_of(pile("KS")), value_of(pile("QH")));
    EXPECT_GT(value_of(pile("JC JD")), value_of(pile("3C 3H")));
    EXPECT_GT(value_of(pile("JC JD 2C")), value_of(pile("JH JS"))) << "a missing card is lower than any";
    EXPECT_GT(value_of(pile("AS 3C")), value_of(pile("AD")));
    EXPECT_GT(value_of(pile("AS 3C")), value_of(pile("KD QD JD"))) << "ranks before the number of cards";
    EXPECT_EQ(value_of(pile("AS 3C")), value_of(pile("AD 3H")));
}

TEST(PokerHand, WhatWouldOvertakeIsTheRankBeforeTheSuit) {
    const Set seen = pile("AS 10S 10H 10D 6H 6C");
    EXPECT_EQ(codes(overtaking(pile("10D 6H 6C"), pile("AS 10S 10H"), seen)), "10C 6S 6D");
    EXPECT_EQ(codes(overtaking(pile("JC"), pile("KD"), pile("JC KD AS AH"))), "AD AC KS KH KC JS JH JD");
    EXPECT_EQ(codes(overtaking(pile("KC 2C"), pile("KD QD"), {})), "AS AH AD AC KS KH QS QH QC 2S 2H 2D")
        << "no card that lies in either pile; with a queen the two decides";
    EXPECT_EQ(overtaking(pile("2C"), pile("3C 3D"), {}).size(), 0U);
    EXPECT_EQ(overtaking(pile("2C 2D"), pile("3C 3D"), {}).size(), 2U);
    EXPECT_EQ(overtaking({}, {}, {}).size(), 52U) << "any card beats none";
}

TEST(PokerHand, WhatTiesDoesNotOvertake) {
    // A king would only draw level with the other side's king and queen.
    EXPECT_EQ(codes(overtaking(pile("QH"), pile("KD QD"), pile("AS AH AD AC QS QC"))), "");
    EXPECT_EQ(codes(overtaking(pile("9H 8H 7H 6H"), pile("10C 9C 8C 7C 6D"), pile("10S 10D 10H"))),
              "AH KH QH JH 5H 4H 3H 2H");
}

}  // namespace
}  // namespace castalia::poker
