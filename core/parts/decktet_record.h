#pragma once

#include "core/parts/decktet.h"
#include "core/rules/json/fields.h"

namespace castalia::decktet {

// These functions read and write cards, suits and counts of suits in a record. Reading throws BadRecord with the
// place.
Card card_in(Value value, const RecordPlace& at);
Suit suit_in(Value value, const RecordPlace& at);
/// Returns a number for each suit, which is 0 for a suit that is left out.
Purse payment_in(Value value, const RecordPlace& at);

Json suit_json(Suit suit);
Json payment_json(const Purse& purse);  ///< Returns only the suits that are paid.
Json purse_json(const Purse& purse);    ///< Returns all six suits.

}  // namespace castalia::decktet
