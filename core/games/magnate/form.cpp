// The slots of an event: the options of each, their effects, and the reasons against them.
#include <algorithm>

#include "core/games/magnate/form.h"
#include "core/parts/decktet_record.h"
#include "core/rules/game/counting.h"

namespace castalia::magnate {

namespace {

using decktet::suit_json;

class FormBuilder : FormSlots {
public:
    FormBuilder(const Rules& rules, const State& state, const Json& json)
        : FormSlots(rules, state, json), json_(json) {}

    std::vector<Slot> slots() const {
        if (!rules_.setup.replace_ace && (type_ == "draw" || type_ == "replace")) {
            return {};
        }
        std::vector<Slot> slots = Rules::form_skeleton(type_);
        for (Slot& slot : slots) {
            fill(slot);
        }
        return slots;
    }

private:
    void fill(Slot& slot) const {
        if (type_ == "roll") {
            offer_ten_sided(slot);
        } else if (type_ == "tax") {
            offer_tax_die(slot);
        } else if (type_ == "income") {
            slot.field == "district" ? offer_income_districts(slot) : offer_income_suits(slot);
        } else if (type_ == "trade") {
            slot.field == "give"  ? offer_given_suits(slot)
            : slot.field == "get" ? offer_wanted_suits(slot)
                                  : offer_times(slot);
        } else if (type_ == "draw" || type_ == "replace") {
            offer_aces(slot);
        } else if (type_ == "adjust" && slot.field == "what") {
            offer_counts(slot, rules_, state_);
        } else if (type_ != "adjust") {
            fill_card_play(slot, rules_, state_, json_);
        }
    }

    // Dice.
    void offer_ten_sided(Slot& die) const {
        const std::size_t which = die.field == "dice/0" ? 0 : 1;
        const int other = draft_.die(1 - which).value_or(0);
        for (int face = 1; face <= 10; ++face) {
            Text hint = face == 1 ? say("tax") : pays(std::max(face, other));
            die.options.push_back({face, literally(face), std::move(hint), {}, false});
        }
    }
    Text pays(int higher) const {
        const Rules::Pay pay = rules_.pay_of(state_, higher);
        std::vector<Text> gains;
        for (const Seat seat : {Seat{0}, Seat{1}}) {
            const auto s = static_cast<std::size_t>(seat.index);
            if (const long long gain = pay.tokens[s].total() + pay.choices[s]; gain > 0) {
                gains.push_back(say("{who} {n}", {{"who", who(seat)}, {"n", literally(gain)}}));
            }
        }
        return gains.empty() ? say("nobody") : listed(gains);
    }
    void offer_tax_die(Slot& die) const {
        for (int face = 1; face <= 6; ++face) {
            const Suit suit = decktet::kSuits[static_cast<std::size_t>(face) - 1];
            std::vector<Text> hint{decktet::suit_name(suit)};
            for (const Seat seat : {Seat{0}, Seat{1}}) {
                if (const int held = state_.tokens[static_cast<std::size_t>(seat.index)][suit]; held > 1) {
                    hint.push_back(say("{who} −{n}", {{"who", who(seat)}, {"n", literally(held - 1)}}));
                }
            }
            die.options.push_back({face, literally(face), listed(hint), {}, false});
        }
    }

    // Income.
    std::optional<Card> due_in(int district) const {
        for (std::uint8_t id = 0; id < decktet::kCards; ++id) {
            const CardState& known = state_.cards[id];
            if (known.due > 0 && Seat{known.owner} == seat_ && known.district == district) {
                return Card{id};
            }
        }
        return std::nullopt;
    }
    void offer_income_districts(Slot& places) const {
        for (int district = 0; district < kDistricts; ++district) {
            const std::optional<Card> deed = due_in(district);
            const Suit suit = deed ? decktet::suits(*deed)[0] : Suit::moons;
            places.options.push_back({district + 1, district_text(district), deed ? code_and_name(*deed) : Text(),
                                      rules_.judge(state_, Income{seat_, district, suit}), false});
        }
    }
    void offer_income_suits(Slot& suits) const {
        std::optional<int> place = draft_.district();
        for (int district = 0; district < kDistricts && !place; ++district) {
            place = due_in(district) ? std::optional(district) : std::nullopt;
        }
        const std::optional<Card> deed = place ? due_in(*place) : std::nullopt;
        for (const Suit suit : deed ? decktet::suits(*deed) : std::span<const Suit>()) {
            suits.options.push_back(suit_option(suit, held_hint(suit)));
        }
    }
    static Option suit_option(Suit suit, Text hint) {
        return {suit_json(suit), decktet::suit_name(suit), std::move(hint), {}, false};
    }
    Text held_hint(Suit suit) const { return say("has {n}", {{"n", literally(tokens()[suit])}}); }

    // Trade, Aces, counts.
    void offer_given_suits(Slot& suits) const {
        for (const Suit suit : decktet::kSuits) {
            const Suit other = suit == Suit::moons ? Suit::suns : Suit::moons;
            Option option = suit_option(suit, held_hint(suit));
            option.barred = rules_.judge(state_, Trade{seat_, suit, other, 1});
            suits.options.push_back(std::move(option));
        }
    }
    void offer_wanted_suits(Slot& suits) const {
        const std::optional<Suit> give = draft_.suit("give");
        for (const Suit suit : decktet::kSuits) {
            Option option = suit_option(suit, held_hint(suit));
            if (give) {
                option.barred = rules_.judge(state_, Trade{seat_, *give, suit, 1});
            }
            suits.options.push_back(std::move(option));
        }
    }
    void offer_times(Slot& number) const {
        const std::optional<Suit> give = draft_.suit("give");
        number.most = std::max(1, give ? tokens()[*give] / 3 : 1);
    }
    void offer_aces(Slot& aces) const {
        for (const Suit suit : decktet::kSuits) {
            Option option{suit_json(suit), decktet::short_name(decktet::ace_of(suit)), Text(), {}, false};
            option.barred = type_ == "draw" ? rules_.judge(state_, Draw{seat_, suit})
                                            : rules_.judge(state_, Replace{seat_, suit});
            aces.options.push_back(std::move(option));
        }
    }
    const Json& json_;
};

}  // namespace

std::vector<Slot> Rules::form(const State& state, const Json& draft) const {
    return FormBuilder(*this, state, draft).slots();
}

}  // namespace castalia::magnate
