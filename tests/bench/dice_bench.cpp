// The time to calculate odds, and to throw many times. In the same run dicelab, where it is installed, calculates the
// distribution of a throw that it knows, too: the whole call, as somebody at a table would make it.
#include <benchmark/benchmark.h>

#include <array>
#include <cstdlib>
#include <random>
#include <string>

#include "core/dice/notation.h"
#include "core/dice/odds.h"
#include "core/dice/throwing.h"
#include "core/games/all.h"
#include "core/session/thrown_dice.h"
#include "db/history/figures.h"

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

const Games& bench_games() {
    static const Games games = all_games();
    return games;
}

/// Returns an evening of so many throws by four players, each with eight expressions and two sets of dice.
Session evening(int number, int throws, std::mt19937& engine) {
    constexpr std::array<const char*, 8> kLines{"d20+5 vs 14", "4d6kh3", "2d6",  "5d10>=8",
                                                "2d20kl1",     "d100",   "6d6!", "3d6+2 vs 11"};
    const std::vector<std::string> players{"Ann", "Ben", "Cleo", "Dan"};
    Heading heading;
    std::string digits = std::to_string(number);
    digits.insert(0, 12 - digits.size(), '0');
    heading.id = "0199c1de-5b0c-7c3e-8f5e-" + digits;
    heading.game = "open-table";
    heading.players = players;
    heading.setup = Json::object();
    heading.started = moment_of("2026-11-01T19:00:00Z", "") + std::chrono::days(number % 28);
    Session session(*bench_games().find("open-table"), heading);
    const Bits bits = [&] { return static_cast<std::uint32_t>(engine()); };
    for (int i = 0; i < throws; ++i) {
        const Expression thrown = parse(kLines[engine() % kLines.size()]);
        const Throw about{.player = players[engine() % players.size()], .label = "", .set = i % 2 == 0 ? "bone" : ""};
        const Json event = dice_event(thrown, shown_by(thrown, bits), about);
        session.enter(Played{read_event(event, "event", session.playthrough(), session.names())},
                      *heading.started + std::chrono::seconds(i));
    }
    return session;
}

/// The statistics of fifty evenings with two thousand throws each, as the page of people asks for them.
void throws_of_fifty_evenings(benchmark::State& state) {
    Store store(bench_games(), ":memory:");
    std::mt19937 engine(7);
    for (int i = 0; i < 50; ++i) {
        store.begin(evening(i + 1, 2'000, engine));
    }
    std::size_t thrown = 0;
    for (const statistics::ThrowGroup& group : Figures(store).throws(0, "")) {
        thrown += group.thrown;
    }
    if (thrown != 100'000) {
        state.SkipWithError("not every throw was counted");
        return;
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(Figures(store).throws(0, ""));
    }
}
BENCHMARK(throws_of_fifty_evenings)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace castalia::dice
