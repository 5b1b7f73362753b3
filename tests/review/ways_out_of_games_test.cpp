// Random sessions and events from other moments: an impossible event has a way out, or a sentence says why not.
// CASTALIA_LONG=1 tries more, and tells how often each clause came up.
#include <gtest/gtest.h>

#include <iostream>

#include "core/review/ways_out.h"
#include "tests/review/evenings.h"
#include "tests/support/every_game.h"

namespace castalia::review {
namespace {

/// Returns events that chance fills in at other moments of the session.
std::vector<EventPtr> strange_events(const Session& session, Chance& chance, int count) {
    std::vector<EventPtr> events;
    for (int i = 0; i < count; ++i) {
        const auto ply = static_cast<std::size_t>(chance.upto(static_cast<int>(session.plies())));
        const Json event = RandomPlayer(chance).any(*session.playthrough().snapshot(ply));
        if (event.is_null()) {
            continue;
        }
        try {
            events.push_back(read_event(event, "event", session.playthrough(), session.names()));
        } catch (const BadRecord&) {
            continue;  // Chance has filled the form with values that do not fit together.
        }
    }
    return events;
}

struct WaysTally {
    int refused = 0, without = 0;
    std::map<Way, int> best;
};

class WaysOutOf : public ::testing::TestWithParam<const char*> {
protected:
    static void expect_possible_then(const Session& session, const RefusedEvent& refused, const WayOut& way) {
        const Proposal proposal = session.propose(correction_of(session, refused, way), {});
        const std::vector<Step>& steps = proposal.replay->steps();
        const auto step = std::ranges::find(steps, refused.event, [](const Step& one) { return one.entry.event; });
        if (way.ruling) {
            const Verdict then = proposal.replay->judge(*refused.event);
            ASSERT_TRUE(then) << english(way.text);
            EXPECT_EQ(then->kind, Refusal::Kind::rule) << english(way.text);
        } else {
            ASSERT_NE(step, steps.end()) << english(way.text);
            EXPECT_TRUE(step->stands) << english(way.text);
        }
    }
    static void tell(const std::string& clause, const WaysTally& tally) {
        std::cout << clause << ": " << tally.refused << " refused, " << tally.without
                  << " without a way; the first is";
        for (const auto& [kind, count] : tally.best) {
            std::cout << " " << word_of(kind) << " " << count;
        }
        std::cout << std::endl;
    }
    std::map<std::string, WaysTally> tallies_;
};

TEST_P(WaysOutOf, AreTriedByReplayOrSaidToBeNone) {
    const char* wanted = std::getenv("CASTALIA_LONG");
    const int evenings = wanted != nullptr ? 10 : 2;
    for (int seed = 1; seed <= evenings; ++seed) {
        Chance chance(static_cast<std::uint64_t>(seed) * 31);
        const Session session = random_evening(game_called(GetParam()), static_cast<std::uint64_t>(seed),
                                               static_cast<std::size_t>(20 * seed));
        for (const EventPtr& event : strange_events(session, chance, wanted != nullptr ? 60 : 8)) {
            const RefusedEvent refused = refused_now(session, event);
            const WaysOut found = ways_out(session, refused);
            if (!found.refusal) {
                continue;
            }
            WaysTally& tally = tallies_[found.refusal->clause];
            ++tally.refused;
            EXPECT_EQ(found.ways.empty(), !found.none.empty());
            if (found.ways.empty()) {
                ++tally.without;
                if (wanted != nullptr) {
                    std::cout << english(found.refusal->reason) << " | " << english(found.none) << "\n";
                }
            } else {
                ++tally.best[found.ways.front().kind];
            }
            for (const WayOut& way : found.ways) {
                ASSERT_NO_FATAL_FAILURE(expect_possible_then(session, refused, way));
            }
        }
    }
    int refused = 0, without = 0;
    for (const auto& [clause, tally] : tallies_) {
        refused += tally.refused;
        without += tally.without;
        if (wanted != nullptr) {
            tell(clause, tally);
        }
    }
    EXPECT_GT(refused, 0);
    EXPECT_LT(without * 2, refused) << "most have a way out";
}

INSTANTIATE_TEST_SUITE_P(Of, WaysOutOf, every_game(), name_of_game);

}  // namespace
}  // namespace castalia::review
