// Plays moves: changes the state, and tells the consequences.
#include <algorithm>

#include "core/games/magnate/play.h"

namespace castalia::magnate {

namespace {

/// Plays one move and tells its consequences to the story, which may be null. Nothing else depends on the story.
class MovePlayer : public MagnateTable {
public:
    using MagnateTable::MagnateTable;

    void operator()(const Roll& move) {
        const int high = std::max(move.dice[0], move.dice[1]);
        if (move.player == state_.active && state_.stage == Stage::roll) {
            state_.stage = Stage::play;
        }
        if (move.dice[0] != 1 && move.dice[1] != 1) {
            pay_income(high);
            return;
        }
        ++state_.taxes_due;
        ++state_.rolls_unpaid[static_cast<std::size_t>(high)];
        add_consequence("magnate.tax.due", [] { return say("a 1: tax before income"); });
    }

    void operator()(const Tax& move) {
        const Suit suit = decktet::kSuits[static_cast<std::size_t>(move.die - 1)];
        for (const Seat seat : {state_.active, state_.active.other()}) {
            int& tokens = state_.tokens[index(seat)][suit];
            if (tokens > 1) {
                add_consequence("magnate.tax.once", [&] {
                    return say("{who} keeps 1 of {had} {suit}",
                               {{"who", who(seat)}, {"had", literally(tokens)}, {"suit", letter(suit)}});
                });
                tokens = 1;
            } else {
                add_consequence("magnate.tax.once", [&] {
                    return say("{who} has {had} {suit} and loses nothing",
                               {{"who", who(seat)}, {"had", literally(tokens)}, {"suit", letter(suit)}});
                });
            }
        }
        if (move.player != state_.active || --state_.taxes_due > 0) {
            return;  // session.ruling.turn: out of turn, the active player still has to roll.
        }
        for (int die = 1; die <= 10; ++die) {
            for (auto& unpaid = state_.rolls_unpaid[static_cast<std::size_t>(die)]; unpaid > 0; --unpaid) {
                pay_income(die);
            }
        }
    }

    void operator()(const Income& move) {
        const std::optional<Card> deed = rules_.due(state_, move.player, move.district, move.suit);
        --state_.cards[deed->id].due;
        --state_.incomes_due;
        add_to(state_.tokens[index(move.player)][move.suit], 1);
    }

    void operator()(const Develop& move) {
        spend(move.player, move.pay);
        place(move.player, move.card, move.district, true);
        add_district_lead(move.district);
    }

    void operator()(const Deed& move) {
        const Purse fee = one_of_each_suit(move.card);
        spend(move.player, fee);
        place(move.player, move.card, move.district, false);
        add_consequence("magnate.deed.fee", [&] { return decktet::gain_text(fee, true); });
    }

    void operator()(const Sell& move) {
        const Purse gain = sale_gain(move.card);
        take(move.player, gain);
        --state_.hand[index(move.player)];
        discard(move.card);
        use_up_card_play(move.player);
        add_consequence("magnate.sell.gain", [&] { return decktet::gain_text(gain); });
    }

    void operator()(const Advance& move) {
        const Card card = *rules_.unfinished(state_, move.player, move.district);
        CardState& known = state_.cards[card.id];
        spend(move.player, move.pay);
        const long long total = known.spent_in_all() + move.pay.total();
        if (total < rules_.price(card)) {
            for (const Suit suit : decktet::kSuits) {
                auto& spent = known.spent[decktet::index(suit)];
                spent = static_cast<std::uint8_t>(spent + move.pay[suit]);
            }
            add_consequence("magnate.deed.progress", [&] {
                return say("{spent} of {price}",
                           {{"spent", literally(total)}, {"price", literally(rules_.price(card))}});
            });
            return;
        }
        known.spent = {};
        known.developed = true;
        add_consequence("magnate.deed.complete", [&] {
            return say("{card} {name} is developed",
                       {{"card", code_text(card)}, {"name", decktet::short_name(card)}});
        });
        add_district_lead(move.district);
    }

    void operator()(const Trade& move) {
        Purse& purse = state_.tokens[index(move.player)];
        purse[move.give] -= 3 * move.times;
        add_to(purse[move.get], move.times);
    }

    void operator()(const Draw& move) {
        const bool drawn = draw_card(move.player);
        if (drawn && move.ace) {
            show(move.player, *move.ace);
        }
        if (move.player != state_.active) {
            return;
        }
        if (drawn && move.ace) {
            offer_replacement(*move.ace);
        } else {
            end_turn();
        }
    }

