// The window under a window manager, which decides who gets the keys: the window takes them from the beginning, and
// the table view takes none when there is only one screen. For two screens see second_screen_test.cpp.
#include <algorithm>

#include <wx/display.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/recorder/clock.h"
#include "app/ui/export/printing.h"
#include "app/ui/export/result_dialog.h"
#include "app/ui/history/home_page.h"
#include "app/ui/toolkit/controls/long_work.h"
#include "tests/support/games.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/managed.h"

namespace castalia {
namespace {

class ManagedWindow : public Managed, public WindowTable {};

TEST_F(ManagedWindow, TakesKeysFromTheMomentItOpens) {
    ASSERT_TRUE(pump([this] { return frame->IsActive(); }));
    EXPECT_TRUE(pump([this] { return frame->IsDescendant(wxWindow::FindFocus()); }))
        << "no part of Home has the focus, so Enter and the digits of the games do nothing";
}

TEST_F(ManagedWindow, TakesKeysOnHomeAfterItsSizeHasChanged) {
    recorder->begin(two_players());
    frame->go(MainFrame::Place::home);
    ASSERT_TRUE(keeps_the_focus(*frame));
    for (const wxSize& size : {wxSize(1024, 740), wxSize(1270, 780), wxSize(1000, 700)}) {
        frame->SetSize(size);
        ASSERT_TRUE(pump([&] { return frame->GetSize().x == size.x; }));
        settle_windows();
        ASSERT_TRUE(keeps_the_focus(*frame));
        press(WXK_RETURN);
        EXPECT_TRUE(pump([this] { return frame->place() == MainFrame::Place::session; })) << size.x;
        frame->go(MainFrame::Place::home);
    }
}

TEST_F(ManagedWindow, HomeShowsWhatAnotherProgramWritesWhileThatOneIsUsed) {
    ASSERT_TRUE(keeps_the_focus(*frame));
    wxFrame beside(nullptr, wxID_ANY, "Another program");
    new wxTextCtrl(&beside, wxID_ANY);
    beside.Show();
    beside.Raise();
    ASSERT_TRUE(pump([&] { return beside.IsActive() && !frame->IsActive(); }));
    Store other(known_games(), folder / "library.sqlite");
    Recorder elsewhere(other, system_now, new_uuid);
    elsewhere.begin(two_players());
    EXPECT_TRUE(pump([this] {
        const auto texts = all_of<wxStaticText>(frame->home_page());
        return std::ranges::any_of(texts, [](const wxStaticText* one) { return one->GetLabel() == "Thursday"; });
    }));
    EXPECT_FALSE(pump([this] { return frame->IsActive(); }, std::chrono::milliseconds(300)))
        << "it takes the keys from the other program";
    frame->Raise();
    ASSERT_TRUE(keeps_the_focus(*frame));
    press(WXK_RETURN);
    EXPECT_TRUE(pump([this] { return frame->place() == MainFrame::Place::session; })) << "Home has the keys again";
}

TEST_F(ManagedWindow, APrintPreviewClosesWithEscape) {
    ASSERT_TRUE(keeps_the_focus(*frame));
    document::Document page;
    page.title = "A scoresheet";
    preview_document(frame, page, Paper::a4);
    wxPreviewFrame* const preview = preview_of(*frame);
    ASSERT_NE(preview, nullptr);
    ASSERT_TRUE(keeps_the_focus(*preview));
    ASSERT_TRUE(pump([&] { return preview->IsDescendant(wxWindow::FindFocus()); }));
    press(WXK_ESCAPE);
    EXPECT_TRUE(pump([this] { return preview_of(*frame) == nullptr; }));
    EXPECT_TRUE(frame->IsEnabled());
}

TEST_F(ManagedWindow, DialogsHearKeysAfterAPrintPreviewAboveThem) {
    recorder->begin(two_players());
    ASSERT_TRUE(keeps_the_focus(*frame));
    bool seen = false;
    in_next_dialog([&](wxDialog& result) {
        in_next_dialog([&](wxDialog& sending) {
            EXPECT_TRUE(keeps_the_focus(sending));
            press('V', wxMOD_ALT);
            ASSERT_TRUE(pump([&] { return preview_of(sending) != nullptr; }));
            ASSERT_TRUE(keeps_the_focus(*preview_of(sending)));
            EXPECT_FALSE(result.IsEnabled());
            press(WXK_ESCAPE);
            ASSERT_TRUE(pump([&] { return preview_of(sending) == nullptr; }));
            ASSERT_TRUE(keeps_the_focus(sending));
            press(WXK_ESCAPE);
            EXPECT_TRUE(pump([&] { return !sending.IsModal(); }));
            seen = true;
        });
        EXPECT_TRUE(keeps_the_focus(result));
        press('E', wxMOD_ALT);
        EXPECT_TRUE(pump([&] { return seen; }));
        EXPECT_TRUE(keeps_the_focus(result));
        press(WXK_ESCAPE);
        EXPECT_TRUE(pump([&] { return !result.IsModal(); }));
    });
    show_result(frame, *store, recorder->scene());
    EXPECT_TRUE(seen);
    EXPECT_TRUE(keeps_the_focus(*frame));
    press('3', wxMOD_ALT);
    EXPECT_TRUE(pump([this] { return frame->place() == MainFrame::Place::history; })) << "the window hears keys";
}

TEST_F(ManagedWindow, HearsKeysAfterLongWorkAboveIt) {
    recorder->begin(two_players());
    frame->go(MainFrame::Place::session);
    ASSERT_TRUE(pump([this] { return frame->IsActive() && frame->IsDescendant(wxWindow::FindFocus()); }));
    work_beside(frame, {"Work", "It takes a moment", {}, true}, [](const Progress&) { wxMilliSleep(300); });
    ASSERT_TRUE(keeps_the_focus(*frame));
    type("39");
    press(WXK_RETURN);
    EXPECT_TRUE(pump([this] { return events() == 1; })) << "the entry line has the keys as before";
}

TEST_F(ManagedTable, OnTheOnlyScreenItOpensWithoutTakingTheKeys) {
    ASSERT_EQ(wxDisplay::GetCount(), 1U);
    begin();
    open_table_view();
    EXPECT_FALSE(table()->IsActive());
    EXPECT_FALSE(table()->IsFullScreen()) << "it would hide the program";
    expect_a_roll();
}

TEST_F(ManagedTable, ItsOwnKeysWorkOnceSomebodyTurnsToIt) {
    begin();
    open_table_view();
    table()->Raise();
    ASSERT_TRUE(keeps_the_focus(*table()));
    press(WXK_F11);
    EXPECT_TRUE(pump([] { return table()->IsFullScreen(); }));
    ASSERT_TRUE(keeps_the_focus(*table()));
    press(WXK_ESCAPE);
    EXPECT_TRUE(pump([] { return !table()->IsFullScreen(); }));
    ASSERT_TRUE(keeps_the_focus(*table()));
    type("39");
    press(WXK_RETURN);
    EXPECT_TRUE(pump([this] { return events() == 1; })) << "letters typed there reach the entry line";
    table()->Raise();
    ASSERT_TRUE(keeps_the_focus(*table()));
    press(WXK_F9);
    EXPECT_TRUE(pump([] { return table() == nullptr || !table()->IsShownOnScreen(); }));
}

}  // namespace
}  // namespace castalia
