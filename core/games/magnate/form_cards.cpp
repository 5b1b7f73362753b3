// The slots of the events that play a card or pay for a deed.
#include <algorithm>

#include "core/games/magnate/form.h"
#include "core/parts/decktet_record.h"

namespace castalia::magnate {

namespace {

using decktet::payment_json;

class CardPlaySlots : FormSlots {
public:
    CardPlaySlots(const Rules& rules, const State& state, const Json& json) : FormSlots(rules, state, json) {}

    void fill(Slot& slot) const {
        const bool developed = type_ == "develop";
        const WhyNot why_not = developed ? &CardPlaySlots::why_not_develop : &CardPlaySlots::why_not_deed;
        if (type_ == "sell") {
            offer_sales(slot);
        } else if (type_ == "advance") {
            slot.field == "pay" ? offer_instalments(slot) : offer_advances(slot);
        } else if (slot.field == "pay") {
            offer_outright(slot);
        } else if (slot.field == "card") {
            offer_cards(slot, why_not);
        } else {
            offer_districts(slot, why_not, developed);
        }
    }

private:
    using WhyNot = std::optional<Refusal> (CardPlaySlots::*)(Card, int) const;

    // The card play.
    bool may_hold(Card card) const { return rules_.may_hold(state_, seat_, card); }
    std::vector<Purse> full_payments(Card card) const {
        return rules_.payments(tokens(), card, rules_.price(card), true);
    }
    std::optional<Refusal> why_not_develop(Card card, int district) const {
        if (const std::optional<Refusal> barred = rules_.placing(state_, seat_, card, district)) {
            return barred;
        }
        const std::vector<Purse> payments = full_payments(card);
        if (!payments.empty()) {
            return rules_.judge(state_, Develop{seat_, card, district, payments.front()});
        }
        return impossible("magnate.tokens.enough",
                          say("{who} cannot pay {price} for {card} with {tokens}",
                              {{"who", who(seat_)},
                               {"price", literally(rules_.price(card))},
                               {"card", decktet::name(card)},
                               {"tokens", decktet::purse_text(of_suits(card))}}),
                          say("costs {price}", {{"price", literally(rules_.price(card))}}));
    }
    std::optional<Refusal> why_not_deed(Card card, int district) const {
        const std::optional<Refusal> barred = rules_.placing(state_, seat_, card, district);
        return barred ? barred : rules_.judge(state_, Deed{seat_, card, district});
    }
    /// Returns the tokens in the suits of the card.
    Purse of_suits(Card card) const {
        Purse some;
        for (const Suit suit : decktet::suits(card)) {
            some[suit] = tokens()[suit];
        }
        return some;
    }
    /// Returns why the card cannot be played in the district of the draft or, if the draft has none, in any district.
    std::optional<Refusal> why_nowhere(Card card, WhyNot why_not) const {
        if (const std::optional<int> district = draft_.district()) {
            return (this->*why_not)(card, *district);
        }
        std::optional<Refusal> clearest;
        // A reason that does not depend on the district is better, because it would be the same anywhere.
        for (int district = 0; district < kDistricts; ++district) {
            if (!rules_.takes(state_, seat_, card, district)) {
                continue;
            }
            std::optional<Refusal> barred = (this->*why_not)(card, district);
            if (!barred) {
                return std::nullopt;
            }
            if (!clearest) {
                clearest = std::move(barred);
            }
        }
        if (!clearest) {
            clearest = (this->*why_not)(card, 0);
            clearest->reason = say("{card} fits in no district: {reason}",
                                   {{"card", decktet::name(card)}, {"reason", clearest->reason}});
            clearest->brief = say("fits in no district");
        }
        return clearest;
    }
    void offer_cards(Slot& held, WhyNot why_not) const {
        for (std::uint8_t id = 0; id < decktet::kCards; ++id) {
            if (may_hold(Card{id})) {
                held.options.push_back({decktet::code(Card{id}), code_and_name(Card{id}), Text(),
                                        why_nowhere(Card{id}, why_not), false});
            }
        }
    }
    void offer_districts(Slot& places, WhyNot why_not, bool developed) const {
        const std::optional<Card> card = draft_.card();
        for (int district = 0; district < kDistricts; ++district) {
            Option option{district + 1, district_text(district), Text(), {}, false};
            if (card && may_hold(*card)) {
                option.barred = (this->*why_not)(*card, district);
                option.hint = option.barred ? Text() : developed ? outcome(*card, district) : say("fits");
            }
            places.options.push_back(std::move(option));
        }
    }
    /// Returns how the district stands once the card is developed there: "even, 5 : 5 – Ben −1".
    Text outcome(Card card, int district) const {
        State after = state_;
        if (after.cards[card.id].zone == CardZone::column) {
            after.cards[card.id].developed = true;
        } else {
            lay(after, seat_, card, district, true);
        }
        const auto lead = [&](const State& state) {
            return rules_.district_total(state, seat_, district) <=>
                   rules_.district_total(state, seat_.other(), district);
        };
        const Fill totals{
            "totals",
            say("{mine} : {theirs}", {{"mine", literally(rules_.district_total(after, seat_, district))},
                                      {"theirs", literally(rules_.district_total(after, seat_.other(), district))}})};
        const auto before = lead(state_), now = lead(after);
        Text text = now == 0  ? say("even, {totals}", {totals})
                    : now > 0 ? say("{who} leads, {totals}", {{"who", who(seat_)}, totals})
                              : say("{who} leads, {totals}", {{"who", who(seat_.other())}, totals});
        if (before < 0 && now >= 0) {
            text = say("{outcome} – {who} −1", {{"outcome", text}, {"who", who(seat_.other())}});
        }
        if (before <= 0 && now > 0) {
            text = say("{outcome} – {who} +1", {{"outcome", text}, {"who", who(seat_)}});
        }
        return text;
    }
    void offer_outright(Slot& pay) const {
        const std::optional<Card> card = draft_.card();
        for (const Purse& purse : card ? full_payments(*card) : std::vector<Purse>()) {
            const bool best = pay.options.empty();
            pay.options.push_back({payment_json(purse), decktet::purse_text(purse), Text(), {}, best});
        }
        mark_best(pay);
    }
    /// Marks the best of several payments; a single one needs no mark.
    static void mark_best(Slot& pay) {
        if (pay.options.size() > 1) {
            pay.options.front().hint = say("keeps most choice");
        }
    }
    void offer_sales(Slot& held) const {
        for (std::uint8_t id = 0; id < decktet::kCards; ++id) {
            if (may_hold(Card{id})) {
                held.options.push_back({decktet::code(Card{id}), code_and_name(Card{id}),
                                        decktet::gain_text(sale_gain(Card{id})),
                                        rules_.judge(state_, Sell{seat_, Card{id}}), false});
            }
        }
    }

