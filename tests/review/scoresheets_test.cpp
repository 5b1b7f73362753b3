// The prompts and scoresheets of the samples, in the middle and at the end, as they have always been.
#include <gtest/gtest.h>

#include "core/statistics/ending.h"
#include "tests/support/golden.h"
#include "tests/support/samples.h"

namespace castalia::review {
namespace {

std::string text_of(const Scoresheet& sheet) {
    std::string text = english(sheet.sentence) + "\n";
    const auto numbers = [](const std::vector<long long>& values) {
        std::string all;
        for (const long long value : values) {
            all += " " + (value == kNoNumber ? std::string("–") : std::to_string(value));
        }
        return all;
    };
    const auto seats_of = [](const std::vector<Seat>& seats) {
        std::string all;
        for (const Seat seat : seats) {
            all += " " + std::to_string(seat.index);
        }
        return all;
    };
    for (const Scoresheet::Row& row : sheet.rows) {
        text += "  " + english(row.label) + ":" + numbers(row.values) +
                (row.leaders.empty() ? "" : ", led by" + seats_of(row.leaders)) + ", " + row.clause + "\n";
        for (const Text& source : row.sources) {
            text += "    " + english(source) + "\n";
        }
    }
    for (const Scoresheet::Step& step : sheet.ladder) {
        text += "  " + step.name + ":" + numbers(step.values) + (step.decided ? ", decides" : "") + "\n";
    }
    return text;
}

/// Returns what the table is asked, and the steps before and after it.
std::string text_of(const Prompt& prompt) {
    std::string text = "? " + english(prompt.text) + "\n";
    for (std::size_t i = 0; i < prompt.phases.size(); ++i) {
        text += std::string(static_cast<int>(i) == prompt.phase ? "  > " : "  - ") + english(prompt.phases[i]) + "\n";
    }
    return text;
}

TEST(Scoresheets, OfTheSamplesAreAsInTheGoldenFile) {
    std::string all;
    for (const char* game : {"magnate", "muse-decktet", "musee", "muse-story", "dance-of-muses", "open-table"}) {
        const Session session = sample_of(game);
        for (const std::size_t ply : {session.plies() / 3, session.plies() * 2 / 3, session.plies()}) {
            all += "# " + std::string(game) + " after " + std::to_string(ply) + " events\n" +
                   text_of(session.playthrough().prompt(ply)) + text_of(session.playthrough().score(ply));
        }
    }
    ::castalia::testing::expect_golden("scoresheets.txt", all);
}

TEST(AnEnding, ThatWasRecordedTakesThePlaceOfTodays) {
    const Facts today = facts_of(sample_of("magnate"));
    Facts nothing = today;
    nothing.outcome = {};
    for (SeatOutcome& seat : nothing.seats) {
        seat = {};
    }
    EXPECT_FALSE(same_ending(ending_of(nothing), ending_of(today)));
    const Facts again = with_ending(nothing, ending_of(today));
    EXPECT_TRUE(same_ending(ending_of(again), ending_of(today)));
    EXPECT_EQ(again.outcome.winning, today.outcome.winning);
    EXPECT_EQ(again.outcome.ended, today.outcome.ended);
}

}  // namespace
}  // namespace castalia::review
