// The figures of a scoresheet lead to the events that made them.
#include <gtest/gtest.h>

#include "core/review/figure_history.h"
#include "tests/review/evenings.h"
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

using Figures = std::map<std::string, std::vector<long long>>;

/// Returns the figures of a sheet by the words of their row, with its number among rows of the same words.
Figures figures_of(const Scoresheet& sheet, int parts, std::vector<std::string>& lines) {
    Figures figures;
    lines.clear();
    const auto add = [&](std::string words, std::vector<long long> values) {
        for (long long& value : values) {
            value = value == kNoNumber ? 0 : value * (parts / sheet.parts);
        }
        while (figures.contains(words)) {
            words += " again";
        }
        lines.push_back(words);
        figures.emplace(words, std::move(values));
    };
    for (const Scoresheet::Row& row : sheet.rows) {
        add(english(row.label), row.values);
    }
    for (const Scoresheet::Step& step : sheet.ladder) {
        add("step " + step.name, step.values);
    }
    return figures;
}

/// Expects of each event that its changes are what lies between the sheets before and after it.
void expect_each_change_at_its_event(const Session& session) {
    const FigureHistory history(session, session.plies());
    std::vector<std::string> lines, unused;
    figures_of(session.playthrough().score(session.plies()), history.parts(), lines);
    std::map<std::pair<std::string, std::size_t>, std::map<std::size_t, long long>> told;
    for (std::size_t line = 0; line < lines.size(); ++line) {
        for (const FigureChange& change : history.of(line)) {
            told[{lines[line], static_cast<std::size_t>(change.seat.index)}][change.event] +=
                change.after - (change.before == kNoNumber ? 0 : change.before.value_or(0));
        }
    }
    std::map<std::pair<std::string, std::size_t>, long long> last;
    for (std::size_t ply = 0; ply <= session.plies(); ++ply) {
        const Figures figures = figures_of(session.playthrough().score(ply), history.parts(), unused);
        for (const std::string& line : lines) {
            const auto found = figures.find(line);
            for (std::size_t seat = 0; found != figures.end() && seat < found->second.size(); ++seat) {
                const long long now = found->second[seat];
                const std::pair figure(line, seat);
                const long long before = std::exchange(last[figure], now);
                ASSERT_TRUE(ply == 0 || told[figure][ply - 1] == now - before)
                    << line << ", seat " << seat << ", event " << ply << ": " << before << " to " << now << ", told "
                    << told[figure][ply - 1];
            }
        }
    }
}

TEST_P(EveryFigure, IsLedBackToTheVeryEventsThatChangedIt) {
    expect_each_change_at_its_event(sample_of(GetParam()));
    constexpr std::uint64_t kGames = 8;
    for (std::uint64_t seed = 0; seed < kGames && !HasFailure(); ++seed) {
        expect_each_change_at_its_event(random_evening(game_called(GetParam()), seed, 150));
    }
}

INSTANTIATE_TEST_SUITE_P(Of, EveryFigure, every_game(), name_of_game);

TEST(AFigure, IsToldWithTheEventThatChangedIt) {
    const Session session = sample_of("magnate");
    const std::vector<FigureChange> made = FigureHistory(session, session.plies()).of(0);
    ASSERT_FALSE(made.empty());
    const std::string text = english(change_text(session, made.front(), 1));
    EXPECT_NE(text.find(" to "), std::string::npos) << text;
    EXPECT_NE(text.find(": " + english(session.replay().describe(made.front().event))), std::string::npos) << text;
}

TEST(AFigure, StaysWhatItWasWhenAnotherBecomesAHalf) {
    Heading heading;
    heading.id = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11";
    heading.game = "open-table";
    const Game& game = game_called("open-table");
    heading.edition = game.editions.front();
    heading.players = {"Ann", "Ben"};
    heading.setup = game.settle({heading.players}, heading.edition, {{"columns", {"Round 1"}}});
    Session session(game, heading);
    for (const char* line : {"Ann: score 3 round 1", "Ben: score 2.5 round 1", "Ben: score 2 round 1"}) {
        session.enter(Played{parse_event(line, session.playthrough(), session.plies(), session.names())}, {});
    }
    for (const std::size_t plies : {std::size_t{2}, std::size_t{3}}) {
        const FigureHistory history(session, plies);
        const std::vector<FigureChange> made = history.of(0);
        ASSERT_EQ(made.size(), plies) << "Ann's points change once";
        EXPECT_TRUE(english(change_text(session, made[0], history.parts())).starts_with("Ann from – to 3: "))
            << english(change_text(session, made[0], history.parts()));
        EXPECT_TRUE(english(change_text(session, made[1], history.parts())).starts_with("Ben from – to 2.5: "));
    }
}

TEST(AChangeInWords, BeginsAtZeroWhereTheRowIsNew) {
    const Session session = sample_of("magnate");
    const std::string what = english(session.replay().describe(5));
    EXPECT_EQ(english(change_text(session, {5, Seat{1}, std::nullopt, 3}, 1)), "Ben from 0 to 3: " + what);
    EXPECT_EQ(english(change_text(session, {5, Seat{0}, 4, 3}, 2)), "Ann from 2 to 1.5: " + what);
}

}  // namespace
}  // namespace castalia::review
