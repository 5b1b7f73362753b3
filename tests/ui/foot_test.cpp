// The foot of the window at any width.
#include <wx/frame.h>
#include <wx/stattext.h>

#include "app/ui/shell/main_frame.h"
#include "app/ui/shell/status_panel.h"
#include "app/ui/toolkit/controls/done.h"
#include "tests/recorder/table.h"
#include "tests/ui/dialog_hands.h"

namespace castalia {
namespace {

TEST(Foot, LeavesOutWholeSentencesAndCutsNone) {
    Table table;
    table.enter("r 10 4");
    auto* frame = new wxFrame(nullptr, wxID_ANY, "table", wxPoint(), wxSize(1280, 800));
    frame->Show();
    auto& foot = *new StatusPanel(frame);
    foot.show(table.recorder.scene());
    bool turn_alone = false;
    for (int wide = 1200; wide > 500; wide -= 50) {
        foot.SetSize(wide, 40);
        settle_windows(20);
        for (const wxStaticText* text : all_of<wxStaticText>(foot)) {
            EXPECT_TRUE(!text->IsShown() || text->GetSize().x >= text->GetBestSize().x)
                << wide << text->GetLabelText();
        }
        turn_alone = turn_alone || (says(foot, "Turn 1") && !says(foot, "edition"));
    }
    EXPECT_TRUE(turn_alone) << "whose turn it is stays longest";
    frame->Destroy();
    settle_windows(20);
}

TEST(Foot, TellsTheTurnOfTheEventThatIsLookedAt) {
    Table table;
    for (const char* line : {"r 10 4", "sell AM", "draw", "r 2 2"}) {
        table.enter(line);
    }
    auto* frame = new wxFrame(nullptr, wxID_ANY, "table");
    auto& foot = *new StatusPanel(frame);
    table.recorder.look_at(3);
    foot.show(table.recorder.scene());
    EXPECT_TRUE(says(foot, "Turn 1 · Ann")) << "event 3 ends her turn";
    table.recorder.back_to_now();
    foot.show(table.recorder.scene());
    EXPECT_TRUE(says(foot, "Turn 2 · Ben"));
    frame->Destroy();
    settle_windows(20);
}

TEST(Foot, CountsWhoWatchesInTheRoom) {
    auto* frame = new wxFrame(nullptr, wxID_ANY, "table");
    auto& foot = *new StatusPanel(frame);
    foot.show_room(0);
    EXPECT_TRUE(says(foot, "In the room: nobody is watching"));
    foot.show_room(1);
    EXPECT_TRUE(says(foot, "In the room: 1 is watching"));
    foot.show_room(3);
    EXPECT_TRUE(says(foot, "In the room: 3 are watching"));
    foot.show_room(std::nullopt);
    EXPECT_FALSE(says(foot, "In the room"));
    frame->Destroy();
    settle_windows(20);
}

TEST(Foot, TellsWhatADialogHasDone) {
    Table table;
    auto* frame = new MainFrame(table.recorder);
    frame->go(MainFrame::Place::session);
    frame->Show();
    auto* dialog = new wxDialog(frame, wxID_ANY, "below");
    say_done(*new wxDialog(dialog, wxID_ANY, "above"), "Saved: evening.pdf");
    dialog->Destroy();
    settle_windows(20);
    EXPECT_TRUE(says(*frame, "Saved: evening.pdf"));
    table.enter("r 10 4");
    settle_windows(20);
    EXPECT_FALSE(says(*frame, "Saved: evening.pdf")) << "until there is something newer";
    frame->Destroy();
    settle_windows(20);
}

}  // namespace
}  // namespace castalia
