#pragma once

#include <span>
#include <vector>

#include "core/parts/playing_cards.h"

/// Poker hands: the best five of any number of cards, from none to the whole deck.
namespace castalia::poker {

using playing::Card;
using playing::Set;

enum class Category : std::uint8_t {
    none,  ///< No card at all: loses to any.
    high_card,
    pair,
    two_pair,
    trips,
    straight,
    flush,
    full_house,
    quads,
    straight_flush
};

/// The worth of a hand. The order of values is the order of hands; suits never decide, and a missing card is lower
/// than any card. Two values are equal exactly when the hands tie.
struct Value {
    std::uint32_t rank = 0;  ///< The category, then the ranks that make it, then those beside it.

    auto operator<=>(const Value&) const = default;
};

/// Returns the worth of the best five of these cards, of all of them when they are fewer. It takes the same time for
/// any number of cards.
Value value_of(Set cards);
Value value_of(std::span<const Card> cards);
Category category(Value value);

/// The best hand in some cards, told in full.
struct Hand {
    Value value;
    Category category{};
    std::vector<Card> cards;  ///< The at most five that make it: the ranks that name it first, then from high to low.
    Text name;                ///< "two pair, aces and tens"; "no cards".
};
Hand best_hand(std::span<const Card> cards);

/// Returns every card that is neither among `seen` nor in one of the piles and that alone, added to `behind`, would
/// overtake `ahead`; from the highest rank down.
std::vector<Card> overtaking(Set behind, Set ahead, Set seen);

}  // namespace castalia::poker
