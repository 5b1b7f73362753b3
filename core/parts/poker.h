#pragma once

#include <span>
#include <vector>

#include "core/parts/playing_cards.h"

/// Poker hands: the best five of any number of cards, from none to the whole deck.
namespace castalia::poker {

using playing::Card;
using playing::Set;

enum class Category : std::uint8_t {
    none,  ///< No card at all, which loses to every hand.
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

/// The worth of a hand. The greater value wins, and two values are equal exactly if the hands tie. Suits never
/// decide, and a missing card is lower than any card.
struct Value {
    std::uint32_t rank = 0;  ///< The category, then the ranks that make it, then the other ranks.

    auto operator<=>(const Value&) const = default;
};

/// Returns the worth of the best five of these cards, or of all if they are fewer. It takes the same time for any
/// number of cards.
Value value_of(Set cards);
Value value_of(std::span<const Card> cards);
Category category(Value value);

/// The best hand in some cards, with its name.
struct Hand {
    Value value;
    Category category{};
    /// The cards that make it, five at most: first the ranks that name it, then the others from high to low.
    std::vector<Card> cards;
    Text name;  ///< "two pair, aces and tens"; "no cards".
};
Hand best_hand(std::span<const Card> cards);

/// Returns every card that is neither among `seen` nor in one of the piles and that alone, added to `behind`, would
/// overtake `ahead`; from the highest rank down.
std::vector<Card> overtaking(Set behind, Set ahead, Set seen);

}  // namespace castalia::poker
