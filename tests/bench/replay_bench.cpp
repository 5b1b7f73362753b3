// The time for replays of Magnate with every position kept, and for undo, looking back and a correction in a long
// session.
#include <benchmark/benchmark.h>

#include "core/rules/json/fields.h"
#include "core/session/record.h"
#include "tests/support/games.h"
#include "tests/support/magnate_random_player.h"

namespace castalia {
namespace {

const Players kPlayers{{"Ann", "Ben"}};

/// Returns a session of this many events: legal play and, where a game would end too soon, more rolls that the table
/// allows.
const Session& session_of(std::size_t events) {
    static std::map<std::size_t, std::unique_ptr<Session>> made;
    std::unique_ptr<Session>& session = made[events];
    if (session) {
        return *session;
    }
    Chance chance(7);
    Heading heading;
    heading.id = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11";
    heading.game = "magnate";
    heading.edition = "2010";
    heading.title = "A bench";
    heading.players = kPlayers.names;
    heading.setup = magnate_setup(chance, kPlayers, "courts", false, false, false);
    session = std::make_unique<Session>(game_called("magnate"), heading);
    RandomPlayer random_player(chance);
    const std::size_t rolls_a_turn = events > 100 ? 16 : 0;
    std::size_t further = 0;
    while (session->plies() < events) {
        const Prompt prompt = session->playthrough().prompt(session->plies());
        const std::string phase =
            prompt.verbs.empty() ? "over" : prompt.verbs.front().draft["type"].get<std::string>();
        Json json =
            phase == "over" ? Json{{"type", "note"}, {"text", "over"}} : random_player.any(session->playthrough());
        if (phase == "roll") {
            further = 0;
        } else if (phase == "develop" && further < rolls_a_turn) {
            ++further;
            json = {{"type", "roll"},
                    {"player", prompt.verbs.front().draft["player"]},
                    {"dice", {chance.from(1, 10), chance.from(1, 10)}},
                    {"ruling", "Once more"}};
        }
        session->enter(Played{read_event(json, "event", session->playthrough(), kPlayers.names)}, {});
    }
    return *session;
}

void replay_keeping_every_position(benchmark::State& state) {
    const Session& session = session_of(static_cast<std::size_t>(state.range(0)));
    const std::shared_ptr<const Playthrough> start = session.playthrough().snapshot(0);
    for (auto _ : state) {
        Replay replay(start, kPlayers.names);
        for (const Entry& entry : session.in_force().entries) {
            replay.add(entry);
        }
        benchmark::DoNotOptimize(replay.plies());
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(replay_keeping_every_position)->Arg(60)->Arg(2000);

void journal_to_session(benchmark::State& state) {
    const Session& session = session_of(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        Session again(session.game(), session.heading(), session.journal());
        benchmark::DoNotOptimize(again.plies());
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(journal_to_session)->Arg(60)->Arg(2000);

void undo_and_redo(benchmark::State& state) {
    const Session& source = session_of(2000);
    Session session(source.game(), source.heading(), source.journal());
    for (auto _ : state) {
        session.enter(Undone{}, {});
        session.enter(Redone{}, {});
    }
    state.SetItemsProcessed(state.iterations() * 2);
}
BENCHMARK(undo_and_redo)->Unit(benchmark::kMicrosecond)->Iterations(2000);

void jump_back(benchmark::State& state) {
    const Session& session = session_of(2000);
    for (auto _ : state) {
        benchmark::DoNotOptimize(session.playthrough().view(3));
        benchmark::DoNotOptimize(session.playthrough().score(3));
        benchmark::DoNotOptimize(session.playthrough().prompt(3));
    }
}
BENCHMARK(jump_back)->Unit(benchmark::kMicrosecond);

void correct_the_third_of_2000(benchmark::State& state) {
    const Session& session = session_of(2000);
    const Json roll{{"type", "roll"}, {"player", "Ann"}, {"dice", {1, 10}}};
    const EventPtr event = read_event(roll, "event", session.playthrough(), kPlayers.names);
    const EntryNumber third = session.in_force().entries.at(2).number;
    for (auto _ : state) {
        const Proposal proposal = session.propose(Corrected{{Amend{third, event}}, "it was a 1"}, {});
        benchmark::DoNotOptimize(proposal.common);
    }
}
BENCHMARK(correct_the_third_of_2000)->Unit(benchmark::kMicrosecond);

void read_the_record(benchmark::State& state) {
    const std::string record = write_record(session_of(static_cast<std::size_t>(state.range(0))));
    for (auto _ : state) {
        benchmark::DoNotOptimize(read_record(record, known_games()).plies());
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(read_the_record)->Arg(60)->Arg(2000)->Unit(benchmark::kMicrosecond);

/// Reads a record whose only events are this many short notes. The time for each has to stay the same; 2,400,000 are
/// 64 MiB, which are refused.
void read_many_notes(benchmark::State& state) {
    const Session& session = session_of(60);
    std::string record = write_record(Session(session.game(), session.heading()));
    std::string notes;
    for (std::int64_t i = 0; i < state.range(0); ++i) {
        notes += notes.empty() ? R"({"type":"note","text":"a"})" : R"(,{"type":"note","text":"a"})";
    }
    record.insert(record.find("\"events\": []") + 11, notes);
    for (auto _ : state) {
        try {
            benchmark::DoNotOptimize(read_record(record, known_games()).plies());
        } catch (const BadRecord& refused) {
            benchmark::DoNotOptimize(refused.place.size());
        }
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(read_many_notes)
    ->Arg(40'000)
    ->Arg(100'000)
    ->Arg(200'000)
    ->Arg(500'000)
    ->Arg(2'400'000)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace castalia
