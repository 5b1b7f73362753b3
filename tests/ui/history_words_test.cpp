// What the lists say of a session in a few words.
#include "app/ui/history/summary_text.h"

#include <cstdlib>

#include <gtest/gtest.h>
#include <wx/datectrl.h>

#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "db/history/session_summary.h"
#include "tests/ui/heading_label.h"
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

class HistoryInPlace : public HistoryWindow {
protected:
    /// Returns where the words of a heading begin, and where those of the cells beneath it do.
    std::pair<int, int> beginnings(unsigned column) {
        auto* const under = GTK_TREE_VIEW_COLUMN(list().GetColumn(column)->GetGtkHandle());
        GtkWidget* const label = GTK_WIDGET(label_in(gtk_tree_view_column_get_button(under)));
        GtkWidget* const tree = gtk_tree_view_column_get_tree_view(under);
        int heading = 0, top = 0;
        gtk_widget_translate_coordinates(label, tree, 0, 0, &heading, &top);
        GtkTreePath* const first = gtk_tree_path_new_first();
        GdkRectangle cells{};
        gtk_tree_view_get_cell_area(GTK_TREE_VIEW(tree), first, under, &cells);
        gtk_tree_path_free(first);
        return {heading, cells.x};
    }
};

TEST_F(HistoryInPlace, HeadingsStandAboveTheirCells) {
    apply_native_style(100);
    settle_windows();
    for (unsigned column = 1; column < 4; ++column) {
        const auto [heading, cells] = beginnings(column);
        EXPECT_LE(std::abs(heading - cells), 4) << column << ": " << heading << ", " << cells;
    }
}

// In Spanish "desde" stood at the end of a line, and "hasta" at the beginning of the next one.
TEST_F(HistoryInPlace, TheFirstDayStandsBesideTheLast) {
    for (int width = 700; width < 1400; width += 60) {
        frame->SetSize(width, 700);
        settle_windows(20);
        std::vector<int> heights;
        for (const wxDatePickerCtrl* day : all_of<wxDatePickerCtrl>(*page)) {
            heights.push_back(day->GetScreenPosition().y);
        }
        ASSERT_EQ(heights.size(), 2U);
        EXPECT_TRUE(large_text() || heights[0] == heights[1]) << width;
    }
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
