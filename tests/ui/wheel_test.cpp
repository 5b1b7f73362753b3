// The wheel scrolls the page, whatever control lies beneath the pointer, and changes only a control that has the
// focus.
#include <wx/choice.h>
#include <wx/combobox.h>
#include <wx/datectrl.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/slider.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include "app/ui/form/slot_form.h"
#include "app/ui/session/prompt_panel.h"
#include "app/ui/session/session_page.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/scrolling.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

class Wheel : public WindowTable {
protected:
    /// A page with a control of every kind that a wheel could change, and with a field that has the focus.
    Wheel() {
        window_ = new wxFrame(frame, wxID_ANY, "wheel", wxDefaultPosition, wxSize(500, 300));
        page_ = new wxScrolledWindow(window_);
        auto* column = new wxBoxSizer(wxVERTICAL);
        const auto add = [&](wxWindow* control) {
            column->Add(control, wxSizerFlags().Border(wxALL, kAround));
            controls_.push_back(control);
        };
        field_ = child<wxTextCtrl>(page_, wxID_ANY, "");
        column->Add(field_);
        wxArrayString words;
        for (const char* word : {"one", "two", "three", "four", "five"}) {
            words.push_back(word);
        }
        choice_ = child<wxChoice>(page_, wxID_ANY, wxDefaultPosition, wxDefaultSize, words);
        choice_->SetSelection(1);
        combo_ = child<wxComboBox>(page_, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, words);
        combo_->SetSelection(1);
        slider_ = child<wxSlider>(page_, wxID_ANY, 3, 0, 9);
        slider_->SetMinSize(wxSize(200, -1));
        spin_ = child<wxSpinCtrl>(page_, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 0, 9, 3);
        day_ = child<wxDatePickerCtrl>(page_, wxID_ANY, wxDateTime(7, wxDateTime::Mar, 2026));
        for (wxWindow* control :
             {static_cast<wxWindow*>(choice_), static_cast<wxWindow*>(combo_), static_cast<wxWindow*>(slider_),
              static_cast<wxWindow*>(spin_), static_cast<wxWindow*>(day_)}) {
            add(control);
        }
        column->AddSpacer(kFar);
        page_->SetSizer(column);
        scroll_down_in(*page_, kStep);
        page_->FitInside();
        window_->Show();
        EXPECT_TRUE(pump([&] { return day_->IsShownOnScreen(); }));
        EXPECT_TRUE(next_frame(*window_));
    }
    ~Wheel() override { window_->Destroy(); }

    std::string values() const {
        return std::to_string(choice_->GetSelection()) + " " + std::to_string(combo_->GetSelection()) + " " +
               std::to_string(slider_->GetValue()) + " " + std::to_string(spin_->GetValue()) + " " +
               day_->GetValue().FormatISODate().utf8_string();
    }
    int top() const { return page_->GetViewStart().y; }
    void turn_over(const wxWindow& control) {
        const wxSize size = control.GetSize();
        hand.move_to(control.ClientToScreen(wxPoint(size.x / 3, size.y / 2)));
        hand.turn_wheel_down();
    }

    static constexpr int kAround = 6, kFar = 900, kStep = 10;
    wxFrame* window_;
    wxScrolledWindow* page_;
    wxTextCtrl* field_;
    wxChoice* choice_;
    wxComboBox* combo_;
    wxSlider* slider_;
    wxSpinCtrl* spin_;
    wxDatePickerCtrl* day_;
    std::vector<wxWindow*> controls_;
};

TEST_F(Wheel, ScrollsThePageAndChangesNothingThatItPasses) {
    const std::string before = values();
    for (const wxWindow* control : controls_) {
        field_->SetFocus();
        page_->Scroll(0, 0);
        ASSERT_TRUE(next_frame(*window_));
        turn_over(*control);
        EXPECT_TRUE(pump([&] { return top() > 0; })) << control->GetClassInfo()->GetClassName();
        EXPECT_EQ(values(), before) << control->GetClassInfo()->GetClassName();
    }
}

// In a column, the form showed all it held, and what holds form and log did not move with the wheel over the form.
TEST_F(Wheel, ScrollsWhatIsAroundAnAreaThatShowsAllItHolds) {
    auto* area = child<wxScrolledWindow>(page_);
    scroll_down_in(*area, kStep);
    area->SetMinSize(wxSize(200, 60));
    page_->GetSizer()->Insert(0, area);
    page_->FitInside();
    page_->Layout();
    ASSERT_TRUE(next_frame(*window_));
    turn_over(*area);
    EXPECT_TRUE(pump([&] { return top() > 0; }, std::chrono::seconds(5)));
}

TEST_F(Wheel, ChangesWhatHasTheFocus) {
    choice_->SetFocus();
    ASSERT_TRUE(pump([&] { return choice_->HasFocus(); }));
    turn_over(*choice_);
    EXPECT_TRUE(pump([&] { return choice_->GetSelection() == 2; }));
    slider_->SetFocus();
    ASSERT_TRUE(pump([&] { return slider_->HasFocus(); }));
    turn_over(*slider_);
    EXPECT_TRUE(pump([&] { return slider_->GetValue() != 3; }));
}

}  // namespace
}  // namespace castalia
