// A session is set up by keys alone, with the Crowns of Magnate as letters and as buttons.
#include <regex>

#include <wx/choice.h>
#include <wx/tglbtn.h>

#include "app/ui/form/slot_form.h"
#include "app/ui/setup/players_field.h"
#include "tests/db/tables.h"
#include "tests/support/source_dir.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

class SetupKeys : public WindowTable {
protected:
    static std::string focused() {
        const wxWindow* focus = wxWindow::FindFocus();
        return focus == nullptr ? "" : accessible_name(focus).utf8_string();
    }
    /// Moves the pointer into the dialog, because without a window manager the keys go where the pointer is.
    void turn_to(const wxDialog& dialog) {
        hand.move_to(dialog.GetScreenPosition() + wxPoint(dialog.GetSize().x / 2, 4));
        settle_windows();
    }
    /// Presses a key until this has the focus.
    void go_to(const std::string& name, int key) {
        for (int tries = 0; tries < 60 && focused() != name; ++tries) {
            press(key);
            settle_windows(20);
        }
        ASSERT_EQ(focused(), name);
    }
    Json crowns(wxDialog& dialog) { return value_at(only<SlotForm>(dialog).draft(), "crowns"); }
    std::string pressed(wxDialog& dialog, const std::string& of) {
        std::string all;
        for (const wxToggleButton* button : all_of<wxToggleButton>(dialog)) {
            const std::string name = accessible_name(button).utf8_string();
            if (button->GetValue() && name.ends_with(", " + of)) {
                all += (all.empty() ? "" : " ") + name.substr(0, name.find(','));
            }
        }
        return all;
    }
};

TEST_F(SetupKeys, BeginMagnateWithCrownsTypedAsLetters) {
    in_dialog([&](wxDialog& dialog) {
        turn_to(dialog);
        type("Ann");
        press(WXK_RETURN);
        type("Ben");
        press(WXK_F8);
        go_to("Crowns, Ann", WXK_RETURN);
        type("swl");
        EXPECT_EQ(pressed(dialog, "Ann"), "Suns Waves Leaves");
        EXPECT_EQ(pressed(dialog, "Ben"), "Moons Wyrms Knots");
        EXPECT_EQ(text_called(dialog, "Crowns, Ben").GetValue(), "myk") << "the others are all that is left";
        keep_picture(dialog, "setup-crowns");
        press(WXK_RETURN, wxMOD_CONTROL);
        settle_windows();
    });
    press('N', wxMOD_CONTROL);
    ASSERT_TRUE(pump([&] { return recorder->session() != nullptr; }));
    EXPECT_EQ(session().heading().setup["crowns"], Json::parse(R"({"Ann":["CS","CW","CL"],"Ben":["CM","CY","CK"]})"));
}

TEST_F(SetupKeys, F1ListsTheKeysBesideTheQuestionsOfANewSession) {
    wxString title;
    in_dialog([&](wxDialog& dialog) {
        turn_to(dialog);
        in_next_dialog([&](wxDialog& keys) { title = keys.GetTitle(); });
        press(WXK_F1);
        EXPECT_TRUE(pump([&] { return !title.empty(); }));
        settle_windows();
    });
    press('N', wxMOD_CONTROL);
    EXPECT_EQ(title, "Keys and notation");
}

/// Returns the words that the README's tour types first.
std::vector<std::string> typed_first_in_the_tour() {
    const std::string readme = testing::bytes_of(source_dir() + "/README.md");
    const std::size_t from = readme.find("On Home choose *Magnate*."), to = readme.find("*Start*", from);
    const std::string sentence = from == std::string::npos ? "" : readme.substr(from, to - from);
    static const std::regex quoted("`([^`]+)`");
    std::vector<std::string> words;
    for (auto at = std::sregex_iterator(sentence.begin(), sentence.end(), quoted); at != std::sregex_iterator();
         ++at) {
        words.push_back((*at)[1]);
    }
    return words;
}

