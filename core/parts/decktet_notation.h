#pragma once

#include <string>
#include <string_view>

#include "core/parts/decktet.h"
#include "core/rules/game/notation.h"

namespace castalia::decktet {

// These functions print and take cards, suits and payments as words of a line (resources/notation.md). Those that
// take throw BadNotation if the line has something else.
std::string small_code(Card card);    ///< "4wl"
std::string small_letter(Suit suit);  ///< "w"
/// Returns such words as "w3 l"; "free" if nothing is paid.
std::string payment_words(const Purse& purse);

/// Takes the longest run of words that names a card: "4wl", "sailor", "the ace of moons", or a rank with enough suits
/// to name only one card, "4w". Takes nothing if there is none.
std::optional<Card> card_ahead(NotationLine& line);
Card take_card(NotationLine& line);
Suit take_suit(NotationLine& line, std::string_view what);
/// Takes a payment such as "w3 l", "3w 1l" or "3 waves leaf"; "free" if nothing is paid.
Purse take_payment(NotationLine& line);

}  // namespace castalia::decktet
