// The counts of the table: coins, the economy, hands, piles and paintings.
#include "core/rules/game/counting.h"

#include "core/games/muse_decktet/muse_decktet.h"
#include "core/parts/decktet_record.h"

namespace castalia::muse_decktet {

namespace {

using decktet::suit_json;

void count_player(const Rules& rules, const State& state, std::size_t s, Counting& counting) {
    const std::string& player = rules.names[s];
    const Seat seat{static_cast<int>(s)};
    for (const Suit suit : decktet::kSuits) {
        counting.add(state.coins[s][suit], [&] {
            return count_of_player({{"what", "coins"}, {"player", player}, {"suit", suit_json(suit)}}, say("Coins"),
                                   decktet::suit_name(suit), player, seat);
        });
    }
    counting.add(state.hand[s], [&] { return count_of_hand(player, seat); });
}

void count_paintings(const Rules& rules, const State& state, std::size_t s, Counting& counting) {
    std::array<long long, 2> paintings{};
    for (const CardLocation& location : state.locations) {
        const bool studio = location.zone == CardZone::studio, palace = location.zone == CardZone::palace;
        if ((studio || palace) && location.owner == s) {
            ++paintings[studio ? 0 : 1];
        }
    }
    const std::string& player = rules.names[s];
    const auto of = [&](std::string_view what, const Text& name) {
        return only_seen(count_of_player({{"what", what}, {"player", player}}, say("Paintings"), name, player,
                                         Seat{static_cast<int>(s)}));
    };
    counting.add(paintings[0], [&] { return of("studio", say("paintings in the studio")); });
    counting.add(paintings[1], [&] { return of("palace", say("paintings in the palace")); });
}

}  // namespace

void count_table(const Rules& rules, const State& state, Counting& counting) {
    for (std::size_t s = 0; s < rules.seats(); ++s) {
        count_player(rules, state, s, counting);
    }
    for (const Suit suit : decktet::kSuits) {
        counting.add(state.economy[suit], [&] {
            const Text name = decktet::suit_name(suit);
            return TableCount{{{"what", "economy"}, {"suit", suit_json(suit)}},
                              say("Economy"),
                              name,
                              say("Economy: {suit}", {{"suit", name}})};
        });
    }
    counting.add(state.draw_pile, [] { return count_of_pile({{"what", "draw_pile"}}, say("Draw pile")); });
    counting.add(state.discard_pile, [] { return count_of_pile({{"what", "discard_pile"}}, say("Discard pile")); });
    for (std::size_t s = 0; s < rules.seats(); ++s) {
        count_paintings(rules, state, s, counting);
    }
}

}  // namespace castalia::muse_decktet
