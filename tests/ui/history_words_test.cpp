// What the lists say of a session in a few words.
#include "app/ui/history/summary_text.h"

#include <gtest/gtest.h>

#include "app/ui/toolkit/text/wx_text.h"
#include "db/history/session_summary.h"
#include "tests/ui/history_window.h"

namespace castalia {
namespace {

SessionSummary finished(std::optional<GameOutcome> ended_as, std::string score = {}) {
    SessionSummary session;
    session.status = Status::finished;
    session.players = {"Ann", "Ben"};
    session.ended_as = ended_as;
    session.score = std::move(score);
    return session;
}

TEST(ResultInAFewWords, SaysWhatItMeansThatNobodyWon) {
    speak_utf8();
    EXPECT_EQ(result_text(finished(GameOutcome::lost)), "everybody lost");
    EXPECT_EQ(result_text(finished(GameOutcome::none)), "no result");
    EXPECT_EQ(result_text(finished(GameOutcome::drawn)), "draw");
    EXPECT_EQ(result_text(finished(std::nullopt)), "draw");
    EXPECT_EQ(result_text(finished(GameOutcome::lost, "34")), "everybody lost 34");
    SessionSummary alone = finished(GameOutcome::lost);
    alone.players = {"Ann"};
    EXPECT_EQ(result_text(alone), "lost");
}

TEST(ResultInAFewWords, NamesTheWinners) {
    SessionSummary session = finished(GameOutcome::won, "12");
    session.winners = {"Ann", "Ben"};
    EXPECT_EQ(result_text(session), "Ann, Ben 12");
}

class ExcludedInHistory : public HistoryWindow {};

TEST_F(ExcludedInHistory, IsMarkedInWordsWhereItsResultStands) {
    const wxString before = cell(0, 5);
    table.store.exclude(table.session_id(), true);
    page->refresh();
    settle_windows();
    EXPECT_EQ(cell(0, 5), "not counted: " + before);
    EXPECT_FALSE(cell(1, 5).Contains("not counted"));
}

}  // namespace
}  // namespace castalia
