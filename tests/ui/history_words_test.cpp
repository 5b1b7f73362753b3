// What the lists say of a session in a few words.
#include "app/ui/history/summary_text.h"

#include <cstdlib>

#include <gtest/gtest.h>
#include <wx/choice.h>
#include <wx/combo.h>
#include <wx/datectrl.h>
#include <wx/srchctrl.h>

#include "app/ui/history/day_field.h"
#include "app/ui/history/session_preview.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/spoken_language.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "db/history/session_summary.h"
#include "tests/support/games.h"
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

// Of a storytelling game the headings were "Valore …", "Scelto …", "Carte i…".
TEST(PreviewOfManyPlayers, ShowsItsHeadingsWhole) {
    speak_utf8();
    const Game& game = game_called("open-table");
    Heading heading;
    heading.id = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11";
    heading.game = "open-table";
    heading.edition = game.editions.front();
    heading.players = {"Ann", "Ben", "Cid", "Dora", "Eve", "Finn"};
    heading.setup = game.settle(
        Players{heading.players}, heading.edition,
        Json::parse(
            R"({"columns": ["Value of the hand", "Chosen at random", "Cards in the hand", "Questions asked"]})"));
    auto* frame = new wxFrame(nullptr, wxID_ANY, "preview", wxPoint(), wxSize(440, 700));
    auto* preview = new SessionPreview(frame, known_games());
    frame->Show();
    HistoryRow row;
    row.session.game = heading.game;
    preview->show(std::make_unique<Session>(game, heading), row);
    settle_windows(40);
    wxDataViewListCtrl& sheet = only<wxDataViewListCtrl>(*preview);
    ASSERT_EQ(sheet.GetColumnCount(), 6U);
    for (unsigned column = 1; column < sheet.GetColumnCount(); ++column) {
        auto* const under = GTK_TREE_VIEW_COLUMN(sheet.GetColumn(column)->GetGtkHandle());
        GtkLabel* const label = label_in(gtk_tree_view_column_get_button(under));
        PangoLayout* const whole =
            gtk_widget_create_pango_layout(GTK_WIDGET(label), sheet.GetColumn(column)->GetTitle().utf8_str().data());
        int wide = 0;
        pango_layout_get_pixel_size(whole, &wide, nullptr);
        g_object_unref(whole);
        EXPECT_GE(gtk_widget_get_allocated_width(GTK_WIDGET(label)), wide) << sheet.GetColumn(column)->GetTitle();
    }
    frame->Destroy();
    settle_windows(20);
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

/// The page as it is made in an Italian window.
class HistoryInItalian : public HistoryWindow {
protected:
    HistoryInItalian() {
        speak("it");
        page->Destroy();
        page =
            new HistoryPage(frame, table.store, {[](const std::string&, std::optional<std::size_t>) {}, {}, [] {}});
        frame->SendSizeEvent();
        page->refresh();
        settle_windows();
    }
    ~HistoryInItalian() override { speak("en"); }

    void search(const wxString& words) {
        only<wxSearchCtrl>(*page).SetValue(words);
        settle_windows();
    }
};

// It found "sells", and nothing by the words that its own pages showed.
TEST_F(HistoryInItalian, FindsWhatItsPagesShow) {
    search("vende");
    ASSERT_GT(rows(), 0U);
    EXPECT_TRUE(cell(0, 5).Contains(" vende ")) << cell(0, 5);
    search("tira ben poured");
    ASSERT_EQ(rows(), 1U);
    search("sells");
    ASSERT_GT(rows(), 0U) << "records from elsewhere may be searched in English";
    EXPECT_FALSE(cell(0, 5).Contains("sells")) << cell(0, 5);
}

TEST_F(HistoryInItalian, SaysWholeThatNothingWasFound) {
    search("xyzzy");
    EXPECT_EQ(rows(), 0U);
    for (const wxStaticText* text : all_of<wxStaticText>(*page)) {
        if (text->IsShown() && text->GetLabelText().Contains("corrisponde")) {
            EXPECT_FALSE(text->IsEllipsized());
            EXPECT_LE(text->GetBestSize().x, text->GetSize().x) << text->GetLabelText();
            return;
        }
    }
    ADD_FAILURE() << "nothing says so";
}

TEST_F(HistoryInPlace, TheTimeIsInSightOnASmallScreen) {
    frame->SetClientSize(1024, 740);
    settle_windows(40);
    int wide = 0;
    for (unsigned column = 0; column < list().GetColumnCount(); ++column) {
        wide += list().GetColumn(column)->GetWidth();
    }
    EXPECT_TRUE(large_text() || wide <= list().GetClientSize().x) << wide << " of " << list().GetClientSize().x;
}

TEST_F(HistoryInPlace, AWrongDayMovesNothing) {
    const auto places = [&] {
        std::vector<wxPoint> all;
        for (const wxChoice* one : all_of<wxChoice>(*page)) {
            all.push_back(one->GetScreenPosition());
        }
        all.push_back(list().GetScreenPosition());
        return all;
    };
    const std::vector<wxPoint> before = places();
    auto& day = dynamic_cast<DayField&>(*all_of<wxDatePickerCtrl>(*page).front());
    only<wxComboCtrl>(day).SetText("next week");
    EXPECT_FALSE(day.objection().empty());
    settle_windows(40);
    EXPECT_FALSE(day.complaint().empty());
    EXPECT_EQ(places(), before);
}

}  // namespace
}  // namespace castalia
