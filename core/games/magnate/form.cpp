// The slots of an event: what may fill each of them, what it would lead to, and why not.
#include <algorithm>

#include "core/games/magnate/magnate.h"
#include "core/parts/decktet_record.h"

namespace castalia::magnate {

namespace {

using decktet::payment_json;
using decktet::suit_json;

/// What is known of an event so far. Whatever cannot be read counts as not known yet.
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

Text code_text(Card card) { return literally(decktet::code(card)); }
Text card_text(Card card) {
    return say("{code} {name}", {{"code", code_text(card)}, {"name", decktet::short_name(card)}});
}

class FormBuilder {
public:
    FormBuilder(const Rules& rules, const State& state, const Json& json)
        : rules_(rules), state_(state), draft_(json, rules, state), seat_(draft_.player()) {}

    std::vector<Slot> slots() {
        const std::string type = draft_.type();
        if (type == "roll") {
            return form_of(ten_sided(0), ten_sided(1));
        }
        if (type == "tax") {
            return form_of(tax_die());
        }
        if (type == "income") {
            return form_of(income_district(), income_suit());
        }
        if (type == "develop") {
            return form_of(cards(&FormBuilder::why_not_develop), districts(&FormBuilder::why_not_develop, true),
                           outright());
        }
        if (type == "deed") {
            return form_of(cards(&FormBuilder::why_not_deed), districts(&FormBuilder::why_not_deed, false));
        }
        if (type == "sell") {
            return form_of(sold());
        }
        if (type == "advance") {
            return form_of(advanced(), instalments());
        }
        if (type == "trade") {
            return form_of(given(), got(), times());
        }
        if (rules_.setup.replace_ace && (type == "draw" || type == "replace")) {
            return form_of(shown_ace(type));
        }
        if (type == "adjust") {
            return form_of(counted(), Slot{"to", Slot::Kind::number, say("Counted"), {}, 0, kMostCounted, false});
        }
        return {};
    }

private:
    using WhyNot = std::optional<Refusal> (FormBuilder::*)(Card, int) const;

    static Slot slot(std::string field, Slot::Kind kind, Text label) {
        return {std::move(field), kind, std::move(label), {}, 0, 0, false};
    }
    const Purse& tokens() const { return state_.tokens[static_cast<std::size_t>(seat_.index)]; }
    Text name(Seat seat) const { return literally(rules_.names.at(static_cast<std::size_t>(seat.index))); }

    // Dice.
    Slot ten_sided(std::size_t which) const {
        Slot die =
            slot("dice/" + std::to_string(which), Slot::Kind::die, which == 0 ? say("First die") : say("Second die"));
        const int other = draft_.die(1 - which).value_or(0);
        for (int face = 1; face <= 10; ++face) {
            Text hint = face == 1 ? say("tax") : pays(std::max(face, other));
            die.options.push_back({face, literally(face), std::move(hint), {}, false});
        }
        return die;
    }
    Text pays(int higher) const {
        const Rules::Pay pay = rules_.pay_of(state_, higher);
        std::vector<Text> who;
        for (const Seat seat : {Seat{0}, Seat{1}}) {
            const auto s = static_cast<std::size_t>(seat.index);
            if (const long long gain = pay.tokens[s].total() + pay.choices[s]; gain > 0) {
                who.push_back(say("{who} {n}", {{"who", name(seat)}, {"n", literally(gain)}}));
            }
        }
        return who.empty() ? say("nobody") : listed(who);
    }
    Slot tax_die() const {
        Slot die = slot("die", Slot::Kind::die, say("Tax die"));
        for (int face = 1; face <= 6; ++face) {
            const Suit suit = decktet::kSuits[static_cast<std::size_t>(face) - 1];
            std::vector<Text> hint{decktet::suit_name(suit)};
            for (const Seat seat : {Seat{0}, Seat{1}}) {
                if (const int held = state_.tokens[static_cast<std::size_t>(seat.index)][suit]; held > 1) {
                    hint.push_back(say("{who} −{n}", {{"who", name(seat)}, {"n", literally(held - 1)}}));
                }
            }
            die.options.push_back({face, literally(face), listed(hint), {}, false});
        }
        return die;
    }

