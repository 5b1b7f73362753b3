#pragma once

#include <utility>

#include "core/rules/game/prompt.h"
#include "core/rules/game/table_count.h"

/// The words and slots of an `adjust`, by which the table enters something that it counted.
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
/// Offers every count that an `adjust` sets. Assumes that the counts are in words.
inline void offer_counts(Slot& slot, const Counting& counting) {
    for (const TableCount& count : counting.counts()) {
        if (count.adjustable) {
            offer_count(slot, count.what, count.label, count.number);
        }
    }
}
/// Offers every count of the table that an `adjust` sets. The rules' namespace has `count_table`.
template <class R, class S>
void offer_counts(Slot& slot, const R& rules, const S& state) {
    Counting counting(true);
    count_table(rules, state, counting);
    offer_counts(slot, counting);
}

/// Returns the count of a pile, or of anything else that belongs to nobody.
inline TableCount count_of_pile(Json what, const Text& label) {
    return {std::move(what), say("Piles"), label, label};
}
/// Returns the count of the cards in the player's hand.
inline TableCount count_of_hand(const std::string& player, Seat seat) {
    return {{{"what", "hand"}, {"player", player}},
            say("Hands"),
            say("cards in hand"),
            say("{who}: cards in hand", {{"who", literally(player)}}),
            seat};
}
/// Returns the count of something else that belongs to a player, under the heading `place`.
inline TableCount count_of_player(Json what, Text place, const Text& name, const std::string& player, Seat seat) {
    return {std::move(what), std::move(place), name,
            say("{who}: {what}", {{"who", literally(player)}, {"what", name}}), seat};
}
/// Returns the count as one that no `adjust` sets.
inline TableCount only_seen(TableCount count) {
    count.adjustable = false;
    return count;
}
/// Returns the count as one that the list leaves out while it is zero.
inline TableCount where_something_lies(TableCount count) {
    count.shown_at_none = false;
    return count;
}

}  // namespace castalia