TEST_F(SetupKeys, TheTourOfTheReadmeBeginsAsItSays) {
    const std::vector<std::string> words = typed_first_in_the_tour();
    ASSERT_EQ(words.size(), 4U) << "two players, who begins, and the Crowns";
    in_dialog([&](wxDialog& dialog) {
        turn_to(dialog);
        type(words[0]);
        press(WXK_RETURN);
        type(words[1]);
        go_to("First player", WXK_RETURN);
        type(words[2].substr(0, 1));
        go_to("Crowns, " + words[0], WXK_RETURN);
        type(words[3]);
        press(WXK_RETURN, wxMOD_CONTROL);
        settle_windows();
        EXPECT_FALSE(dialog.IsModal()) << "something is still to be chosen";
        if (dialog.IsModal()) {
            dialog.EndModal(wxID_CANCEL);
        }
    });
    press('1');
    ASSERT_TRUE(pump([&] { return recorder->session() != nullptr; }));
    EXPECT_EQ(session().heading().setup["first"], words[2]);
    EXPECT_EQ(session().heading().setup["crowns"][words[0]], Json({"CS", "CW", "CL"}));
}

TEST_F(SetupKeys, EnterAfterTheLastNameOffersASeatMore) {
    const auto names = [](wxDialog& dialog) { return only<PlayersField>(dialog).names(); };
    in_dialog([&](wxDialog& dialog) {
        turn_to(dialog);
        for (const char* name : {"Ann", "Ben", "Cid"}) {
            type(name);
            press(WXK_RETURN);
            settle_windows();
        }
        EXPECT_EQ(focused(), "Name of the player in seat 4");
        EXPECT_EQ(names(dialog), (std::vector<std::string>{"Ann", "Ben", "Cid"})) << "nobody sits there yet";
        press(WXK_RETURN);
        settle_windows();
        EXPECT_EQ(names(dialog), (std::vector<std::string>{"Ann", "Ben", "Cid"})) << "an empty one goes again";
        EXPECT_NE(focused().substr(0, 4), "Name");
        go_to("Round 1 of the score pad", WXK_RETURN);
        type("Deal 1");
        press(WXK_RETURN, wxMOD_CONTROL);
        settle_windows();
    });
    frame->commands().run("new open-table");
    ASSERT_TRUE(pump([&] { return recorder->session() != nullptr; }));
    EXPECT_EQ(session().heading().players, (std::vector<std::string>{"Ann", "Ben", "Cid"}));
    EXPECT_EQ(session().heading().setup["columns"], Json({"Deal 1"}));
}

TEST_F(SetupKeys, BeginADanceInItsUsualCompaniesAndOfferItAgain) {
    in_dialog([&](wxDialog& dialog) {
        turn_to(dialog);
        for (const char* name : {"Ann", "Ben", "Cid", "Dan"}) {
            type(name);
            press(WXK_RETURN);
            settle_windows();
        }
        press(WXK_F8);
        settle_windows();
        press(WXK_RETURN, wxMOD_CONTROL);
        settle_windows();
    });
    frame->commands().run("new dance-of-muses");
    ASSERT_TRUE(pump([&] { return recorder->session() != nullptr; }));
    const Json& companies = session().heading().setup["companies"];
    ASSERT_EQ(companies.size(), 2U);
    EXPECT_EQ(companies[0]["players"], Json({"Ann", "Cid"})) << "partners sit opposite each other";
    EXPECT_EQ(companies[1]["players"], Json({"Ben", "Dan"}));
    wxString offered;
    in_dialog([&](wxDialog& dialog) { offered = dialog.GetTitle(); });
    press('N', wxMOD_CONTROL);
    ASSERT_TRUE(pump([&] { return open_dialog() == nullptr && !offered.empty(); }));
    EXPECT_TRUE(offered.Contains("Dance of Muses")) << offered;
}

TEST_F(SetupKeys, AnEmptySeatThatEnterDidNotOfferStays) {
    in_dialog([&](wxDialog& dialog) {
        turn_to(dialog);
        type("Ann");
        press(WXK_RETURN);
        press(WXK_RETURN);
        settle_windows();
        EXPECT_EQ(only<PlayersField>(dialog).names(), (std::vector<std::string>{"Ann", ""}));
        press(WXK_RETURN, wxMOD_CONTROL);
        settle_windows();
        EXPECT_TRUE(dialog.IsModal()) << "a table of one was not asked for";
    });
    frame->commands().run("new open-table");
    ASSERT_TRUE(pump([&] { return open_dialog() == nullptr; }));
    EXPECT_EQ(recorder->session(), nullptr);
}

