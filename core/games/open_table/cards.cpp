// The decks that may lie on an open table.
#include "core/games/open_table/cards.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/parts/playing_cards.h"

namespace castalia::open_table {

namespace {

constexpr auto kWords =
    std::to_array<std::string_view>({"standard", "standard+2jokers", "decktet", "decktet-extended"});
constexpr std::uint8_t kBasicDecktet = 36;

bool joker(Card card) { return card.id >= kFirstJoker && card.id < kFirstDecktet; }

std::optional<Card> joker_of(std::string_view word) {
    const auto letter = [](char c) { return static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c); };
    const bool called = word.size() == 3 && letter(word[0]) == 'J' && letter(word[1]) == 'K';
    return called && (word[2] == '1' || word[2] == '2')
               ? std::optional(Card{static_cast<std::uint8_t>(kFirstJoker + (word[2] - '1'))})
               : std::nullopt;
}

}  // namespace

bool is_decktet(DeckKind kind) { return kind == DeckKind::decktet || kind == DeckKind::extended; }

std::string_view deck_word(DeckKind kind) { return kWords[static_cast<std::size_t>(kind)]; }

std::optional<DeckKind> deck_kind(std::string_view word) {
    const auto found = std::ranges::find(kWords, word);
    return found == kWords.end() ? std::nullopt : std::optional(static_cast<DeckKind>(found - kWords.begin()));
}

Text deck_name(DeckKind kind) {
    switch (kind) {
        case DeckKind::standard: return say("playing cards");
        case DeckKind::with_jokers: return say("playing cards with jokers");
        case DeckKind::decktet: return say("Decktet");
        default: return say("extended Decktet");
    }
}

std::optional<decktet::Card> as_decktet(Card card) {
    return card.id < kFirstDecktet ? std::nullopt
                                   : std::optional(decktet::Card{static_cast<std::uint8_t>(card.id - kFirstDecktet)});
}

std::string code(Card card) {
    if (joker(card)) {
        return "JK" + std::to_string(card.id - kFirstJoker + 1);
    }
    const auto decktet = as_decktet(card);
    return decktet ? std::string(decktet::code(*decktet)) : playing::code({card.id});
}

Text name(Card card) {
    if (joker(card)) {
        return card.id == kFirstJoker ? say("the first joker") : say("the second joker");
    }
    const auto decktet = as_decktet(card);
    return decktet ? decktet::name(*decktet) : playing::name({card.id});
}

std::string_view art(Card card) {
    if (joker(card)) {
        return "";
    }
    const auto decktet = as_decktet(card);
    if (!decktet) {
        return playing::art(playing::suit({card.id}));
    }
    constexpr auto kSuits = std::to_array<std::string_view>(
        {"suit-moons", "suit-suns", "suit-waves", "suit-leaves", "suit-wyrms", "suit-knots"});
    const auto suits = decktet::suits(*decktet);
    return suits.empty() ? "rank-excuse" : kSuits[decktet::index(suits.front())];
}

bool in_deck(DeckKind kind, Card card) {
    switch (kind) {
        case DeckKind::standard: return card.id < kFirstJoker;
        case DeckKind::with_jokers: return card.id < kFirstDecktet;
        case DeckKind::decktet: return as_decktet(card) && card.id < kFirstDecktet + kBasicDecktet;
        default: return as_decktet(card).has_value();
    }
}

std::span<const Card> cards(DeckKind kind) {
    static const auto all = [] {
        std::array<std::vector<Card>, kDeckKinds.size()> made;
        for (const DeckKind one : kDeckKinds) {
            for (std::uint8_t id = 0; id < kCards; ++id) {
                if (in_deck(one, Card{id})) {
                    made[static_cast<std::size_t>(one)].push_back(Card{id});
                }
            }
        }
        return made;
    }();
    return all[static_cast<std::size_t>(kind)];
}

std::optional<Card> card_of(DeckKind kind, std::string_view word) {
    std::optional<Card> found;
    if (is_decktet(kind)) {
        if (const auto card = decktet::card_of(word)) {
            found = Card{static_cast<std::uint8_t>(kFirstDecktet + card->id)};
        }
    } else if (const auto card = playing::card_of(word)) {
        found = Card{card->id};
    } else {
        found = joker_of(word);
    }
    return found && in_deck(kind, *found) ? found : std::nullopt;
}

std::optional<Card> any_card_of(std::string_view word) {
    const std::optional<Card> found = card_of(DeckKind::with_jokers, word);
    return found ? found : card_of(DeckKind::extended, word);
}

}  // namespace castalia::open_table
