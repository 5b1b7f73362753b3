// Days that somebody types where a calendar can also be opened.
#include "app/ui/history/day_field.h"

#include <wx/combo.h>
#include <wx/frame.h>
#include <wx/textctrl.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/text/spoken_language.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/made_key.h"

namespace castalia {
namespace {

class DayFields : public ::testing::Test {
protected:
    DayFields() {
        speak_utf8();
        frame = new wxFrame(nullptr, wxID_ANY, "days", wxPoint(), wxSize(600, 300));
        auto* down = new wxBoxSizer(wxVERTICAL);
        day = day_field(frame, "First day", [this] { ++changes; });
        add_days(*down, day, day_field(frame, "Last day", [] {}), {});
        other = new wxTextCtrl(frame, wxID_ANY, "");
        down->Add(other);
        frame->SetSizer(down);
        frame->Show();
        settle_windows();
    }
    ~DayFields() override {
        frame->Destroy();
        settle_windows(20);
    }
    void type(const wxString& words) {
        auto& combo = only<wxComboCtrl>(*day);
        combo.GetTextCtrl()->SetFocus();
        settle_windows();
        combo.GetTextCtrl()->SetValue(words);
        other->SetFocus();
        settle_windows();
    }
    bool says(const wxString& words) const { return day->complaint().Contains(words); }

    wxFrame* frame;
    DayField* day;
    wxTextCtrl* other;
    int changes = 0;
};

TEST_F(DayFields, ReadIsoInEveryLocale) {
    type("2026-11-10");
    ASSERT_TRUE(since_of(*day).has_value());
    EXPECT_EQ(day->GetValue().FormatISODate(), "2026-11-10");
    EXPECT_GT(changes, 0);
    EXPECT_FALSE(only<wxComboCtrl>(*day).GetValue().empty());
    type(" 2026-02-28 ");
    EXPECT_EQ(day->GetValue().FormatISODate(), "2026-02-28");
}

// "11/30/26" stood there in every language, and "30/11/2026" was refused.
TEST_F(DayFields, ShowAndReadADayAsTheLanguageWritesIt) {
    speak("it");
    for (const wxString typed : {"2026-11-30", "30/11/2026", "30.11.2026", "30/11/26"}) {
        type("");
        type(typed);
        EXPECT_EQ(only<wxComboCtrl>(*day).GetValue(), "30/11/2026") << typed;
        EXPECT_EQ(day->GetValue().FormatISODate(), "2026-11-30") << typed;
    }
    type("12/01/1926");
    EXPECT_EQ(day->GetValue().FormatISODate(), "1926-01-12");
    EXPECT_EQ(only<wxComboCtrl>(*day).GetValue(), "12/01/1926");
    speak("en");
    type("2026-11-30");
    EXPECT_EQ(only<wxComboCtrl>(*day).GetValue(), "30 Nov 2026");
}

TEST_F(DayFields, ShowTheDayOfTheCalendarInTheSameWay) {
    speak("de");
    day->SetValue(wxDateTime(1, wxDateTime::Dec, 2026));
    EXPECT_EQ(only<wxComboCtrl>(*day).GetValue(), "01.12.2026");
    speak("en");
}

TEST_F(DayFields, DoNotGuessBetweenTwoDays) {
    type("12/01/2026");
    EXPECT_TRUE(says("two days"));
    EXPECT_FALSE(since_of(*day).has_value());
    EXPECT_EQ(only<wxComboCtrl>(*day).GetValue(), "12/01/2026") << "what was typed can be put right";
    type("2026-12-01");
    EXPECT_FALSE(says("two days"));
    EXPECT_EQ(day->GetValue().FormatISODate(), "2026-12-01");
}

TEST_F(DayFields, LetEveryCharacterIn) {
    wxTextCtrl* text = only<wxComboCtrl>(*day).GetTextCtrl();
    for (const char letter : std::string("2026-11-30 n")) {
        wxKeyEvent pressed = made_key(wxEVT_CHAR);
        pressed.m_keyCode = letter;
        pressed.m_uniChar = static_cast<wxChar>(letter);
        EXPECT_FALSE(text->HandleWindowEvent(pressed)) << "nothing swallows " << letter;
    }
}

TEST_F(DayFields, SayWhatTheyCannotRead) {
    type("2026-11-10");
    for (const wxString typed : {"next week", "2026-02-30"}) {
        type(typed);
        EXPECT_TRUE(says("2026-11-30")) << "an example beside the field";
        EXPECT_EQ(only<wxComboCtrl>(*day).GetValue(), typed) << "what was typed can be put right";
        EXPECT_FALSE(since_of(*day).has_value());
    }
    type("2026-03-01");
    EXPECT_FALSE(says("2026-11-30"));
    EXPECT_EQ(day->GetValue().FormatISODate(), "2026-03-01");
    type("");
    EXPECT_FALSE(says("2026-11-30"));
    EXPECT_FALSE(since_of(*day).has_value());
}

TEST_F(DayFields, ForgetTheirComplaintWhenTheyAreCleared) {
    type("next week");
    day->SetValue(wxDefaultDateTime);
    settle_windows();
    EXPECT_FALSE(says("2026-11-30"));
    EXPECT_TRUE(only<wxComboCtrl>(*day).GetValue().empty());
}

TEST_F(DayFields, CloseTheirCalendarWhenTheirPageIsLeft) {
    auto& combo = only<wxComboCtrl>(*day);
    combo.Popup();
    settle_windows();
    ASSERT_TRUE(combo.IsPopupShown());
    day->Hide();
    settle_windows();
    EXPECT_FALSE(combo.IsPopupShown()) << "it would hang over another page";
}

TEST_F(DayFields, HaveRoomForTheirDay) {
    auto& combo = only<wxComboCtrl>(*day);
    type("2028-12-28");
    const wxTextCtrl& text = *combo.GetTextCtrl();
    EXPECT_LT(text.GetTextExtent(combo.GetValue()).x + 4, text.GetClientSize().x) << combo.GetValue();
}

}  // namespace
}  // namespace castalia
