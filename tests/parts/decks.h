#pragma once

#include <random>
#include <span>
#include <utility>
#include <vector>

#include "core/parts/playing_cards.h"

namespace castalia::playing {

/// Calls `act` once with every set of this many cards.
template <class Act>
void every_hand(int cards, Act&& act, Set held = {}, int from = 0) {
    if (cards == 0) {
        act(held);
        return;
    }
    for (int id = from; id <= kCards - cards; ++id) {
        Set more = held;
        more.add(Card{static_cast<std::uint8_t>(id)});
        every_hand(cards - 1, act, more, id + 1);
    }
}

inline Set set_of(std::span<const Card> cards) {
    Set set;
    for (const Card card : cards) {
        set.add(card);
    }
    return set;
}

/// A deck that is shuffled again for each pile, in the same way in every run.
class Deck {
public:
    explicit Deck(unsigned seed) : chance_(seed), cards_(kCards) {
        for (std::size_t id = 0; id < cards_.size(); ++id) {
            cards_[id].id = static_cast<std::uint8_t>(id);
        }
    }
    /// Returns this number of cards at random. They are valid until the next call.
    std::span<const Card> pile(std::size_t cards) {
        for (std::size_t i = 0; i < cards; ++i) {
            std::swap(cards_[i], cards_[i + chance_() % (cards_.size() - i)]);
        }
        return std::span(cards_).first(cards);
    }
    std::size_t number(std::size_t below) { return chance_() % below; }

private:
    std::mt19937 chance_;
    std::vector<Card> cards_;
};

}  // namespace castalia::playing