    // Income.
    std::optional<Card> due_in(int district) const {
        for (std::uint8_t id = 0; id < decktet::kCards; ++id) {
            const Lot& lot = state_.lots[id];
            if (lot.due > 0 && Seat{lot.owner} == seat_ && lot.district == district) {
                return Card{id};
            }
        }
        return std::nullopt;
    }
    Slot income_district() const {
        Slot places = slot("district", Slot::Kind::place, say("from"));
        for (int district = 0; district < kDistricts; ++district) {
            const std::optional<Card> deed = due_in(district);
            const Suit suit = deed ? decktet::suits(*deed)[0] : Suit::moons;
            places.options.push_back({district + 1, district_text(district), deed ? card_text(*deed) : Text(),
                                      rules_.judge(state_, Income{seat_, district, suit}), false});
        }
        return places;
    }
    Slot income_suit() const {
        Slot suits = slot("suit", Slot::Kind::suit, say("take"));
        std::optional<int> place = draft_.district();
        for (int district = 0; district < kDistricts && !place; ++district) {
            place = due_in(district) ? std::optional(district) : std::nullopt;
        }
        const std::optional<Card> deed = place ? due_in(*place) : std::nullopt;
        for (const Suit suit : deed ? decktet::suits(*deed) : std::span<const Suit>()) {
            suits.options.push_back(suit_option(suit, held_hint(suit)));
        }
        return suits;
    }
    static Option suit_option(Suit suit, Text hint) {
        return {suit_json(suit), decktet::suit_name(suit), std::move(hint), {}, false};
    }
    Text held_hint(Suit suit) const { return say("has {n}", {{"n", literally(tokens()[suit])}}); }

