// A player makes a note under seal in the window.
#include "app/ui/session/seal_note.h"
#include "app/recorder/sealed_notes.h"
#include "app/ui/form/slot_form.h"
#include "tests/ui/dialog_table.h"

namespace castalia {
namespace {

TEST_F(Dialogs, ANoteUnderSealIsKeptAndNeverShownAgain) {
    Heading heading;
    heading.game = "dance-of-muses";
    heading.title = "Thursday";
    heading.players = {"Ann", "Ben"};
    heading.setup = {
        {"first", "Ann"},
        {"companies", {{{"color", "purple"}, {"players", {"Ann"}}}, {{"color", "orange"}, {"players", {"Ben"}}}}}};
    table.recorder.begin(heading);
    seal_note(frame, table.recorder);  // Nothing lies hidden yet, so no dialog opens.
    table.enter("neutral 0 0");
    table.enter("place down 1 0");
    in_dialog([&](wxDialog& dialog) {
        EXPECT_FALSE(says(dialog, "There is a sealed note"));
        SlotForm& form = only<SlotForm>(dialog);
        EXPECT_TRUE(form.choose("about", "1"));
        press(dialog, wxID_OK);
        EXPECT_TRUE(says(dialog, "Choose what it is."));
        EXPECT_TRUE(form.choose("is", "Clio"));
        expect_names(dialog);
        keep(dialog, "seal-note");
        press(dialog, wxID_OK);
    });
    seal_note(frame, table.recorder);
    const std::vector<Hidden> hidden = table.session().game().hidden(table.session().playthrough(), 2);
    ASSERT_EQ(hidden.size(), 1U);
    EXPECT_TRUE(is_sealed(table.store, table.session(), hidden.front()));
    EXPECT_EQ(table.on_disk().find("Clio"), std::string::npos);
    in_dialog([&](wxDialog& dialog) {
        EXPECT_TRUE(
            says(dialog, wxString::FromUTF8("There is a sealed note on Ann’s tile; another one takes its place.")));
        EXPECT_FALSE(says(dialog, "Clio"));
        EXPECT_TRUE(value_at(only<SlotForm>(dialog).draft(), "is").is_null());
        keep(dialog, "seal-note-again");
    });
    seal_note(frame, table.recorder);
}

}  // namespace
}  // namespace castalia
