#pragma once

#include "core/games/magnate/magnate.h"
#include "core/rules/game/event_draft.h"

namespace castalia::magnate {

/// The known part of an event.
class Draft : public EventDraft {
public:
    Draft(const Json& json, const Rules& rules, const State& state)
        : EventDraft(json, rules.names), rules_(rules), state_(state) {}

    Seat player() const { return seat().value_or(state_.active); }
    std::optional<Card> card() const {
        const std::optional<Card> card = decktet::card_of(words("card"));
        return card && rules_.in_deck(*card) ? card : std::nullopt;
    }
    std::optional<int> district() const {
        const std::optional<int> number = whole("district", 1, kDistricts);
        return number ? std::optional(*number - 1) : std::nullopt;
    }
    std::optional<Suit> suit(std::string_view key) const { return decktet::suit_of(std::string_view(words(key))); }
    std::optional<int> die(std::size_t which) const {
        const Json& dice = at("dice");
        const std::optional<int> face =
            dice.is_array() && dice.size() > which ? whole_of(dice[which], 0, 10) : std::nullopt;
        return face == 0 ? 10 : face;
    }

private:
    const Rules& rules_;
    const State& state_;
};

/// The base of the classes that fill slots: it has the table, the draft, and the player who makes the move.
class FormSlots : protected StateReader<Rules> {
protected:
    FormSlots(const Rules& rules, const State& state, const Json& json)
        : StateReader(rules, state), draft_(json, rules, state), type_(draft_.type()), seat_(draft_.player()) {}

    const Purse& tokens() const { return state_.tokens[static_cast<std::size_t>(seat_.index)]; }
    static Text district_text(int district) {
        return say("District {district}", {{"district", literally(district + 1)}});
    }

    Draft draft_;
    std::string type_;
    Seat seat_;
};

/// Fills a slot of an event that plays a card or pays for a deed (form_cards.cpp).
void fill_card_play(Slot& slot, const Rules& rules, const State& state, const Json& draft);

}  // namespace castalia::magnate
