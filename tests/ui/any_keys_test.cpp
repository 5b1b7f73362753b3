// Any keys in any order, through the window itself: only what was announced is recorded, and a letter goes only where
// the keys are. tests/recorder/typed_blind_test.cpp tests the same without a window.
#include <random>

#include <wx/textctrl.h>

#include "app/ui/form/slot_form.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/prompt_panel.h"
#include "app/ui/session/session_page.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

class AnyKeysInTheWindow : public WindowTable, public ::testing::WithParamInterface<const char*> {
protected:
    EntryPanel& line() { return frame->session_page().entry(); }
    static wxTextEntry* field() { return dynamic_cast<wxTextEntry*>(wxWindow::FindFocus()); }
    std::size_t below(std::size_t many) { return chance_() % many; }

    /// Moves the focus as a person would, who then knows where it is.
    void turn_elsewhere() {
        switch (below(4)) {
            case 0: press(WXK_F6); break;
            case 1: press(WXK_TAB, below(2) == 0 ? wxMOD_SHIFT : 0); break;
            case 2: press('B', wxMOD_CONTROL); break;
            default: press('L', wxMOD_CONTROL); break;
        }
    }

    void type_a_letter() {
        constexpr std::string_view kLetters = "abcdeklmnoprstwxy0123456789";
        const char letter = kLetters.at(below(kLetters.size()));
        wxTextEntry* before = field();
        const wxString was = line().line();
        const Json draft = frame->session_page().now().form().draft();
        type(std::string(1, letter));
        const bool in_line = line().line().Contains(wxString(letter)) && line().has_focus();
        const bool in_field = before != nullptr && before == field() && before->GetValue().Contains(wxString(letter));
        // This is a die, or a choice by its letter.
        const bool filled = draft != frame->session_page().now().form().draft();
        const bool unheard = line().line() == was;
        EXPECT_TRUE(in_line || in_field || filled || unheard) << letter;
    }

    /// Types a whole line, so that the game goes on.
    void type_right_line(Event event) {
        event.at.reset();
        const std::string whole = recorder->notation(event);
        const bool typable = std::ranges::all_of(whole, [](char one) { return one >= ' ' && one <= '~'; });
        if (typable) {
            press('L', wxMOD_CONTROL);
            press('A', wxMOD_CONTROL);
            type(whole);
        }
    }

    void press_enter() {
        const std::size_t before = events();
        const wxString said = line().echoed();
        const bool line_had_it = line().has_focus();
        const bool by_line = line().confirm_button()->IsEnabled();
        press(WXK_RETURN);
        if (!line_had_it) {
            return;  // This is a button or a field.
        }
        EXPECT_TRUE(line().has_focus()) << "the focus stays where the hands are";
        EXPECT_TRUE(by_line || events() == before) << "what could not be confirmed was";
        if (events() != before) {
            const wxString recorded = wxString::FromUTF8(english(session().replay().describe(events() - 1)));
            EXPECT_TRUE(said.Contains(recorded)) << said << " | " << recorded;
        }
    }

    std::mt19937 chance_{19};
};

TEST_P(AnyKeysInTheWindow, RecordWhatTheLastEchoSaidAndGoWhereTheHandsAre) {
    const Session sample = sample_of(GetParam());
    recorder->begin(sample.heading());
    frame->go(MainFrame::Place::session);
    std::size_t most = 0;
    constexpr int kKeys = 400;
    for (int key = 0; key < kKeys; ++key) {
        const std::size_t before = events(), operations = session().journal().size();
        const bool at_confirm = wxWindow::FindFocus() == line().confirm_button();  // A Space there is meant.
        const std::size_t what = below(at_confirm ? 15 : 17);
        SCOPED_TRACE("key " + std::to_string(key) + ": " + std::to_string(what));
        if (what < 9) {
            type_a_letter();
        } else if (what < 13) {
            press_enter();
        } else if (what == 13) {
            turn_elsewhere();
        } else if (what == 14) {
            type_right_line(*sample.replay().steps().at(std::min(before, sample.plies() - 1)).entry.event);
        } else {
            press(what == 15 ? WXK_ESCAPE : WXK_SPACE);
        }
        if (what < 9 || what >= 13) {
            ASSERT_EQ(session().journal().size(), operations) << "only Enter records";
        }
        most = std::max(most, events());
        ASSERT_FALSE(HasFailure());
    }
    EXPECT_GT(most, 0U);
    RecordProperty("events", static_cast<int>(most));
}

INSTANTIATE_TEST_SUITE_P(EveryGame, AnyKeysInTheWindow, every_game(), name_of_game);

}  // namespace
}  // namespace castalia
