// What the table can count: tokens, hands, piles, columns and what lies on the deeds.
#include "core/rules/game/counting.h"

#include "core/games/magnate/magnate.h"
#include "core/parts/decktet_record.h"

namespace castalia::magnate {

namespace {

using decktet::suit_json;

void count_player(const Rules& rules, const State& state, Seat seat, Counting& counting) {
    const auto s = static_cast<std::size_t>(seat.index);
    const std::string& player = rules.names.at(s);
    for (const Suit suit : decktet::kSuits) {
        counting.add(state.tokens[s][suit], [&] {
            return count_of_player({{"what", "tokens"}, {"player", player}, {"suit", suit_json(suit)}}, say("Tokens"),
                                   decktet::suit_name(suit), player, seat);
        });
    }
    counting.add(state.hand[s], [&] { return count_of_hand(player, seat); });
}

/// A column has at most one deed, its last card.
void count_deed(const Rules& rules, const State& state, Seat seat, int district, Counting& counting) {
    const auto s = static_cast<std::size_t>(seat.index);
    const std::string& player = rules.names.at(s);
    const std::optional<Card> deed = rules.unfinished(state, seat, district);
    for (const Suit suit : decktet::kSuits) {
        const int spent = deed ? state.cards[deed->id].spent[decktet::index(suit)] : 0;
        counting.add(spent, [&] {
            const Text name =
                deed ? say("{suit} on {card} in district {district}", {{"suit", decktet::suit_name(suit)},
                                                                       {"card", decktet::code_text(*deed)},
                                                                       {"district", literally(district + 1)}})
                     : say("{suit} in district {district}",
                           {{"suit", decktet::suit_name(suit)}, {"district", literally(district + 1)}});
            TableCount count = only_seen(count_of_player(
                {{"what", "deed"}, {"player", player}, {"district", district + 1}, {"suit", suit_json(suit)}},
                say("On the deeds"), name, player, seat));
            count.shown_at_none = deed && decktet::shows(*deed, suit);
            return count;
        });
    }
}

void count_column(const Rules& rules, const State& state, Seat seat, int district, Counting& counting) {
    const auto s = static_cast<std::size_t>(seat.index);
    counting.add(state.length[s][static_cast<std::size_t>(district)], [&] {
        const std::string& player = rules.names.at(s);
        return where_something_lies(only_seen(count_of_player(
            {{"what", "column"}, {"player", player}, {"district", district + 1}}, say("Columns"),
            say("cards in district {district}", {{"district", literally(district + 1)}}), player, seat)));
    });
}

}  // namespace

void count_table(const Rules& rules, const State& state, Counting& counting) {
    for (const Seat seat : {Seat{0}, Seat{1}}) {
        count_player(rules, state, seat, counting);
    }
    counting.add(state.draw_pile, [] { return count_of_pile({{"what", "draw_pile"}}, say("Draw pile")); });
    counting.add(state.discard_pile, [] { return count_of_pile({{"what", "discard_pile"}}, say("Sold cards")); });
    for (const Seat seat : {Seat{0}, Seat{1}}) {
        for (int district = 0; district < kDistricts; ++district) {
            count_deed(rules, state, seat, district, counting);
        }
        for (int district = 0; district < kDistricts; ++district) {
            count_column(rules, state, seat, district, counting);
        }
    }
}

}  // namespace castalia::magnate
