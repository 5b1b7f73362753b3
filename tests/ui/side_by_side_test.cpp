// Sessions that were chosen in the history are laid side by side.
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/frame.h>
#include <wx/uiaction.h>

#include "app/ui/charts/chart_panel.h"
#include "app/ui/history/history_page.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "tests/recorder/table.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/wanted_look.h"

namespace castalia {
namespace {

class SideBySide : public ::testing::Test {
protected:
    SideBySide() {
        speak_utf8();
        wanted = take_wanted_look(table.store);
        table.play(400);
        for (const std::uint64_t seed : {11U, 12U}) {
            table.recorder.begin(table.session().heading());
            table.play(seed == 12U ? 90 : 400, seed);
        }
        frame = new wxFrame(nullptr, wxID_ANY, "history", wxPoint(), wxSize(1024, 768));
        page =
            new HistoryPage(frame, table.store, {[](const std::string&, std::optional<std::size_t>) {}, {}, [] {}});
        frame->Show();
        page->refresh();
        settle_windows();
    }
    ~SideBySide() override {
        frame->Destroy();
        settle_windows(20);
    }
    wxDataViewCtrl& list() { return *all_of<wxDataViewCtrl>(*page).front(); }
    void choose(unsigned count) {
        list().UnselectAll();
        for (unsigned row = 0; row < count; ++row) {
            list().Select(static_cast<wxDataViewVirtualListModel*>(list().GetModel())->GetItem(row));
        }
        // The list reports a choice by hand, but not by the program.
        wxDataViewEvent chosen(wxEVT_DATAVIEW_SELECTION_CHANGED, &list(), wxDataViewItem());
        list().ProcessWindowEvent(chosen);
        settle_windows();
    }
    wxButton* compare() {
        for (wxButton* one : all_of<wxButton>(*page)) {
            if (one->GetLabelText() == "Compare…" || one->GetLabelText() == wxString::FromUTF8("Compare…")) {
                return one;
            }
        }
        return nullptr;
    }

    Table table;
    wxFrame* frame;
    HistoryPage* page;
    std::string wanted;
};

TEST_F(SideBySide, IsOfferedForSeveralSessionsOfOneGameAndSaysWhyOtherwise) {
    ASSERT_NE(compare(), nullptr);
    choose(1);
    EXPECT_FALSE(compare()->IsShown());
    EXPECT_EQ(page->objection_to_comparing(), wxString("Two to six sessions can be compared, and this is 1."));
    EXPECT_FALSE(says(*page, "Two to six sessions can be compared"));
    page->compare_chosen();  // As Shift+F3 does.
    EXPECT_TRUE(says(*page, "Two to six sessions can be compared, and this is 1."));
    choose(3);
    EXPECT_TRUE(compare()->IsShown());
    EXPECT_TRUE(compare()->IsEnabled());
    EXPECT_FALSE(page->objection_to_comparing());
    EXPECT_TRUE(says(*page, "Shift+F3 lays them side by side."));
}

TEST_F(SideBySide, ShowsACurveOfEachSessionWithItsFigures) {
    choose(3);
    bool seen = false;
    in_dialog([&](wxDialog& dialog) {
        seen = true;
        settle_windows();
        std::string name = "side-by-side-" + wanted;
        std::ranges::replace(name, ' ', '-');
        keep_picture(dialog, name);
        ChartPanel& chart = only<ChartPanel>(dialog);
        ASSERT_EQ(chart.chart().series.size(), 3U);
        EXPECT_EQ(chart.chart().series[0].name, "1 Ann");
        EXPECT_EQ(chart.chart().series[2].name, "3 Ann");
        EXPECT_EQ(chart.chart().series[0].values.size(), 91U) << "the newest session stands first, and it was short";
        const std::vector<wxChoice*> choices = all_of<wxChoice>(dialog);
        ASSERT_EQ(choices.size(), 2U);
        choices[1]->SetSelection(choices[1]->FindString("Ben"));
        press(*choices[1], wxEVT_CHOICE);
        EXPECT_EQ(chart.chart().series[1].name, "2 Ben");
        chart.SetFocus();
        settle_windows();
        wxUIActionSimulator hand;
        hand.Char(WXK_END);
        settle_windows();
        ASSERT_TRUE(chart.here());
        const std::string read = chart.chart().point_text(*chart.here(), english);
        EXPECT_NE(read.find("1 Ben over"), std::string::npos) << read;
        EXPECT_EQ(only<wxDataViewListCtrl>(dialog).GetColumnCount(), 4U);
        EXPECT_EQ(only<wxDataViewListCtrl>(dialog).GetTextValue(1, 1), "Ann, Ben");
    });
    press(*compare());
    EXPECT_TRUE(seen);
}

}  // namespace
}  // namespace castalia
