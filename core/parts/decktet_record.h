#pragma once

#include "core/parts/decktet.h"
#include "core/rules/fields.h"

namespace castalia::decktet {

// Cards, suits and counts of suits as a record has them. Reading throws BadRecord with the place.
Card card_in(Value value, const std::string& where);
Suit suit_in(Value value, const std::string& where);
Card read_card(Fields& fields, std::string_view key);
Suit read_suit(Fields& fields, std::string_view key);
/// So many of each suit; a suit that is left out is none of it.
Purse read_payment(Fields& fields, std::string_view key);

Json suit_json(Suit suit);
Json payment_json(const Purse& purse);  ///< Only what there is.
Json purse_json(const Purse& purse);    ///< All six.

}  // namespace castalia::decktet
