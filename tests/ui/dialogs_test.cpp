// Every dialog shows one value and returns one, by its own controls, and tells what is wrong at its place.
#include "app/ui/counting/adjust.h"
#include "app/ui/help/about.h"
#include "app/ui/help/getting_started.h"
#include "app/ui/help/rules_reference.h"
#include "app/ui/preferences/preferences.h"
#include "app/ui/setup/new_session.h"
#include "app/ui/toolkit/controls/ask_for_words.h"

#include <algorithm>
#include <set>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/frame.h>
#include <wx/radiobox.h>
#include <wx/slider.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/ui/correction/correction_view.h"
#include "app/ui/form/slot_form.h"
#include "app/ui/session/describe.h"
#include "app/ui/setup/players_field.h"
#include "app/ui/setup/remembered_session.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/game/field_path.h"
#include "tests/ui/dialog_table.h"

namespace castalia {
namespace {

const Json kCrowns = {{"Ann", {"CM", "CS", "CK"}}, {"Ben", {"CW", "CL", "CY"}}};

void fill_new_session(wxDialog& dialog) {
    text_called(dialog, "Name of the player in seat 1").SetValue("Ann");
    text_called(dialog, "Name of the player in seat 2").SetValue("Ben");
    SlotForm& form = only<SlotForm>(dialog);
    EXPECT_TRUE(form.choose("first", "Ben"));
    EXPECT_TRUE(form.choose("crowns", kCrowns));
}

TEST_F(Dialogs, ANewSessionIsAskedForAndRememberedForTheNext) {
    const Game& game = game_called("magnate");
    in_dialog([&](wxDialog& dialog) {
        EXPECT_FALSE(text_called(dialog, "Title").IsEmpty()) << "a day and its part are the usual title";
        fill_new_session(dialog);
        text_called(dialog, "Place").SetValue("Reading room");
        EXPECT_TRUE(only<SlotForm>(dialog).choose("options/replace_ace", true));
        expect_names(dialog);
        keep(dialog, "new-session");
        press(dialog, wxID_OK);
    });
    const std::optional<NewSession> agreed = ask_for_session(frame, table.store, game);
    ASSERT_TRUE(agreed);
    EXPECT_EQ(agreed->heading.players, (std::vector<std::string>{"Ann", "Ben"}));
    EXPECT_EQ(agreed->heading.setup["first"], "Ben");
    const Json settled =
        game.settle(Players{agreed->heading.players}, agreed->heading.edition, agreed->heading.setup);
    EXPECT_TRUE(settled["options"]["replace_ace"].get<bool>());
    EXPECT_NO_THROW(table.recorder.begin(agreed->heading));

    in_dialog([&](wxDialog& dialog) {
        EXPECT_EQ(only<PlayersField>(dialog).names(), (std::vector<std::string>{"Ann", "Ben"}));
        EXPECT_EQ(text_called(dialog, "Place").GetValue(), "Reading room");
        EXPECT_EQ(only<SlotForm>(dialog).draft()["options"]["replace_ace"], true);
        EXPECT_FALSE(only<SlotForm>(dialog).complete()) << "who begins and the Crowns are dealt anew";
    });
    EXPECT_FALSE(ask_for_session(frame, table.store, game));

    table.store.set(kLastGame, game.id);
    in_dialog([&](wxDialog& dialog) {
        EXPECT_EQ(only<PlayersField>(dialog).names(), (std::vector<std::string>{"Ann", "Ben"}))
            << "the same two begin with another game";
        EXPECT_TRUE(says(dialog, "as in your last session of Magnate"));
        EXPECT_EQ(text_called(dialog, "Place").GetValue(), "Reading room");
    });
    EXPECT_FALSE(ask_for_session(frame, table.store, game_called("musee")));
    in_dialog([&](wxDialog& dialog) {
        EXPECT_EQ(only<PlayersField>(dialog).names(), (std::vector<std::string>{"", "", ""})) << "two are too few";
    });
    EXPECT_FALSE(ask_for_session(frame, table.store, game_called("muse-story")));
}

TEST_F(Dialogs, ASeatThatEnterOfferedIsNobodysUntilItHasAName) {
    in_dialog([&](wxDialog& dialog) {
        text_called(dialog, "Name of the player in seat 1").SetValue("Ann");
        text_called(dialog, "Name of the player in seat 2").SetValue("Ben");
        auto& third = text_called(dialog, "Name of the player in seat 3");
        third.SetValue("Cid");
        auto& players = only<PlayersField>(dialog);
        EXPECT_TRUE(players.next_seat(&third));
        EXPECT_TRUE(text_called(dialog, "Name of the player in seat 4").IsEmpty());
        in_dialog([&](wxDialog& laid) { EXPECT_TRUE(says(laid, "for Ann, Ben and Cid")); });
        press_key(dialog, WXK_F7);
        players.seat({"Cid", "Ann", "Ben"});
        press(dialog, wxID_OK);
    });
    const std::optional<NewSession> agreed = ask_for_session(frame, table.store, game_called("muse-story"));
    ASSERT_TRUE(agreed);
    EXPECT_EQ(agreed->heading.players, (std::vector<std::string>{"Cid", "Ann", "Ben"}));
}

TEST_F(Dialogs, ANewSessionSaysAtTheFieldWhatIsWrong) {
    in_dialog([&](wxDialog& dialog) {
        fill_new_session(dialog);
        text_called(dialog, "Name of the player in seat 2").SetValue("Ann");
        press(dialog, wxID_OK);
        EXPECT_TRUE(dialog.IsModal());
        EXPECT_TRUE(says(only<PlayersField>(dialog), "give one of them another name"));
        keep(dialog, "new-session-wrong");
        text_called(dialog, "Name of the player in seat 2").SetValue("Ben");
        EXPECT_FALSE(says(only<PlayersField>(dialog), "give one of them another name"));
    });
    EXPECT_FALSE(ask_for_session(frame, table.store, game_called("magnate")));
}

TEST_F(Dialogs, ANewSessionSaysOnceWhatIsStillToChoose) {
    in_dialog([&](wxDialog& dialog) {
        text_called(dialog, "Name of the player in seat 1").SetValue("Ann");
        text_called(dialog, "Name of the player in seat 2").SetValue("Ben");
        press(dialog, wxID_OK);
        EXPECT_TRUE(dialog.IsModal());
        EXPECT_TRUE(says(dialog, "Still to choose: First player"));
        EXPECT_FALSE(says(only<SlotForm>(dialog), "Still to choose: First player")) << "the form has it as its label";
        EXPECT_TRUE(says(only<SlotForm>(dialog), "Still to choose"));
    });
    EXPECT_FALSE(ask_for_session(frame, table.store, game_called("magnate")));
}

TEST_F(Dialogs, ATableWithAScorePadAndNoCountersCanBegin) {
    in_dialog([&](wxDialog& dialog) {
        text_called(dialog, "Name of the player in seat 1").SetValue("Ann");
        text_called(dialog, "Name of the player in seat 2").SetValue("Ben");
        EXPECT_TRUE(only<SlotForm>(dialog).choose("columns/0", "Deal 1"));
        press(dialog, wxID_OK);
    });
    const std::optional<NewSession> agreed = ask_for_session(frame, table.store, game_called("open-table"));
    ASSERT_TRUE(agreed);
    EXPECT_EQ(agreed->heading.setup["columns"], Json({"Deal 1"}));
    EXPECT_FALSE(agreed->heading.setup.contains("counters"));
}

TEST_F(Dialogs, TheUsualCodeOfConductIsTakenAtOnceAndAFocusedStoryIsExplained) {
    in_dialog([&](wxDialog& dialog) {
        EXPECT_TRUE(says(dialog, "After the first choice all unused elements and questions are crossed out"));
        const auto& form = only<SlotForm>(dialog);
        std::vector<wxButton*> offers = all_of<wxButton>(dialog);
        std::erase_if(offers,
                      [](wxButton* one) { return !one->IsShown() || accessible_name(one) != "Take the usual ones"; });
        ASSERT_EQ(offers.size(), 1U);
        offers.front()->SetFocus();
        press(*offers.front());
        settle_windows();
        EXPECT_TRUE(text_called(dialog, "Code of conduct 1").HasFocus()) << "a hidden button hears no key";
        const Json code = value_at(form.draft(), "code_of_conduct");
        ASSERT_EQ(code.size(), 3U) << code;
        EXPECT_NE(code[2].get<std::string>().find("violence"), std::string::npos);
        for (wxButton* one : all_of<wxButton>(dialog)) {
            EXPECT_FALSE(one->IsShownOnScreen() && accessible_name(one) == "Take the usual ones")
                << "they are taken only once";
        }
        keep(dialog, "new-story");
    });
    ask_for_session(frame, table.store, game_called("muse-story"));
}

TEST_F(Dialogs, AMarkerThatIsLaidElsewhereChangesPlaces) {
    in_dialog([&](wxDialog& dialog) {
        fill_new_session(dialog);
        SlotForm& form = only<SlotForm>(dialog);
        EXPECT_EQ(form.draft()["districts"], Json({"PMSL", "PMYK", "X", "PSWK", "PWLY"}));
        EXPECT_TRUE(form.choose("districts/2", "PMSL"));
        EXPECT_EQ(form.draft()["districts"], Json({"X", "PMYK", "PMSL", "PSWK", "PWLY"}));
        EXPECT_TRUE(form.choose("districts/0", "PWLY"));
        const Json& laid = form.draft()["districts"];
        EXPECT_EQ(std::set<std::string>(laid.begin(), laid.end()).size(), 5U) << laid.dump();
        EXPECT_EQ(laid[0], "PWLY");
        press(dialog, wxID_OK);
    });
    EXPECT_TRUE(ask_for_session(frame, table.store, game_called("magnate")));
}

TEST_F(Dialogs, AChosenPlayerKeepsHisPlaceUnderAnotherName) {
    in_dialog([&](wxDialog& dialog) {
        fill_new_session(dialog);
        text_called(dialog, "Name of the player in seat 2").SetValue("Benjamin");
        const Json& setup = only<SlotForm>(dialog).draft();
        EXPECT_EQ(setup["first"], "Benjamin");
        EXPECT_EQ(setup["crowns"]["Benjamin"], kCrowns["Ben"]);
        EXPECT_FALSE(setup["crowns"].contains("Ben"));
    });
    EXPECT_FALSE(ask_for_session(frame, table.store, game_called("magnate")));
}

TEST_F(Dialogs, ACountOfTheTableIsAnAdjust) {
    in_dialog([&](wxDialog& dialog) {
        SlotForm& form = only<SlotForm>(dialog);
        EXPECT_TRUE(form.choose("what", {{"what", "draw_pile"}}));
        only<wxSpinCtrl>(dialog).SetValue(20);
        EXPECT_TRUE(form.choose("to", 20));
        expect_names(dialog);
        keep(dialog, "count");
        press(dialog, wxID_OK);
    });
    const std::optional<Json> event = ask_for_count(frame, table.recorder);
    ASSERT_TRUE(event);
    EXPECT_FALSE(table.recorder.enter(*event));
    EXPECT_EQ(table.state()["draw_pile"], 20);
}

TEST_F(Dialogs, WordsAreAskedFor) {
    in_dialog([](wxDialog& dialog) {
        only<wxTextCtrl>(dialog).SetValue("Tea");
        press(dialog, wxID_OK);
    });
    EXPECT_EQ(ask_for_words(frame, "A note", "Note"), "Tea");
    in_dialog([](wxDialog&) {});
    EXPECT_EQ(ask_for_words(frame, "A note", "Note", "old"), std::nullopt);
}

TEST_F(Dialogs, PreferencesAreTriedAtOnceAndKeptOnlyWhenAccepted) {
    const std::string scheme = *table.store.setting("ui.scheme");
    const Scheme before = chosen_scheme();
    const auto other = before == Scheme::dark ? Scheme::light : Scheme::dark;
    const auto choose = [&](wxDialog& dialog) {
        wxRadioBox& box = only<wxRadioBox>(dialog);
        keep(dialog, "preferences");
        box.SetSelection(static_cast<int>(other));
        press(box, wxEVT_RADIOBOX);
        EXPECT_EQ(chosen_scheme(), other);
        expect_names(dialog);
    };
    in_dialog(choose);
    EXPECT_FALSE(change_preferences(frame, table.store));
    EXPECT_EQ(chosen_scheme(), before);
    EXPECT_EQ(*table.store.setting("ui.scheme"), scheme);
    in_dialog([&](wxDialog& dialog) {
        choose(dialog);
        press(dialog, wxID_OK);
    });
    EXPECT_TRUE(change_preferences(frame, table.store));
    EXPECT_EQ(chosen_scheme(), other);
    EXPECT_EQ(*table.store.setting("ui.scheme"), other == Scheme::dark ? "dark" : "light");
}

TEST_F(Dialogs, AnotherLanguageMakesNoneOfOurWordsTheTablesOwn) {
    in_dialog([](wxDialog& dialog) {
        text_called(dialog, wxString::FromUTF8("1, 6, 11 …, grey")).SetValue("Hills");
        for (wxChoice* choice : all_of<wxChoice>(dialog)) {
            if (choice->FindString("Deutsch") != wxNOT_FOUND) {
                choice->SetStringSelection("Deutsch");
                press(*choice, wxEVT_CHOICE);
            }
        }
        press(dialog, wxID_OK);
    });
    EXPECT_TRUE(change_preferences(frame, table.store));
    EXPECT_EQ(table.store.setting("ui.language"), "de");
    EXPECT_EQ(words(say("Animals")), "Tiere");
    EXPECT_EQ(words(say("Landscapes")), "Hills") << "what the table wrote itself stays";
    table.store.set("ui.language", "en");
    table.store.set("words.Landscapes", "");
    apply_preferences(table.store);
}

TEST_F(Dialogs, TheRulesAreReadClauseByClause) {
    EXPECT_FALSE(clause_words("magnate.tax.once").empty());
    EXPECT_TRUE(clause_words("magnate.no.such.clause").empty());
    in_dialog([&](wxDialog& dialog) {
        const wxString all = only<wxTextCtrl>(dialog).GetValue();
        EXPECT_TRUE(all.Contains("magnate.tax.once"));
        keep(dialog, "rules");
    });
    show_rules(frame, game_called("magnate"), "magnate.tax.once");
}

TEST_F(Dialogs, TheTableIsToldInWords) {
    table.enter("r 10 4");
    describe_table(frame, table.recorder.scene());
    const auto window = [] {
        const auto found = std::find_if(wxTopLevelWindows.begin(), wxTopLevelWindows.end(), [](wxWindow* one) {
            return one->GetLabel() == "The table in words" && !one->IsBeingDeleted();
        });
        return found == wxTopLevelWindows.end() ? nullptr : dynamic_cast<wxDialog*>(*found);
    };
    ASSERT_NE(window(), nullptr);
    EXPECT_FALSE(window()->IsModal()) << "play goes on beside it";
    {
        wxDialog& dialog = *window();
        const wxString all = only<wxTextCtrl>(dialog).GetValue();
        EXPECT_TRUE(all.Contains("District 1"));
        EXPECT_TRUE(all.Contains("draw pile"));
        EXPECT_TRUE(all.Contains("What the last event has changed:\n"));
        EXPECT_TRUE(all.Contains("Crowns of Ann: "));
        keep(dialog, "describe");
        auto& in_short = only<wxCheckBox>(dialog);
        in_short.SetValue(true);
        press(in_short, wxEVT_CHECKBOX);
        EXPECT_FALSE(only<wxTextCtrl>(dialog).GetValue().Contains("Crowns of Ann"));
        EXPECT_TRUE(only<wxTextCtrl>(dialog).GetValue().Contains("What the last event has changed:\n"));
        const wxString before = only<wxTextCtrl>(dialog).GetValue();
        table.recorder.undo();
        describe_again(frame, table.recorder.scene());
        EXPECT_NE(only<wxTextCtrl>(dialog).GetValue(), before) << "it follows the game";
        describe_table(frame, table.recorder.scene());
        EXPECT_EQ(window(), &dialog) << "there is one of it";
        dialog.Close();
    }
    settle_windows();
    EXPECT_EQ(window(), nullptr);
}

TEST_F(Dialogs, TheSamePlayersMayPlayAgain) {
    Heading like = table.session().heading();
    like.place = "Kitchen";
    in_dialog([&](wxDialog& dialog) {
        EXPECT_EQ(only<PlayersField>(dialog).names(), like.players);
        EXPECT_EQ(text_called(dialog, "Place").GetValue(), "Kitchen");
        EXPECT_FALSE(only<SlotForm>(dialog).complete()) << "who begins and the Crowns are dealt anew";
    });
    EXPECT_FALSE(ask_for_session(frame, table.store, game_called("magnate"), &like));
}

TEST_F(Dialogs, TheRulesOfEveryGameCanBeChosen) {
    const Games& games = known_games();
    in_dialog([&](wxDialog& dialog) {
        auto& choice = only<wxChoice>(dialog);
        ASSERT_EQ(choice.GetCount(), games.offered().size());
        for (unsigned i = 0; i < choice.GetCount(); ++i) {
            choice.SetSelection(static_cast<int>(i));
            wxCommandEvent chosen(wxEVT_CHOICE, choice.GetId());
            chosen.SetInt(static_cast<int>(i));
            chosen.SetEventObject(&choice);
            choice.ProcessWindowEvent(chosen);
            const wxString all = only<wxTextCtrl>(dialog).GetValue();
            EXPECT_TRUE(all.Contains(utf8(games.offered()[i].id) + ".")) << games.offered()[i].id;
            EXPECT_TRUE(dialog.GetTitle().Contains(words(games.offered()[i].title)));
        }
        keep(dialog, "rules-of-every-game");
    });
    show_rules(frame, games.offered().front(), {}, &games);
}

TEST_F(Dialogs, GettingStartedTellsTheFirstEvening) {
    in_dialog([&](wxDialog& dialog) {
        const wxString all = only<wxTextCtrl>(dialog).GetValue();
        for (const char* words : {"Ctrl+N", "F7", "Ctrl+Z", "F2", "Ctrl+K", "F4", "Ctrl+E", "F1"}) {
            EXPECT_TRUE(all.Contains(words)) << words;
        }
        keep(dialog, "getting-started");
    });
    show_getting_started(frame);
}

TEST_F(Dialogs, AboutHasTheNoticesOfEverythingThatIsPartOfTheProgram) {
    in_dialog([&](wxDialog& about) {
        in_dialog([&](wxDialog& notices) {
            const wxString all = only<wxTextCtrl>(notices).GetValue();
            // The notices name the owners of compiled-in parts, with the words of each licence, and the linked
            // libraries.
            for (const char* words : {"University of Cincinnati", "Niels Lohmann", "Sebastien Rombauts", "Boost.Math",
                                      "Redistributions in binary form must reproduce",
                                      "Permission is hereby granted, free of charge", "wxWidgets", "libxlsxwriter"}) {
                EXPECT_TRUE(all.Contains(words)) << words;
            }
            keep(notices, "notices");
        });
        for (wxButton* one : all_of<wxButton>(about)) {
            if (one->GetLabelText().StartsWith("Notices")) {
                press(*one);
            }
        }
    });
    show_about(frame);
}

TEST_F(Dialogs, AboutNamesTheVersion) {
    in_dialog([&](wxDialog& dialog) {
        EXPECT_TRUE(says(dialog, "Version"));
        keep(dialog, "about");
    });
    show_about(frame);
}

}  // namespace
}  // namespace castalia
