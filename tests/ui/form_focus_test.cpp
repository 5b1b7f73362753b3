// After whatever is entered through a form, the keys are in the page: recorded, refused, undone or left.
#include <algorithm>

#include <wx/textctrl.h>
#include <wx/tglbtn.h>

#include "app/ui/form/slot_form.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/prompt_panel.h"
#include "app/ui/session/refusal_panel.h"
#include "app/ui/session/session_page.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

class FormFocus : public WindowTable, public ::testing::WithParamInterface<const char*> {
protected:
    SessionPage& page() { return frame->session_page(); }
    SlotForm& form() { return page().now().form(); }

    /// Presses the button of a verb; returns false where the verb is not offered.
    bool choose(std::size_t verb) {
        const auto& buttons = page().now().verb_buttons();
        if (verb >= buttons.size() || buttons[verb] == nullptr) {
            return false;
        }
        castalia::press(*buttons[verb], wxEVT_TOGGLEBUTTON);
        settle_windows(5);
        return true;
    }
    /// Fills every slot, with what the rules are against where there is a choice.
    void fill() {
        constexpr int kMost = 40;
        for (int time = 0; time < kMost && form().missing() != nullptr; ++time) {
            const Slot slot = *form().missing();
            if (!form().choose(slot.field, value_for(slot))) {
                return;
            }
        }
    }
    static Json value_for(const Slot& slot) {
        const auto barred =
            std::ranges::find_if(slot.options, [](const Option& one) { return one.barred.has_value(); });
        if (barred != slot.options.end()) {
            return barred->value;
        }
        if (!slot.options.empty()) {
            return slot.options.front().value;
        }
        return slot.kind == Slot::Kind::words ? Json("something") : Json(slot.least);
    }
    /// Puts the keys into the last part of the form that takes them.
    bool enter_form() {
        const std::vector<wxWindow*> all = all_of<wxWindow>(form());
        const auto last = std::find_if(all.rbegin(), all.rend(), [](const wxWindow* one) {
            return one->IsShownOnScreen() && one->IsEnabled() && one->GetChildren().empty() && one->AcceptsFocus();
        });
        if (last != all.rend()) {
            (*last)->SetFocus();
            settle_windows(5);
        }
        return last != all.rend();
    }
    /// Expects that a letter, Escape and Ctrl+A are heard wherever the keys are.
    void expect_heard(const std::string& after) {
        settle_windows(20);
        wxWindow* focus = wxWindow::FindFocus();
        EXPECT_TRUE(focus != nullptr && focus->IsShownOnScreen() && page().IsDescendant(focus)) << after;
        for (int time = 0; time < 3; ++time) {
            press(WXK_ESCAPE);
        }
        settle_windows(20);
        EXPECT_FALSE(page().refused()) << "Escape after " << after;
        type("q");
        EXPECT_TRUE(pump([&] { return page().entry().line().Contains("q"); })) << after;
        press(WXK_ESCAPE);
        settle_windows(5);
    }
};

TEST_P(FormFocus, WhateverWasEnteredInAFormTheNextKeyIsHeard) {
    const Session sample = sample_of(GetParam());
    std::size_t refused = 0, recorded = 0;
    constexpr std::size_t kPlaces = 5;
    for (std::size_t place = 0; place < kPlaces; ++place) {
        const std::size_t ply = place * (sample.plies() - 1) / (kPlaces - 1);
        recorder->begin(sample.heading());
        for (std::size_t i = 0; i < ply; ++i) {
            recorder->enter(sample.replay().steps()[i].entry.event);
        }
        frame->go(MainFrame::Place::session);
        settle_windows(50);
        for (std::size_t verb = 0; verb < page().now().verb_buttons().size(); ++verb) {
            if (!choose(verb)) {
                continue;
            }
            fill();
            const std::string what = std::to_string(ply) + ": " + form().draft().dump();
            if (!enter_form()) {
                continue;
            }
            const std::size_t before = events();
            press(WXK_RETURN, wxMOD_CONTROL);
            settle_windows(20);
            refused += page().refused() ? 1 : 0;
            expect_heard(what);
            if (events() > before) {
                ++recorded;
                frame->commands().run("undo");
                expect_heard("undo of " + what);
            }
            ASSERT_FALSE(HasFailure());
        }
    }
    EXPECT_GT(recorded, 0U);
    RecordProperty("refused", static_cast<int>(refused));
    RecordProperty("recorded", static_cast<int>(recorded));
}

INSTANTIATE_TEST_SUITE_P(EveryGame, FormFocus, every_game(), name_of_game);

TEST_P(FormFocus, TheKeysOfARefusalAreHeardWhereItWasConfirmedByItsButton) {
    const Session sample = sample_of(GetParam());
    recorder->begin(sample.heading());
    frame->go(MainFrame::Place::session);
    settle_windows(50);
    for (std::size_t verb = 0; verb < page().now().verb_buttons().size(); ++verb) {
        if (choose(verb)) {
            fill();
            if (wxButton* confirm = page().entry().confirm_button(); confirm->IsEnabled()) {
                click(confirm);
                settle_windows(20);
                expect_heard(form().draft().dump());
            }
            ASSERT_FALSE(HasFailure());
        }
    }
}

}  // namespace
}  // namespace castalia
