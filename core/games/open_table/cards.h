#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/parts/decktet.h"
#include "core/rules/text/text.h"

namespace castalia::open_table {

enum class DeckKind : std::uint8_t { standard, with_jokers, decktet, extended };
inline constexpr auto kDeckKinds =
    std::to_array<DeckKind>({DeckKind::standard, DeckKind::with_jokers, DeckKind::decktet, DeckKind::extended});
bool is_decktet(DeckKind kind);             ///< Whether it is one of the two Decktets.
std::string_view deck_word(DeckKind kind);  ///< "standard+2jokers", as records write it.
std::optional<DeckKind> deck_kind(std::string_view word);
Text deck_name(DeckKind kind);  ///< "playing cards with jokers"

/// A card of any deck: 52 playing cards, two jokers and 45 cards of the Decktet.
struct Card {
    std::uint8_t id = 0;

    auto operator<=>(const Card&) const = default;
};
inline constexpr std::uint8_t kFirstJoker = 52, kFirstDecktet = 54, kCards = 99;
/// Returns the card of the Decktet that this is; nothing for a playing card and a joker.
std::optional<decktet::Card> as_decktet(Card card);

std::string code(Card card);      ///< "AS", "JK1", "4WL". The ace of spades and the Ace of Suns are both "AS".
Text name(Card card);             ///< "the ace of spades"
std::string_view art(Card card);  ///< Returns the name of the drawing of its suit or rank; "" for a joker.
bool in_deck(DeckKind kind, Card card);
std::span<const Card> cards(DeckKind kind);
/// Returns the card of this deck that a word names, in any spelling that the deck knows.
std::optional<Card> card_of(DeckKind kind, std::string_view word);
/// Returns the card of any deck that a word names; nothing if no card has that name.
std::optional<Card> any_card_of(std::string_view word);

}  // namespace castalia::open_table
