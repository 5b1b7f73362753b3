// Screens smaller than the usual window, with letters of 11 points, as GNOME has them: what is asked, the entry line
// and what confirms stay in sight, and the rest folds or scrolls.
#include <gtk/gtk.h>
#include <wx/button.h>
#include <wx/textctrl.h>

#include "app/ui/basics/type.h"
#include "app/ui/pages/home_page.h"
#include "app/ui/pages/session_page.h"
#include "app/ui/panels/entry_panel.h"
#include "app/ui/panels/question_book.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

/// The font of the desktop, chosen before the program asks for it.
struct ElevenPoints {
    ElevenPoints() { g_object_set(gtk_settings_get_default(), "gtk-font-name", "Cantarell 11", nullptr); }
};

class SmallScreen : private ElevenPoints, public WindowTable {
protected:
    void show_at(wxSize size) {
        frame->SetSize(size);
        ASSERT_TRUE(pump([&] { return frame->GetSize() == size; }))
            << frame->GetSize().x << " x " << frame->GetSize().y;
        for (int turns = 0; turns < 6; ++turns) {  // The page is made anew for a narrow window.
            ASSERT_TRUE(next_frame(*frame));
        }
    }
    void expect_in_sight(const wxWindow& part, const std::string& what) {
        const wxRect inside(frame->ClientToScreen(wxPoint()), frame->GetClientSize());
        const wxRect here(part.GetScreenPosition(), part.GetSize());
        EXPECT_TRUE(part.IsShownOnScreen()) << what;
        EXPECT_GT(here.width * here.height, 0) << what;
        EXPECT_TRUE(inside.Contains(here))
            << what << ": " << here.x - inside.x << ", " << here.y - inside.y << ", " << here.width << " x "
            << here.height << " in " << inside.width << " x " << inside.height;
    }
};

class SmallScreens : public SmallScreen, public ::testing::WithParamInterface<const char*> {};

TEST_P(SmallScreens, KeepTheQuestionTheEntryLineAndWhatConfirmsInSight) {
    const Session sample = sample_of(GetParam());
    recorder->begin(sample.heading());
    frame->go(MainFrame::Place::session);
    for (const wxSize size :
         {wxSize(960, 540), wxSize(800, 1200), wxSize(640, 800), wxSize(1280, 651), wxSize(1280, 800)}) {
        show_at(size);
        const std::string at = std::to_string(size.x) + " x " + std::to_string(size.y) + ": ";
        SessionPage& page = frame->session_page();
        keep_picture(
            *frame, std::string("small-") + GetParam() + "-" + std::to_string(size.x) + "x" + std::to_string(size.y));
        expect_in_sight(*page.entry().field(), at + "entry line");
        expect_in_sight(*page.entry().confirm_button(), at + "confirm");
        expect_in_sight(only<QuestionBook>(page), at + "question");
        page.entry().field()->SetFocus();
        EXPECT_TRUE(pump([&] { return page.entry().has_focus(); }));
    }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, SmallScreens, every_game(), name_of_game);

TEST_F(SmallScreen, HomeShowsAllGamesOnAUsualScreen) {
    frame->go(MainFrame::Place::home);
    show_at(wxSize(1280, 800));
    keep_picture(*frame, "small-home");
    std::size_t games_seen = 0;
    for (const Game& game : games.offered()) {
        for (wxButton* one : all_of<wxButton>(frame->home_page())) {
            if (one->GetLabel() == wxString::FromUTF8(game.title.pattern)) {
                expect_in_sight(*one, game.id);
                ++games_seen;
            }
        }
    }
    EXPECT_EQ(games_seen, 6U);
}

}  // namespace
}  // namespace castalia
