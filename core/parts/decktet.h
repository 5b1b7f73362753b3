#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/rules/text/text.h"

namespace castalia::decktet {

/// The suits in order of priority.
enum class Suit : std::uint8_t { moons, suns, waves, leaves, wyrms, knots };
inline constexpr auto kSuits =
    std::to_array<Suit>({Suit::moons, Suit::suns, Suit::waves, Suit::leaves, Suit::wyrms, Suit::knots});
constexpr std::size_t index(Suit suit) { return static_cast<std::size_t>(suit); }
constexpr char letter(Suit suit) { return "MSWLYK"[index(suit)]; }
Text suit_name(Suit suit);                  ///< "Moons"
Text counted_suit(Suit suit, long long n);  ///< "1 Moon", "3 Moons"
std::optional<Suit> suit_of(char letter);   ///< Returns the suit with this letter, in either case.
/// Returns the suit with this letter or English name, in any case.
std::optional<Suit> suit_of(std::string_view word);

enum class Rank : std::uint8_t {
    ace = 1,
    two,
    three,
    four,
    five,
    six,
    seven,
    eight,
    nine,
    pawn,
    court,
    crown,
    excuse
};

/// A card, numbered by its place in the box: 0–5 the Aces, 6–29 the number cards by rank, 30–35 the Crowns, 36–39 the
/// Pawns, 40–43 the Courts, 44 the Excuse.
struct Card {
    std::uint8_t id = 0;

    auto operator<=>(const Card&) const = default;
};
inline constexpr int kCards = 45;

struct Face {
    std::string_view code;  ///< "4WL"
    std::string_view name;  ///< "Sailor"
    Rank rank;
    std::array<Suit, 3> suits;  ///< The first `suit_count` are the suits, in printed order.
    std::uint8_t suit_count;
    std::string_view flags;  ///< Letters: P for a personality, L for a location, E for an event.
};

const Face& face(Card card);
std::span<const Suit> suits(Card card);
bool shows(Card card, Suit suit);
bool share_suit(Card one, Card other);
std::string_view code(Card card);
Text name(Card card);           ///< "the Sailor"; Aces: "the Ace of Moons".
Text short_name(Card card);     ///< "Sailor", "Ace of Moons".
Text code_text(Card card);      ///< "4WL", in every language.
Text code_and_name(Card card);  ///< "4WL Sailor".
/// Returns the card that a word names: a code with the suits in any order, or an English name with or without "the",
/// in any case.
std::optional<Card> card_of(std::string_view word);
constexpr Card ace_of(Suit suit) { return Card{static_cast<std::uint8_t>(suit)}; }
constexpr Card crown_of(Suit suit) { return Card{static_cast<std::uint8_t>(30 + index(suit))}; }

/// Tokens, coins or a payment: a number for each suit.
struct Purse {
    std::array<int, 6> of{};

    bool operator==(const Purse&) const = default;
    int& operator[](Suit suit) { return of[index(suit)]; }
    int operator[](Suit suit) const { return of[index(suit)]; }
    long long total() const;
};
/// Returns such a text as "2 M 1 S"; "nothing" if the purse is empty.
Text purse_text(const Purse& purse);
/// Returns such a text as "+M +S" or "−L −K", with a number if it is more than one: "+2 K".
Text gain_text(const Purse& purse, bool loss = false);

}  // namespace castalia::decktet
