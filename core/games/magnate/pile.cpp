// The draw pile and the discard pile, and how turns and the game end with them.
#include <algorithm>

#include "core/games/magnate/play.h"

namespace castalia::magnate {

void MagnateTable::discard(Card card) {
    state_.cards[card.id] = CardState{};
    state_.cards[card.id].zone = CardZone::discard;
    ++state_.discard_pile;
}

bool MagnateTable::something_to_draw() const {
    return state_.draw_pile > 0 || (state_.exhaustions == 0 && state_.discard_pile > 0);
}

/// Moves one card from the pile to a hand, after the first shuffle if it is needed. Returns whether a card was drawn.
bool MagnateTable::draw_card(Seat seat) {
    if (state_.draw_pile == 0) {
        if (state_.exhaustions > 0 || state_.discard_pile == 0) {
            add_consequence("magnate.pile.nothing", [] { return say("nothing is left to draw"); });
            run_out(seat);
            return false;
        }
        reshuffle();
    }
    --state_.draw_pile;
    ++state_.hand[index(seat)];
    add_consequence("magnate.draw.ends-turn",
                    [&] { return say_count("{n} left in the pile", "{n} left in the pile", state_.draw_pile); });
    if (state_.draw_pile == 0 && state_.exhaustions > 0) {
        run_out(seat);
    }
    return true;
}

void MagnateTable::reshuffle() {
    add_consequence("magnate.pile.reshuffle", [&] {
        return say_count("the pile is empty: the discard pile of {n} card is shuffled into it",
                         "the pile is empty: the discard pile of {n} cards is shuffled into it", state_.discard_pile);
    });
    state_.draw_pile = state_.discard_pile;
    state_.discard_pile = 0;
    state_.exhaustions = 1;
    for (CardState& known : state_.cards) {
        if (known.zone == CardZone::discard) {
            known.zone = CardZone::unseen;
        }
    }
}

// magnate.end.final: from the second emptying on, the opponent and then the drawer take one turn each.
void MagnateTable::run_out(Seat drawer) {
    if (state_.final_turns_left >= 0) {
        return;
    }
    state_.exhaustions = 2;
    state_.final_turns_left = 2;
    // After a draw out of turn it is the opponent's turn already, and the rest of that turn is the first of the two.
    state_.final_turn = drawer != state_.active;
    add_consequence("magnate.end.final", [&] {
        return say("the pile is empty for the second time: {first}, then {second} take a final turn",
                   {{"first", who(drawer.other())}, {"second", who(drawer)}});
    });
}

void MagnateTable::end_turn() {
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

void MagnateTable::end_game() {
    state_.stage = Stage::over;
    state_.taxes_due = 0;
    state_.incomes_due = 0;
    state_.rolls_unpaid = {};
    for (std::uint8_t id = 0; id < decktet::kCards; ++id) {
        CardState& known = state_.cards[id];
        known.due = 0;
        if (known.zone == CardZone::column && !known.developed) {
            const CardState was = known;
            --state_.length[was.owner][was.district];
            discard(Card{id});
            add_consequence("magnate.end.deeds", [&] {
                return say("{who}’s deed {card} in {district} goes to the discard pile, what lies on it to the bank",
                           {{"who", who(Seat{was.owner})},
                            {"card", code_text(Card{id})},
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
    if (story_ != nullptr) {
        const Scoresheet sheet = rules_.score(state_);
        const auto decided = std::ranges::find_if(sheet.ladder, &Scoresheet::Step::decided);
        // magnate.score.resources: if the tokens are equal too, it is a draw.
        add_consequence(decided == sheet.ladder.end() ? "magnate.score.resources" : decided->clause,
                        [&] { return sheet.sentence; });
    }
}

}  // namespace castalia::magnate