    // The card play.
    bool may_hold(Card card) const {
        const Lot& lot = state_.lots[card.id];
        return rules_.in_deck(card) &&
               (lot.place == Place::unseen || (lot.place == Place::hand && Seat{lot.owner} == seat_));
    }
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
        return Refusal{Refusal::Kind::impossible, "magnate.tokens.enough",
                       say("{who} cannot pay {price} for {card} with {tokens}",
                           {{"who", name(seat_)},
                            {"price", literally(rules_.price(card))},
                            {"card", decktet::name(card)},
                            {"tokens", decktet::purse_text(of_suits(card))}}),
                       say("costs {price}", {{"price", literally(rules_.price(card))}})};
    }
    std::optional<Refusal> why_not_deed(Card card, int district) const {
        const std::optional<Refusal> barred = rules_.placing(state_, seat_, card, district);
        return barred ? barred : rules_.judge(state_, Deed{seat_, card, district});
    }
    /// What of the tokens could pay for the card.
    Purse of_suits(Card card) const {
        Purse some;
        for (const Suit suit : decktet::suits(card)) {
            some[suit] = tokens()[suit];
        }
        return some;
    }
    /// Why the card can be played in no district at all; in the district of the draft where there is one.
    std::optional<Refusal> why_nowhere(Card card, WhyNot why_not) const {
        if (const std::optional<int> district = draft_.district()) {
            return (this->*why_not)(card, *district);
        }
        std::optional<Refusal> telling;
        // A reason that is not the district's tells more: it would be the same anywhere.
        for (int district = 0; district < kDistricts; ++district) {
            if (!rules_.takes(state_, seat_, card, district)) {
                continue;
            }
            std::optional<Refusal> barred = (this->*why_not)(card, district);
            if (!barred) {
                return std::nullopt;
            }
            if (!telling) {
                telling = std::move(barred);
            }
        }
        if (!telling) {
            telling = (this->*why_not)(card, 0);
            telling->reason = say("{card} fits in no district: {reason}",
                                  {{"card", decktet::name(card)}, {"reason", telling->reason}});
            telling->brief = say("fits in no district");
        }
        return telling;
    }
    Slot cards(WhyNot why_not) const {
        Slot held = slot("card", Slot::Kind::card, say("Card"));
        for (std::uint8_t id = 0; id < decktet::kCards; ++id) {
            if (may_hold(Card{id})) {
                held.options.push_back(
                    {decktet::code(Card{id}), card_text(Card{id}), Text(), why_nowhere(Card{id}, why_not), false});
            }
        }
        return held;
    }
    Slot districts(WhyNot why_not, bool developed) const {
        Slot places = slot("district", Slot::Kind::place, say("to"));
        const std::optional<Card> card = draft_.card();
        for (int district = 0; district < kDistricts; ++district) {
            Option option{district + 1, district_text(district), Text(), {}, false};
            if (card && may_hold(*card)) {
                option.barred = (this->*why_not)(*card, district);
                option.hint = option.barred ? Text() : developed ? outcome(*card, district) : say("fits");
            }
            places.options.push_back(std::move(option));
        }
        return places;
    }
    Text district_text(int district) const {
        return say("District {district}", {{"district", literally(district + 1)}});
    }
    /// What the district comes to with the card developed there: "even, 5 : 5 – Ben −1".
    Text outcome(Card card, int district) const {
        State after = state_;
        const auto s = static_cast<std::size_t>(seat_.index);
        const auto d = static_cast<std::size_t>(district);
        Lot& lot = after.lots[card.id];
        if (lot.place != Place::column) {
            lot.place = Place::column;
            lot.owner = static_cast<std::uint8_t>(seat_.index);
            lot.district = static_cast<std::uint8_t>(district);
            lot.order = after.length[s][d]++;
            after.last[s][d] = card;
        }
        lot.developed = true;
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
                    : now > 0 ? say("{who} leads, {totals}", {{"who", name(seat_)}, totals})
                              : say("{who} leads, {totals}", {{"who", name(seat_.other())}, totals});
        if (before < 0 && now >= 0) {
            text = say("{outcome} – {who} −1", {{"outcome", text}, {"who", name(seat_.other())}});
        }
        if (before <= 0 && now > 0) {
            text = say("{outcome} – {who} +1", {{"outcome", text}, {"who", name(seat_)}});
        }
        return text;
    }
    Slot outright() const {
        Slot pay = slot("pay", Slot::Kind::payment, say("for"));
        const std::optional<Card> card = draft_.card();
        for (const Purse& purse : card ? full_payments(*card) : std::vector<Purse>()) {
            const bool best = pay.options.empty();
            pay.options.push_back({payment_json(purse), decktet::purse_text(purse), Text(), {}, best});
        }
        mark_best(pay);
        return pay;
    }
    /// The best of several is told; where there is but one there is nothing to tell.
    static void mark_best(Slot& pay) {
        if (pay.options.size() > 1) {
            pay.options.front().hint = say("keeps most choice");
        }
    }
    Slot sold() const {
        Slot held = slot("card", Slot::Kind::card, say("Card"));
        for (std::uint8_t id = 0; id < decktet::kCards; ++id) {
            if (may_hold(Card{id})) {
                held.options.push_back({decktet::code(Card{id}), card_text(Card{id}),
                                        decktet::gain_text(price_of_sale(Card{id})),
                                        rules_.judge(state_, Sell{seat_, Card{id}}), false});
            }
        }
        return held;
    }
    static Purse price_of_sale(Card card) {
        Purse gain;
        for (const Suit suit : decktet::suits(card)) {
            gain[suit] = decktet::suits(card).size() == 1 ? 2 : 1;  // magnate.sell.gain: an Ace gives two.
        }
        return gain;
    }

