// The input form of an event: the slots, what may fill each of them, what it would lead to, and why it may not.
#include <algorithm>

#include "core/games/muse_decktet/muse_decktet.h"
#include "core/parts/decktet_record.h"

namespace castalia::muse_decktet {

namespace {

using decktet::payment_json;
using decktet::suit_json;

constexpr std::size_t kShownPayments = 4;  ///< As buttons; any other is made up suit by suit.

Text card_text(Card card) {
    return say("{code} {name}", {{"code", literally(decktet::code(card))}, {"name", decktet::short_name(card)}});
}

class FormBuilder {
public:
    FormBuilder(const Rules& rules, const State& state, const Json& draft)
        : rules_(rules), state_(state), draft_(draft), seat_(player()) {}

    /// Fills the slots that the declaration of the move has with options.
    std::vector<Slot> slots() const {
        const std::string type = words("type");
        std::vector<Slot> slots = Rules::form_skeleton(type);
        for (Slot& slot : slots) {
            if (slot.field == "card") {
                add_cards(slot, type == "discard" ? Use::discard : action());
            } else if (slot.field == "what") {
                add_counts(slot);
            }
        }
        if (type == "reveal") {
            slots.insert(slots.begin(), players([&](Seat seat) { return rules_.no_reveal(state_, seat); }));
        } else if (type == "discard") {
            slots.insert(slots.begin(), players([&](Seat seat) { return rules_.no_discard(state_, seat); }));
        } else if (type == "pay" && state_.unpaid) {
            add_payments(slots);
        }
        return slots;
    }

private:
    std::string words(std::string_view key) const {
        const auto found = draft_.is_object() ? draft_.find(key) : draft_.end();
        return draft_.is_object() && found != draft_.end() && found->is_string() ? found->get<std::string>() : "";
    }
    Use action() const {
        const auto found = std::ranges::find(kUses, std::string_view(words("action")));
        return found == kUses.end() ? Use::sketch : static_cast<Use>(found - kUses.begin());
    }
    /// Returns the player of the event; without one in the draft, the first for whom the game waits.
    Seat player() const {
        const auto found = std::ranges::find(rules_.names, words("player"));
        if (found != rules_.names.end()) {
            return Seat{static_cast<int>(found - rules_.names.begin())};
        }
        const std::vector<Seat> awaited = rules_.awaited(state_);
        return awaited.empty() ? Seat{0} : awaited.front();
    }
    const Purse& coins() const { return state_.coins[static_cast<std::size_t>(seat_.index)]; }

    Verdict no_card_unseen() const {
        return rules_.unseen(state_).empty()
                   ? Verdict({Refusal::Kind::impossible, "muse-decktet.card.elsewhere",
                              say("Every card lies on the table: none can be in a hand"), say("no card is unseen")})
                   : Verdict();
    }

    template <class WhyNot>
    Slot players(WhyNot why_not) const {
        Slot slot{"player", Slot::Kind::place, say("Who"), {}, 0, 0, false};
        const Verdict nothing_to_lay = no_card_unseen();
        for (std::size_t seat = 0; seat < rules_.seats(); ++seat) {
            slot.options.push_back({rules_.names[seat], literally(rules_.names[seat]), Text(),
                                    nothing_to_lay ? nothing_to_lay : why_not(Seat{static_cast<int>(seat)}), false});
        }
        return slot;
    }

    void add_cards(Slot& slot, Use use) const {
        std::vector<Card> unseen = rules_.unseen(state_);
        std::ranges::sort(unseen, bigger);
        for (const Card card : unseen) {
            Option option{decktet::code(card), card_text(card), hint(use, card), {}, false};
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
    /// Returns where the card would come among those that lie on the table.
    Text place_in_round(Card card) const {
        std::optional<Card> before;
        for (const RoundCard& laid : rules_.in_order(state_)) {
            before = bigger(laid.card, card) ? std::optional(laid.card) : before;
        }
        return before ? say("after {card}", {{"card", literally(decktet::code(*before))}}) : say("comes first");
    }

    /// Adds the ways to pay; where there are many, any other payment is made up suit by suit.
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
    /// Adds the payment that was made up suit by suit to the others, with what is wrong with it.
    void add_own(Slot& pay) const {
        const auto found = draft_.is_object() ? draft_.find("coins") : draft_.end();
        if (!draft_.is_object() || found == draft_.end() || !found->is_object()) {
            return;
        }
        Purse own;
        for (const auto& [letter, coins] : found->items()) {
            const std::optional<Suit> suit = decktet::suit_of(std::string_view(letter));
            if (!suit || !coins.is_number_integer()) {
                return;
            }
            own[*suit] = static_cast<int>(std::clamp<long long>(coins.get<long long>(), 0, kMostCounted));
        }
        const Json canonical = payment_json(own);
        const auto same = [&](const Option& option) { return option.value == canonical; };
        if (std::ranges::none_of(pay.options, same) || canonical.size() != found->size()) {
            Option option = payment(own, -1);
            option.value = *found;
            pay.options.push_back(std::move(option));
        }
    }

    void add_counts(Slot& counts) const {
        const auto add = [&](Json what, Text label, long long now) {
            counts.options.push_back(
                {std::move(what), std::move(label), say("now {n}", {{"n", literally(now)}}), {}, false});
        };
        for (std::size_t s = 0; s < rules_.seats(); ++s) {
            const Fill who{"who", literally(rules_.names[s])};
            for (const Suit suit : decktet::kSuits) {
                add({{"what", "coins"}, {"player", rules_.names[s]}, {"suit", suit_json(suit)}},
                    say("{who}: {suit}", {who, {"suit", decktet::suit_name(suit)}}), state_.coins[s][suit]);
            }
            add({{"what", "hand"}, {"player", rules_.names[s]}}, say("{who}: cards in hand", {who}), state_.hand[s]);
        }
        for (const Suit suit : decktet::kSuits) {
            add({{"what", "economy"}, {"suit", suit_json(suit)}},
                say("Economy: {suit}", {{"suit", decktet::suit_name(suit)}}), state_.economy[suit]);
        }
        add({{"what", "draw_pile"}}, say("Draw pile"), state_.draw_pile);
        add({{"what", "discard_pile"}}, say("Discard pile"), state_.discard_pile);
    }

    const Rules& rules_;
    const State& state_;
    const Json& draft_;
    Seat seat_;
};

}  // namespace

std::vector<Slot> Rules::form(const State& state, const Json& draft) const {
    return FormBuilder(*this, state, draft).slots();
}

}  // namespace castalia::muse_decktet
