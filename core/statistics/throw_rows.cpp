// What the library keeps of the throws of a session.
#include <algorithm>
#include <tuple>

#include "core/session/thrown_dice.h"
#include "core/statistics/outcome.h"

namespace castalia {

namespace {

/// Calls `visit` with each throw that stands.
template <typename Visit>
void for_each_throw(const Session& session, Visit visit) {
    for (const Step& step : session.replay().steps()) {
        const auto* free = std::get_if<FreeDice>(&step.entry.event->what);
        if (free != nullptr && step.stands) {
            visit(*free);
        }
    }
}

/// The throws of one row in the making, with the streaks that go on.
struct Growing {
    SeatThrows row;
    long long successes = 0, failures = 0;

    void add(const dice::Outcome& outcome) {
        ++row.results[outcome.result];
        if (outcome.reached) {
            successes = *outcome.reached ? successes + 1 : 0;
            failures = *outcome.reached ? 0 : failures + 1;
            row.reached += *outcome.reached ? 1 : 0;
            row.successes_in_row = std::max(row.successes_in_row, successes);
            row.failures_in_row = std::max(row.failures_in_row, failures);
        }
    }
};

}  // namespace

std::vector<SeatThrows> throw_rows(const Session& session) {
    std::map<std::tuple<int, std::string, bool, std::string>, Growing> rows;
    for_each_throw(session, [&](const FreeDice& free) {
        if (!free.thrown) {
            return;
        }
        const std::string expression = dice::canonical(*free.thrown), set = free.by_app ? "" : free.set;
        const std::vector<dice::Outcome> outcomes = outcomes_of(free);
        for (std::size_t i = 0; i < outcomes.size(); ++i) {
            const std::optional<Seat> who = free.initiative.empty() ? free.player : free.initiative[i].seat;
            const int seat = who ? who->index : -1;
            Growing& growing = rows[{seat, set, free.by_app, expression}];
            growing.row.seat = seat;
            growing.row.set = set;
            growing.row.by_app = free.by_app;
            growing.row.expression = expression;
            growing.add(outcomes[i]);
        }
    });
    std::vector<SeatThrows> all;
    for (auto& [key, growing] : rows) {
        all.push_back(std::move(growing.row));
    }
    return all;
}

ThrownMarks thrown_marks(const Session& session) {
    constexpr int kSides = 20;
    ThrownMarks marks;
    for_each_throw(session, [&](const FreeDice& free) {
        for (const Die& die : free.thrown ? std::vector<Die>() : free.dice) {
            if (die.sides == kSides) {
                marks.naturals.insert(die.value);
            }
        }
        for (const dice::Outcome& outcome : free.thrown ? outcomes_of(free) : std::vector<dice::Outcome>()) {
            (outcome.counts ? marks.successes : marks.totals).insert(outcome.result);
            for (const dice::ShownDie& die : outcome.dice) {
                if (die.sides == kSides && die.kept) {
                    marks.naturals.insert(die.value);
                }
            }
        }
    });
    return marks;
}

}  // namespace castalia
