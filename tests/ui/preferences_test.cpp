// The preferences speak as they are chosen, and look like other dialogs.
#include "app/ui/preferences/preferences.h"

#include "app/ui/toolkit/controls/text_field.h"
#include "tests/ui/dialog_table.h"

namespace castalia {
namespace {

TEST_F(Dialogs, PreferencesSpeakTheLanguageThatIsChosenThere) {
    in_dialog([&](wxDialog& dialog) {
        EXPECT_EQ(dialog.GetTitle(), "Preferences");
        text_called(dialog, wxString::FromUTF8("1, 6, 11 …, grey")).SetValue("Hills");
        for (wxChoice* choice : all_of<wxChoice>(dialog)) {
            if (choice->FindString("Deutsch") != wxNOT_FOUND) {
                choice->SetFocus();
                choice->SetStringSelection("Deutsch");
                press(*choice, wxEVT_CHOICE);
                break;
            }
        }
        settle_windows();
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
