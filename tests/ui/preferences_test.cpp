// The preferences speak as they are chosen, and look like other dialogs.
#include "app/ui/preferences/preferences.h"

#include "app/ui/toolkit/accessibility/page_part.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/text_field.h"
#include "app/ui/toolkit/text/type.h"
#include "tests/ui/dialog_table.h"

namespace castalia {
namespace {

/// Chooses a language in the control that has the focus as after Tab.
void choose_language(wxDialog& dialog, const wxString& language) {
    for (wxChoice* choice : all_of<wxChoice>(dialog)) {
        if (choice->FindString(language) != wxNOT_FOUND) {
            focus_first_inside(*choice);
            choice->SetStringSelection(language);
            press(*choice, wxEVT_CHOICE);
            break;
        }
    }
    settle_windows();
}

TEST_F(Dialogs, PreferencesSpeakTheLanguageThatIsChosenThere) {
    in_dialog([&](wxDialog& dialog) {
        EXPECT_EQ(dialog.GetTitle(), "Preferences");
        text_called(dialog, wxString::FromUTF8("1, 6, 11 …, grey")).SetValue("Hills");
        choose_language(dialog, "Deutsch");
        EXPECT_EQ(dialog.GetTitle(), "Einstellungen");
        EXPECT_TRUE(says(dialog, "Sprache"));
        EXPECT_FALSE(says(dialog, "Language"));
        EXPECT_EQ(accessible_name(dialog.FindWindow(wxID_OK)), "Speichern");
        EXPECT_EQ(text_called(dialog, wxString::FromUTF8("1, 6, 11 …, grau")).GetValue(), "Hills")
            << "what somebody wrote stays";
        EXPECT_EQ(text_called(dialog, wxString::FromUTF8("2, 7, 12 …, blau")).GetValue(), "Wasser");
        const auto* focus = dynamic_cast<wxChoice*>(wxWindow::FindFocus());
        EXPECT_TRUE(focus != nullptr && focus->GetStringSelection() == "Deutsch");
    });
    EXPECT_FALSE(change_preferences(frame, table.store));
}

TEST_F(Dialogs, KeysStayInThePreferencesThoughTheWindowsAreMadeAnew) {
    in_dialog([&](wxDialog& dialog) {
        choose_language(dialog, "Deutsch");
        const auto* focus = dynamic_cast<wxChoice*>(wxWindow::FindFocus());
        EXPECT_TRUE(focus != nullptr && focus->GetStringSelection() == "Deutsch")
            << "Ctrl+Enter and Escape are heard";
    });
    auto* other = new wxTextCtrl(frame, wxID_ANY);
    EXPECT_FALSE(change_preferences(frame, table.store, [other] { other->SetFocus(); }));
}

TEST_F(Dialogs, TheLookOfThisRunStaysUntilAnotherOneIsChosen) {
    const Scheme before = chosen_scheme();
    const double size = chosen_text_size();
    apply_preferences(table.store);
    choose_scheme(Scheme::dark);  // As castalia --palette dark --text 150.
    set_text_size(1.5);
    in_dialog([&](wxDialog& dialog) {
        choose_language(dialog, "Deutsch");
        EXPECT_EQ(chosen_scheme(), Scheme::dark);
        EXPECT_EQ(chosen_text_size(), 1.5);
    });
    EXPECT_FALSE(change_preferences(frame, table.store));
    EXPECT_EQ(chosen_scheme(), Scheme::dark);
    choose_scheme(before);
    set_text_size(size);
}

TEST_F(Dialogs, FieldsOfThePreferencesAreAsHighAsOthers) {
    in_dialog([&](wxDialog& dialog) {
        wxTextCtrl* const other = text_field(&dialog, "as elsewhere");
        for (wxTextCtrl* field : all_of<wxTextCtrl>(dialog)) {
            EXPECT_EQ(field->GetMinSize().y, other->GetMinSize().y);
            EXPECT_TRUE(field == other || field->GetSize().y <= other->GetMinSize().y + 2) << field->GetSize().y;
        }
    });
    EXPECT_FALSE(change_preferences(frame, table.store));
}

}  // namespace
}  // namespace castalia