TEST_F(SetupKeys, LettersAtAChoiceChooseWhatBeginsSo) {
    in_dialog([&](wxDialog& dialog) {
        turn_to(dialog);
        type("Ann");
        press(WXK_RETURN);
        type("Ben");
        go_to("First player", WXK_RETURN);
        const auto first = [&] { return value_at(only<SlotForm>(dialog).draft(), "first"); };
        type("b");
        settle_windows();
        EXPECT_EQ(first(), "Ben");
        EXPECT_EQ(focused(), "First player");
        type("x");
        settle_windows();
        EXPECT_EQ(first(), "Ben") << "nobody is called so";
        settle_windows(1500);
        type("an");
        settle_windows();
        EXPECT_EQ(first(), "Ann");
        go_to("District 1", WXK_RETURN);
        type("wat");
        settle_windows();
        EXPECT_EQ(value_at(only<SlotForm>(dialog).draft(), "districts/0"), "PMYK") << "the Watchman by a word";
    });
    press('N', wxMOD_CONTROL);
    ASSERT_TRUE(pump([&] { return open_dialog() == nullptr; }));
}

TEST_F(SetupKeys, DealCrownsByTheirButtons) {
    in_dialog([&](wxDialog& dialog) {
        turn_to(dialog);
        type("Ann");
        press(WXK_RETURN);
        type("Ben");
        const auto push = [&](const std::string& name) {
            go_to(name, WXK_TAB);
            press(WXK_SPACE);
            settle_windows(50);
        };
        push("Moons, Ann");
        push("Waves, Ann");
        EXPECT_TRUE(crowns(dialog).is_null()) << "two of three are no deal yet";
        EXPECT_EQ(text_called(dialog, "Crowns, Ann").GetValue(), "mw");
        push("Knots, Ann");
        EXPECT_EQ(crowns(dialog), Json::parse(R"({"Ann":["CM","CW","CK"],"Ben":["CS","CL","CY"]})"));
        // There is no room for a fourth; one is taken back, and another taken from the other hand.
        push("Suns, Ann");
        EXPECT_EQ(pressed(dialog, "Ann"), "Moons Waves Knots");
        EXPECT_TRUE(says(dialog, "Ann gets only 3. Take one back first"));
        push("Moons, Ann");
        EXPECT_TRUE(crowns(dialog).is_null());
        EXPECT_FALSE(says(dialog, "Take one back first"));
        push("Suns, Ann");
        EXPECT_EQ(crowns(dialog), Json::parse(R"({"Ann":["CS","CW","CK"],"Ben":["CM","CL","CY"]})"));
        // Another name keeps what was dealt.
        text_called(dialog, "Name of the player in seat 2").SetValue("Benjamin");
        EXPECT_EQ(crowns(dialog), Json::parse(R"({"Ann":["CS","CW","CK"],"Benjamin":["CM","CL","CY"]})"));
        EXPECT_EQ(text_called(dialog, "Crowns, Benjamin").GetValue(), "mly");
    });
    press('N', wxMOD_CONTROL);
    ASSERT_TRUE(pump([&] { return open_dialog() == nullptr; }));
}

TEST_F(SetupKeys, WhatIsTypedWrongIsSaidAndNothingIsDealt) {
    in_dialog([&](wxDialog& dialog) {
        wxTextCtrl& ann = text_called(dialog, "Crowns, Seat 1");
        ann.SetValue("swl");
        EXPECT_FALSE(crowns(dialog).is_null());
        ann.SetValue("sz");
        EXPECT_TRUE(crowns(dialog).is_null());
        EXPECT_TRUE(says(dialog, "z is none of the letters mswlyk"));
        ann.SetValue("mswl");
        EXPECT_TRUE(says(dialog, "gets only 3"));
        ann.SetValue("L, w S");
        EXPECT_EQ(crowns(dialog), Json::parse(R"({"Seat 1":["CS","CW","CL"],"Seat 2":["CM","CY","CK"]})"));
    });
    press('N', wxMOD_CONTROL);
    ASSERT_TRUE(pump([&] { return open_dialog() == nullptr; }));
}

}  // namespace
}  // namespace castalia
