// The scoresheet in its dialog shows every point and every step, and cuts none of their names.
#include <gtk/gtk.h>
#include <wx/dataview.h>
#include <wx/frame.h>
#include <wx/listbox.h>

#include "app/ui/session/scoresheet.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/review/figure_history.h"
#include "tests/recorder/table.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/made_key.h"

namespace castalia {
namespace {

TEST(TheScoresheet, HasEveryPointAndTheLadder) {
    Table table;
    auto* frame = new wxFrame(nullptr, wxID_ANY, "table", wxPoint(), wxSize(1280, 800));
    frame->Show();
    settle_windows();
    table.play(2000);
    in_dialog([&](wxDialog& dialog) {
        wxDataViewModel& sheet = *only<wxDataViewCtrl>(dialog).GetModel();
        wxDataViewItemArray rows;
        sheet.GetChildren({}, rows);
        const Scoresheet score = table.session().playthrough().score(table.session().plies());
        ASSERT_EQ(rows.size(), score.rows.size() + score.ladder.size());
        int decided = 0;
        auto& list = only<wxDataViewCtrl>(dialog);
        for (const wxDataViewItem& row : rows) {
            wxVariant label;
            sheet.GetValue(label, row, 0);
            decided += label.GetString().EndsWith("decided") ? 1 : 0;
            EXPECT_LT(list.GetTextExtent(label.GetString()).x, list.GetColumn(0)->GetWidth()) << "nothing is cut";
        }
        EXPECT_EQ(decided, score.winners.empty() ? 0 : 1);
        keep_picture(dialog, "scoresheet");
    });
    EXPECT_FALSE(show_scoresheet(frame, table.recorder.scene())) << "it was only looked at";
    frame->Destroy();
    settle_windows(20);
}

// The lower half of the chosen event lay below the list.
TEST(TheScoresheet, ShowsTheChosenEventToItsLowerEdge) {
    set_text_size(2);
    apply_native_style(200);
    Table table;
    auto* frame = new wxFrame(nullptr, wxID_ANY, "table", wxPoint(), wxSize(1280, 800));
    frame->Show();
    settle_windows();
    table.play(2000);
    const review::FigureHistory history(table.session(), table.session().plies());
    const Scoresheet score = table.session().playthrough().score(table.session().plies());
    std::size_t longest = 0;
    for (std::size_t line = 0; line < score.rows.size() + score.ladder.size(); ++line) {
        longest = history.of(line).size() > history.of(longest).size() ? line : longest;
    }
    in_dialog([&](wxDialog& dialog) {
        auto& sheet = only<wxDataViewCtrl>(dialog);
        auto& events = only<wxListBox>(dialog);
        sheet.Select(
            static_cast<wxDataViewVirtualListModel*>(sheet.GetModel())->GetItem(static_cast<unsigned>(longest)));
        wxDataViewEvent chosen(wxEVT_DATAVIEW_SELECTION_CHANGED, &sheet, sheet.GetSelection());
        sheet.ProcessWindowEvent(chosen);
        GtkWidget* const rows = gtk_bin_get_child(GTK_BIN(events.GetHandle()));
        constexpr int kBetweenRows = 2;
        for (const int less : {0, 11, 22, 33}) {
            dialog.SetSize(dialog.GetSize() - wxSize(0, less));
            settle_windows();
            GtkTreePath* const path = gtk_tree_path_new_from_indices(events.GetSelection(), -1);
            GdkRectangle row{}, seen{};
            gtk_tree_view_get_cell_area(GTK_TREE_VIEW(rows), path, nullptr, &row);
            gtk_tree_view_get_visible_rect(GTK_TREE_VIEW(rows), &seen);
            gtk_tree_path_free(path);
            EXPECT_GT((events.GetSelection() + 1) * row.height, seen.height) << "there are more than fit";
            EXPECT_LE(row.y + row.height, seen.height + kBetweenRows) << "with " << less << " pixels less";
        }
        keep_picture(dialog, "scoresheet-large");
    });
    EXPECT_FALSE(show_scoresheet(frame, table.recorder.scene()));
    frame->Destroy();
    settle_windows(20);
    set_text_size(1);
    apply_native_style(100);
}

TEST(TheScoresheet, LeadsFromAFigureToTheEventsThatMadeIt) {
    Table table;
    auto* frame = new wxFrame(nullptr, wxID_ANY, "table", wxPoint(), wxSize(1280, 800));
    frame->Show();
    settle_windows();
    table.play(2000);
    const review::FigureHistory history(table.session(), table.session().plies());
    const std::vector<review::FigureChange> made = history.of(0);
    ASSERT_FALSE(made.empty());
    in_dialog([&](wxDialog& dialog) {
        auto& events = only<wxListBox>(dialog);
        ASSERT_EQ(events.GetCount(), made.size()) << "those of the first row";
        EXPECT_EQ(events.GetString(0), wxString::Format("%zu  %s", made[0].event + 1,
                                                        words(review::change_text(table.session(), made[0], 1))));
        wxKeyEvent right = made_key(wxEVT_CHAR_HOOK);
        right.m_keyCode = WXK_RIGHT;
        dialog.ProcessWindowEvent(right);
        dialog.ProcessWindowEvent(right);
        const auto of_ben = std::ranges::count(made, Seat{1}, &review::FigureChange::seat);
        EXPECT_EQ(events.GetCount(), static_cast<unsigned>(of_ben)) << "a single figure has its own events";
        events.SetSelection(0);
        keep_picture(dialog, "scoresheet-events");
        wxCommandEvent twice(wxEVT_LISTBOX_DCLICK, events.GetId());
        events.ProcessWindowEvent(twice);
    });
    const std::optional<std::size_t> ply = show_scoresheet(frame, table.recorder.scene());
    const auto first_of_ben = std::ranges::find(made, Seat{1}, &review::FigureChange::seat);
    ASSERT_NE(first_of_ben, made.end());
    EXPECT_EQ(ply, first_of_ben->event + 1);
    frame->Destroy();
    settle_windows(20);
}

TEST(TheScoresheet, CallsPlayersAsTheyCallEachOtherWhereWholeNamesHideWhatTheyDid) {
    const std::string annabella = "Annabella Maximiliana von Hohenlohe-Waldenburg-Schillingsfürst";
    const std::string benedetto = "Benedetto Giambattista della Rovere di Montefeltro e Urbino";
    Table table;
    Heading heading = table.session().heading();
    heading.players = {annabella, benedetto};
    heading.setup = {{"first", annabella},
                     {"crowns", {{annabella, {"CM", "CS", "CK"}}, {benedetto, {"CW", "CL", "CY"}}}}};
    table.recorder.begin(heading);
    auto* frame = new wxFrame(nullptr, wxID_ANY, "table", wxPoint(), wxSize(640, 480));
    frame->Show();
    settle_windows();
    table.play(2000);
    set_text_size(2);
    in_dialog([&](wxDialog& dialog) {
        dialog.SetSize({700, 600});
        settle_windows();
        press_key(dialog, WXK_RIGHT);  // The events are told anew in this width.
        auto& events = only<wxListBox>(dialog);
        ASSERT_GT(events.GetCount(), 0U);
        EXPECT_FALSE(events.GetString(0).Contains("Hohenlohe")) << events.GetString(0).utf8_string();
        EXPECT_TRUE(events.GetString(0).Contains("Annabella")) << events.GetString(0).utf8_string();
        keep_picture(dialog, "scoresheet-long-names");
    });
    EXPECT_FALSE(show_scoresheet(frame, table.recorder.scene()));
    set_text_size(1);
    frame->Destroy();
    settle_windows(20);
}

TEST(TheScoresheet, TakesTheArrowKeysWithoutASelection) {
    Table table;
    auto* frame = new wxFrame(nullptr, wxID_ANY, "table", wxPoint(), wxSize(1280, 800));
    frame->Show();
    settle_windows();
    table.play(200);
    bool seen = false;
    in_dialog([&](wxDialog& dialog) {
        auto& list = only<wxDataViewCtrl>(dialog);
        list.SetFocus();
        list.UnselectAll();  // As Ctrl+Space does.
        ASSERT_FALSE(list.GetSelection().IsOk());
        press_key(dialog, WXK_RIGHT);
        EXPECT_TRUE(list.GetSelection().IsOk()) << "it begins with the first row";
        press_key(dialog, WXK_RIGHT);
        EXPECT_TRUE(says(dialog, "Ann")) << "then comes the first figure";
        seen = true;
    });
    EXPECT_FALSE(show_scoresheet(frame, table.recorder.scene()));
    EXPECT_TRUE(seen);
    frame->Destroy();
    settle_windows(20);
}

}  // namespace
}  // namespace castalia
