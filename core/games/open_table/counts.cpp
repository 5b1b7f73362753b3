// The counts of the table: counters, decks, discard piles and the cards on the table.
#include "core/rules/game/counting.h"

#include "core/games/open_table/open_table.h"

namespace castalia::open_table {

namespace {

void count_deck(const Rules& rules, const State& state, std::size_t i, Counting& counting) {
    const DeckKind kind = rules.setup.decks[i];
    const auto pile = [&](std::string_view what, const Text& name) {
        return count_of_pile({{"what", what}, {"deck", deck_word(kind)}}, name);
    };
    counting.add(state.in_deck[i], [&] { return pile("deck", say("Deck: {deck}", {{"deck", deck_name(kind)}})); });
    counting.add(state.in_discard[i],
                 [&] { return pile("discard", say("Discard pile: {deck}", {{"deck", deck_name(kind)}})); });
}

void count_laid(const Rules& rules, const State& state, std::size_t seat, std::size_t deck, Counting& counting) {
    const auto cards =
        std::ranges::count_if(state.table, [&](const Laid& laid) { return laid.seat == seat && laid.deck == deck; });
    counting.add(cards, [&] {
        const DeckKind kind = rules.setup.decks[deck];
        const std::string& player = rules.names[seat];
        return where_something_lies(only_seen(count_of_player(
            {{"what", "table"}, {"player", player}, {"deck", deck_word(kind)}}, say("On the table"),
            say("cards of {deck}", {{"deck", deck_name(kind)}}), player, Seat{static_cast<int>(seat)})));
    });
}

}  // namespace

void count_table(const Rules& rules, const State& state, Counting& counting) {
    for (std::size_t s = 0; s < rules.names.size(); ++s) {
        const Seat seat{static_cast<int>(s)};
        for (std::size_t i = 0; i < rules.setup.counters.size(); ++i) {
            counting.add(rules.counter(state, seat, i), [&] {
                const std::string& name = rules.setup.counters[i].name;
                return count_of_player({{"what", "counter"}, {"player", rules.names[s]}, {"name", name}},
                                       say("Counters"), literally(name), rules.names[s], seat);
            });
        }
    }
    for (std::size_t deck = 0; deck < rules.setup.decks.size(); ++deck) {
        count_deck(rules, state, deck, counting);
    }
    for (std::size_t s = 0; s < rules.names.size(); ++s) {
        for (std::size_t deck = 0; deck < rules.setup.decks.size(); ++deck) {
            count_laid(rules, state, s, deck, counting);
        }
    }
}

}  // namespace castalia::open_table
