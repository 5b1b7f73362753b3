// The seats of a new session by keys alone.
#include <algorithm>

#include <wx/button.h>
#include <wx/frame.h>
#include <wx/textctrl.h>

#include "app/ui/setup/players_field.h"
#include "tests/ui/dialog_hands.h"

namespace castalia {

TEST(Players, TabLeadsFromTheLastNameToOnePlayerMore) {
    auto* frame = new wxFrame(nullptr, wxID_ANY, "seats");
    auto* players = new PlayersField(frame, 1, 4, {"Ann"}, [] {});
    for (std::size_t seats = 2; seats <= 4; ++seats) {
        const std::vector<wxButton*> buttons = all_of<wxButton>(*players);
        const auto more =
            std::ranges::find_if(buttons, [](wxButton* one) { return one->GetLabelText() == "Add a player"; });
        ASSERT_NE(more, buttons.end());
        press(**more);
        ASSERT_EQ(players->names().size(), seats);
        const wxWindowList& order = players->GetChildren();  // This is the order of Tab.
        for (wxTextCtrl* name : all_of<wxTextCtrl>(*players)) {
            EXPECT_LT(order.IndexOf(name), order.IndexOf(*more));
        }
    }
    frame->Destroy();
    settle_windows(20);
}

TEST(Players, TheFocusStaysWhenNobodyElseCanBeRemoved) {
    auto* frame = new wxFrame(nullptr, wxID_ANY, "seats");
    auto* players = new PlayersField(frame, 2, 4, {"Ann", "Ben", "Cid"}, [] {});
    frame->Show();
    settle_windows();
    const auto called = [&](const wxString& label) {
        const std::vector<wxButton*> buttons = all_of<wxButton>(*players);
        return *std::ranges::find_if(buttons, [&](wxButton* one) { return one->GetLabelText() == label; });
    };
    called("Remove a player")->SetFocus();
    settle_windows(20);
    press(*called("Remove a player"));
    settle_windows(20);
    EXPECT_EQ(players->names().size(), 2U);
    EXPECT_EQ(wxWindow::FindFocus(), called("Add a player"));
    for (int seat = 2; seat < 4; ++seat) {
        press(*called("Add a player"));
        settle_windows(20);
    }
    EXPECT_NE(wxWindow::FindFocus(), nullptr);
    EXPECT_TRUE(wxWindow::FindFocus()->IsEnabled());
    frame->Destroy();
    settle_windows(20);
}

}  // namespace castalia
