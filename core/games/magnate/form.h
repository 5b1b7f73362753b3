#pragma once

#include "core/games/magnate/magnate.h"

namespace castalia::magnate {

/// An event as far as it is known. A value that cannot be read counts as not known yet.
class Draft {
public:
    Draft(const Json& json, const Rules& rules, const State& state) : json_(json), rules_(rules), state_(state) {}

    std::string type() const { return words("type"); }
    Seat player() const {
        const auto found = std::ranges::find(rules_.names, words("player"));
        return found == rules_.names.end() ? state_.active : Seat{static_cast<int>(found - rules_.names.begin())};
    }
    std::optional<Card> card() const {
        const std::optional<Card> card = decktet::card_of(words("card"));
        return card && rules_.in_deck(*card) ? card : std::nullopt;
    }
    std::optional<int> district() const {
        const std::optional<long long> number = whole(at("district"));
        return number && *number >= 1 && *number <= kDistricts ? std::optional(static_cast<int>(*number) - 1)
                                                               : std::nullopt;
    }
    std::optional<Suit> suit(std::string_view key) const { return decktet::suit_of(std::string_view(words(key))); }
    std::optional<int> die(std::size_t which) const {
        const Json& dice = at("dice");
        if (!dice.is_array() || dice.size() <= which) {
            return std::nullopt;
        }
        const std::optional<long long> face = whole(dice[which]);
        return face && *face >= 0 && *face <= 10 ? std::optional(*face == 0 ? 10 : static_cast<int>(*face))
                                                 : std::nullopt;
    }

private:
    const Json& at(std::string_view key) const {
        static const Json nothing;
        const auto found = json_.is_object() ? json_.find(key) : json_.end();
        return json_.is_object() && found != json_.end() ? *found : nothing;
    }
    std::string words(std::string_view key) const {
        const Json& value = at(key);
        return value.is_string() ? value.get<std::string>() : std::string();
    }
    static std::optional<long long> whole(const Json& value) {
        return value.is_number_integer() ? std::optional(value.get<long long>()) : std::nullopt;
    }

    const Json& json_;
    const Rules& rules_;
    const State& state_;
};

/// The base of the classes that fill slots: it has the table, the draft, and the player who makes the move.
class FormSlots {
protected:
    FormSlots(const Rules& rules, const State& state, const Json& json)
        : rules_(rules), state_(state), draft_(json, rules, state), type_(draft_.type()), seat_(draft_.player()) {}

    const Purse& tokens() const { return state_.tokens[static_cast<std::size_t>(seat_.index)]; }
    Text name(Seat seat) const { return rules_.who(seat); }
    static Text card_text(Card card) {
        return say("{code} {name}", {{"code", literally(decktet::code(card))}, {"name", decktet::short_name(card)}});
    }
    static Text district_text(int district) {
        return say("District {district}", {{"district", literally(district + 1)}});
    }

    const Rules& rules_;
    const State& state_;
    Draft draft_;
    std::string type_;
    Seat seat_;
};

/// Fills a slot of an event that plays a card or pays for a deed (form_cards.cpp).
void fill_card_play(Slot& slot, const Rules& rules, const State& state, const Json& draft);

}  // namespace castalia::magnate
