// The figures of a scoresheet lead to the events that made them.
#include <gtest/gtest.h>

#include "core/review/figure_history.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"

namespace castalia::review {
namespace {

class EveryFigure : public ::testing::TestWithParam<const char*> {};

TEST_P(EveryFigure, IsWhatItsEventsMadeOfIt) {
    const Session session = sample_of(GetParam());
    const Scoresheet sheet = session.playthrough().score(session.plies());
    const FigureHistory history(session, session.plies());
    std::size_t changes = 0;
    for (std::size_t line = 0; line < sheet.rows.size() + sheet.ladder.size(); ++line) {
        const bool is_row = line < sheet.rows.size();
        const std::vector<long long>& values =
            is_row ? sheet.rows[line].values : sheet.ladder[line - sheet.rows.size()].values;
        const std::vector<FigureChange> made = history.of(line);
        for (std::size_t i = 0; i < made.size(); ++i) {
            ASSERT_LT(made[i].event, session.plies());
            EXPECT_TRUE(session.replay().steps()[made[i].event].stands);
            EXPECT_TRUE(i == 0 || made[i - 1].event <= made[i].event) << "in the order of the log";
        }
        for (std::size_t seat = 0; seat < values.size(); ++seat) {
            std::optional<long long> value;
            for (const FigureChange& change : made) {
                if (change.seat.index == static_cast<int>(seat)) {
                    EXPECT_TRUE(!value || change.before == value) << "no event is missing";
                    value = change.after;
                    ++changes;
                }
            }
            EXPECT_EQ(value.value_or(values[seat]), values[seat]) << "line " << line << ", seat " << seat;
        }
    }
    EXPECT_GT(changes, 0U);
}

INSTANTIATE_TEST_SUITE_P(Of, EveryFigure, every_game(), name_of_game);

TEST(AFigure, IsToldWithTheEventThatChangedIt) {
    const Session session = sample_of("magnate");
    const std::vector<FigureChange> made = FigureHistory(session, session.plies()).of(0);
    ASSERT_FALSE(made.empty());
    const std::string told = english(change_text(session, made.front(), 1));
    EXPECT_NE(told.find(" → "), std::string::npos) << told;
    EXPECT_NE(told.find(": " + english(session.replay().describe(made.front().event))), std::string::npos) << told;
}

}  // namespace
}  // namespace castalia::review
