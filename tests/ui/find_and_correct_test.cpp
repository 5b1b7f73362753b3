// Finding an old event, going to it and correcting it, by keys alone. Everything that is undone or deleted is shown
// before.
#include <algorithm>

#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/listbox.h>
#include <wx/srchctrl.h>
#include <wx/textctrl.h>

#include "app/ui/board/board_canvas.h"
#include "app/ui/correction/correction_view.h"
#include "app/ui/log/log_panel.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/refusal_panel.h"
#include "app/ui/session/session_page.h"
#include "app/ui/session/table_view.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/session/record.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/made_key.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

class FindAndCorrect : public WindowTable {
protected:
    void begin(std::size_t played = 40) {
        recorder->begin(two_players());
        for (const Json& event : game_of_chance(5, played)) {
            ASSERT_FALSE(recorder->enter(event));
        }
        frame->go(MainFrame::Place::session);
    }
    SessionPage& page() { return frame->session_page(); }
    Json written(std::size_t step) const {
        return recorder->written(*session().replay().steps().at(step).entry.event);
    }
    /// Returns the steps for which the log has this word, in its order.
    std::vector<std::size_t> hits(const wxString& word) {
        std::vector<std::size_t> steps;
        for (const LogRow& row : page().log().session_log().rows()) {
            const bool says = row.kind != LogRow::Kind::turn && words(row.text).Contains(word);
            if (says && (steps.empty() || steps.back() != row.step)) {
                steps.push_back(row.step);
            }
        }
        return steps;
    }
    bool wait_for_ply(std::size_t ply) {
        return pump([&] { return recorder->scene().ply == ply; });
    }
};

TEST_F(FindAndCorrect, EnterGoesFromHitToHitAndEscapeEndsTheSearch) {
    begin();
    const std::vector<std::size_t> found = hits("sells");
    ASSERT_GE(found.size(), 2U);
    press('F', wxMOD_CONTROL);
    type("sells");
    press(WXK_RETURN);
    ASSERT_TRUE(wait_for_ply(found[0] + 1));
    press(WXK_RETURN);
    ASSERT_TRUE(wait_for_ply(found[1] + 1));
    press(WXK_ESCAPE);
    EXPECT_TRUE(pump([&] { return !page().log().searches(); }));
    EXPECT_TRUE(recorder->looking_back()) << "the event that was found is still looked at";
    press(WXK_ESCAPE);
    EXPECT_TRUE(pump([&] { return !recorder->looking_back(); }));
    EXPECT_TRUE(page().entry().has_focus());
}

TEST_F(FindAndCorrect, ThreeActsCorrectAnyOldEvent) {
    begin();
    const std::size_t step = hits("rolls").at(1);
    ASSERT_EQ(written(step)["type"], "roll");
    press('F', wxMOD_CONTROL);
    type("rolls");
    press(WXK_RETURN);
    press(WXK_RETURN);
    ASSERT_TRUE(wait_for_ply(step + 1));
    const std::size_t before = session().journal().size();
    bool seen = false;
    in_dialog([&](wxDialog& dialog) {
        EXPECT_TRUE(dialog.GetTitle().Contains(wxString::Format("%zu", step + 1))) << dialog.GetTitle();
        auto* line = dynamic_cast<wxTextCtrl*>(wxWindow::FindFocus());
        ASSERT_NE(line, nullptr) << "the notation of the event has the focus";
        EXPECT_EQ(line->GetStringSelection(), line->GetValue());
        type("22");  // It is short, as in the entry line.
        press(WXK_RETURN);
        settle_windows();
        EXPECT_TRUE(dialog.IsModal()) << "the first Enter shows what would change";
        EXPECT_EQ(session().journal().size(), before);
        seen = true;
        press(WXK_RETURN);
        settle_windows();
        EXPECT_FALSE(dialog.IsModal()) << "the second accepts";
    });
    press(WXK_F2);
    ASSERT_TRUE(pump([&] { return seen && open_dialog() == nullptr; }));
    EXPECT_EQ(session().journal().size(), before + 1);
    EXPECT_EQ(written(step)["dice"], Json({2, 2}));
    EXPECT_TRUE(only<wxSearchCtrl>(page().log()).IsEmpty()) << "the log shows all of its lines again";
    EXPECT_TRUE(pump([&] { return page().entry().has_focus(); })) << "the hands are back at the entry line";
    type("note all is well");
    EXPECT_EQ(page().entry().line(), "note all is well");
}

