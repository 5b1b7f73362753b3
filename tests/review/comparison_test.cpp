// Sessions of one game side by side.
#include "core/review/comparison.h"

#include <gtest/gtest.h>

#include "tests/support/every_game.h"
#include "tests/support/samples.h"
#include "tests/support/tables.h"

namespace castalia::review {
namespace {

/// Returns a sample, and the same session without its last events.
std::vector<Session> two_evenings(const std::string& game, int less) {
    std::vector<Session> sessions;
    sessions.push_back(sample_of(game));
    sessions.push_back(sample_of(game));
    for (int i = 0; i < less; ++i) {
        sessions.back().enter(Undone{}, Moment{});
    }
    return sessions;
}

class SideBySide : public ::testing::TestWithParam<const char*> {};

TEST_P(SideBySide, HasTheCurvesOfEverySessionAsItsReviewHasThem) {
    const std::vector<Session> sessions = two_evenings(GetParam(), 3);
    const Comparison comparison = comparison_of(sessions);
    ASSERT_EQ(comparison.sessions.size(), 2U);
    EXPECT_GT(comparison.sessions[0].events, comparison.sessions[1].events);
    for (std::size_t number = 0; number < sessions.size(); ++number) {
        for (const Series& series : series_of(sessions[number])) {
            SCOPED_TRACE(series.key);
            const auto same = std::ranges::find(comparison.series, series.key, &ComparedSeries::key);
            ASSERT_NE(same, comparison.series.end());
            for (const ComparedCurve& curve : same->curves) {
                if (curve.session == number) {
                    EXPECT_EQ(curve.values, series.values[curve.seat]);
                }
            }
        }
    }
}

TEST_P(SideBySide, HasTheFiguresOfEveryScoresheet) {
    const std::vector<Session> sessions = two_evenings(GetParam(), 0);
    const Comparison comparison = comparison_of(sessions);
    const Scoresheet sheet = sessions[0].playthrough().score(sessions[0].plies());
    for (const Scoresheet::Row& row : sheet.rows) {
        const auto part = std::ranges::find_if(
            comparison.parts, [&](const ComparedPart& one) { return english(one.label) == english(row.label); });
        ASSERT_NE(part, comparison.parts.end()) << english(row.label);
        EXPECT_EQ(part->values[0].size(), row.values.size());
        EXPECT_EQ(part->values[0], part->values[1]) << "the same evening twice";
    }
}

INSTANTIATE_TEST_SUITE_P(OfEveryGame, SideBySide, every_game(), name_of_game);

TEST(ComparedSessions, AreTwoToSixOfOneGame) {
    const auto text = [](const std::vector<std::string>& games) {
        const std::optional<Text> objection = compare_objection(games);
        return objection ? english(*objection) : std::string("none");
    };
    EXPECT_EQ(text({"musee", "musee"}), "none");
    EXPECT_EQ(text({"musee", "musee", "musee", "musee", "musee", "musee"}), "none");
    EXPECT_EQ(text({"musee"}), "Two to six sessions can be compared, and this is 1.");
    EXPECT_EQ(text(std::vector<std::string>(7, "musee")), "Two to six sessions can be compared, and these are 7.");
    EXPECT_EQ(text({"musee", "magnate"}), "Only sessions of one game can be compared, and these are of several.");
}

TEST(ComparedSessions, ShowACurveOfOnePlayerOrOfWhoeverCameFirst) {
    const std::vector<Session> sessions = two_evenings("magnate", 0);
    const Comparison comparison = comparison_of(sessions);
    EXPECT_EQ(players_in_common(comparison), (std::vector<std::string>{"Ann", "Ben"}));
    const auto whose = [&](std::string_view player) {
        std::vector<std::string> names;
        for (const ComparedCurve& curve : curves_of(comparison, comparison.series.front(), player)) {
            names.push_back(comparison.sessions[curve.session].players[curve.seat]);
        }
        return names;
    };
    EXPECT_EQ(whose("Ann"), (std::vector<std::string>{"Ann", "Ann"}));
    EXPECT_EQ(whose(""), std::vector<std::string>(2, comparison.sessions[0].winners.front()));
    EXPECT_TRUE(whose("Nobody").empty());
}

}  // namespace
}  // namespace castalia::review
