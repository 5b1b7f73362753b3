// The cards of the box: which are in the deck, where they lie, what they cost, pay and are worth.
#include <algorithm>

#include "core/games/magnate/magnate.h"

namespace castalia::magnate {

using decktet::face;
using decktet::Rank;

Purse one_of_each_suit(Card card) {
    Purse purse;
    for (const Suit suit : decktet::suits(card)) {
        purse[suit] = 1;
    }
    return purse;
}

Purse sale_gain(Card card) {
    Purse gain = one_of_each_suit(card);
    if (face(card).rank == Rank::ace) {
        gain[decktet::suits(card)[0]] = 2;
    }
    return gain;
}

CardRange cards_paid_by(int die) {
    constexpr int kAces = 6, kOfEachNumber = 3;
    if (die == 1) {
        return {0, kAces};
    }
    const int first = kAces + kOfEachNumber * (std::min(die, 10) - 2);
    return {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(die < 10 ? first + kOfEachNumber : first)};
}

bool pays_by_choice(Card card, const CardState& known) { return !known.developed && decktet::suits(card).size() > 1; }

void lay(State& state, Seat seat, Card card, int district, bool developed) {
    const auto s = static_cast<std::size_t>(seat.index), d = static_cast<std::size_t>(district);
    CardState& known = state.cards[card.id];
    known = CardState{};
    known.zone = CardZone::column;
    known.owner = static_cast<std::uint8_t>(s);
    known.district = static_cast<std::uint8_t>(d);
    known.order = state.length[s][d]++;
    known.developed = developed;
    state.last[s][d] = card;
}

bool Rules::in_deck(Card card) const {
    switch (face(card).rank) {
        case Rank::crown:
        case Rank::excuse: return false;
        case Rank::pawn: return setup.deck == Setup::Deck::pawns;
        case Rank::court: return setup.deck == Setup::Deck::courts;
        default: return true;
    }
}

int Rules::rank(Card card) const {
    const Rank printed = face(card).rank;
    // magnate.score.ranks: Courts and Pawns count as 10, an Ace as 1 in either edition.
    return printed >= Rank::pawn ? 10 : static_cast<int>(printed);
}

int Rules::price(Card card) const {
    constexpr int kRevisedAce = 3;
    return face(card).rank == Rank::ace && setup.revised_aces ? kRevisedAce : rank(card);
}

State Rules::start() const {
    State state;
    state.active = setup.first;
    state.draw_pile = setup.deck == Setup::Deck::basic ? 24 : 28;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        state.tokens[seat] = crown_income(Seat{static_cast<int>(seat)});
    }
    return state;
}

std::vector<Card> Rules::column(const State& state, Seat seat, int district) const {
    std::vector<Card> cards;
    for (std::uint8_t id = 0; id < decktet::kCards; ++id) {
        const CardState& known = state.cards[id];
        if (known.zone == CardZone::column && known.owner == seat.index && known.district == district) {
            cards.push_back(Card{id});
        }
    }
    std::ranges::sort(cards, {}, [&](Card card) { return state.cards[card.id].order; });
    return cards;
}

std::optional<Card> Rules::unfinished(const State& state, Seat seat, int district) const {
    const auto s = static_cast<std::size_t>(seat.index);
    const auto d = static_cast<std::size_t>(district);
    if (state.length[s][d] == 0) {
        return std::nullopt;
    }
    // By the rules only the last card of a column can be a deed; rulings can leave one beneath.
    std::optional<Card> deed;
    if (!state.cards[state.last[s][d].id].developed) {
        deed = state.last[s][d];
    }
    if (state.length[s][d] > 1) {
        for (const Card card : column(state, seat, district)) {
            if (!state.cards[card.id].developed) {
                return card;
            }
        }
    }
    return deed;
}

std::optional<Card> Rules::before(const State& state, Seat seat, int district) const {
    const auto s = static_cast<std::size_t>(seat.index), d = static_cast<std::size_t>(district);
    return state.length[s][d] == 0 ? setup.districts[d] : state.last[s][d];
}

bool Rules::takes(const State& state, Seat seat, Card card, int district) const {
    const std::optional<Card> there = before(state, seat, district);
    // magnate.place.free: the Excuse and the districts without a Pawn take any first card.
    return !unfinished(state, seat, district) &&
           (!there || face(*there).rank == Rank::excuse || decktet::share_suit(card, *there));
}

std::optional<Card> Rules::due(const State& state, Seat seat, int district, Suit suit) const {
    std::optional<Card> found;
    // By the rules there is but one deed in a column; rulings can put a second one there.
    for (std::uint8_t id = 0; state.incomes_due > 0 && id < decktet::kCards; ++id) {
        const CardState& known = state.cards[id];
        if (known.due == 0 || known.owner != seat.index || known.district != district) {
            continue;
        }
        if (decktet::shows(Card{id}, suit)) {
            return Card{id};
        }
        found = found ? found : std::optional(Card{id});
    }
    return found;
}

bool Rules::may_hold(const State& state, Seat seat, Card card) const {
    const CardState& known = state.cards[card.id];
    return in_deck(card) &&
           (known.zone == CardZone::unseen || (known.zone == CardZone::hand && known.owner == seat.index));
}

Purse Rules::crown_income(Seat seat) const {
    Purse gain;
    for (const Suit suit : setup.crowns[static_cast<std::size_t>(seat.index)]) {
        gain[suit] = 1;
    }
    return gain;
}

std::vector<Card> Rules::unseen(const State& state) const {
    std::vector<Card> cards;
    for (std::uint8_t id = 0; id < decktet::kCards; ++id) {
        if (in_deck(Card{id}) && state.cards[id].zone == CardZone::unseen) {
            cards.push_back(Card{id});
        }
    }
    return cards;
}

std::vector<Purse> Rules::payments(const Purse& purse, Card card, int price, bool each) const {
    const auto suits = decktet::suits(card);
    const int least = each ? 1 : 0;
    std::vector<Purse> found;
    const auto most = [&](std::size_t i) { return i < suits.size() ? std::min(purse[suits[i]], price) : 0; };
    for (int first = least; first <= most(0); ++first) {
        for (int second = suits.size() > 1 ? least : 0; second <= most(1); ++second) {
            const int third = suits.size() > 2 ? price - first - second : 0;
            if (first + second + third != price || third < (suits.size() > 2 ? least : 0) || third > most(2)) {
                continue;
            }
            Purse pay;
            const auto parts = std::to_array<int>({first, second, third});
            for (std::size_t i = 0; i < suits.size(); ++i) {
                pay[suits[i]] = parts[i];
            }
            found.push_back(pay);
        }
    }
    // The payment that leaves the most suits in hand keeps most choice, and then the one that leaves most of the
    // scarcest suit.
    const auto kept = [&](const Purse& pay) {
        int left = 0, scarcest = kMostCounted;
        for (const Suit suit : suits) {
            left += purse[suit] - pay[suit] > 0 ? 1 : 0;
            scarcest = std::min(scarcest, purse[suit] - pay[suit]);
        }
        return std::pair(left, scarcest);
    };
    std::ranges::stable_sort(found, std::greater(), kept);
    return found;
}

}  // namespace castalia::magnate
