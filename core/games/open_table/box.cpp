// The things on the table: the score pad, the counters, the decks and the teams.
#include <algorithm>

#include "core/games/open_table/open_table.h"

namespace castalia::open_table {

namespace {

/// Adds a score to a sum. No score is not 0: a sum of none stays empty.
void add_score(long long& sum, long long score) {
    if (score != kEmpty) {
        sum = (sum == kEmpty ? 0 : sum) + score;
    }
}

}  // namespace

State Rules::start() const {
    State state;
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        for (const Counter& counter : setup.counters) {
            state.counters.push_back(counter.start);
        }
    }
    state.scores.assign(setup.columns.size() * names.size(), kEmpty);
    for (const DeckKind kind : setup.decks) {
        state.in_deck.push_back(static_cast<long long>(cards(kind).size()));
        state.in_discard.push_back(0);
    }
    return state;
}

const std::string& Rules::column(const State& state, std::size_t column) const {
    return column < setup.columns.size() ? setup.columns[column] : state.added.at(column - setup.columns.size());
}

std::vector<std::string> Rules::rounds(const State& state) const {
    std::vector<std::string> all = setup.columns;
    all.insert(all.end(), state.added.begin(), state.added.end());
    return all;
}

std::string Rules::next_round(const State& state, Seat player) const {
    for (std::size_t i = 0; i < columns(state); ++i) {
        if (score(state, i, player) == kEmpty) {
            return column(state, i);
        }
    }
    std::size_t number = columns(state) + 1;
    const auto name = [&] { return "Round " + std::to_string(number); };
    while (column_called(state, name())) {
        ++number;
    }
    return name();
}

std::optional<std::size_t> Rules::column_called(const State& state, std::string_view name) const {
    for (std::size_t i = 0; i < columns(state); ++i) {
        if (column(state, i) == name) {
            return i;
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> Rules::counter_called(std::string_view name) const {
    const auto found = std::ranges::find(setup.counters, name, &Counter::name);
    return found == setup.counters.end() ? std::nullopt
                                         : std::optional(static_cast<std::size_t>(found - setup.counters.begin()));
}

std::optional<std::uint8_t> Rules::deck_of(DeckKind kind) const {
    const auto found = std::ranges::find(setup.decks, kind);
    return found == setup.decks.end() ? std::nullopt
                                      : std::optional(static_cast<std::uint8_t>(found - setup.decks.begin()));
}

std::size_t Rules::cell(std::size_t column, Seat seat) const { return column * names.size() + index(seat); }

std::size_t Rules::counter_index(Seat seat, std::size_t counter) const {
    return index(seat) * setup.counters.size() + counter;
}

long long Rules::score(const State& state, std::size_t column, Seat seat) const {
    return state.scores.at(cell(column, seat));
}

std::optional<Card> Rules::card_called(std::string_view word) const {
    for (const DeckKind kind : setup.decks) {
        if (const std::optional<Card> card = card_of(kind, word)) {
            return card;
        }
    }
    return any_card_of(word);
}

bool Rules::has_namesake(Card card) const {
    return std::ranges::any_of(setup.decks, [&, word = code(card)](DeckKind kind) {
        const std::optional<Card> other = card_of(kind, word);
        return other && *other != card;
    });
}

std::optional<std::uint8_t> Rules::deck_to_name(Card card) const {
    if (card_called(code(card)) == card) {
        return std::nullopt;
    }
    const auto deck = std::ranges::find_if(setup.decks, [&](DeckKind kind) { return in_deck(kind, card); });
    return deck == setup.decks.end() ? std::nullopt : deck_of(*deck);
}

long long Rules::counter(const State& state, Seat seat, std::size_t counter) const {
    return state.counters.at(counter_index(seat, counter));
}

long long Rules::total(const State& state, Seat seat) const {
    long long halves = kEmpty;
    for (std::size_t i = 0; i < columns(state); ++i) {
        add_score(halves, score(state, i, seat));
    }
    return halves;
}

long long Rules::total(const State& state, const std::vector<Seat>& side) const {
    long long halves = kEmpty;
    for (const Seat seat : side) {
        add_score(halves, total(state, seat));
    }
    return halves;
}

CardZone Rules::zone_of(const State& state, std::uint8_t deck, Card card) const {
    const auto is = [&](const Laid& laid) { return laid.deck == deck && laid.card == card; };
    return std::ranges::any_of(state.table, is)     ? CardZone::table
           : std::ranges::any_of(state.discard, is) ? CardZone::discard
                                                    : CardZone::deck;
}

std::optional<std::uint8_t> Rules::moved(const State& state, const Play& play) const {
    const auto decks = static_cast<std::uint8_t>(setup.decks.size());
    for (std::uint8_t deck = 0; deck < decks; ++deck) {
        if ((play.deck && *play.deck != deck) || !in_deck(setup.decks[deck], play.card)) {
            continue;
        }
        const CardZone now = zone_of(state, deck, play.card);
        // open-table.card.table: a card laid on the table comes from a hand or from the deck.
        const bool goes = now != play.to && (play.to != CardZone::table || now == CardZone::deck);
        const bool counted =
            now == CardZone::table || (now == CardZone::deck ? state.in_deck : state.in_discard)[deck] > 0;
        if (goes && counted) {
            return deck;
        }
    }
    return std::nullopt;
}

std::vector<std::vector<Seat>> Rules::sides() const {
    if (!setup.teams.empty()) {
        return setup.teams;
    }
    std::vector<std::vector<Seat>> sides;
    for (int seat = 0; seat < static_cast<int>(names.size()); ++seat) {
        sides.push_back({Seat{seat}});
    }
    return sides;
}

}  // namespace castalia::open_table
