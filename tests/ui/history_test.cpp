// The history lists, sorts, finds, opens, puts away and brings back.
#include "app/ui/history/history_page.h"

#include <algorithm>

#include <gtk/gtk.h>
#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/datectrl.h>
#include <wx/frame.h>
#include <wx/slider.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>

#include "app/ui/history/session_preview.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "db/history/history.h"
#include "db/safety/safety.h"
#include "tests/recorder/table.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/history_window.h"
#include "tests/ui/made_key.h"

namespace castalia {
namespace {

class History : public HistoryWindow {};

TEST_F(History, ListsEverySessionNewestFirstWithItsPreview) {
    ASSERT_EQ(rows(), 3U);
    EXPECT_EQ(cell(0, 2), "Before supper");
    EXPECT_EQ(cell(2, 2), "Thursday");
    EXPECT_TRUE(says("3 of 3 sessions"));
    EXPECT_TRUE(says("Reading room"));
    std::string name = "history-" + wanted;
    std::ranges::replace(name, ' ', '-');
    keep_picture(*frame, name);
}

TEST_F(History, FindsWordsOfTheLog) {
    only<wxSearchCtrl>(*page).SetValue("tea");
    settle_windows();
    ASSERT_EQ(rows(), 1U);
    EXPECT_EQ(cell(0, 2), "Before supper");
    EXPECT_TRUE(says("1 of 3 sessions"));
    only<wxSearchCtrl>(*page).SetValue("");
    settle_windows();
    EXPECT_EQ(rows(), 3U);
}

TEST_F(History, ShowsTheLineThatWasFoundAndOpensThere) {
    only<wxSearchCtrl>(*page).SetValue("poured");
    settle_windows();
    ASSERT_EQ(rows(), 1U);
    EXPECT_EQ(cell(0, 5), "Ben poured tea");
    EXPECT_TRUE(says("Event 2: Ben poured tea"));
    EXPECT_EQ(page->preview().ply(), 2U);
    press(button("Continue"));
    settle_windows();
    EXPECT_EQ(opened, table.session_id());
    EXPECT_EQ(opened_at, 1U);
}

TEST_F(History, SeveralSessionsAreChosenAndThrownAwayTogether) {
    // The list reports a choice by hand, but not by the program.
    const auto report = [&] {
        wxDataViewEvent chosen(wxEVT_DATAVIEW_SELECTION_CHANGED, &list(), wxDataViewItem());
        list().ProcessWindowEvent(chosen);
        settle_windows();
    };
    list().SelectAll();
    report();
    EXPECT_TRUE(says("3 sessions are chosen"));
    EXPECT_NO_THROW(button("Export…"));
    EXPECT_NO_THROW(button("Change…"));
    list().Unselect(static_cast<wxDataViewVirtualListModel*>(list().GetModel())->GetItem(2));
    report();
    EXPECT_TRUE(says("2 sessions are chosen"));
    press(button("Move to the trash"));
    settle_windows();
    ASSERT_EQ(rows(), 1U);
    EXPECT_EQ(cell(0, 2), "Thursday");
}

TEST_F(History, TurnsRoundWhenTheDateIsClicked) {
    press_heading(0);
    EXPECT_EQ(cell(0, 2), "Thursday");
    EXPECT_EQ(cell(2, 2), "Before supper");
}

TEST_F(History, IsFilteredByChoicesAndCleared) {
    const auto choose = [&](const wxString& words) {
        for (wxChoice* choice : all_of<wxChoice>(*page)) {
            if (const int at = choice->FindString(words, true); at != wxNOT_FOUND) {
                choice->SetSelection(at);
                press(*choice, wxEVT_CHOICE);
                settle_windows(20);
                return;
            }
        }
        FAIL() << "nothing to choose is called " << words;
    };
    choose("Reading room");
    EXPECT_EQ(rows(), 2U);
    choose("Ann");
    EXPECT_EQ(rows(), 2U);
    choose("abandoned");
    EXPECT_EQ(rows(), 0U);
    EXPECT_TRUE(says("No session matches the search"));
    press(button("Clear"));
    EXPECT_EQ(rows(), 3U);
}

TEST_F(History, PlaysTheEveningAgain) {
    SessionPreview& preview = page->preview();
    wxSlider& slider = only<wxSlider>(preview);
    EXPECT_EQ(slider.GetMax(), 2);
    slider.SetValue(1);
    press(slider, wxEVT_SLIDER);
    EXPECT_EQ(preview.ply(), 1U);
    const auto with_name = [&](const wxString& name) -> wxButton& {
        const std::vector<wxButton*> buttons = all_of<wxButton>(preview);
        return **std::ranges::find_if(buttons, [&](wxButton* one) { return accessible_name(one) == name; });
    };
    press(with_name("Back a turn"));
    EXPECT_EQ(preview.ply(), 0U);
    press(with_name("Play or pause"));
    settle_windows(1000);
    EXPECT_GE(preview.ply(), 1U);
    press(with_name("Play or pause"));
}

TEST_F(History, ShowsTheScoresOfManyPlayersInALineEach) {
    Heading heading;
    heading.game = "open-table";
    heading.edition = "1";
    heading.title = "Many";
    heading.players = {"Ann Archer", "Ben", "Cleo", "Dan", "Eve", "Fay"};
    heading.setup = Json::parse(R"({"columns":["Round 1"]})");
    table.recorder.begin(heading);
    for (const std::string& player : heading.players) {
        table.recorder.enter({{"type", "score"}, {"player", player}, {"column", "Round 1"}, {"value", 7}});
    }
    page->refresh();
    list().UnselectAll();
    list().Select(static_cast<wxDataViewVirtualListModel*>(list().GetModel())->GetItem(0));
    wxDataViewEvent chosen(wxEVT_DATAVIEW_SELECTION_CHANGED, &list(), list().GetSelection());
    list().ProcessWindowEvent(chosen);
    settle_windows();
    wxDataViewListCtrl& sheet = only<wxDataViewListCtrl>(page->preview());
    ASSERT_EQ(sheet.GetItemCount(), 6);
    EXPECT_EQ(sheet.GetTextValue(0, 0), "Ann") << "as she is called";
    EXPECT_EQ(sheet.GetTextValue(5, 0), "Fay");
    EXPECT_EQ(sheet.GetTextValue(5, 1), "7");
}

TEST_F(History, ChangesWhatIsSaidOfASession) {
    in_dialog([](wxDialog& dialog) {
        std::vector<wxTextCtrl*> fields = all_of<wxTextCtrl>(dialog);
        std::erase_if(fields, [](wxTextCtrl* field) { return accessible_name(field).empty(); });
        for (wxTextCtrl* field : fields) {
            if (accessible_name(field) == "Title") {
                field->SetValue("After supper");
            } else if (accessible_name(field).StartsWith("Tags")) {
                field->SetValue("league,  rain ,");
            }
        }
        only<wxCheckBox>(dialog).SetValue(false);
        press(dialog, wxID_OK);
    });
    press(button(wxString::FromUTF8("Change…")));
    settle_windows();
    EXPECT_EQ(cell(0, 2), "After supper");
    EXPECT_EQ(changed, table.session_id());
    const SessionSummary summary = castalia::History(table.store).summary(table.session_id()).value();
    EXPECT_EQ(summary.tags, (std::vector<std::string>{"league", "rain"}));
    EXPECT_EQ(summary.inclusion, Inclusion::excluded);
    EXPECT_TRUE(Safety(table.store).verify().empty());
}

TEST_F(History, KeepsASessionChosenWhoseDateIsPutRight) {
    const std::string id = table.session_id();
    ASSERT_EQ(cell(0, 2), "Before supper");
    in_dialog([](wxDialog& dialog) {
        auto& date = only<wxDatePickerCtrl>(dialog);
        date.SetValue(date.GetValue() - wxDateSpan::Year());
        press(dialog, wxID_OK);
    });
    press(button(wxString::FromUTF8("Change…")));
    settle_windows();
    EXPECT_EQ(cell(rows() - 1, 2), "Before supper") << "it is the oldest one now";
    auto* model = static_cast<wxDataViewVirtualListModel*>(list().GetModel());
    EXPECT_EQ(model->GetRow(list().GetSelection()), rows() - 1);
    EXPECT_EQ(changed, id);
}

TEST_F(History, IsNeverReadAsAWhole) {
    Session session = table.store.load(table.session_id());
    for (int i = 0; i < 400; ++i) {
        Heading heading = session.heading();
        heading.id = wxString::Format("00000000-0000-7000-8000-1%011d", i).utf8_string();
        table.store.begin(Session(session.game(), heading));
    }
    page->refresh();
    settle_windows();
    EXPECT_GE(rows(), castalia::History::page_size({}));
    EXPECT_LT(rows(), 200U) << "only what is shown is read";
    EXPECT_TRUE(says("scroll for more"));
    const unsigned before = rows();
    auto* model = static_cast<wxDataViewVirtualListModel*>(list().GetModel());
    list().EnsureVisible(model->GetItem(before - 1));
    settle_windows(300);
    EXPECT_GT(rows(), before) << "the next page comes when the end is shown";
}

TEST_F(History, PutsASessionInTheTrashAndBringsItBack) {
    press(button("Move to the trash"));
    settle_windows();
    EXPECT_EQ(rows(), 2U);
    EXPECT_EQ(castalia::History(table.store).trashed().size(), 1U);
    wxToggleButton& trash = only<wxToggleButton>(*page);
    trash.SetValue(true);
    press(trash, wxEVT_TOGGLEBUTTON);
    settle_windows();
    ASSERT_EQ(rows(), 1U);
    EXPECT_EQ(cell(0, 2), "Before supper");
    press(button("Restore it"));
    settle_windows();
    EXPECT_EQ(rows(), 0U);
    EXPECT_EQ(castalia::History(table.store).summaries().size(), 3U);
}

TEST_F(History, SearchesItsTrash) {
    press(button("Move to the trash"));
    wxToggleButton& trash = only<wxToggleButton>(*page);
    trash.SetValue(true);
    press(trash, wxEVT_TOGGLEBUTTON);
    only<wxSearchCtrl>(*page).SetValue("supper");
    settle_windows();
    EXPECT_EQ(rows(), 1U);
    only<wxSearchCtrl>(*page).SetValue("xylophone");
    settle_windows();
    EXPECT_EQ(rows(), 0U);
    EXPECT_TRUE(says("No session matches the search"));
}

TEST_F(History, IsSortedByTheColumnThatIsChosen) {
    wxDataViewColumn* players = list().GetColumn(3);
    ASSERT_TRUE(players->IsSortable());
    for (const bool upward : {true, false}) {
        press_heading(3);
        ASSERT_EQ(players->IsSortOrderAscending(), upward);
        ASSERT_EQ(rows(), 3U);
        wxString previous = cell(0, 3).Lower();
        for (unsigned row = 1; row < rows(); ++row) {
            const wxString here = cell(row, 3).Lower();
            EXPECT_TRUE(upward ? previous <= here : previous >= here) << previous << ", " << here;
            previous = here;
        }
    }
}

TEST_F(History, EmptiesTheTrashWhenItIsToldTo) {
    press(button("Move to the trash"));
    wxToggleButton& trash = only<wxToggleButton>(*page);
    trash.SetValue(true);
    press(trash, wxEVT_TOGGLEBUTTON);
    settle_windows();
    ASSERT_EQ(rows(), 1U);
    table.store.empty_trash();
    page->refresh();
    EXPECT_TRUE(says("The trash is empty"));
}

TEST_F(History, EnterAndDownLeadFromTheWordsToWhatWasFound) {
    auto& words = only<wxSearchCtrl>(*page);
    const auto key = [&](int code) {
        wxKeyEvent pressed = made_key(wxEVT_CHAR_HOOK);
        pressed.m_keyCode = code;
        pressed.SetEventObject(&words);
        words.ProcessWindowEvent(pressed);
        settle_windows();
    };
    words.SetFocus();
    words.SetValue("poured");
    settle_windows();
    key(WXK_DOWN);
    EXPECT_TRUE(list().HasFocus() || list().IsDescendant(wxWindow::FindFocus()));
    EXPECT_TRUE(opened.empty());
    key(WXK_RETURN);
    EXPECT_EQ(opened, table.session_id());
}

TEST_F(History, OpensWhatIsChosen) {
    press(button("Continue"));
    settle_windows();
    EXPECT_EQ(opened, table.session_id());
}

}  // namespace
}  // namespace castalia
