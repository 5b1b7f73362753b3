#pragma once

#include "core/parts/decktet.h"
#include "core/rules/fields.h"

namespace castalia::decktet {

// Cards, suits and counts of suits as a record has them. Reading throws BadRecord with the place.
Card card_in(Value value, const RecordPlace& at);
Suit suit_in(Value value, const RecordPlace& at);
/// So many of each suit; a suit that is left out is none of it.
Purse payment_in(Value value, const RecordPlace& at);

Json suit_json(Suit suit);
Json payment_json(const Purse& purse);  ///< Writes only suits that are paid.
Json purse_json(const Purse& purse);    ///< Writes all six suits.

}  // namespace castalia::decktet
