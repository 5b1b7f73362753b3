// What is typed for a number and is none does not get lost.
#include "app/ui/form/slot_form.h"
#include "app/ui/setup/new_session.h"

#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "core/rules/game/field_path.h"
#include "tests/support/games.h"
#include "tests/ui/dialog_table.h"

namespace castalia {
namespace {

TEST_F(Dialogs, ANumberThatCannotBeReadIsSaidBesideItsNameAndNotLeftOut) {
    in_dialog([&](wxDialog& dialog) {
        text_called(dialog, "Name of the player in seat 1").SetValue("Ann");
        text_called(dialog, "Name of the player in seat 2").SetValue("Ben");
        SlotForm& form = only<SlotForm>(dialog);
        EXPECT_TRUE(form.choose("counters/0/name", "Life"));
        wxTextCtrl& begins = text_called(dialog, "Life starts at");
        begins.SetValue("Gold");
        settle_windows();
        for (const wxStaticText* words : all_of<wxStaticText>(*begins.GetParent())) {
            if (words->IsShown() && !words->GetLabelText().StartsWith("Life")) {
                EXPECT_GE(words->GetPosition().y, begins.GetPosition().y + begins.GetSize().y) << "it hides the name";
            }
        }
        press(dialog, wxID_OK);
        EXPECT_TRUE(dialog.IsModal());
        EXPECT_TRUE(says(form, "A number is missing here"));
        begins.SetValue("20");
        press(dialog, wxID_OK);
    });
    const std::optional<NewSession> agreed = ask_for_session(frame, table.store, game_called("open-table"));
    ASSERT_TRUE(agreed);
    EXPECT_EQ(agreed->heading.setup["counters"][0]["start"], 20);
}

}  // namespace
}  // namespace castalia
