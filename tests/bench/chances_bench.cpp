// The time for the winning chances of a whole session: 400 games are continued from each turn of a sample.
#include <benchmark/benchmark.h>

#include "core/review/chances.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

void chances_of_an_evening(benchmark::State& state, const char* game) {
    const Session session = sample_of(game);
    for (auto _ : state) {
        const auto chances = review::chances_of(session, {}, [](std::size_t, std::size_t) { return true; });
        benchmark::DoNotOptimize(chances->at.size());
    }
    state.counters["turns"] = static_cast<double>(review::turns_of(session).size());
}
BENCHMARK_CAPTURE(chances_of_an_evening, magnate, "magnate")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(chances_of_an_evening, muse_decktet, "muse-decktet")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(chances_of_an_evening, musee, "musee")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(chances_of_an_evening, dance_of_muses, "dance-of-muses")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace castalia
