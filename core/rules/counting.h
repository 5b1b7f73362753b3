#pragma once

#include <utility>

#include "core/rules/prompt.h"

/// What every game says of an adjust: the table counted something.
namespace castalia {

/// Returns the line of the log for what was counted, such as "3 cards in the deck".
inline Text as_counted(Text what) { return say("Counted: {what}", {{"what", std::move(what)}}); }
inline Text counted_in_hand(Text who, long long cards) {
    return as_counted(
        say_count("{who} has {n} card in hand", "{who} has {n} cards in hand", cards, {{"who", std::move(who)}}));
}
inline Text counted_in_draw_pile(long long cards) {
    return as_counted(say_count("{n} card in the draw pile", "{n} cards in the draw pile", cards));
}
inline Text counted_in_discard_pile(long long cards) {
    return as_counted(say_count("{n} card in the discard pile", "{n} cards in the discard pile", cards));
}

/// Offers something that may be counted: `what` as records write it, and the number that the table has now.
inline void offer_count(Slot& slot, Json what, Text label, long long now) {
    slot.options.push_back({std::move(what), std::move(label), say("now {n}", {{"n", literally(now)}}), {}, false});
}
inline void offer_hand_count(Slot& slot, const std::string& player, long long now) {
    offer_count(slot, {{"what", "hand"}, {"player", player}},
                say("{who}: cards in hand", {{"who", literally(player)}}), now);
}

}  // namespace castalia
