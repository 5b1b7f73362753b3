// What somebody pastes into a dialog that no record would hold is said there, and nothing is lost.
#include <algorithm>

#include <wx/frame.h>
#include <wx/textctrl.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/dialogs/dialogs.h"
#include "app/ui/dialogs/session_details.h"
#include "core/rules/fields.h"
#include "tests/desk/table.h"
#include "tests/ui/dialog_hands.h"

namespace castalia {
namespace {

class TypedWords : public testing::Test {
protected:
    TypedWords() {
        frame->Show();
        settle_windows();
    }
    ~TypedWords() override {
        frame->Destroy();
        settle_windows(20);
    }
    static wxTextCtrl& field(wxWindow& above, const wxString& label) {
        for (wxTextCtrl* text : all_of<wxTextCtrl>(above)) {
            if (accessible_name(text) == label) {
                return *text;
            }
        }
        throw std::runtime_error("no field is called " + label.utf8_string());
    }

    Table table;
    wxFrame* frame = new wxFrame(nullptr, wxID_ANY, "table", wxPoint(), wxSize(1280, 800));
};

TEST_F(TypedWords, ATitleThatIsTooLongIsSaidWhereItStands) {
    const std::string id = table.session_id();
    in_dialog([&](wxDialog& dialog) {
        field(dialog, "Title").SetValue(wxString('x', 705));
        field(dialog, "Place").SetValue("the kitchen");
        press(dialog, wxID_OK);
        EXPECT_TRUE(dialog.IsModal());
        EXPECT_TRUE(says(dialog, "1 to 200 characters"));
        field(dialog, "Title").SetValue("Thursday, late");
        field(dialog, "Tags, with commas between").SetValue("rain, " + wxString('x', 300));
        press(dialog, wxID_OK);
        EXPECT_TRUE(dialog.IsModal());
        field(dialog, "Tags, with commas between").SetValue("rain");
        press(dialog, wxID_OK);
    });
    EXPECT_TRUE(edit_details(frame, table.store, id));
    const std::optional<Shelved> kept = table.store.shelved(id);
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->title, "Thursday, late");
    EXPECT_EQ(kept->place, "the kitchen");
    EXPECT_EQ(kept->tags, std::vector<std::string>{"rain"});
}

TEST_F(TypedWords, AFieldEndsWhereARecordDoes) {
    in_dialog([&](wxDialog& dialog) {
        only<wxTextCtrl>(dialog).SetValue(wxString('x', kLongestText + 100));
        press(dialog, wxID_OK);
    });
    const std::optional<std::string> words = ask_for_words(frame, "A note", "Note");
    ASSERT_TRUE(words);
    EXPECT_LE(words->size(), kLongestText);
}

TEST_F(TypedWords, WordsAreAskedForUntilTheyAreRight) {
    const auto check = [](const std::string& words) { check_name(words, kLongestName, "name"); };
    in_dialog([&](wxDialog& dialog) {
        only<wxTextCtrl>(dialog).SetValue(wxString('x', 61));
        press(dialog, wxID_OK);
        EXPECT_TRUE(dialog.IsModal());
        EXPECT_TRUE(says(dialog, "1 to 60 characters"));
        only<wxTextCtrl>(dialog).SetValue("Zoë");
        press(dialog, wxID_OK);
    });
    EXPECT_EQ(ask_for_words(frame, "Rename", "Name", "", check), "Zoë");
}

}  // namespace
}  // namespace castalia
