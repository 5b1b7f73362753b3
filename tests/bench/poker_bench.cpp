// The time to value a hand of poker by the tables of core/parts and, in the same run, by the plain counting with
// which the tests compare them; and from a set of cards that is ready.
#include <benchmark/benchmark.h>

#include "tests/parts/decks.h"
#include "tests/parts/plain_poker.h"

namespace castalia::poker {
namespace {

/// Random piles of one size, one behind the other.
class Piles {
public:
    explicit Piles(std::size_t cards) : cards_(cards) {
        playing::Deck deck(7);
        for (std::size_t pile = 0; pile < kPiles; ++pile) {
            const std::span<const Card> dealt = deck.pile(cards);
            all_.insert(all_.end(), dealt.begin(), dealt.end());
        }
    }
    std::span<const Card> next() {
        at_ = (at_ + 1) % kPiles;
        return std::span(all_).subspan(at_ * cards_, cards_);
    }
    std::vector<Set> sets() {
        std::vector<Set> sets(kPiles);
        for (Set& set : sets) {
            set = playing::set_of(next());
        }
        return sets;
    }

    static constexpr std::size_t kPiles = 4096;

private:
    std::size_t cards_;
    std::size_t at_ = 0;
    std::vector<Card> all_;
};

void value_from_cards(benchmark::State& state) {
    Piles piles(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        benchmark::DoNotOptimize(value_of(piles.next()));
    }
}
BENCHMARK(value_from_cards)->Arg(0)->Arg(5)->Arg(7)->Arg(20)->Arg(52);

void value_from_a_set(benchmark::State& state) {
    const std::vector<Set> sets = Piles(static_cast<std::size_t>(state.range(0))).sets();
    std::size_t at = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(value_of(sets[at]));
        at = (at + 1) % Piles::kPiles;
    }
}
BENCHMARK(value_from_a_set)->Arg(0)->Arg(5)->Arg(7)->Arg(20)->Arg(52);

void plain_counting(benchmark::State& state) {
    Piles piles(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        benchmark::DoNotOptimize(reading(piles.next()));
    }
}
BENCHMARK(plain_counting)->Arg(0)->Arg(5)->Arg(7)->Arg(20)->Arg(52);

void hand_told_in_full(benchmark::State& state) {
    Piles piles(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        benchmark::DoNotOptimize(best_hand(piles.next()));
    }
}
BENCHMARK(hand_told_in_full)->Arg(7);

}  // namespace
}  // namespace castalia::poker