    void operator()(const Replace& move) {
        const Suit shown = *state_.shown_ace;
        if (!something_to_draw()) {  // An `adjust` can have emptied the pile since the Ace was shown.
            end_turn();
            return;
        }
        discard(decktet::ace_of(shown));
        --state_.hand[index(state_.active)];
        Purse gain;
        gain[shown] = 1;
        take(state_.active, gain);
        take(state_.active.other(), gain);
        add_consequence("magnate.ace.gain", [&] {
            return say("{one} and {other} {gain} each", {{"one", who(state_.active)},
                                                         {"other", who(state_.active.other())},
                                                         {"gain", decktet::gain_text(gain)}});
        });
        const bool drawn = draw_card(state_.active);
        if (drawn && move.ace) {
            show(state_.active, *move.ace);
            offer_replacement(*move.ace);
        } else {
            end_turn();
        }
    }

    void operator()(const Keep&) { end_turn(); }

    void operator()(const Done& move) {
        if (move.player == state_.active) {
            end_turn();
        }
    }

    // session.adjust: the table's count replaces ours. Nothing follows from it by itself.
    void operator()(const Adjust& move) {
        switch (move.what) {
            case Adjust::What::tokens: state_.tokens[index(move.player)][move.suit] = move.to; break;
            case Adjust::What::hand: state_.hand[index(move.player)] = move.to; break;
            case Adjust::What::draw_pile: state_.draw_pile = move.to; break;
            case Adjust::What::discard_pile: state_.discard_pile = move.to; break;
        }
    }

private:
    void spend(Seat seat, const Purse& pay) {
        for (const Suit suit : decktet::kSuits) {
            state_.tokens[index(seat)][suit] -= pay[suit];
        }
    }

    // session.ruling.turn: a card played out of turn does not use up the active player's card play.
    void use_up_card_play(Seat seat) { state_.card_played = state_.card_played || seat == state_.active; }

    void place(Seat seat, Card card, int district, bool developed) {
        lay(state_, seat, card, district, developed);
        --state_.hand[index(seat)];
        use_up_card_play(seat);
    }

    // magnate.ace.shown: the shown Ace counts in the hand, and nobody else may play it.
    void show(Seat seat, Suit suit) {
        CardState& known = state_.cards[decktet::ace_of(suit).id];
        known = CardState{};
        known.zone = CardZone::hand;
        known.owner = static_cast<std::uint8_t>(seat.index);
    }

    void offer_replacement(Suit suit) {
        if (!something_to_draw()) {
            add_consequence("magnate.ace.last", [] { return say("nothing is left to draw: the Ace is kept"); });
            end_turn();
            return;
        }
        state_.stage = Stage::ace;
        state_.shown_ace = suit;
    }

    void add_district_lead(int district) {
        add_consequence("magnate.district.lead", [&] {
            const long long mine = rules_.district_total(state_, Seat{0}, district);
            const long long theirs = rules_.district_total(state_, Seat{1}, district);
            const std::vector<Fill> fills{{"district", literally(district + 1)},
                                          {"who", who(Seat{mine >= theirs ? 0 : 1})},
                                          {"high", literally(std::max(mine, theirs))},
                                          {"low", literally(std::min(mine, theirs))}};
            return mine == theirs ? say("district {district} is even, {high} : {low}", fills)
                                  : say("{who} leads district {district}, {high} : {low}", fills);
        });
    }
};

}  // namespace

void Rules::play(State& state, const Move& move, Story* story) const {
    const Purse before = story == nullptr ? Purse() : tokens_in_all(state);
    std::visit(MovePlayer(*this, state, story), move);
    if (story == nullptr) {
        return;
    }
    const Purse after = tokens_in_all(state);
    for (const Suit suit : decktet::kSuits) {
        if (after[suit] > std::max(kUsualTokens, before[suit])) {
            story->push_back({"magnate.house.supply",
                              say("{n} {suit} are in play, and most sets have about {usual}: use something in their "
                                  "place",
                                  {{"n", literally(after[suit])},
                                   {"suit", decktet::suit_name(suit)},
                                   {"usual", literally(kUsualTokens)}})});
        }
    }
}

Purse Rules::tokens_in_all(const State& state) {
    Purse all;
    for (const Suit suit : decktet::kSuits) {
        all[suit] = state.tokens[0][suit] + state.tokens[1][suit];
        for (const CardState& known : state.cards) {
            all[suit] += known.zone == CardZone::column ? known.spent[decktet::index(suit)] : 0;
        }
    }
    return all;
}

}  // namespace castalia::magnate
