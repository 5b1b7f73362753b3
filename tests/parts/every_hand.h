#pragma once

#include "core/parts/playing_cards.h"

namespace castalia::playing {

/// Calls `act` with every set of so many cards, each once.
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

}  // namespace castalia::playing
