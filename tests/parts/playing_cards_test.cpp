#include "core/parts/playing_cards.h"

#include <gtest/gtest.h>

#include <set>

namespace castalia::playing {
namespace {

std::optional<std::string> read_code(std::string_view word) {
    const std::optional<Card> card = card_of(word);
    return card ? std::optional(code(*card)) : std::nullopt;
}

TEST(PlayingCards, EveryCardIsReadByItsCode) {
    std::set<std::string> codes;
    for (std::uint8_t id = 0; id < kCards; ++id) {
        const Card card{id};
        SCOPED_TRACE(code(card));
        EXPECT_TRUE(codes.insert(code(card)).second);
        EXPECT_EQ(card_of(code(card)), card);
        EXPECT_EQ(playing::card(rank(card), suit(card)), card);
    }
}

TEST(PlayingCards, CardsAreWrittenInManyWays) {
    struct Row {
        std::string word;
        std::string code;
        std::string remark;
    };
    for (const auto& [word, code, remark] : std::vector<Row>{
             {"10h", "10H", "as it is typed at the table"},
             {"Th", "10H", "the ten has a letter too"},
             {"tH", "10H", "in either case"},
             {"as", "AS", "a name that is also a word"},
             {"Jd", "JD", ""},
             {"qC", "QC", ""},
             {"k♠", "KS", "signs of suits"},
             {"2♥", "2H", ""},
             {"10♦", "10D", ""},
             {"t♣", "10C", ""},
         }) {
        EXPECT_EQ(read_code(word), code) << word << ": " << remark;
    }
}

TEST(PlayingCards, WhatNamesNoCardIsRefused) {
    for (const std::string word : {"",   "H",   "♥",   "1H",  "11H", "010H", "0H",  "A",  "10",        "AX",
                                   "HA", "A H", " AH", "AH ", "AHS", "10♥H", "♥10", "TT", "A\xE2\x99", "\xFF"}) {
        EXPECT_EQ(read_code(word), std::nullopt) << word;
    }
}

TEST(PlayingCards, CardsHaveNamesAndDrawings) {
    EXPECT_EQ(english(name(card(8, Suit::hearts))), "the ten of hearts");
    EXPECT_EQ(english(name(card(12, Suit::spades))), "the ace of spades");
    EXPECT_EQ(english(name(card(0, Suit::clubs))), "the two of clubs");
    EXPECT_EQ(english(name(card(9, Suit::diamonds))), "the jack of diamonds");
    EXPECT_EQ(english(ranks_name(4)), "sixes");
    EXPECT_EQ(art(Suit::hearts), "card-hearts");
    std::set<std::string> names;
    for (std::uint8_t id = 0; id < kCards; ++id) {
        EXPECT_TRUE(names.insert(english(name(Card{id}))).second) << code(Card{id});
    }
    for (int rank = 0; rank < 13; ++rank) {
        const std::string one = english(rank_name(rank));
        EXPECT_EQ(english(ranks_name(rank)), one + (one == "six" ? "es" : "s"));
    }
}

TEST(PlayingCards, ASetHoldsEachCardOnce) {
    Set set;
    EXPECT_TRUE(set.empty());
    const Card ten = card(8, Suit::hearts);
    set.add(ten);
    set.add(ten);
    set.add(card(12, Suit::spades));
    EXPECT_EQ(set.size(), 2);
    EXPECT_TRUE(set.has(ten));
    set.remove(ten);
    EXPECT_FALSE(set.has(ten));
    EXPECT_EQ(set.size(), 1);
    set.clear();
    EXPECT_EQ(set, Set{});
}

}  // namespace
}  // namespace castalia::playing
