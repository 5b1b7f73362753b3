// Correcting the players and the setup of a session that has begun.
#include <wx/frame.h>
#include <wx/scrolwin.h>

#include "app/ui/correction/correct_setup.h"
#include "app/ui/form/slot_form.h"
#include "db/history/history.h"
#include "tests/recorder/table.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"
#include "tests/ui/dialog_hands.h"

namespace castalia {
namespace {

class CorrectSetup : public ::testing::Test {
protected:
    CorrectSetup() {
        frame_->Show();
        settle_windows();
        table.enter("r 10 4");
        table.enter("sell AM");
        before_ = table.session_id();
    }
    ~CorrectSetup() override {
        frame_->Destroy();
        settle_windows(20);
    }

    /// Corrects the setup: `act` fills in the first dialog, `look` sees the one that shows what would change, and
    /// `answer` is pressed there. Returns whether something was changed.
    bool correct(const std::function<void(wxDialog&)>& act, const std::function<void(wxDialog&)>& look, int answer) {
        in_next_dialog([&](wxDialog& setup) {
            act(setup);
            in_next_dialog([&](wxDialog& changes) {
                look(changes);
                if (answer == wxID_CANCEL) {  // It goes back to the first one, which is left then.
                    in_next_dialog([](wxDialog& again) { press(again, wxID_CANCEL); });
                }
                press(changes, answer);
            });
            press(setup, wxID_OK);
        });
        return correct_setup(frame_, table.recorder);
    }
    const std::string& before() const { return before_; }