TEST_F(FindAndCorrect, WhatWasCountedLeadsToTheSlipByKeysAlone) {
    recorder->begin(two_players());
    const std::string first = session().heading().setup["first"].get<std::string>();
    ASSERT_FALSE(recorder->enter({{"type", "roll"}, {"player", first}, {"dice", {3, 9}}}));
    ASSERT_FALSE(recorder->enter({{"type", "sell"}, {"player", first}, {"card", "2MK"}}));
    frame->go(MainFrame::Place::session);
    const Json tokens = session().playthrough().state(2)["players"][session().names()[0]]["tokens"];
    // Another card was sold, so its suits have one less and those of the other card one more. The first list is the
    // seller's.
    ASSERT_EQ(first, session().names()[0]);
    in_dialog([&](wxDialog& dialog) {
        for (const char* suit : {"M", "S", "W", "L", "Y", "K"}) {
            const bool less = *suit == 'M' || *suit == 'K', more = *suit == 'S' || *suit == 'Y';
            if (less || more) {
                type(std::to_string(tokens[suit].get<int>() + (less ? -1 : 1)));
            }
            press(WXK_DOWN);
        }
        press(WXK_RETURN);
        settle_windows();
        EXPECT_TRUE(dialog.IsModal()) << "the first Enter looks for the slip";
        EXPECT_EQ(wxWindow::FindFocus(), &only<wxListBox>(dialog));
        EXPECT_EQ(written(1)["card"], "2MK");
        press(WXK_RETURN);
        settle_windows();
        EXPECT_FALSE(dialog.IsModal()) << "the second accepts what explains it";
    });
    press('K', wxMOD_CONTROL);
    ASSERT_TRUE(pump([&] { return open_dialog() == nullptr && written(1)["card"] == "2SY"; })) << written(1);
    press('Z', wxMOD_CONTROL);
    EXPECT_TRUE(pump([&] { return written(1)["card"] == "2MK"; })) << "one undo takes the correction back";
}

TEST_F(FindAndCorrect, AnImpossibleEntryHasAWayOutByTwoKeysThatTakesItAlong) {
    recorder->begin(two_players());
    for (const char* line : {"r 3 9", "s 2mk", "draw", "r 2 2"}) {
        ASSERT_FALSE(recorder->enter(recorder->parse(line)));
    }
    frame->go(MainFrame::Place::session);
    type("s 2mk");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return page().refused() && page().refusal().ways_button()->IsShownOnScreen(); }));
    EXPECT_TRUE(says(*frame, "Event 2 made it so: Ann sells 2MK."));
    bool seen = false;
    in_dialog([&](wxDialog& dialog) {
        EXPECT_EQ(wxWindow::FindFocus(), &only<wxListBox>(dialog));
        press(WXK_RETURN);
        pump([&] { return !dialog.IsModal(); });
        seen = true;
    });
    press(WXK_RETURN, wxMOD_CONTROL);
    ASSERT_TRUE(pump([&] { return seen && session().plies() == 5; }));
    EXPECT_EQ(written(4)["card"], "2MK");
    EXPECT_NE(written(1), written(4));
    EXPECT_TRUE(pump([&] { return !page().refused() && page().entry().has_focus(); }));
    EXPECT_TRUE(recorder->undo());
    EXPECT_EQ(session().plies(), 4U) << "one step took both";
}

TEST_F(FindAndCorrect, UpInTheLogGoesOnFromItsEnd) {
    begin();
    press('G', wxMOD_CONTROL);
    ASSERT_TRUE(pump([&] { return page().log().IsDescendant(wxWindow::FindFocus()); }));
    // An event may have several lines.
    constexpr int kMostLines = 6;
    for (int lines = 0; lines < kMostLines && !recorder->looking_back(); ++lines) {
        press(WXK_UP);
    }
    ASSERT_TRUE(pump([&] { return recorder->looking_back(); }));
    EXPECT_EQ(recorder->scene().ply, session().plies() - 1);
}

TEST_F(FindAndCorrect, WhatWouldBeLeftOutStandsOnTheButtonAndIsSeenFirst) {
    begin();
    const std::string before = write_record(session());
    bool seen = false;
    in_dialog([&](wxDialog& dialog) {
        auto* accept = dynamic_cast<wxButton*>(dialog.FindWindow(wxID_OK));
        ASSERT_NE(accept, nullptr);
        EXPECT_TRUE(accept->GetLabelText().Contains("leaving out")) << accept->GetLabelText();
        auto& view = only<CorrectionView>(dialog);
        EXPECT_EQ(view.GetViewStart().y, 0);
        // The first Ctrl+Enter shows them, however far somebody had scrolled.
        view.Scroll(0, 1000);
        press(WXK_RETURN, wxMOD_CONTROL);
        settle_windows();
        EXPECT_TRUE(dialog.IsModal());
        EXPECT_EQ(view.GetViewStart().y, 0);
        seen = true;
    });
    page().events().remove(0);
    ASSERT_TRUE(seen);
    EXPECT_EQ(write_record(session()), before);
}

