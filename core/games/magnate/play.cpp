// What a move changes, and what the rules make follow from it.
#include <algorithm>

#include "core/games/magnate/magnate.h"

namespace castalia::magnate {

namespace {

using decktet::face;
using decktet::Rank;
using decktet::suits;

Text card_code(Card card) { return literally(decktet::code(card)); }

/// Plays one move. What is told goes to the story, which may be null; nothing else depends on it.
class MovePlayer {
public:
    MovePlayer(const Rules& rules, State& state, Story* story) : rules_(rules), state_(state), story_(story) {}

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
        tell("magnate.tax.due", [] { return say("a 1: tax before income"); });
    }

    void operator()(const Tax& move) {
        const Suit suit = decktet::kSuits[static_cast<std::size_t>(move.die - 1)];
        for (const Seat seat : {state_.active, state_.active.other()}) {
            int& tokens = state_.tokens[index(seat)][suit];
            if (tokens > 1) {
                tell("magnate.tax.once", [&] {
                    return say("{who} keeps 1 of {had} {suit}",
                               {{"who", who(seat)}, {"had", literally(tokens)}, {"suit", letter(suit)}});
                });
                tokens = 1;
            } else {
                tell("magnate.tax.once", [&] {
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
        --state_.lots[deed->id].due;
        --state_.incomes_due;
        add_to(state_.tokens[index(move.player)][move.suit], 1);
    }

    void operator()(const Develop& move) {
        spend(move.player, move.pay);
        place(move.player, move.card, move.district, true);
        tell_district(move.district);
    }

    void operator()(const Deed& move) {
        Purse fee;
        for (const Suit suit : suits(move.card)) {
            fee[suit] = 1;
        }
        spend(move.player, fee);
        place(move.player, move.card, move.district, false);
        tell("magnate.deed.fee", [&] { return decktet::gain_text(fee, true); });
    }

    void operator()(const Sell& move) {
        Purse gain;
        for (const Suit suit : suits(move.card)) {
            gain[suit] = face(move.card).rank == Rank::ace ? 2 : 1;
        }
        take(move.player, gain);
        --state_.hand[index(move.player)];
        discard(move.card);
        use_up_card_play(move.player);
        tell("magnate.sell.gain", [&] { return decktet::gain_text(gain); });
    }

    void operator()(const Advance& move) {
        const Card card = *rules_.unfinished(state_, move.player, move.district);
        Lot& lot = state_.lots[card.id];
        spend(move.player, move.pay);
        long long total = move.pay.total();
        for (const std::uint8_t spent : lot.spent) {
            total += spent;
        }
        if (total < rules_.price(card)) {
            for (const Suit suit : decktet::kSuits) {
                auto& spent = lot.spent[decktet::index(suit)];
                spent = static_cast<std::uint8_t>(spent + move.pay[suit]);
            }
            tell("magnate.deed.progress", [&] {
                return say("{spent} of {price}",
                           {{"spent", literally(total)}, {"price", literally(rules_.price(card))}});
            });
            return;
        }
        lot.spent = {};
        lot.developed = true;
        tell("magnate.deed.complete", [&] {
            return say("{card} {name} is developed",
                       {{"card", card_code(card)}, {"name", decktet::short_name(card)}});
        });
        tell_district(move.district);
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
        if (!something_to_draw()) {  // An adjust can have emptied the pile since the Ace was shown.
            end_turn();
            return;
        }
        discard(decktet::ace_of(shown));
        --state_.hand[index(state_.active)];
        Purse gain;
        gain[shown] = 1;
        take(state_.active, gain);
        take(state_.active.other(), gain);
        tell("magnate.ace.gain", [&] {
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

    // session.adjust: the table's count replaces ours; nothing follows from it by itself.
    void operator()(const Adjust& move) {
        switch (move.what) {
            case Adjust::What::tokens: state_.tokens[index(move.player)][move.suit] = move.to; break;
            case Adjust::What::hand: state_.hand[index(move.player)] = move.to; break;
            case Adjust::What::draw_pile: state_.draw_pile = move.to; break;
            case Adjust::What::discard_pile: state_.discard_pile = move.to; break;
        }
    }

private:
    static std::size_t index(Seat seat) { return static_cast<std::size_t>(seat.index); }
    Text who(Seat seat) const { return literally(rules_.names.at(index(seat))); }
    static Text letter(Suit suit) { return literally(std::string(1, decktet::letter(suit))); }

    /// The words are only made when somebody listens: a replay does not.
    template <class Words>
    void tell(const char* clause, Words words) {
        if (story_ != nullptr) {
            story_->push_back({clause, words()});
        }
    }

    // Beyond what can be counted (an adjust can go there) a count stays where it is.
    static void add_to(int& count, int more) { count = std::min<int>(kMostCounted, count + more); }

    void take(Seat seat, const Purse& won) {
        for (const Suit suit : decktet::kSuits) {
            add_to(state_.tokens[index(seat)][suit], won[suit]);
        }
    }

    void spend(Seat seat, const Purse& pay) {
        for (const Suit suit : decktet::kSuits) {
            state_.tokens[index(seat)][suit] -= pay[suit];
        }
    }

    // session.ruling.turn: a card played out of turn does not use up the active player's card play.
    void use_up_card_play(Seat seat) { state_.card_played = state_.card_played || seat == state_.active; }

    void place(Seat seat, Card card, int district, bool developed) {
        const std::size_t s = index(seat);
        const auto d = static_cast<std::size_t>(district);
        Lot& lot = state_.lots[card.id];
        lot = Lot{};
        lot.place = Place::column;
        lot.owner = static_cast<std::uint8_t>(s);
        lot.district = static_cast<std::uint8_t>(d);
        lot.order = state_.length[s][d]++;
        lot.developed = developed;
        state_.last[s][d] = card;
        --state_.hand[s];
        use_up_card_play(seat);
    }

    void discard(Card card) {
        state_.lots[card.id] = Lot{};
        state_.lots[card.id].place = Place::discard;
        ++state_.discard_pile;
    }

    // magnate.ace.shown: the shown Ace counts in the hand and is nobody else's to play.
    void show(Seat seat, Suit suit) {
        Lot& lot = state_.lots[decktet::ace_of(suit).id];
        lot = Lot{};
        lot.place = Place::hand;
        lot.owner = static_cast<std::uint8_t>(seat.index);
    }

    bool something_to_draw() const {
        return state_.draw_pile > 0 || (state_.exhaustions == 0 && state_.discard_pile > 0);
    }

    void offer_replacement(Suit suit) {
        if (!something_to_draw()) {
            tell("magnate.ace.last", [] { return say("nothing is left to draw: the Ace is kept"); });
            end_turn();
            return;
        }
        state_.stage = Stage::ace;
        state_.shown_ace = suit;
    }

    void pay_income(int die) {
        const Story::size_type told = story_ == nullptr ? 0 : story_->size();
        if (die == 10) {
            pay_crowns();
        } else {
            for (const Seat seat : {state_.active, state_.active.other()}) {
                pay_properties(seat, die);
            }
        }
        if (story_ != nullptr && story_->size() == told) {
            tell("magnate.income.none", [&] {
                return die == 1 ? say("nobody owns an Ace: no income")
                                : say("nobody owns a property of rank {die}: no income", {{"die", literally(die)}});
            });
        }
    }

    void pay_crowns() {
        std::vector<Text> told;
        for (const Seat seat : {Seat{0}, Seat{1}}) {
            Purse gain;
            for (const Suit suit : rules_.setup.crowns[index(seat)]) {
                gain[suit] = 1;
            }
            take(seat, gain);
            if (story_ != nullptr) {
                told.push_back(say("{who} {gain}", {{"who", who(seat)}, {"gain", decktet::gain_text(gain)}}));
            }
        }
        tell("magnate.income.ten", [&] { return say("10: {gains}", {{"gains", listed(told)}}); });
    }

    // Rank r has its cards side by side in the box: six Aces from 0, three of each number from 6.
    void pay_properties(Seat seat, int die) {
        const int from = die == 1 ? 0 : 6 + 3 * (die - 2);
        const int count = die == 1 ? 6 : 3;
        for (int id = from; id < from + count; ++id) {
            const Card card{static_cast<std::uint8_t>(id)};
            Lot& lot = state_.lots[card.id];
            if (lot.place == Place::column && lot.owner == seat.index) {
                pay_property(seat, card, lot);
            }
        }
    }

    void pay_property(Seat seat, Card card, Lot& lot) {
        const auto district = [&] { return literally(lot.district + 1); };
        if (!lot.developed && suits(card).size() > 1) {
            if (lot.due < 100) {  // A bound for tables that rule roll upon roll; no evening gets there.
                ++lot.due;
                ++state_.incomes_due;
            }
            tell("magnate.income.deed", [&] {
                return say("the deed {card} in {district} pays {who} one of {suits}",
                           {{"card", card_code(card)},
                            {"district", district()},
                            {"who", who(seat)},
                            {"suits", say("{one} or {other}",
                                          {{"one", letter(suits(card)[0])}, {"other", letter(suits(card)[1])}})}});
            });
            return;
        }
        Purse gain;
        for (const Suit suit : suits(card)) {
            gain[suit] = 1;
        }
        take(seat, gain);
        tell(face(card).rank == Rank::ace ? "magnate.income.ace" : "magnate.income.developed", [&] {
            return say("{card} in {district} pays {who} {gain}", {{"card", card_code(card)},
                                                                  {"district", district()},
                                                                  {"who", who(seat)},
                                                                  {"gain", decktet::gain_text(gain)}});
        });
    }

    /// One card from the pile to a hand, after the first shuffle where it is needed. False: nothing was drawn.
    bool draw_card(Seat seat) {
        if (state_.draw_pile == 0) {
            if (state_.exhaustions > 0 || state_.discard_pile == 0) {
                tell("magnate.pile.nothing", [] { return say("nothing is left to draw"); });
                run_out(seat);
                return false;
            }
            reshuffle();
        }
        --state_.draw_pile;
        ++state_.hand[index(seat)];
        tell("magnate.draw.ends-turn",
             [&] { return say_count("{n} left in the pile", "{n} left in the pile", state_.draw_pile); });
        if (state_.draw_pile == 0 && state_.exhaustions > 0) {
            run_out(seat);
        }
        return true;
    }

    void reshuffle() {
        tell("magnate.pile.reshuffle", [&] {
            return say_count("the pile is empty: the discard pile of {n} card is shuffled into it",
                             "the pile is empty: the discard pile of {n} cards is shuffled into it",
                             state_.discard_pile);
        });
        state_.draw_pile = state_.discard_pile;
        state_.discard_pile = 0;
        state_.exhaustions = 1;
        for (Lot& lot : state_.lots) {
            if (lot.place == Place::discard) {
                lot.place = Place::unseen;
            }
        }
    }

    // magnate.end.final: from the second emptying on, the opponent and then the drawer take one turn each.
    void run_out(Seat drawer) {
        if (state_.final_turns_left >= 0) {
            return;
        }
        state_.exhaustions = 2;
        state_.final_turns_left = 2;
        // Drawn out of turn, it is the opponent's turn already: what is left of it is the first of the two.
        state_.final_turn = drawer != state_.active;
        tell("magnate.end.final", [&] {
            return say("the pile is empty for the second time: {first}, then {second} take a final turn",
                       {{"first", who(drawer.other())}, {"second", who(drawer)}});
        });
    }

    void end_turn() {
        state_.shown_ace.reset();
        if (state_.final_turn && --state_.final_turns_left == 0) {
            end_game();
            return;
        }
        state_.final_turn = state_.final_turns_left > 0;
        state_.active = state_.active.other();
        state_.stage = Stage::roll;
        state_.card_played = false;
        ++state_.turn;
    }

    void end_game() {
        state_.stage = Stage::over;
        state_.taxes_due = 0;
        state_.incomes_due = 0;
        state_.rolls_unpaid = {};
        for (std::uint8_t id = 0; id < decktet::kCards; ++id) {
            Lot& lot = state_.lots[id];
            lot.due = 0;
            if (lot.place == Place::column && !lot.developed) {
                const Lot was = lot;
                --state_.length[was.owner][was.district];
                discard(Card{id});
                tell("magnate.end.deeds", [&] {
                    return say(
                        "{who}’s deed {card} in {district} goes to the discard pile, what lies on it to the bank",
                        {{"who", who(Seat{was.owner})},
                         {"card", card_code(Card{id})},
                         {"district", literally(was.district + 1)}});
                });
            }
        }
        for (int district = 0; district < kDistricts; ++district) {
            for (const Seat seat : {Seat{0}, Seat{1}}) {
                const std::vector<Card> left = rules_.column(state_, seat, district);
                state_.last[index(seat)][static_cast<std::size_t>(district)] = left.empty() ? Card{} : left.back();
            }
        }
        tell("magnate.score.district", [&] { return rules_.score(state_).sentence; });
    }

    void tell_district(int district) {
        tell("magnate.district.lead", [&] {
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

    const Rules& rules_;
    State& state_;
    Story* story_;
};

}  // namespace

void Rules::play(State& state, const Move& move, Story* story) const {
    std::visit(MovePlayer(*this, state, story), move);
}

Rules::Pay Rules::pay_of(const State& state, int die) const {
    Pay pay;
    const int from = die == 1 ? 0 : 6 + 3 * (die - 2);
    const int count = die == 1 ? 6 : 3;
    for (int id = from; die < 10 && id < from + count; ++id) {
        const Lot& lot = state.lots[static_cast<std::size_t>(id)];
        if (lot.place != Place::column) {
            continue;
        }
        const auto cards_suits = suits(Card{static_cast<std::uint8_t>(id)});
        if (!lot.developed && cards_suits.size() > 1) {
            ++pay.choices[lot.owner];
            continue;
        }
        for (const Suit suit : cards_suits) {
            ++pay.tokens[lot.owner][suit];
        }
    }
    for (std::size_t seat = 0; die == 10 && seat < 2; ++seat) {
        for (const Suit suit : setup.crowns[seat]) {
            ++pay.tokens[seat][suit];
        }
    }
    return pay;
}

}  // namespace castalia::magnate