    Table table;

private:
    wxFrame* frame_ = new wxFrame(nullptr, wxID_ANY, "table", wxPoint(), wxSize(1280, 800));
    std::string before_;
};

TEST_F(CorrectSetup, AMisspelledNameIsRightInEveryEvent) {
    EXPECT_TRUE(
        correct([](wxDialog& setup) { text_called(setup, "Name of the player in seat 1").SetValue("Anneliese"); },
                [](wxDialog& changes) {
                    EXPECT_TRUE(says(changes, "Seat 1: Anneliese instead of Ann"));
                    EXPECT_TRUE(says(changes, "All events still fit"));
                    keep_picture(changes, "correct-setup");
                },
                wxID_OK));
    EXPECT_EQ(english(table.session().replay().describe(1)), "Anneliese sells AM");
    EXPECT_EQ(table.session().heading().setup.at("first"), "Anneliese");
    EXPECT_EQ(table.on_disk(), table.on_screen());
    EXPECT_EQ(History(table.store).trashed().at(0).id, before());
}

// The sentence that the session goes to the trash was cut through the middle, on an otherwise empty screen.
TEST_F(CorrectSetup, ShowsAllOfAFewChangesWithoutScrolling) {
    EXPECT_TRUE(
        correct([](wxDialog& setup) { text_called(setup, "Name of the player in seat 1").SetValue("Anneliese"); },
                [](wxDialog& changes) {
                    settle_windows(100);
                    const auto& page = only<wxScrolledWindow>(changes);
                    const wxWindow* last = page.GetChildren().GetLast()->GetData();
                    EXPECT_LE(last->GetPosition().y + last->GetBestSize().y, page.GetClientSize().y);
                },
                wxID_OK));
}

TEST_F(CorrectSetup, TellsWhatIsThenAgainstTheRules) {
    EXPECT_TRUE(correct([](wxDialog& setup) { EXPECT_TRUE(only<SlotForm>(setup).choose("first", "Ben")); },
                        [](wxDialog& changes) {
                            EXPECT_TRUE(says(changes, "First player: Ben instead of Ann"));
                            EXPECT_TRUE(says(changes, "would stay as rulings of the table"));
                            EXPECT_TRUE(says(changes, "Ann rolls 10 and 4"));
                            keep_picture(changes, "correct-setup-rulings");
                        },
                        wxID_OK));
    EXPECT_EQ(table.session().plies(), 2U);
    EXPECT_FALSE(table.session().replay().steps()[0].entry.event->ruling.empty());
}

TEST_F(CorrectSetup, ChangesNothingWhenTheUserGoesBack) {
    const std::string record = table.on_disk();
    EXPECT_FALSE(correct([](wxDialog& setup) { text_called(setup, "Name of the player in seat 2").SetValue("Bea"); },
                         [](wxDialog& changes) { EXPECT_TRUE(says(changes, "Seat 2: Bea instead of Ben")); },
                         wxID_CANCEL));
    EXPECT_EQ(table.session_id(), before());
    EXPECT_EQ(table.on_disk(), record);
    EXPECT_TRUE(History(table.store).trashed().empty());
}

TEST_F(CorrectSetup, OfATitleAloneKeepsTheSession) {
    in_next_dialog([](wxDialog& setup) {
        EXPECT_EQ(text_called(setup, "Title").GetValue(), "Thursday");
        text_called(setup, "Title").SetValue("Friday");
        press(setup, wxID_OK);
    });
    EXPECT_TRUE(correct_setup(nullptr, table.recorder));
    EXPECT_EQ(table.session_id(), before());
    EXPECT_EQ(table.session().heading().title, "Friday");
}

TEST_F(CorrectSetup, OfAResultKeepsWhatTheDialogDoesNotAskFor) {
    Heading heading;
    heading.game = "result";
    heading.title = "Thursday";
    heading.players = {"Ann", "Ben"};
    heading.setup = {{"game", "Azul"}, {"scores", {{"Ann", "41"}, {"Ben", "38"}}}, {"winners", {"Ann"}}};
    table.recorder.begin(heading);
    EXPECT_TRUE(
        correct([](wxDialog& setup) { text_called(setup, "Name of the player in seat 1").SetValue("Anneliese"); },
                [](wxDialog& changes) { EXPECT_TRUE(says(changes, "Anneliese instead of Ann")); }, wxID_OK));
    const Json& setup = table.session().heading().setup;
    EXPECT_EQ(setup.at("game"), "Azul");
    EXPECT_EQ(setup.at("scores"), Json({{"Anneliese", "41"}, {"Ben", "38"}}));
    EXPECT_EQ(setup.at("winners"), Json::array({"Anneliese"}));
}

TEST_F(CorrectSetup, OfAResultChangesScoresWinnersAndPlayers) {
    Heading heading;
    heading.game = "result";
    heading.title = "Thursday";
    heading.players = {"Ann", "Ben", "Cid"};
    heading.setup = {{"game", "Azul"},
                     {"scores", {{"Ann", "41"}, {"Ben", "38"}, {"Cid", "3+6"}}},
                     {"winners", {"Ann", "Cid"}},
                     {"roles", {{"Ben", "Police"}}},
                     {"first", {"Cid"}}};
    table.recorder.begin(heading);
    EXPECT_TRUE(correct(
        [](wxDialog& setup) {
            EXPECT_EQ(text_called(setup, "Score of Cid").GetValue(), "3+6");
            text_called(setup, "Name of the player in seat 3").SetValue("Dora");
            EXPECT_EQ(text_called(setup, "Score of Dora").GetValue(), "3+6") << "the score stays with the seat";
            text_called(setup, "Score of Ben").SetValue("42.5");
            EXPECT_TRUE(only<SlotForm>(setup).choose(FieldPath("winners") / "Ben", true));
            EXPECT_TRUE(only<SlotForm>(setup).choose(FieldPath("winners") / "Ann", false));
        },
        [](wxDialog& changes) {
            EXPECT_TRUE(says(changes, "Seat 3: Dora instead of Cid"));
            EXPECT_TRUE(says(changes, "Score of Ben: 42.5 instead of 38"));
            EXPECT_TRUE(says(changes, "Ben won: Yes instead of No"));
            EXPECT_TRUE(says(changes, "Ann won: No instead of Yes"));
            EXPECT_FALSE(says(changes, "Dora won"));
            keep_picture(changes, "correct-result");
        },
        wxID_OK));
    const Json& setup = table.session().heading().setup;
    EXPECT_EQ(setup.at("scores"), Json({{"Ann", "41"}, {"Ben", "42.5"}, {"Dora", "3+6"}}));
    EXPECT_EQ(setup.at("winners"), (Json{"Ben", "Dora"}));
    EXPECT_EQ(setup.at("roles"), Json({{"Ben", "Police"}}));
    EXPECT_EQ(setup.at("first"), Json::array({"Dora"}));
    EXPECT_EQ(table.on_disk(), table.on_screen());
}

class CorrectSetupOfEveryGame : public CorrectSetup, public ::testing::WithParamInterface<const char*> {
protected:
    CorrectSetupOfEveryGame() {
        table.store.begin(sample_of(GetParam()));
        table.recorder.open(sample_of(GetParam()).heading().id);
    }
};

TEST_P(CorrectSetupOfEveryGame, ChangesNothingThatTheUserLeavesAlone) {
    const std::string record = table.on_disk();
    in_next_dialog([](wxDialog& setup) { press(setup, wxID_OK); });
    EXPECT_FALSE(correct_setup(nullptr, table.recorder));
    EXPECT_EQ(table.on_disk(), record);
}

TEST_P(CorrectSetupOfEveryGame, ChangesOnlyTheNameThatWasChanged) {
    const Heading before = table.session().heading();
    EXPECT_TRUE(
        correct([](wxDialog& setup) { text_called(setup, "Name of the player in seat 1").SetValue("Zenobia"); },
                [](wxDialog& changes) {
                    EXPECT_TRUE(says(changes, "All events still fit"));
                    EXPECT_EQ(all_of<wxStaticText>(changes).size(), 5U) << "there is one difference";
                },
                wxID_OK));
    Players renamed{before.players};
    renamed.names.front() = "Zenobia";
    EXPECT_EQ(table.session().heading().setup,
              table.session().game().rename(Players{before.players}, renamed, before.edition, before.setup));
    EXPECT_TRUE(table.session().replay().refused().empty());
}

INSTANTIATE_TEST_SUITE_P(All, CorrectSetupOfEveryGame, every_game(), name_of_game);

}  // namespace
}  // namespace castalia
