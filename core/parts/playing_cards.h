#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/rules/text/text.h"

namespace castalia::playing {

enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };

/// A card of the deck of 52, by its number: 13 cards for each suit, in the order of Suit, from the two (0) to the ace
/// (12).
struct Card {
    std::uint8_t id = 0;

    auto operator<=>(const Card&) const = default;
};
inline constexpr int kCards = 52;

/// Returns 0 for the two, 8 for the ten, 11 for the king and 12 for the ace.
constexpr int rank(Card card) { return card.id % 13; }
constexpr Suit suit(Card card) { return static_cast<Suit>(card.id / 13); }
constexpr Card card(int rank, Suit suit) { return {static_cast<std::uint8_t>(13 * static_cast<int>(suit) + rank)}; }

std::string code(Card card);            ///< "AS", "10H", as records write it.
std::string_view art(Suit suit);        ///< Returns the name of its drawing: "card-hearts".
std::string_view sign(Suit suit);       ///< "♥"
std::string_view rank_code(Card card);  ///< "A", "10"
Text name(Card card);                   ///< "the ten of hearts"
Text rank_name(int rank);               ///< "ten", "ace"
Text ranks_name(int rank);              ///< "tens", "aces", "sixes"
Text suit_name(Suit suit);              ///< "hearts"
/// Returns the card that a word names: a rank A 2–10 J Q K (or T for 10) and a suit S H D C or ♠ ♥ ♦ ♣, in any case.
std::optional<Card> card_of(std::string_view word);

/// A set of the 52 cards.
class Set {
public:
    constexpr void add(Card card) { bits_ |= bit(card); }
    constexpr void remove(Card card) { bits_ &= ~bit(card); }
    constexpr bool has(Card card) const { return (bits_ & bit(card)) != 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr void clear() { bits_ = 0; }
    constexpr std::uint64_t bits() const { return bits_; }  ///< Bit n is the card with id n.

    bool operator==(const Set&) const = default;

private:
    static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << card.id; }
    std::uint64_t bits_ = 0;
};

}  // namespace castalia::playing
