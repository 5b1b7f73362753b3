#include "core/parts/decktet_record.h"

#include <utility>

namespace castalia::decktet {

Card card_in(Value value, const std::string& where) {
    const std::optional<std::string_view> word = value.string();
    const std::optional<Card> card = word ? card_of(*word) : std::nullopt;
    if (!card) {
        throw BadRecord(where, shown(value) + " is not a card of the Decktet");
    }
    return *card;
}

Suit suit_in(Value value, const std::string& where) {
    const std::optional<std::string_view> word = value.string();
    const std::optional<Suit> suit = word && word->size() == 1 ? suit_of(word->front()) : std::nullopt;
    if (!suit) {
        throw BadRecord(where, "a suit letter M, S, W, L, Y or K belongs here, not " + shown(value));
    }
    return *suit;
}

Card read_card(Fields& fields, std::string_view key) {
    const Value value = fields.any(key);
    // The place is only spelled out for a message.
    if (const std::optional<std::string_view> word = value.string()) {
        if (const auto card = card_of(*word)) {
            return *card;
        }
    }
    return card_in(value, fields.where(key));
}

Suit read_suit(Fields& fields, std::string_view key) { return suit_in(fields.any(key), fields.where(key)); }

Purse read_payment(Fields& fields, std::string_view key) {
    const Fields object = fields.object(key);
    Purse pay;
    std::array<bool, 6> seen{};
    for (const auto& [letter, value] : fields.any(key).members()) {
        const std::optional<Suit> suit = letter.size() == 1 ? suit_of(letter.front()) : std::nullopt;
        if (!suit) {
            throw BadRecord(object.where(),
                            "a suit letter M, S, W, L, Y or K belongs here, not " + shown(Json(letter)));
        }
        if (std::exchange(seen[index(*suit)], true)) {
            throw BadRecord(object.where(), "the suit " + std::string(letter) + " stands here twice");
        }
        pay[*suit] = static_cast<int>(number_of(value, object.where(letter), 0, kMostCounted));
    }
    return pay;
}

Json suit_json(Suit suit) { return std::string(1, letter(suit)); }

Json payment_json(const Purse& purse) {
    Json json = Json::object();
    for (const Suit suit : kSuits) {
        if (purse[suit] > 0) {
            json[std::string(1, letter(suit))] = purse[suit];
        }
    }
    return json;
}

Json purse_json(const Purse& purse) {
    Json json = Json::object();
    for (const Suit suit : kSuits) {
        json[std::string(1, letter(suit))] = purse[suit];
    }
    return json;
}

}  // namespace castalia::decktet
