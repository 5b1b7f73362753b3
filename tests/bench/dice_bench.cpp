// The time to calculate odds, and to throw many times. In the same run dicelab, where it is installed, calculates the
// distribution of a throw that it knows, too: the whole call, as somebody at a table would make it.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <random>
#include <string>

#include "core/dice/notation.h"
#include "core/dice/odds.h"
#include "core/dice/throwing.h"

namespace castalia::dice {
namespace {

void odds(benchmark::State& state, const char* line) {
    const Expression thrown = parse(line);
    for (auto _ : state) {
        benchmark::DoNotOptimize(odds_of(thrown));
    }
}
BENCHMARK_CAPTURE(odds, 100d6kh50, "100d6kh50")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(odds, 20d10_exploding, "20d10!>=8")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(odds, 10d20_5d12_3d8, "10d20+5d12-3d8 vs 100")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(odds, 7d6kh3, "7d6kh3")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(odds, 1000d6, "1000d6")->Unit(benchmark::kMicrosecond);

void by_dicelab(benchmark::State& state, const char* scheme) {
    if (std::system("command -v dicelab >/dev/null 2>&1") != 0) {
        state.SkipWithError("dicelab is not installed");
        return;
    }
    const std::string call = std::string("printf '%s\\n' '") + scheme + "' | dicelab --calc >/dev/null";
    for (auto _ : state) {
        if (std::system(call.c_str()) != 0) {
            state.SkipWithError("dicelab refuses the throw");
            return;
        }
    }
}
BENCHMARK_CAPTURE(by_dicelab, 7d6kh3, "sum high 3 7#d6")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(by_dicelab, 10d20_5d12_3d8, "sum(10#d20)+sum(5#d12)-sum(3#d8)")->Unit(benchmark::kMicrosecond);

void a_hundred_thousand_throws(benchmark::State& state) {
    const Expression thrown = parse("4d6kh3");
    std::mt19937 engine(7);
    const Bits bits = [&] { return static_cast<std::uint32_t>(engine()); };
    for (auto _ : state) {
        long long sum = 0;
        for (int i = 0; i < 100'000; ++i) {
            sum += thrown_by(thrown, bits).outcome().result;
        }
        benchmark::DoNotOptimize(sum);
    }
}
BENCHMARK(a_hundred_thousand_throws)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace castalia::dice