TEST_F(FindAndCorrect, UndoingToAnEventIsShownFirst) {
    begin();
    const std::size_t all = events();
    press(WXK_PAGEUP);
    ASSERT_TRUE(pump([&] { return recorder->looking_back(); }));
    const std::size_t there = recorder->scene().ply;
    bool seen = false;
    in_dialog([&](wxDialog& dialog) {
        EXPECT_TRUE(says(dialog, "would be taken back"));
        EXPECT_EQ(events(), all);
        seen = true;
        press(WXK_RETURN, wxMOD_CONTROL);
    });
    press(WXK_BACK, wxMOD_ALT);
    ASSERT_TRUE(pump([&] { return seen && open_dialog() == nullptr && events() == there; }));
    press('Z', wxMOD_CONTROL);
    EXPECT_TRUE(pump([&] { return events() == all; })) << "one undo brings all of it back";
}

TEST(TableView, TakesAScreenThatIsNotTheProgramsOwn) {
    const Screen laptop{0, "eDP-1", "Panel", wxRect(0, 0, 1280, 800)},
        desk{1, "DP-2", "U2720Q", wxRect(1280, 0, 1920, 1080)},
        wall{2, "HDMI-1", "BenQ", wxRect(3200, 0, 1920, 1080)};
    struct Row {
        std::string why;
        std::vector<Screen> there;
        std::optional<int> own;
        std::string wanted, taken;
    };
    for (const Row& row : std::vector<Row>{
             {"the other one", {laptop, desk}, 0, "", "DP-2 (U2720Q)"},
             {"the program is on the second", {laptop, desk}, 1, "", "eDP-1 (Panel)"},
             {"the only one belongs to the program", {laptop}, 0, "", ""},
             {"the window is off every screen and must not cover other windows", {laptop}, std::nullopt, "", ""},
             {"the one that was chosen", {laptop, desk, wall}, 0, "HDMI-1 (BenQ)", "HDMI-1 (BenQ)"},
             {"it is plugged in elsewhere",
              {laptop, desk, {2, "DP-3", "BenQ", wall.area}},
              0,
              "HDMI-1 (BenQ)",
              "DP-3 (BenQ)"},
             {"it is gone", {laptop, desk}, 0, "HDMI-1 (BenQ)", "DP-2 (U2720Q)"},
             {"the program has moved to it", {laptop, desk}, 1, "DP-2 (U2720Q)", "eDP-1 (Panel)"},
             {"a window is wanted", {laptop, desk}, 0, TableWindow::kNoScreen, ""},
             {"nothing is plugged in", {}, std::nullopt, "", ""}}) {
        const std::optional<Screen> taken = TableWindow::screen_to_fill(row.there, row.own, row.wanted);
        EXPECT_EQ(taken ? taken->name() : "", row.taken) << row.why;
    }
    EXPECT_EQ((Screen{1, "", "", wxRect()}.name()), "2") << "a desktop that tells nothing";
}

TEST_F(FindAndCorrect, TheTableViewLeavesTheKeysToTheEntryLine) {
    begin(0);
    press(WXK_F9);
    pump([] { return false; }, std::chrono::milliseconds(100));
    frame->Raise();
    type("39");
    press(WXK_RETURN);
    EXPECT_TRUE(pump([&] { return events() == 1; }));
}

TEST_F(FindAndCorrect, LettersTypedAtTheTableViewReachTheEntryLine) {
    begin(0);
    frame->commands().run("table view");
    TableWindow* table = nullptr;
    ASSERT_TRUE(pump([&] {
        for (wxWindow* window : wxTopLevelWindows) {
            table = table != nullptr ? table : dynamic_cast<TableWindow*>(window);
        }
        return table != nullptr && table->IsShownOnScreen();
    }));
    table->board().SetFocus();  // This happens when somebody turns to the window.
    wxKeyEvent key = made_key(wxEVT_CHAR_HOOK);
    key.m_keyCode = 'R';
    key.m_uniChar = 'R';
    key.SetEventObject(&table->board());
    table->board().ProcessWindowEvent(key);
    EXPECT_EQ(page().entry().line(), "r");
    EXPECT_TRUE(pump([&] { return page().entry().has_focus(); })) << "the next letters go there by themselves";
    wxKeyEvent escape = made_key(wxEVT_CHAR_HOOK);
    escape.m_keyCode = WXK_ESCAPE;
    table->board().ProcessWindowEvent(escape);
    EXPECT_TRUE(pump([] {
        return std::none_of(wxTopLevelWindows.begin(), wxTopLevelWindows.end(),
                            [](wxWindow* window) { return dynamic_cast<TableWindow*>(window) != nullptr; });
    }));
}

}  // namespace
}  // namespace castalia