    // Deeds.
    int room(Card deed) const {
        int spent = 0;
        for (const std::uint8_t tokens : state_.lots[deed.id].spent) {
            spent += tokens;
        }
        return rules_.price(deed) - spent;
    }
    Slot advanced() const {
        Slot places = slot("district", Slot::Kind::place, say("in"));
        for (int district = 0; district < kDistricts; ++district) {
            const std::optional<Card> deed = rules_.unfinished(state_, seat_, district);
            Option option{district + 1, district_text(district), deed ? card_text(*deed) : Text(), {}, false};
            if (const std::vector<Option> payments = paid_on(district); payments.empty()) {
                Advance least{seat_, district, {}};
                least.pay[deed ? decktet::suits(*deed)[0] : Suit::moons] = 1;
                option.barred = rules_.judge(state_, least);
            }
            places.options.push_back(std::move(option));
        }
        return places;
    }
    /// Every sum that may be spent on the deed there: what finishes it first.
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
    Slot instalments() const {
        Slot pay = slot("pay", Slot::Kind::payment, say("for"));
        std::optional<int> place = draft_.district();
        for (int district = 0; district < kDistricts && !place; ++district) {
            place = rules_.unfinished(state_, seat_, district) ? std::optional(district) : std::nullopt;
        }
        if (place) {
            pay.options = paid_on(*place);
        }
        return pay;
    }

    // Trade, Aces, counts.
    Slot given() const {
        Slot suits = slot("give", Slot::Kind::suit, say("give 3"));
        for (const Suit suit : decktet::kSuits) {
            const Suit other = suit == Suit::moons ? Suit::suns : Suit::moons;
            Option option = suit_option(suit, held_hint(suit));
            option.barred = rules_.judge(state_, Trade{seat_, suit, other, 1});
            suits.options.push_back(std::move(option));
        }
        return suits;
    }
    Slot got() const {
        Slot suits = slot("get", Slot::Kind::suit, say("for 1"));
        const std::optional<Suit> give = draft_.suit("give");
        for (const Suit suit : decktet::kSuits) {
            Option option = suit_option(suit, held_hint(suit));
            if (give) {
                option.barred = rules_.judge(state_, Trade{seat_, *give, suit, 1});
            }
            suits.options.push_back(std::move(option));
        }
        return suits;
    }
    Slot times() const {
        const std::optional<Suit> give = draft_.suit("give");
        Slot number = slot("times", Slot::Kind::number, say("times"));
        number.least = 1;
        number.most = std::max(1, give ? tokens()[*give] / 3 : 1);
        number.optional = true;
        return number;
    }
    Slot shown_ace(const std::string& type) const {
        Slot aces = slot("ace", Slot::Kind::suit, say("An Ace, shown"));
        aces.optional = true;
        for (const Suit suit : decktet::kSuits) {
            Option option{suit_json(suit), decktet::short_name(decktet::ace_of(suit)), Text(), {}, false};
            option.barred =
                type == "draw" ? rules_.judge(state_, Draw{seat_, suit}) : rules_.judge(state_, Replace{seat_, suit});
            aces.options.push_back(std::move(option));
        }
        return aces;
    }
    Slot counted() const {
        Slot counts = slot("what", Slot::Kind::place, say("What was counted"));
        const auto add = [&](Json what, Text label, long long now) {
            counts.options.push_back(
                {std::move(what), std::move(label), say("now {n}", {{"n", literally(now)}}), {}, false});
        };
        for (const Seat seat : {Seat{0}, Seat{1}}) {
            const auto s = static_cast<std::size_t>(seat.index);
            for (const Suit suit : decktet::kSuits) {
                add({{"what", "tokens"}, {"player", rules_.names.at(s)}, {"suit", suit_json(suit)}},
                    say("{who}: {suit}", {{"who", name(seat)}, {"suit", decktet::suit_name(suit)}}),
                    state_.tokens[s][suit]);
            }
            add({{"what", "hand"}, {"player", rules_.names.at(s)}},
                say("{who}: cards in hand", {{"who", name(seat)}}), state_.hand[s]);
        }
        add({{"what", "draw_pile"}}, say("Draw pile"), state_.draw_pile);
        add({{"what", "discard_pile"}}, say("Sold cards"), state_.discard_pile);
        return counts;
    }

    const Rules& rules_;
    const State& state_;
    Draft draft_;
    Seat seat_;
};

}  // namespace

std::vector<Slot> Rules::form(const State& state, const Json& draft) const {
    return FormBuilder(*this, state, draft).slots();
}

}  // namespace castalia::magnate
