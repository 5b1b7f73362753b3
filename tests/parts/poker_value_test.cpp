// The values of hands are compared with a counting that shares nothing with core/parts, and with known counts.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "tests/parts/decks.h"
#include "tests/parts/plain_poker.h"

namespace castalia::poker {
namespace {

using playing::Deck;
using playing::set_of;

std::vector<Card> cards_of(Set set) {
    std::vector<Card> cards;
    for (std::uint8_t id = 0; id < playing::kCards; ++id) {
        if (set.has(Card{id})) {
            cards.push_back(Card{id});
        }
    }
    return cards;
}

/// Checks values against readings: each reading has one value, and both have the same order.
class Agreement {
public:
    void add(Set set) {
        const Reading read = reading(cards_of(set));
        const auto [found, is_new] = values_.try_emplace(read, value_of(set));
        if (found->second != value_of(set) || static_cast<int>(category(found->second)) != read[0]) {
            ADD_FAILURE() << "Another value for the same reading: " << ::testing::PrintToString(read);
        }
    }
    void expect_the_same_order() const {
        ASSERT_FALSE(values_.empty());
        for (auto lower = values_.begin(), higher = std::next(lower); higher != values_.end(); lower = higher++) {
            EXPECT_LT(lower->second, higher->second)
                << ::testing::PrintToString(lower->first) << " and " << ::testing::PrintToString(higher->first);
        }
    }
    std::size_t readings() const { return values_.size(); }

private:
    std::map<Reading, Value> values_;
};

TEST(PokerValue, EveryHandOfUpToFourCardsStandsWhereTheRulesPutIt) {
    Agreement agreement;
    for (int cards = 0; cards <= 4; ++cards) {
        playing::every_hand(cards, [&](Set hand) { agreement.add(hand); });
    }
    agreement.expect_the_same_order();
    // Nothing; 13 ranks; 78 and 13; 286, 156 and 13; 715, 858, 78, 156 and 13.
    EXPECT_EQ(agreement.readings(), 1U + 13 + 91 + 455 + 1820);
}

TEST(PokerValue, EveryHandOfFiveCardsHasItsCategory) {
    std::array<int, 10> counts{};
    std::map<Value, Set> examples;
    Value last;
    playing::every_hand(5, [&](Set hand) {
        const Value value = value_of(hand);
        ++counts[static_cast<std::size_t>(category(value))];
        if (value != last) {
            examples.try_emplace(value, hand);
            last = value;
        }
    });
    EXPECT_EQ(counts, (std::array<int, 10>{0, 1'302'540, 1'098'240, 123'552, 54'912, 10'200, 5'108, 3'744, 624, 40}));
    EXPECT_EQ(examples.size(), 7462U);  // This many hands differ when suits do not decide.
    Agreement agreement;
    for (const auto& [value, hand] : examples) {
        agreement.add(hand);
    }
    agreement.expect_the_same_order();
    EXPECT_EQ(agreement.readings(), 7462U);
}

TEST(PokerValue, PilesOfAnySizeAreComparedAmongEachOther) {
    Agreement agreement;
    Deck deck(52);
    for (std::size_t cards = 0; cards <= 52; ++cards) {
        for (int i = 0; i < 200; ++i) {
            agreement.add(set_of(deck.pile(cards)));
        }
    }
    // Random piles of many cards all have straight flushes: here some ranks are missing, and there some suits.
    for (int i = 0; i < 10'000; ++i) {
        Set pile;
        const std::size_t ranks = deck.number(1 << 13) & deck.number(1 << 13);
        const std::size_t suits = 1 + deck.number(15);
        for (const Card card : deck.pile(10 + deck.number(43))) {
            if ((ranks >> rank(card) & 1) != 0 && (suits >> static_cast<std::size_t>(suit(card)) & 1) != 0) {
                pile.add(card);
            }
        }
        agreement.add(pile);
    }
    agreement.expect_the_same_order();
    EXPECT_GT(agreement.readings(), 3'000U);
}

TEST(PokerValue, TheBestOfAPileIsTheBestOfItsFives) {
    // Compares the counting of the tests with the words of the rule: the best hand of at most five cards.
    Deck deck(52);
    for (int i = 0; i < 300; ++i) {
        const std::span<const Card> pile = deck.pile(6 + deck.number(4));
        Reading best{};
        std::vector<bool> chosen(pile.size());
        std::fill_n(chosen.begin(), 5, true);
        do {
            std::vector<Card> five;
            for (std::size_t at = 0; at < pile.size(); ++at) {
                if (chosen[at]) {
                    five.push_back(pile[at]);
                }
            }
            best = std::max(best, reading(five));
        } while (std::prev_permutation(chosen.begin(), chosen.end()));
        EXPECT_EQ(reading(pile), best);
    }
}

TEST(PokerValue, ACardMoreNeverMakesAPileWorse) {
    Deck deck(52);
    for (int i = 0; i < 1'000; ++i) {
        Set pile;
        Value before;
        for (const Card card : deck.pile(52)) {
            pile.add(card);
            const Value after = value_of(pile);
            EXPECT_GE(after, before);
            if (pile.size() <= 5) {
                EXPECT_GT(after, Value{});
            }
            before = after;
        }
        EXPECT_EQ(category(before), Category::straight_flush);
    }
}

TEST(PokerValue, SuitsNeverDecide) {
    Deck deck(52);
    for (int i = 0; i < 2'000; ++i) {
        const std::span<const Card> pile = deck.pile(deck.number(53));
        std::array<playing::Suit, 4> suits{playing::Suit::clubs, playing::Suit::diamonds, playing::Suit::hearts,
                                           playing::Suit::spades};
        do {
            Set other;
            for (const Card card : pile) {
                other.add(playing::card(rank(card), suits[static_cast<std::size_t>(suit(card))]));
            }
            EXPECT_EQ(value_of(other), value_of(pile));
        } while (std::ranges::next_permutation(suits).found);
    }
}

TEST(PokerValue, NoCardLosesToAnyAndTiesWithNone) {
    EXPECT_EQ(value_of(Set{}), Value{});
    EXPECT_EQ(value_of(std::span<const Card>{}), Value{});
    EXPECT_EQ(category(Value{}), Category::none);
    playing::every_hand(1, [](Set card) {
        EXPECT_GT(value_of(card), Value{});
        EXPECT_EQ(category(value_of(card)), Category::high_card);
    });
}

TEST(PokerValue, APileAndItsSetAreWorthTheSame) {
    Deck deck(52);
    for (std::size_t cards = 0; cards <= 52; ++cards) {
        const std::span<const Card> pile = deck.pile(cards);
        EXPECT_EQ(value_of(pile), value_of(set_of(pile)));
    }
}

}  // namespace
}  // namespace castalia::poker