    // Deeds.
    int room(Card deed) const { return rules_.price(deed) - state_.cards[deed.id].spent_in_all(); }
    void offer_advances(Slot& places) const {
        for (int district = 0; district < kDistricts; ++district) {
            const std::optional<Card> deed = rules_.unfinished(state_, seat_, district);
            Option option{district + 1, district_text(district), deed ? code_and_name(*deed) : Text(), {}, false};
            if (const std::vector<Option> payments = paid_on(district); payments.empty()) {
                Advance least{seat_, district, {}};
                least.pay[deed ? decktet::suits(*deed)[0] : Suit::moons] = 1;
                option.barred = rules_.judge(state_, least);
            }
            places.options.push_back(std::move(option));
        }
    }
    /// Returns every payment that may be made on the deed there; those that finish it come first.
    std::vector<Option> paid_on(int district) const {
        std::vector<Option> options;
        const std::optional<Card> deed = rules_.unfinished(state_, seat_, district);
        for (int sum = deed ? room(*deed) : 0; sum > 0; --sum) {
            for (const Purse& purse : rules_.payments(tokens(), *deed, sum, false)) {
                if (rules_.judge(state_, Advance{seat_, district, purse})) {
                    continue;
                }
                const Text hint =
                    sum == room(*deed)
                        ? say("finishes it")
                        : say("{spent} of {price}", {{"spent", literally(rules_.price(*deed) - room(*deed) + sum)},
                                                     {"price", literally(rules_.price(*deed))}});
                options.push_back({payment_json(purse), decktet::purse_text(purse), hint, {}, options.empty()});
            }
        }
        return options;
    }
    void offer_instalments(Slot& pay) const {
        std::optional<int> place = draft_.district();
        for (int district = 0; district < kDistricts && !place; ++district) {
            place = rules_.unfinished(state_, seat_, district) ? std::optional(district) : std::nullopt;
        }
        if (place) {
            pay.options = paid_on(*place);
        }
    }
};

}  // namespace

void fill_card_play(Slot& slot, const Rules& rules, const State& state, const Json& draft) {
    CardPlaySlots(rules, state, draft).fill(slot);
}

}  // namespace castalia::magnate
