// Sessions that end otherwise by new rules, in the window: they are compared beside it, shown and decided.
#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/timer.h>

#include "app/recorder/clock.h"
#include "app/ui/history/changed_endings.h"
#include "app/ui/shell/main_frame.h"
#include "app/ui/shell/notice_panel.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "db/history/earlier_endings.h"
#include "db/history/history.h"
#include "tests/db/tables.h"
#include "tests/support/toy_game/toy_game.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/wanted_look.h"

namespace castalia {
namespace {

using testing::enter;
using testing::Folder;

class OldEvenings : public ::testing::Test {
protected:
    OldEvenings() {
        speak_utf8();
        Store store(games, file());
        wanted = take_wanted_look(store);
        for (int number = 1; number <= 3; ++number) {
            store.begin(evening(number));
        }
        store.set("library.summary_version", "1");  // This looks as if an older program had listed them.
    }
    std::filesystem::path file() const { return folder / "library.sqlite"; }
    /// Returns a session that Ben wins with 4 to 2, although each of Ann's ones counts three pips by later rules.
    Session evening(int number) const {
        Heading heading;
        heading.id = "00000000-0000-7000-8000-00000000000" + std::to_string(number);
        heading.game = "toy-pips";
        heading.edition = "first";
        heading.title = number == 1 ? "The long evening before the holidays" : "Evening " + std::to_string(number);
        heading.started = moment_of("2026-11-01T19:00:00Z", "") + std::chrono::days(number);
        heading.players = {"Ann", "Ben"};
        Session session(*games.find("toy-pips"), heading);
        enter(session,
              {R"({"type": "roll", "player": "Ann", "die": 1})", R"({"type": "roll", "player": "Ben", "die": 2})",
               R"({"type": "roll", "player": "Ann", "die": 1})", R"({"type": "roll", "player": "Ben", "die": 2})"});
        return session;
    }
    static wxButton& button_called(wxDialog& dialog, const wxString& label) {
        for (wxButton* one : all_of<wxButton>(dialog)) {
            if (one->GetLabelText() == label) {
                return *one;
            }
        }
        throw std::runtime_error("no button is called " + label.utf8_string());
    }
    static wxDataViewListCtrl& sessions(wxDialog& dialog) { return *all_of<wxDataViewListCtrl>(dialog).at(0); }
    static wxDataViewListCtrl& lines(wxDialog& dialog) { return *all_of<wxDataViewListCtrl>(dialog).at(1); }
    static std::string cell(wxDataViewListCtrl& list, unsigned row, unsigned column) {
        return list.GetTextValue(row, column).utf8_string();
    }
    void keep(wxWindow& window, std::string name) const {
        name += "-" + wanted;
        std::ranges::replace(name, ' ', '-');
        keep_picture(window, name);
    }
    std::string listed(const Store& store, int number) const {
        return english(History(store).summary(evening(number).heading().id)->result);
    }

