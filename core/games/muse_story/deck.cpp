// Draws and discards, and collects cards when the deck has run out.
#include "core/games/muse_story/deck.h"

#include <algorithm>

namespace castalia::muse_story {

namespace {

// A count at its limit, which an `adjust` can reach, does not grow.
void add_to(int& count, int more) { count = static_cast<int>(std::min<long long>(kMostCounted, 0LL + count + more)); }

/// All players who have the most give one card each, again and again, until `needed` have been given or nobody has
/// any. This goes in strides: as long as the same players have the most, they give as often as is needed at once.
template <class Gave>
int level_down(std::vector<int*> counts, int needed, Gave gave) {
    long long given = 0;
    while (given < needed) {
        const int most = **std::ranges::max_element(counts, {}, [](const int* count) { return *count; });
        if (most == 0) {
            break;
        }
        long long givers = 0;
        int next = 0;
        for (const int* count : counts) {
            givers += *count == most ? 1 : 0;
            next = *count < most ? std::max(next, *count) : next;
        }
        const long long rounds = std::min<long long>(most - next, (needed - given + givers - 1) / givers);
        for (std::size_t i = 0; i < counts.size(); ++i) {
            if (*counts[i] == most) {
                *counts[i] -= static_cast<int>(rounds);
                gave(i, static_cast<int>(rounds));
            }
        }
        given += rounds * givers;
    }
    return static_cast<int>(std::min<long long>(given, kMostCounted));
}

}  // namespace

void Dealer::shuffle() {
    if (story_ != nullptr) {
        story_->push_back(
            {"muse-story.draw.shuffle",
             say_count("the deck runs short: the discard pile of {n} card is shuffled into it",
                       "the deck runs short: the discard pile of {n} cards is shuffled into it", state_.discard)});
    }
    add_to(state_.deck, state_.discard);
    state_.discard = 0;
    state_.known.clear();
}

void Dealer::give_from_hands(int needed) {
    std::vector<int*> hands;
    for (int seat = 0; seat < rules_.players(); ++seat) {
        hands.push_back(&state_.hand[static_cast<std::size_t>(seat)]);
    }
    std::vector<int> gave(hands.size(), 0);
    add_to(state_.deck, level_down(hands, needed, [&](std::size_t i, int cards) { gave[i] += cards; }));
    for (std::size_t i = 0; story_ != nullptr && i < gave.size(); ++i) {
        if (gave[i] > 0) {
            story_->push_back(
                {"muse-story.draw.give",
                 say_count("deck and discard pile are empty: {who}, with the most cards, gives {n} at random",
                           "deck and discard pile are empty: {who}, with the most cards, gives {n} at random",
                           gave[i], {{"who", rules_.who(Seat{static_cast<int>(i)})}})});
        }
    }
}

void Dealer::give_from_piles(int needed) {
    struct Place {
        int question;
        Side side;
    };
    std::vector<int*> piles;
    std::vector<Place> places;
    for (std::size_t i = 0; i < state_.questions.size(); ++i) {
        for (const Side side : {Side::yes, Side::no}) {
            piles.push_back(&state_.questions[i].piles[index(side)].cards);
            places.push_back({static_cast<int>(i), side});
        }
    }
    if (piles.empty()) {
        return;
    }
    std::vector<int> gave(piles.size(), 0);
    add_to(state_.deck, level_down(piles, needed, [&](std::size_t i, int cards) { gave[i] += cards; }));
    for (std::size_t i = 0; story_ != nullptr && i < gave.size(); ++i) {
        if (gave[i] > 0) {
            story_->push_back(
                {"muse-story.draw.pile",
                 say_count("nobody holds a card: {n} comes from {side} of question {number}, the largest pile",
                           "nobody holds a card: {n} come from {side} of question {number}, the largest pile",
                           gave[i],
                           {{"side", side_text(places[i].side)}, {"number", literally(places[i].question + 1)}})});
        }
    }
}

int Dealer::take(int cards) {
    // muse-story.draw.whole: nothing is drawn until the whole draw is possible.
    if (state_.deck < cards && state_.discard > 0) {
        shuffle();
    }
    if (state_.deck < cards) {
        give_from_hands(cards - state_.deck);
    }
    if (state_.deck < cards) {
        give_from_piles(cards - state_.deck);
    }
    const int taken = std::min(state_.deck, cards);
    state_.deck -= taken;
    if (taken < cards && story_ != nullptr) {
        story_->push_back(
            {"muse-story.draw.short", say_count("no card is left anywhere: {n} is missing",
                                                "no card is left anywhere: {n} are missing", cards - taken)});
    }
    return taken;
}

int Dealer::draw(Seat seat, int cards) {
    const int taken = take(cards);
    add_to(state_.hand[static_cast<std::size_t>(seat.index)], taken);
    return taken;
}

void Dealer::discard_from(Seat seat, int cards) {
    state_.hand[static_cast<std::size_t>(seat.index)] -= cards;
    add_to(state_.discard, cards);
}

void Dealer::discard(int cards, const std::vector<Card>& seen) {
    add_to(state_.discard, cards);
    // A pile that gave a card for a draw has one card less than was seen, and nobody knows which one.
    if (std::cmp_less_equal(seen.size(), cards)) {
        std::ranges::for_each(seen, [this](Card card) { state_.known.add(card); });
    }
}

}  // namespace castalia::muse_story
