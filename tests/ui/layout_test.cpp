// The board keeps its rectangle through a whole session, and its share of the window.
#include "tests/ui/window_table.h"

#include <algorithm>

#include <wx/arrstr.h>
#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

#include "app/ui/board/board_canvas.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/session_page.h"
#include "app/ui/session/side_panel.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"
#include "tests/ui/dialog_hands.h"

namespace castalia {

class Layout : public WindowTable, public ::testing::WithParamInterface<const char*> {
protected:
    ~Layout() override {
        set_text_size(1);
        apply_native_style(100);
    }
    void open_in(wxSize size, int percent) {
        set_text_size(percent / 100.0);
        apply_native_style(percent);
        frame->rebuild();
        frame->SetSize(frame->FromDIP(size));
        const Session sample = sample_of(GetParam());
        recorder->begin(sample.heading());
        frame->go(MainFrame::Place::session);
        rest();
    }
    static void rest() {
        pump([n = 0]() mutable { return ++n > 8; });
    }
    wxRect board() {
        const wxWindow* seen = &frame->session_page().board();
        if (large_text()) {
            seen = seen->GetParent();  // The board scrolls in it.
        }
        return {seen->GetScreenPosition() - frame->GetScreenPosition(), seen->GetSize()};
    }
    /// Expects that each control of the form is within the column beside the board, because a wider one would be cut.
    void expect_whole(const std::string& when) {
        SidePanel& aside = only<SidePanel>(frame->session_page());
        for (wxWindow* control : all_of<wxWindow>(aside)) {
            if (control->IsShownOnScreen()) {
                const int right = control->GetScreenPosition().x + control->GetSize().x;
                EXPECT_LE(right, aside.GetScreenPosition().x + aside.GetSize().x)
                    << when << ", " << accessible_name(control).utf8_string() << ", "
                    << control->GetClassInfo()->GetClassName();
            }
        }
    }
    void expect_still_with_each_verb(const wxRect& first, std::size_t events) {
        for (std::size_t i = 0; i < frame->session_page().now().verb_buttons().size(); ++i) {
            wxToggleButton* button = frame->session_page().now().verb_buttons()[i];
            if (button != nullptr) {
                const std::string when =
                    "after event " + std::to_string(events) + " with " + accessible_name(button).utf8_string();
                castalia::press(*button, wxEVT_TOGGLEBUTTON);
                rest();
                EXPECT_EQ(board(), first) << when;
                expect_whole(when);
            }
        }
        frame->session_page().leave();
    }
    /// Expects that the words beside the entry line are whole.
    void expect_whole_echo() {
        for (wxStaticText* text : all_of<wxStaticText>(only<EntryPanel>(frame->session_page()))) {
            int high = 0;
            for (const wxString& line : wxSplit(text->GetLabelText(), '\n', '\0')) {
                high += text->GetTextExtent(line).y;
                if (text->IsShownOnScreen()) {
                    EXPECT_LE(high, text->GetSize().y) << line.utf8_string();
                    EXPECT_LE(text->GetTextExtent(line).x, text->GetSize().x) << line.utf8_string();
                }
            }
        }
    }
    /// Expects that three lines of the log are in sight, even in the largest type.
    void expect_lines_of_the_log() {
        wxDataViewCtrl& list = only<wxDataViewCtrl>(frame->session_page());
        int bottom = list.GetScreenPosition().y + list.GetSize().y;
        for (const wxWindow* around = &list; around != nullptr && !around->IsTopLevel();
             around = around->GetParent()) {
            bottom = std::min(bottom, around->GetScreenPosition().y + around->GetSize().y);
        }
        const auto line = static_cast<int>(pixels_of(TypeStep::normal) * 1.2);
        constexpr int kLines = 3;
        EXPECT_GE(bottom - list.GetScreenPosition().y, kLines * line);
    }
    /// Plays the whole sample, and checks the board after each event and, with `each_verb`, for each verb.
    void expect_still(double least_share, bool each_verb = false) {
        const wxRect first = board();
        EXPECT_GE(first.height, least_share * frame->GetSize().y) << "of " << frame->GetSize().y;
        const Session sample = sample_of(GetParam());
        for (std::size_t i = 0; i < sample.plies(); ++i) {
            ASSERT_FALSE(recorder->enter(sample.replay().steps()[i].entry.event));
            constexpr std::size_t kEach = 11;
            if (i % kEach == 0 || i + 1 == sample.plies()) {
                rest();
                EXPECT_EQ(board(), first) << "after event " << i + 1;
                expect_whole("after event " + std::to_string(i + 1));
                if (each_verb) {
                    expect_still_with_each_verb(first, i + 1);
                }
            }
        }
        frame->session_page().type_line("nonsense that nobody can read");
        rest();
        EXPECT_EQ(board(), first) << "with a line that cannot be read";
        expect_whole_echo();
        recorder->look_at(sample.plies() / 2);
        rest();
        EXPECT_EQ(board(), first) << "looking back";
        const std::vector<wxButton*> buttons = all_of<wxButton>(frame->session_page());
        const auto back =
            std::ranges::find_if(buttons, [](wxButton* button) { return accessible_name(button) == "Back to now"; });
        ASSERT_NE(back, buttons.end());
        const wxRect seen((*back)->GetScreenPosition() - frame->GetScreenPosition(), (*back)->GetSize());
        EXPECT_TRUE(wxRect(frame->GetSize()).Contains(seen)) << "the way back to now is always in sight";
        expect_lines_of_the_log();
        recorder->back_to_now();
    }
};

TEST_P(Layout, TheBoardStaysAtTheUsualSize) {
    open_in({1280, 800}, 100);
    expect_still(0.55, true);
}

TEST_P(Layout, TheBoardStaysOnASmallScreen) {
    open_in({1024, 768}, 100);
    expect_still(0.45);
}

TEST_P(Layout, TheBoardStaysInLargeType) {
    open_in({1280, 800}, 200);
    expect_still(0.40);
}

TEST_P(Layout, TheBoardStaysInLargeTypeOnASmallScreen) {
    open_in({1024, 768}, 200);
    expect_still(0.40);
}

/// A program that opens a finished session shows the result before its window has a width.
TEST_P(Layout, TheResultIsToldInLargeTypeFromTheStart) {
    open_in({1280, 800}, 100);
    const Session sample = sample_of(GetParam());
    for (const auto& step : sample.replay().steps()) {
        ASSERT_FALSE(recorder->enter(step.entry.event));
    }
    frame->Destroy();
    set_text_size(2);
    apply_native_style(200);
    frame = new MainFrame(*recorder);
    frame->SetSize(0, 0, 1280, 800);
    frame->go(MainFrame::Place::session);
    frame->Show();
    settle_windows();
    SidePanel& aside = only<SidePanel>(frame->session_page());
    std::size_t told = 0;
    for (const wxStaticText* text : all_of<wxStaticText>(aside)) {
        if (text->IsShown() && text->GetParent()->IsShown()) {
            wxString shown = text->GetLabelText();
            shown.Replace("\n", " ");
            EXPECT_EQ(shown, accessible_name(text));
            ++told;
        }
    }
    EXPECT_GT(told, 1U);
    for (const wxStaticText* text : all_of<wxStaticText>(frame->session_page().entry())) {
        if (text->IsShown() && !text->GetLabelText().Contains("\n")) {
            EXPECT_LE(text->GetTextExtent(text->GetLabelText()).x, text->GetSize().x) << utf8(text->GetLabelText());
        }
    }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Layout, every_game(), name_of_game);

}  // namespace castalia
