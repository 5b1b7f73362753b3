// The form of an event: the slots, the options of each, their effects, and the reasons against them.
#include <algorithm>

#include "core/games/muse_decktet/muse_decktet.h"
#include "core/parts/decktet_record.h"
#include "core/rules/game/counting.h"
#include "core/rules/game/event_draft.h"

namespace castalia::muse_decktet {

namespace {

using decktet::payment_json;

constexpr std::size_t kShownPayments = 4;  ///< The payments shown as buttons; any other is made up suit by suit.

class FormBuilder : StateReader<Rules> {
public:
    FormBuilder(const Rules& rules, const State& state, const Json& draft)
        : StateReader(rules, state), draft_(draft, rules.names), seat_(player()) {}

    /// Fills the slots that the declaration of the move has with options.
    std::vector<Slot> slots() const {
        const std::string type = draft_.type();
        const bool discards = type == "discard";
        std::vector<Slot> slots = Rules::form_skeleton(type);
        for (Slot& slot : slots) {
            if (slot.field == "card") {
                add_cards(slot, discards ? Use::discard : action());
            } else if (slot.field == "player") {
                add_players(slot, discards ? &Rules::no_discard : &Rules::no_reveal);
            } else if (slot.field == "what") {
                offer_counts(slot, rules_, state_);
            }
        }
        if (type == "pay" && state_.unpaid) {
            add_payments(slots);
        }
        return slots;
    }

private:
    Use action() const { return draft_.choice<Use>("action", kUses).value_or(Use::sketch); }
    /// Returns the player of the event; if the draft has none, the first for whom the game waits.
    Seat player() const {
        const std::vector<Seat> awaited = rules_.awaited(state_);
        return draft_.seat().value_or(awaited.empty() ? Seat{0} : awaited.front());
    }
    const Purse& coins() const { return state_.coins[static_cast<std::size_t>(seat_.index)]; }

    Verdict no_card_unseen() const {
        return rules_.unseen(state_).empty()
                   ? Verdict({Refusal::Kind::impossible, "muse-decktet.card.elsewhere",
                              say("Every card lies on the table: none can be in a hand"), say("no card is unseen")})
                   : Verdict();
    }

    void add_players(Slot& slot, Verdict (Rules::*why_not)(const State&, Seat) const) const {
        offer_players(slot, rules_.names);
        const Verdict nothing_to_lay = no_card_unseen();
        for (std::size_t seat = 0; seat < rules_.seats(); ++seat) {
            slot.options[seat].barred =
                nothing_to_lay ? nothing_to_lay : (rules_.*why_not)(state_, Seat{static_cast<int>(seat)});
        }
    }

    void add_cards(Slot& slot, Use use) const {
        std::vector<Card> unseen = rules_.unseen(state_);
        std::ranges::sort(unseen, bigger);
        for (const Card card : unseen) {
            Option option{decktet::code(card), code_and_name(card), hint(use, card), {}, false};
            option.barred = use == Use::discard ? rules_.judge(state_, Discard{seat_, card})
                                                : rules_.judge(state_, Reveal{seat_, use, card});
            slot.options.push_back(std::move(option));
        }
    }
    Text hint(Use use, Card card) const {
        if (use == Use::sketch) {
            return decktet::gain_text(rules_.sketched(state_, card));
        }
        if (use == Use::paint) {
            const std::vector<Fill> sums{{"due", literally(rank(card))}, {"has", literally(coins().total())}};
            return can_paint(coins(), card) ? say("{due} of {has} coins", sums)
                                            : say("would fail: costs {due}, has {has}", sums);
        }
        return place_in_round(card);
    }
    /// Returns the place of the card among those on the table.
    Text place_in_round(Card card) const {
        std::optional<Card> before;
        for (const RoundCard& laid : rules_.in_order(state_)) {
            before = bigger(laid.card, card) ? std::optional(laid.card) : before;
        }
        return before ? say("after {card}", {{"card", code_text(*before)}}) : say("comes first");
    }

    /// Adds the ways to pay. If there are many, any other payment is made up suit by suit.
    void add_payments(std::vector<Slot>& slots) const {
        Slot& pay = slots.front();
        const int due = rank(state_.unpaid->card);
        const std::vector<Purse> ways = rules_.payments(coins(), due, kShownPayments + 1);
        const int most_left = ways.empty() ? 0 : Rules::suits_left(coins(), ways.front());
        for (std::size_t i = 0; i < std::min(ways.size(), kShownPayments); ++i) {
            pay.options.push_back(payment(ways[i], most_left));
        }
        if (ways.size() <= kShownPayments) {
            return;
        }
        add_own(pay);
        for (const Suit suit : decktet::kSuits) {
            if (coins()[suit] > 0) {
                slots.push_back({FieldPath("coins") / std::string(1, decktet::letter(suit)),
                                 Slot::Kind::number,
                                 decktet::suit_name(suit),
                                 {},
                                 0,
                                 std::min(coins()[suit], due),
                                 true});
            }
        }
    }
    Option payment(const Purse& way, int most_left) const {
        const int left = Rules::suits_left(coins(), way);
        return {payment_json(way), decktet::purse_text(way), say_count("leaves {n} suit", "leaves {n} suits", left),
                rules_.judge(state_, Pay{seat_, way}), left == most_left};
    }
    /// Adds the payment that was made up suit by suit, with the reason against it.
    void add_own(Slot& pay) const {
        const Json& made_up = draft_.at("coins");
        if (!made_up.is_object()) {
            return;
        }
        Purse own;
        for (const auto& [letter, coins] : made_up.items()) {
            const std::optional<Suit> suit = decktet::suit_of(std::string_view(letter));
            if (!suit || !coins.is_number_integer()) {
                return;
            }
            own[*suit] = static_cast<int>(std::clamp<long long>(coins.get<long long>(), 0, kMostCounted));
        }
        const Json canonical = payment_json(own);
        const auto same = [&](const Option& option) { return option.value == canonical; };
        if (std::ranges::none_of(pay.options, same) || canonical.size() != made_up.size()) {
            Option option = payment(own, -1);
            option.value = made_up;
            pay.options.push_back(std::move(option));
        }
    }

    EventDraft draft_;
    Seat seat_;
};

}  // namespace

std::vector<Slot> Rules::form(const State& state, const Json& draft) const {
    return FormBuilder(*this, state, draft).slots();
}

}  // namespace castalia::muse_decktet
