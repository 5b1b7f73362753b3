// The contents of the box: the deck, the sizes of cards, the zones in which they lie, and the ways to pay.
#include <algorithm>

#include "core/games/muse_decktet/muse_decktet.h"

namespace castalia::muse_decktet {

namespace {

using decktet::face;
using decktet::Rank;

/// Orders the cards of rank 10: Court above Pawn above Crown.
int order_among_tens(Card card) {
    switch (face(card).rank) {
        case Rank::court: return 3;
        case Rank::pawn: return 2;
        case Rank::crown: return 1;
        default: return 0;
    }
}

std::vector<Card> lying(const State& state, CardZone zone, Seat seat) {
    std::vector<Card> cards;
    for (std::uint8_t id = 0; id < decktet::kCards; ++id) {
        const CardLocation& location = state.locations[id];
        if (location.zone == zone && location.owner == seat.index) {
            cards.push_back(Card{id});
        }
    }
    std::ranges::sort(cards, {}, [&](Card card) { return state.locations[card.id].order; });
    return cards;
}

/// Adds to `found` every payment of `due` out of the suits from `suit` on.
void pay_from(std::size_t suit, int due, const Purse& purse, Purse& pay, std::vector<Purse>& found) {
    if (due == 0) {
        found.push_back(pay);
        return;
    }
    if (suit == purse.of.size()) {
        return;
    }
    for (int coins = std::min(due, purse.of[suit]); coins >= 0; --coins) {
        pay.of[suit] = coins;
        pay_from(suit + 1, due - coins, purse, pay, found);
    }
    pay.of[suit] = 0;
}

}  // namespace

int rank(Card card) {
    const Rank printed = face(card).rank;
    return printed >= Rank::pawn ? 10 : static_cast<int>(printed);
}

int price(Card card) { return rank(card) + static_cast<int>(decktet::suits(card).size()); }

bool bigger(Card one, Card other) {
    if (rank(one) != rank(other)) {
        return rank(one) > rank(other);
    }
    if (order_among_tens(one) != order_among_tens(other)) {
        return order_among_tens(one) > order_among_tens(other);
    }
    // muse-decktet.size.suit: the suits are kept in their order of priority, Moons first.
    return std::ranges::lexicographical_compare(decktet::suits(one), decktet::suits(other));
}

bool can_paint(const Purse& purse, Card card) { return purse.total() >= rank(card); }

bool has_choice(const Purse& purse, int sum) {
    const auto held = std::ranges::count_if(purse.of, [](int coins) { return coins > 0; });
    return sum > 0 && sum < purse.total() && held > 1;
}

Text use_name(Use use) {
    switch (use) {
        case Use::sketch: return say("Sketch");
        case Use::paint: return say("Paint");
        case Use::patron: return say("Patron");
        case Use::palace: return say("Palace");
        case Use::discard: break;
    }
    return say("Discard");
}

bool Rules::in_deck(Card card) const {
    const Rank printed = face(card).rank;
    return printed != Rank::excuse && (setup.extended || (printed != Rank::pawn && printed != Rank::court));
}

State Rules::start() const {
    State state;
    for (const Suit suit : decktet::kSuits) {
        state.economy[suit] = coins_of_each_suit() - kGrowths;
    }
    state.economy_before = state.economy;
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        state.hand[seat] = kHand;
    }
    state.draw_pile = deck_size() - kHand * static_cast<int>(seats());
    return state;
}

std::vector<Card> Rules::studio(const State& state, Seat seat) const { return lying(state, CardZone::studio, seat); }
std::vector<Card> Rules::palace(const State& state, Seat seat) const { return lying(state, CardZone::palace, seat); }

std::vector<Seat> Rules::waiting(const State& state) const {
    std::vector<Seat> waiting;
    for (std::size_t seat = 0; state.stage == Stage::round && seat < seats(); ++seat) {
        if (!state.revealed[seat] && !state.sits_out[seat]) {
            waiting.push_back(Seat{static_cast<int>(seat)});
        }
    }
    return waiting;
}

bool Rules::all_revealed(const State& state) const { return waiting(state).empty(); }

std::vector<Seat> Rules::awaited(const State& state) const {
    std::vector<Seat> seats_awaited = waiting(state);
    if (state.stage == Stage::over || !seats_awaited.empty()) {
        return seats_awaited;
    }
    if (state.stage == Stage::pay) {
        return {state.unpaid->player};
    }
    // muse-decktet.discard.once: a player who has discarded only waits for the others.
    for (const bool discards : {false, true}) {
        for (std::size_t seat = 0; seat < seats(); ++seat) {
            if (state.discarded[seat] == discards) {
                seats_awaited.push_back(Seat{static_cast<int>(seat)});
            }
        }
        if (!seats_awaited.empty()) {
            break;
        }
    }
    return seats_awaited;
}

std::vector<Card> Rules::unseen(const State& state) const {
    std::vector<Card> cards;
    for (std::uint8_t id = 0; id < decktet::kCards; ++id) {
        if (in_deck(Card{id}) && state.locations[id].zone == CardZone::unseen) {
            cards.push_back(Card{id});
        }
    }
    return cards;
}

std::vector<RoundCard> Rules::in_order(const State& state) const {
    std::vector<RoundCard> round_cards = state.round_cards;
    std::ranges::sort(round_cards, bigger, &RoundCard::card);
    return round_cards;
}

int Rules::suits_left(const Purse& purse, const Purse& pay) {
    int left = 0;
    for (const Suit suit : decktet::kSuits) {
        left += purse[suit] > pay[suit] ? 1 : 0;
    }
    return left;
}

std::vector<Purse> Rules::payments(const Purse& purse, int price, std::size_t most) const {
    std::vector<Purse> found;
    Purse pay;
    pay_from(0, price, purse, pay, found);
    // Among payments that leave equally many suits, the one that leaves most of the scarcest suit comes first.
    const auto kept = [&](const Purse& one) {
        int scarcest = kMostCounted;
        for (const Suit suit : decktet::kSuits) {
            scarcest = purse[suit] > one[suit] ? std::min(scarcest, purse[suit] - one[suit]) : scarcest;
        }
        return std::pair(suits_left(purse, one), scarcest);
    };
    std::ranges::stable_sort(found, std::greater(), kept);
    found.resize(std::min(found.size(), most));
    return found;
}

}  // namespace castalia::muse_decktet
