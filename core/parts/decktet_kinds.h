#pragma once

#include "core/parts/decktet_notation.h"
#include "core/parts/decktet_record.h"
#include "core/rules/declaration/move_kinds.h"

/// Kinds of values in the moves of Decktet games (core/rules/declaration/move_kinds.h).
namespace castalia::decktet {

struct SuitKind {
    Suit read(Value value, const RecordPlace& at) const { return suit_in(value, at); }
    Json json(Suit suit) const { return suit_json(suit); }
    Suit parse(NotationLine& line, std::string_view what) const { return take_suit(line, what); }
    std::string print(Suit suit) const { return small_letter(suit); }
    static Json schema() { return {{"$ref", "decktet.schema.json#/definitions/suit"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::suit;
};
inline constexpr SuitKind a_suit;

struct CardKind {
    Card read(Value value, const RecordPlace& at) const { return card_in(value, at); }
    Json json(Card card) const { return code(card); }
    Card parse(NotationLine& line, std::string_view) const { return take_card(line); }
    std::string print(Card card) const { return small_code(card); }
    static Json schema() { return {{"$ref", "decktet.schema.json#/definitions/card"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::card;
};
inline constexpr CardKind a_card;

/// A payment: a number for each suit.
struct PaymentKind {
    Purse read(Value value, const RecordPlace& at) const { return payment_in(value, at); }
    Json json(const Purse& purse) const { return payment_json(purse); }
    Purse parse(NotationLine& line, std::string_view) const { return take_payment(line); }
    std::string print(const Purse& purse) const { return payment_words(purse); }
    static Json schema() { return {{"$ref", "decktet.schema.json#/definitions/payment"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::payment;
};
inline constexpr PaymentKind a_payment;

}  // namespace castalia::decktet
