// Two libraries become one. Each has CASTALIA_SESSIONS sessions of about 60 events (2,000 without it).
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <stdexcept>

#include "db/merging.h"
#include "tests/db/tables.h"
#include "tests/support/games.h"
#include "tests/support/library_maker.h"

namespace castalia {
namespace {

std::size_t sessions_of_each() {
    const char* const named = std::getenv("CASTALIA_SESSIONS");
    constexpr std::size_t kUsual = 2'000;
    return named == nullptr ? kUsual : static_cast<std::size_t>(std::atoll(named));
}

void merge(benchmark::State& state) {
    const testing::Folder folder;
    const std::size_t sessions = sessions_of_each();
    make_library(folder / "one.sqlite", sessions);
    make_library(folder / "other.sqlite", sessions, {}, sessions);
    for (auto _ : state) {
        state.PauseTiming();
        std::filesystem::copy(folder / "one.sqlite", folder / "into.sqlite",
                              std::filesystem::copy_options::overwrite_existing);
        {
            Store store(known_games(), folder / "into.sqlite");
            state.ResumeTiming();
            if (merge_library(store, folder / "other.sqlite").fresh.size() != sessions) {
                throw std::logic_error("not all sessions were taken");
            }
            state.PauseTiming();
        }
        state.ResumeTiming();
    }
    state.counters["sessions"] = static_cast<double>(sessions);
}
BENCHMARK(merge)->Unit(benchmark::kMillisecond)->Iterations(1)->UseRealTime();

/// The same once more: nothing changes.
void merge_again(benchmark::State& state) {
    const testing::Folder folder;
    make_library(folder / "one.sqlite", sessions_of_each());
    std::filesystem::copy(folder / "one.sqlite", folder / "other.sqlite");
    Store store(known_games(), folder / "one.sqlite");
    for (auto _ : state) {
        if (!merge_library(store, folder / "other.sqlite").nothing_changed()) {
            throw std::logic_error("something changed");
        }
    }
}
BENCHMARK(merge_again)->Unit(benchmark::kMillisecond)->Iterations(1)->UseRealTime();

}  // namespace
}  // namespace castalia

BENCHMARK_MAIN();
