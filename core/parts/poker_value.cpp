// What a pile of cards is worth: category, then the ranks that make it, then the others.
#include <algorithm>
#include <array>
#include <bit>

#include "core/parts/poker.h"

namespace castalia::poker {

namespace {

constexpr std::uint32_t kRanks = 0x1FFF;

/// The value of a hand by the ranks that make it and the ranks beside them, each a set of 13 bits.
std::uint32_t worth(Category category, std::uint32_t high, std::uint32_t low) {
    return (static_cast<std::uint32_t>(category) - 1) << 26 | high << 13 | low;
}

std::uint32_t highest(std::uint32_t ranks, int count) {
    while (std::popcount(ranks) > count) {
        ranks &= ranks - 1;
    }
    return ranks;
}

std::uint32_t straight_in(std::uint32_t ranks) {
    const std::uint32_t w = ranks << 1 | ranks >> 12;  // The ace also below the two.
    return std::bit_floor(w & w >> 1 & w >> 2 & w >> 3 & w >> 4) << 3;
}

}  // namespace

Value value_of(Set cards) {
    std::array<std::uint32_t, 5> of{};  // The ranks that are there at least so often.
    std::uint32_t best = 0;
    for (int lane = 0; lane < 4; ++lane) {
        const std::uint32_t suited = static_cast<std::uint32_t>(cards.bits() >> 13 * lane) & kRanks;
        for (std::size_t often = 4; often > 1; --often) {
            of[often] |= of[often - 1] & suited;
        }
        of[1] |= suited;
        if (const std::uint32_t high = straight_in(suited)) {
            best = std::max(best, worth(Category::straight_flush, high, 0));
        } else if (std::popcount(suited) >= 5) {
            best = std::max(best, worth(Category::flush, highest(suited, 5), 0));
        }
    }
    const std::uint32_t pair = highest(of[2], 1);
    const std::uint32_t two_pair = highest(of[2], 2);
    const std::uint32_t three = highest(of[3], 1);
    const std::uint32_t four = highest(of[4], 1);
    if (four != 0) {
        best = std::max(best, worth(Category::quads, four, highest(of[1] & ~four, 1)));
    }
    if (three != 0 && (of[2] & ~three) != 0) {
        best = std::max(best, worth(Category::full_house, three, highest(of[2] & ~three, 1)));
    }
    if (const std::uint32_t high = straight_in(of[1])) {
        best = std::max(best, worth(Category::straight, high, 0));
    }
    if (three != 0) {
        best = std::max(best, worth(Category::trips, three, highest(of[1] & ~three, 2)));
    }
    if (two_pair != pair) {
        best = std::max(best, worth(Category::two_pair, two_pair, highest(of[1] & ~two_pair, 1)));
    }
    if (pair != 0) {
        best = std::max(best, worth(Category::pair, pair, highest(of[1] & ~pair, 3)));
    }
    return {std::max(best, highest(of[1], 5))};
}

}  // namespace castalia::poker
