// The dialog for a new session at a full table: everything can be reached.
#include <algorithm>

#include <wx/button.h>
#include <wx/frame.h>
#include <wx/scrolwin.h>
#include <wx/textctrl.h>

#include "app/ui/preferences/preferences.h"
#include "app/ui/setup/new_session.h"
#include "app/ui/setup/players_field.h"
#include "tests/support/games.h"
#include "tests/ui/dialog_table.h"

namespace castalia {
namespace {

const wxSize kScreen{1024, 768};
constexpr std::size_t kSeats = 12;

class ManySeats : public Dialogs, public ::testing::WithParamInterface<const char*> {
protected:
    ManySeats() {
        table.store.set("ui.text", GetParam());
        apply_preferences(table.store);
    }
    ~ManySeats() override {
        table.store.set("ui.text", "100");
        apply_preferences(table.store);
    }
};

Heading full_table() {
    Heading heading;
    heading.game = "open-table";
    for (std::size_t seat = 1; seat <= kSeats; ++seat) {
        heading.players.push_back("Player " + std::to_string(seat));
    }
    return heading;
}

bool reaches(const wxWindow& control, const wxWindow& area) {
    return area.GetScreenRect().Contains(control.GetScreenRect());
}

TEST_P(ManySeats, AreReachedByWheelAndFocus) {
    const Heading heading = full_table();
    in_dialog([&](wxDialog& dialog) {
        dialog.SetSize(wxSize(std::min(dialog.GetSize().x, kScreen.x), std::min(dialog.GetSize().y, kScreen.y)));
        settle_windows();
        auto& players = only<PlayersField>(dialog);
        ASSERT_EQ(players.names().size(), kSeats);
        auto* area = dynamic_cast<wxScrolledWindow*>(players.GetParent());
        ASSERT_NE(area, nullptr) << "the seats do not scroll";
        std::vector<wxWindow*> reached;
        for (wxWindow* one : all_of<wxWindow>(*area)) {
            if (one->IsShown() &&
                (dynamic_cast<wxButton*>(one) != nullptr || dynamic_cast<wxTextCtrl*>(one) != nullptr)) {
                reached.push_back(one);
            }
        }
        ASSERT_GE(reached.size(), 3 * kSeats + 4);
        for (wxWindow* one : reached) {
            EXPECT_TRUE(dynamic_cast<wxTextCtrl*>(one) != nullptr || one->GetSize().y >= one->GetBestSize().y)
                << accessible_name(one) << " is squashed";
            if (one->IsEnabled()) {
                one->SetFocus();
                settle_windows(40);
                EXPECT_TRUE(reaches(*one, *area)) << accessible_name(one);
            }
        }
        for (wxWindow* one : reached) {
            for (wxWindow* other : reached) {
                EXPECT_TRUE(one == other || !one->GetScreenRect().Intersects(other->GetScreenRect()))
                    << accessible_name(one) << " lies over " << accessible_name(other);
            }
        }
        keep(dialog, std::string("many-seats-") + GetParam());
    });
    ask_for_session(frame, table.store, game_called("open-table"), &heading);
}

INSTANTIATE_TEST_SUITE_P(AtEverySizeOfText, ManySeats, ::testing::Values("100", "200"));

}  // namespace
}  // namespace castalia
