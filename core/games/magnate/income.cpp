// The income of a roll: the higher die pays the properties of its rank, a 10 pays the Crowns.
#include "core/games/magnate/play.h"

namespace castalia::magnate {

using decktet::face;
using decktet::Rank;
using decktet::suits;

void MagnateTable::pay_income(int die) {
    const Story::size_type before = story_ == nullptr ? 0 : story_->size();
    if (die == 10) {
        pay_crowns();
    } else {
        for (const Seat seat : {state_.active, state_.active.other()}) {
            pay_properties(seat, die);
        }
    }
    if (story_ != nullptr && story_->size() == before) {
        add_consequence("magnate.income.none", [&] {
            return die == 1 ? say("nobody owns an Ace: no income")
                            : say("nobody owns a property of rank {die}: no income", {{"die", literally(die)}});
        });
    }
}

void MagnateTable::pay_crowns() {
    std::vector<Text> gains;
    for (const Seat seat : {Seat{0}, Seat{1}}) {
        const Purse gain = rules_.crown_income(seat);
        take(seat, gain);
        if (story_ != nullptr) {
            gains.push_back(say("{who} {gain}", {{"who", who(seat)}, {"gain", decktet::gain_text(gain)}}));
        }
    }
    add_consequence("magnate.income.ten", [&] { return say("10: {gains}", {{"gains", listed(gains)}}); });
}

void MagnateTable::pay_properties(Seat seat, int die) {
    const CardRange paid = cards_paid_by(die);
    for (std::uint8_t id = paid.first; id < paid.end; ++id) {
        const Card card{id};
        CardState& known = state_.cards[card.id];
        if (known.zone == CardZone::column && known.owner == seat.index) {
            pay_property(seat, card, known);
        }
    }
}

void MagnateTable::pay_property(Seat seat, Card card, CardState& known) {
    const auto district = [&] { return literally(known.district + 1); };
    if (pays_by_choice(card, known)) {
        if (known.due < 100) {  // This is a bound for tables that rule roll upon roll; no real game reaches it.
            ++known.due;
            ++state_.incomes_due;
        }
        add_consequence("magnate.income.deed", [&] {
            return say("the deed {card} in {district} pays {who} one of {suits}",
                       {{"card", code_text(card)},
                        {"district", district()},
                        {"who", who(seat)},
                        {"suits", say("{one} or {other}",
                                      {{"one", letter(suits(card)[0])}, {"other", letter(suits(card)[1])}})}});
        });
        return;
    }
    const Purse gain = one_of_each_suit(card);
    take(seat, gain);
    add_consequence(face(card).rank == Rank::ace ? "magnate.income.ace" : "magnate.income.developed", [&] {
        return say("{card} in {district} pays {who} {gain}", {{"card", code_text(card)},
                                                              {"district", district()},
                                                              {"who", who(seat)},
                                                              {"gain", decktet::gain_text(gain)}});
    });
}

Rules::Pay Rules::pay_of(const State& state, int die) const {
    Pay pay;
    const CardRange paid = cards_paid_by(die);
    for (std::uint8_t id = paid.first; id < paid.end; ++id) {
        const CardState& known = state.cards[id];
        if (known.zone != CardZone::column) {
            continue;
        }
        if (pays_by_choice(Card{id}, known)) {
            ++pay.choices[known.owner];
            continue;
        }
        for (const Suit suit : suits(Card{id})) {
            ++pay.tokens[known.owner][suit];
        }
    }
    for (std::size_t seat = 0; die == 10 && seat < 2; ++seat) {
        pay.tokens[seat] = crown_income(Seat{static_cast<int>(seat)});
    }
    return pay;
}

}  // namespace castalia::magnate
