#include "tests/parts/plain_poker.h"

#include <algorithm>

namespace castalia::poker {

namespace {

/// The number of cards of each rank.
using Counts = std::array<int, 13>;

Reading started(Category category) { return {static_cast<int>(category), -1, -1, -1, -1, -1}; }

/// Returns the highest rank with this many cards that is neither of these two; -1 where there is none.
int highest(const Counts& counts, int often, int not_this = -1, int nor_this = -1) {
    for (int rank = 12; rank >= 0; --rank) {
        if (counts[static_cast<std::size_t>(rank)] >= often && rank != not_this && rank != nor_this) {
            return rank;
        }
    }
    return -1;
}

/// Fills the places from `from` up to `to` with the highest ranks that are not named before `from`.
Reading with_others(Reading reading, const Counts& counts, std::size_t from, std::size_t to) {
    std::size_t next = from;
    for (int rank = 12; rank >= 0 && next < to; --rank) {
        const bool named = std::find(reading.begin() + 1, reading.begin() + static_cast<int>(from), rank) !=
                           reading.begin() + static_cast<int>(from);
        if (counts[static_cast<std::size_t>(rank)] > 0 && !named) {
            reading[next++] = rank;
        }
    }
    return reading;
}

/// Returns the top of the highest straight; -1 where there is none.
int straight(const Counts& counts) {
    for (int top = 12; top >= 3; --top) {
        int length = 0;
        while (length < 5 && counts[static_cast<std::size_t>((top - length + 13) % 13)] > 0) {
            ++length;
        }
        if (length == 5) {
            return top;
        }
    }
    return -1;
}

Reading of_one_suit(const Counts& counts) {
    Reading reading = started(Category::none);
    if (const int top = straight(counts); top >= 0) {
        reading = started(Category::straight_flush);
        reading[1] = top;
    } else if (std::ranges::count(counts, 1) >= 5) {
        reading = with_others(started(Category::flush), counts, 1, 6);
    }
    return reading;
}

Reading of_a_kind(const Counts& counts) {
    const int four = highest(counts, 4);
    const int three = highest(counts, 3);
    const int two = highest(counts, 2);
    const int second = highest(counts, 2, two);
    Reading reading = started(Category::high_card);
    if (four >= 0) {
        reading = started(Category::quads);
        reading[1] = four;
        return with_others(reading, counts, 2, 3);
    }
    if (three >= 0 && highest(counts, 2, three) >= 0) {
        reading = started(Category::full_house);
        reading[1] = three;
        reading[2] = highest(counts, 2, three);
        return reading;
    }
    if (three >= 0) {
        reading = started(Category::trips);
        reading[1] = three;
        return with_others(reading, counts, 2, 4);
    }
    if (second >= 0) {
        reading = started(Category::two_pair);
        reading[1] = two;
        reading[2] = second;
        return with_others(reading, counts, 3, 4);
    }
    if (two >= 0) {
        reading = started(Category::pair);
        reading[1] = two;
        return with_others(reading, counts, 2, 5);
    }
    return with_others(reading, counts, 1, 6);
}

}  // namespace

Reading reading(std::span<const Card> cards) {
    Counts counts{};
    std::array<Counts, 4> suits{};
    for (const Card card : cards) {
        ++counts[static_cast<std::size_t>(rank(card))];
        ++suits[static_cast<std::size_t>(suit(card))][static_cast<std::size_t>(rank(card))];
    }
    if (cards.empty()) {
        return started(Category::none);
    }
    Reading best = of_a_kind(counts);
    if (const int top = straight(counts); top >= 0) {
        Reading line = started(Category::straight);
        line[1] = top;
        best = std::max(best, line);
    }
    for (const Counts& suit : suits) {
        best = std::max(best, of_one_suit(suit));
    }
    return best;
}

}  // namespace castalia::poker
