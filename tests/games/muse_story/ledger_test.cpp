// The sample session as it was recorded, with the result it must still give, and whom the log names.
#include <gtest/gtest.h>

#include "core/session/record.h"
#include "tests/support/games.h"
#include "tests/support/random_player.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

TEST(StoryLedger, TheSampleReplaysToTheResultItHad) {
    const std::string file = sample_file("muse-story");
    ASSERT_FALSE(file.empty());
    const Session session = read_record(file, known_games());
    EXPECT_EQ(write_record(session), file) << "the file is canonical";
    EXPECT_TRUE(session.replay().refused().empty());
    EXPECT_EQ(session.replay().status(), Status::finished);
    const Scoresheet sheet = session.playthrough().score(session.plies());
    EXPECT_EQ(sheet.decided_by, "hand");
    EXPECT_EQ(english(sheet.sentence), "Cleo narrates the epilogue with three sixes");
    for (const Step& step : session.replay().steps()) {
        EXPECT_EQ(step.refusal.has_value(), !step.entry.event->ruling.empty());
    }
}

TEST(StoryLedger, AnEventWithoutANameIsTheNarratorsAndBeforeTheStoryNobodys) {
    const Players players{{"Ann", "Ben", "Cid"}};
    const auto line = game_called("muse-story").begin(players, "first", Json::object());
    const auto text = [&](std::size_t ply, const Json& written) {
        const EventPtr event = read_event(written, "event", *line, players.names);
        return english(line->describe(ply, *std::get<MovePtr>(event->what)));
    };
    const Json nameless{{"type", "end_turn"}}, bens{{"type", "end_turn"}, {"player", "Ben"}};
    EXPECT_EQ(text(0, nameless), "Nobody ends the turn");
    EXPECT_EQ(text(0, bens), "Ben ends the turn");
    played(*line, players, {{"type", "begin"}, {"narrator", "Ann"}});
    EXPECT_EQ(text(1, nameless), "Ann ends the turn");
    EXPECT_EQ(text(1, bens), "Ben ends the turn");
}

}  // namespace
}  // namespace castalia