    Folder folder;
    const Games games{{toy::game()}};
    const Games changed{{toy::game_with({.more_for_a_one = 2})}};
    std::string wanted;
};

TEST_F(OldEvenings, AreShownWithBothResultsAndDecidedOneByOne) {
    Store store(changed, file());
    bool seen = false;
    in_dialog([&](wxDialog& dialog) {
        seen = true;
        ASSERT_EQ(sessions(dialog).GetItemCount(), 3);
        EXPECT_EQ(cell(sessions(dialog), 0, 0), "Evening 3") << "the newest first";
        EXPECT_EQ(cell(sessions(dialog), 0, 2), "Ben wins with 4 pips");
        EXPECT_EQ(cell(sessions(dialog), 0, 3), "Ann wins with 6 pips");
        EXPECT_EQ(cell(sessions(dialog), 0, 4), "to decide");
        EXPECT_EQ(cell(lines(dialog), 2, 0), "Score");
        EXPECT_EQ(cell(lines(dialog), 2, 1), "2–4");
        EXPECT_EQ(cell(lines(dialog), 2, 2), "6–4");
        EXPECT_TRUE(says(dialog, "3 sessions wait for your decision"));
        press(button_called(dialog, "Keep as recorded"));
        EXPECT_EQ(cell(sessions(dialog), 0, 4), "kept");
        EXPECT_EQ(sessions(dialog).GetSelectedRow(), 1) << "the next one is chosen";
        keep(dialog, "old-evenings");
        press(button_called(dialog, "Accept the rules"));
        ASSERT_EQ(sessions(dialog).GetItemCount(), 2);
        EXPECT_EQ(cell(sessions(dialog), 1, 0), "The long evening before the holidays");
        EXPECT_TRUE(says(dialog, "1 session waits for your decision"));
    });
    EXPECT_TRUE(show_old_evenings(nullptr, store));
    EXPECT_TRUE(seen);
    EXPECT_EQ(listed(store, 3), "Ben wins with 4 pips (kept as recorded)");
    EXPECT_EQ(listed(store, 2), "Ann wins with 6 pips");
    EXPECT_EQ(listed(store, 1), "Ben wins with 4 pips");
}

TEST_F(OldEvenings, AreDecidedAllAtOnceAndThenNothingCanBePressed) {
    Store store(changed, file());
    in_dialog([&](wxDialog& dialog) {
        press(button_called(dialog, "Keep all"));
        EXPECT_TRUE(says(dialog, "There is nothing to decide."));
        EXPECT_FALSE(button_called(dialog, "Keep as recorded").IsEnabled());
        EXPECT_FALSE(button_called(dialog, "Keep all").IsEnabled());
        EXPECT_FALSE(button_called(dialog, "Accept all").IsEnabled());
        EXPECT_TRUE(button_called(dialog, "Accept the rules").IsEnabled()) << "one may think better of it";
    });
    EXPECT_TRUE(show_old_evenings(nullptr, store));
    EXPECT_EQ(EarlierEndings(store).undecided(), 0u);
    in_dialog([&](wxDialog& dialog) {
        for (int left = 3; left > 0; --left) {
            press(button_called(dialog, "Accept the rules"));
            EXPECT_EQ(sessions(dialog).GetItemCount(), left - 1);
        }
        EXPECT_FALSE(button_called(dialog, "Accept the rules").IsEnabled());
        EXPECT_EQ(lines(dialog).GetItemCount(), 0);
        keep(dialog, "old-evenings-none");
    });
    show_old_evenings(nullptr, store);
    EXPECT_FALSE(EarlierEndings(store).any());
}

TEST_F(OldEvenings, AreComparedBesideTheWindowBeforeAnythingCounts) {
    Store store(changed, file(), {}, Store::Renewal::later);
    EXPECT_TRUE(store.awaits_renewal());
    EXPECT_EQ(listed(store, 1), "Ben wins with 4 pips");
    bool seen = false;
    wxTimer looks;
    looks.Bind(wxEVT_TIMER, [&](wxTimerEvent&) {
        if (wxDialog* dialog = open_dialog()) {  // The progress is gone.
            looks.Stop();
            seen = true;
            EXPECT_EQ(sessions(*dialog).GetItemCount(), 3);
            dialog->EndModal(wxID_CANCEL);
        }
    });
    constexpr int kOften = 50;
    looks.Start(kOften);
    compare_old_evenings(nullptr, store);
    EXPECT_TRUE(seen);
    EXPECT_FALSE(store.awaits_renewal());
    EXPECT_EQ(EarlierEndings(store).undecided(), 3u);
    EXPECT_EQ(listed(store, 1), "Ben wins with 4 pips");
    EXPECT_TRUE(std::filesystem::exists(folder / "library.lists-1.sqlite"));
    compare_old_evenings(nullptr, store);  // Nothing is asked twice.
}

TEST_F(OldEvenings, AreSaidToBeSoAboveTheSessionThatIsOpen) {
    Store store(changed, file());
    Recorder recorder(store, system_now, new_uuid);
    auto* frame = new MainFrame(recorder);
    frame->SetSize(0, 0, 1024, 768);
    const auto said = [&] {
        settle_windows();
        const auto& notices = all_of<NoticePanel>(*frame);
        return notices.at(0)->IsShown() ? notices.at(0)->said().utf8_string() : std::string();
    };
    frame->go(MainFrame::Place::home);
    frame->Show();
    EXPECT_EQ(said(), "");
    frame->open_session(evening(1).heading().id);
    EXPECT_EQ(
        said().find("As it was recorded: Ben wins with 4 pips. By the rules of this version: Ann wins with 6 pips."),
        0u)
        << said();
    EXPECT_TRUE(frame->commands().find("old evenings")->allowed());
    in_dialog([&](wxDialog& dialog) { press(button_called(dialog, "Keep all")); });
    frame->commands().run("old evenings");
    EXPECT_EQ(said(),
              "Kept as it was recorded: Ben wins with 4 pips. By the rules of this version: Ann wins with 6 pips.");
    keep(*frame, "old-evening-open");
    EarlierEndings(store).accept({evening(1).heading().id, evening(2).heading().id, evening(3).heading().id});
    EXPECT_FALSE(frame->commands().find("old evenings")->allowed());
    frame->Destroy();
    settle_windows();
}

}  // namespace
}  // namespace castalia
