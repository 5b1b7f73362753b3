// Calculates the worth of a pile of cards. Each step is a few ands, ors and loads from tables, and none is a branch:
// a pile of forty cards costs what a pile of five costs, and nothing depends on guessing the next branch.
//
// A set of ranks has 13 bits, of which the two is the lowest, and a category has a code, from 0 for a high card to 8
// for a straight flush. The lead of a hand is the code and the ranks that make it, in one number; the ranks beside it
// follow:
//
//     value = code << 26 | ranks that make it << 13 | ranks beside it
//
// Sets of equally many ranks compare as numbers in the order in which the table compares them, from the highest rank
// down. If cards are missing, the number is lower, as rulings need it.
#include <bit>

#include "core/parts/poker.h"

namespace castalia::poker {

namespace {

using RankSet = std::uint32_t;

constexpr RankSet kSets = 1 << 13;
constexpr RankSet kAllRanks = kSets - 1;

constexpr std::uint32_t code(Category category) { return static_cast<std::uint32_t>(category) - 1; }
constexpr std::uint32_t lead(Category category, RankSet ranks) { return code(category) << 13 | ranks; }

constexpr RankSet highest(int count, RankSet ranks) {
    while (std::popcount(ranks) > count) {
        ranks &= ranks - 1;
    }
    return ranks;
}

/// Returns the top of the highest straight. The ace also stands below the two.
constexpr RankSet straight_top(RankSet ranks) {
    const RankSet line = ranks << 1 | ranks >> 12;
    return std::bit_floor(line & line >> 1 & line >> 2 & line >> 3 & line >> 4) << 3;
}

/// One entry for each set of ranks.
using Table = std::array<std::uint16_t, kSets>;

template <class Entry>
constexpr Table table_of(Entry entry) {
    Table table{};
    for (RankSet ranks = 0; ranks < kSets; ++ranks) {
        table[ranks] = static_cast<std::uint16_t>(entry(ranks));
    }
    return table;
}

constexpr Table kHighest1 = table_of([](RankSet ranks) { return highest(1, ranks); });
constexpr Table kHighest2 = table_of([](RankSet ranks) { return highest(2, ranks); });
constexpr Table kHighest3 = table_of([](RankSet ranks) { return highest(3, ranks); });
constexpr Table kHighest5 = table_of([](RankSet ranks) { return highest(5, ranks); });

constexpr Table kStraights = table_of([](RankSet ranks) {
    const RankSet top = straight_top(ranks);
    return top == 0 ? 0 : lead(Category::straight, top);
});

/// The code of a straight flush has no room in an entry, so the code after the flush stands for it there. This bit
/// distinguishes the two and is also the difference between them.
constexpr std::uint32_t kStraightFlush = 1 << 14;

constexpr Table kFlushes = table_of([](RankSet ranks) {
    const RankSet top = straight_top(ranks);
    return top != 0                   ? lead(Category::straight_flush, top) - kStraightFlush
           : std::popcount(ranks) < 5 ? 0
                                      : lead(Category::flush, highest(5, ranks));
});

/// The highest rank as the lead of quads.
constexpr Table kQuads =
    table_of([](RankSet ranks) { return ranks == 0 ? 0 : lead(Category::quads, highest(1, ranks)); });

/// The lead of the ranks that occur twice, if none occurs three times.
constexpr Table kPairs = table_of([](RankSet ranks) {
    const Category category = std::popcount(ranks) > 1 ? Category::two_pair : Category::pair;
    return ranks == 0 ? 0 : lead(category, highest(2, ranks));
});

/// The change from quads to the lead of a rank that occurs three times, with other pairs or without.
constexpr Table kBesideThree = table_of([](RankSet ranks) {
    return lead(ranks == 0 ? Category::trips : Category::full_house, 0) ^ lead(Category::quads, 0);
});

/// An index may carry a code above its set of ranks, and so reach into a table that many further. From kBeside on the
/// tables are by the code of what leads: so many of the highest ranks stand beside it. Nothing does beside a straight
/// or a flush, and their places are taken by others, of which kBesideThree has to stand where the code of quads leads
/// from kPairs.
constexpr std::size_t kForPairs = 0;
constexpr std::size_t kForStraight = 1;
constexpr std::size_t kBeside = 2;
constexpr std::size_t kForFlush = 6;
constexpr std::size_t kForQuads = 10;
constexpr auto kInOrder = std::to_array<Table>({kPairs, kStraights, kHighest5, kHighest3, kHighest1, kHighest2,
                                                kFlushes, kBesideThree, kHighest1, kHighest1, kQuads});
static_assert(kInOrder[kForPairs + code(Category::quads)].front() == kBesideThree.front());

constexpr auto kTables = [] {
    std::array<std::uint16_t, kInOrder.size() * kSets> all{};
    std::uint16_t* next = all.data();
    for (const Table& table : kInOrder) {
        for (const std::uint16_t entry : table) {
            *next++ = entry;
        }
    }
    return all;
}();
static_assert(sizeof(kTables) <= std::size_t{192} * 1024);

std::uint64_t look_up(std::size_t table, std::uint64_t index) { return kTables[table * kSets + index]; }

/// Takes values, because compilers turn this into a conditional move and not into a branch.
std::uint64_t larger(std::uint64_t one, std::uint64_t other) { return one > other ? one : other; }

}  // namespace

Value value_of(Set cards) {
    const std::uint64_t all = cards.bits();
    const std::uint64_t clubs = all & kAllRanks;
    const std::uint64_t diamonds = all >> 13 & kAllRanks;
    const std::uint64_t hearts = all >> 26 & kAllRanks;
    const std::uint64_t spades = all >> 39 & kAllRanks;

    std::uint64_t flush = larger(larger(look_up(kForFlush, clubs), look_up(kForFlush, diamonds)),
                                 larger(look_up(kForFlush, hearts), look_up(kForFlush, spades)));
    flush += flush & kStraightFlush;

    // The ranks that occur at least once, twice, three and four times.
    const std::uint64_t minor = clubs | diamonds;
    const std::uint64_t major = hearts | spades;
    const std::uint64_t both_minor = clubs & diamonds;
    const std::uint64_t both_major = hearts & spades;
    const std::uint64_t any = minor | major;
    const std::uint64_t two = both_minor | both_major | (minor & major);
    const std::uint64_t three = (both_minor & major) | (both_major & minor);
    const std::uint64_t four = both_minor & both_major;

    std::uint64_t leading = look_up(kForQuads, three);
    leading ^= look_up(kForPairs, two ^ leading);
    leading = larger(leading, look_up(kForQuads, four));
    // Beside the three of a full house stands a pair; beside any other hand stand single cards.
    const std::uint64_t others = leading >> 13 == code(Category::full_house) ? two : any;
    const std::uint64_t of_a_kind = (leading << 13) + look_up(kBeside, leading ^ others);

    const std::uint64_t in_line = larger(look_up(kForStraight, any), flush) << 13;
    return {static_cast<std::uint32_t>(larger(of_a_kind, in_line))};
}

Value value_of(std::span<const Card> cards) {
    // The cards are taken four at a time, which halves the work, after the few that are left over.
    const Card* next = cards.data();
    const Card* const end = next + cards.size();
    Set all;
    if ((cards.size() & 1) != 0) {
        all.add(*next++);
    }
    if ((cards.size() & 2) != 0) {
        all.add(*next++);
        all.add(*next++);
    }
    for (; next != end; next += 4) {
        all.add(next[0]);
        all.add(next[1]);
        all.add(next[2]);
        all.add(next[3]);
    }
    return value_of(all);
}

}  // namespace castalia::poker
