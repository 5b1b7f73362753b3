// The time of the search for a mistake in a long session.
#include <benchmark/benchmark.h>

#include "core/review/mistake.h"
#include "tests/support/games.h"
#include "tests/support/random_player.h"

namespace castalia {
namespace {

/// Returns a session of the open table in which a counter for each of three players goes up and down all the time.
Session counters(std::size_t events) {
    Heading heading;
    heading.id = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11";
    heading.game = "open-table";
    heading.edition = "1";
    heading.players = {"Ann", "Ben", "Cid"};
    heading.setup = {{"decks", {"standard"}}, {"counters", {{{"name", "Life"}, {"start", 20}}}}};
    Session session(game_called("open-table"), heading);
    Chance chance(7);
    while (session.plies() < events) {
        const Json event{{"type", "count"},
                         {"player", chance.any(heading.players)},
                         {"name", "Life"},
                         {"by", chance.one_in(2) ? chance.from(1, 3) : -chance.from(1, 3)}};
        session.enter(Played{read_event(event, "event", session.playthrough(), session.names())}, {});
    }
    return session;
}

void find_the_mistake(benchmark::State& state) {
    const Session session = counters(static_cast<std::size_t>(state.range(0)));
    const std::vector<TableCount> counts = review::counts_at(session, session.plies());
    const std::vector<review::FoundCount> found{{0, counts.front().number + 2}};
    for (auto _ : state) {
        benchmark::DoNotOptimize(review::find_mistake(session, found).explanations.size());
    }
}
BENCHMARK(find_the_mistake)->Arg(150)->Arg(2000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace castalia
