#include "core/parts/decktet_record.h"

#include <utility>

namespace castalia::decktet {

namespace {

std::optional<Suit> suit_named(std::optional<std::string_view> letter) {
    return letter && letter->size() == 1 ? suit_of(letter->front()) : std::nullopt;
}

[[noreturn]] void fail_suit(const RecordPlace& at, Value value) {
    at.fail(say("a suit letter M, S, W, L, Y or K belongs here, not {value}", {{"value", literally(shown(value))}}));
}

}  // namespace

Card card_in(Value value, const RecordPlace& at) {
    const std::optional<std::string_view> word = value.string();
    const std::optional<Card> card = word ? card_of(*word) : std::nullopt;
    if (!card) {
        at.fail(say("{value} is not a card of the Decktet", {{"value", literally(shown(value))}}));
    }
    return *card;
}

Suit suit_in(Value value, const RecordPlace& at) {
    const std::optional<Suit> suit = suit_named(value.string());
    if (!suit) {
        fail_suit(at, value);
    }
    return *suit;
}

Purse payment_in(Value value, const RecordPlace& at) {
    const Fields object = at.object(value);  // This throws if there is no object.
    Purse pay;
    std::array<bool, 6> seen{};
    for (const auto& [letter, number] : value.members()) {
        const std::optional<Suit> suit = suit_named(letter);
        if (!suit) {
            fail_suit(at, Json(letter));
        }
        if (std::exchange(seen[index(*suit)], true)) {
            at.fail(say("the suit {suit} stands here twice", {{"suit", literally(letter)}}));
        }
        pay[*suit] = static_cast<int>(at.member(letter).number(number, 0, kMostCounted));
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
