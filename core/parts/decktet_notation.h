#pragma once

#include <string>
#include <string_view>

#include "core/parts/decktet.h"
#include "core/rules/notation.h"

namespace castalia::decktet {

// Cards, suits and payments as words of a line: resources/notation.md. What has to stand there and does not is
// BadNotation.
std::string small_code(Card card);    ///< "4wl"
std::string small_letter(Suit suit);  ///< "w"
/// "w3 l"; "free" for nothing.
std::string payment_words(const Purse& purse);

/// The longest run of words that names a card: "4wl", "sailor", "the ace of moons"; or a rank with as many of its
/// suits as only one card has, "4w". Nothing is taken when none does.
std::optional<Card> card_ahead(NotationLine& line);
Card take_card(NotationLine& line);
Suit take_suit(NotationLine& line, std::string_view what);
/// "w3 l", "3w 1l", "3 waves leaf"; "free" where nothing is paid.
Purse take_payment(NotationLine& line);

}  // namespace castalia::decktet
