#include "core/parts/poker.h"

#include <algorithm>
#include <bit>

namespace castalia::poker {

namespace {

using playing::rank_name;
using playing::ranks_name;
using playing::Suit;

constexpr int kAce = 12;

/// The ranks that make a hand and the ranks beside them, each from high to low.
struct Ranks {
    std::vector<int> high;
    std::vector<int> low;
};

std::vector<int> from_high(std::uint32_t bits) {
    std::vector<int> ranks;
    while (bits != 0) {
        ranks.push_back(static_cast<int>(std::bit_width(bits)) - 1);
        bits ^= std::bit_floor(bits);
    }
    return ranks;
}

Ranks ranks(Value value) { return {from_high(value.rank >> 13 & 0x1FFF), from_high(value.rank & 0x1FFF)}; }

/// A number of cards of one rank.
struct Share {
    int rank;
    int count;
};

/// Returns the ranks of a hand with the number of its cards of each, those that name it first.
std::vector<Share> shares(Value value) {
    const auto [high, low] = ranks(value);
    std::vector<Share> all;
    if (category(value) == Category::straight || category(value) == Category::straight_flush) {
        for (int step = 0; step < 5; ++step) {
            all.push_back({high[0] - step < 0 ? kAce : high[0] - step, 1});
        }
        return all;
    }
    const auto [of_high, of_low] = [&]() -> std::pair<int, int> {
        switch (category(value)) {
            case Category::pair:
            case Category::two_pair: return {2, 1};
            case Category::trips: return {3, 1};
            case Category::full_house: return {3, 2};
            case Category::quads: return {4, 1};
            default: return {1, 1};
        }
    }();
    for (const int rank : high) {
        all.push_back({rank, of_high});
    }
    for (const int rank : low) {
        all.push_back({rank, of_low});
    }
    return all;
}

/// Returns these cards, or for a flush only those of its suit.
Set making(Set cards, Value value) {
    for (int suit = 0; suit < 4; ++suit) {
        Set suited;
        for (int rank = 0; rank < 13; ++rank) {
            if (const Card card = playing::card(rank, static_cast<Suit>(suit)); cards.has(card)) {
                suited.add(card);
            }
        }
        if (suited.size() >= 5 && value_of(suited) == value) {
            return suited;
        }
    }
    return cards;
}

Text hand_name(Value value) {
    const auto [high, low] = ranks(value);
    switch (category(value)) {
        case Category::none: return say("no cards");
        case Category::high_card: return say("{rank} high", {{"rank", rank_name(low[0])}});
        case Category::pair: return say("a pair of {ranks}", {{"ranks", ranks_name(high[0])}});
        case Category::two_pair:
            return say("two pair, {ranks} and {others}",
                       {{"ranks", ranks_name(high[0])}, {"others", ranks_name(high[1])}});
        case Category::trips: return say("three {ranks}", {{"ranks", ranks_name(high[0])}});
        case Category::straight: return say("a straight to the {rank}", {{"rank", rank_name(high[0])}});
        case Category::flush: return say("a flush, {rank} high", {{"rank", rank_name(high[0])}});
        case Category::full_house:
            return say("a full house, {ranks} over {others}",
                       {{"ranks", ranks_name(high[0])}, {"others", ranks_name(low[0])}});
        case Category::quads: return say("four {ranks}", {{"ranks", ranks_name(high[0])}});
        case Category::straight_flush: break;
    }
    return high[0] == kAce ? say("a royal flush")
                           : say("a straight flush to the {rank}", {{"rank", rank_name(high[0])}});
}

}  // namespace

Category category(Value value) {
    return value.rank == 0 ? Category::none : static_cast<Category>((value.rank >> 26) + 1);
}

Hand best_hand(std::span<const Card> cards) {
    Set all;
    for (const Card card : cards) {
        all.add(card);
    }
    Hand hand;
    hand.value = value_of(all);
    hand.category = category(hand.value);
    hand.name = hand_name(hand.value);
    const Set from = making(all, hand.value);
    for (const auto [rank, count] : shares(hand.value)) {
        for (int suit = 3, left = count; suit >= 0 && left > 0; --suit) {
            if (const Card card = playing::card(rank, static_cast<Suit>(suit)); from.has(card)) {
                hand.cards.push_back(card);
                --left;
            }
        }
    }
    return hand;
}

std::vector<Card> overtaking(Set behind, Set ahead, Set seen) {
    const Value mark = value_of(ahead);
    std::vector<Card> found;
    for (int rank = kAce; rank >= 0; --rank) {
        for (int suit = 3; suit >= 0; --suit) {
            const Card card = playing::card(rank, static_cast<Suit>(suit));
            if (seen.has(card) || behind.has(card) || ahead.has(card)) {
                continue;
            }
            Set with = behind;
            with.add(card);
            if (value_of(with) > mark) {
                found.push_back(card);
            }
        }
    }
    return found;
}

}  // namespace castalia::poker
