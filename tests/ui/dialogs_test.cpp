// Every dialog shows one value and gives one back, by its own controls; what is wrong is said where it is wrong.
#include "app/ui/dialogs/dialogs.h"

#include <algorithm>
#include <set>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/frame.h>
#include <wx/radiobox.h>
#include <wx/slider.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/type.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/dialogs/correction_view.h"
#include "app/ui/dialogs/players_field.h"
#include "app/ui/forms/slot_form.h"
#include "tests/recorder/table.h"
#include "tests/ui/dialog_hands.h"

namespace castalia {
namespace {

class Dialogs : public testing::Test {
protected:
    Dialogs() {
        // Pictures may be taken in any look: CASTALIA_LOOK="dark 200".
        const char* look = std::getenv("CASTALIA_LOOK");
        const std::string wanted = look == nullptr ? "light 100" : look;
        name = wanted;
        std::ranges::replace(name, ' ', '-');
        table.store.set("ui.scheme", wanted.substr(0, wanted.find(' ')));
        table.store.set("ui.text", wanted.substr(wanted.find(' ') + 1));
        apply_preferences(table.store);
        frame = new wxFrame(nullptr, wxID_ANY, "table", wxPoint(), wxSize(1280, 800));
        frame->Show();
        settle_windows();
    }
    ~Dialogs() override {
        frame->Destroy();
        settle_windows(20);
    }
    void keep(wxWindow& window, const std::string& what) { keep_picture(window, what + "-" + name); }

    Table table;
    wxFrame* frame;
    std::string name;
};

/// What can have the focus has a name for those who do not see it.
void expect_names(wxWindow& above) {
    for (wxWindow* control : all_of<wxWindow>(above)) {
        const bool field =
            dynamic_cast<wxTextCtrl*>(control) != nullptr || dynamic_cast<wxChoice*>(control) != nullptr ||
            dynamic_cast<wxSpinCtrl*>(control) != nullptr || dynamic_cast<wxSlider*>(control) != nullptr;
        if (field && control->IsShownOnScreen()) {
            EXPECT_FALSE(accessible_name(control).empty())
                << control->GetClassInfo()->GetClassName() << " at " << control->GetPosition().y;
        }
    }
}

wxButton& button(wxWindow& above, const wxString& name) {
    for (wxButton* one : all_of<wxButton>(above)) {
        if (accessible_name(one) == name) {
            return *one;
        }
    }
    throw std::runtime_error("no button is called " + name.utf8_string());
}

const Json kCrowns = {{"Ann", {"CM", "CS", "CK"}}, {"Ben", {"CW", "CL", "CY"}}};

void fill_new_session(wxDialog& dialog) {
    text_called(dialog, "Name of the player in seat 1").SetValue("Ann");
    text_called(dialog, "Name of the player in seat 2").SetValue("Ben");
    SlotForm& form = only<SlotForm>(dialog);
    EXPECT_TRUE(form.choose("first", "Ben"));
    EXPECT_TRUE(form.choose("crowns", kCrowns));
}

TEST_F(Dialogs, ANewSessionIsAskedForAndRememberedForTheNext) {
    const Game& game = *find_game("magnate");
    in_dialog([&](wxDialog& dialog) {
        EXPECT_FALSE(text_called(dialog, "Title").IsEmpty()) << "a day and its part are the usual title";
        fill_new_session(dialog);
        text_called(dialog, "Place").SetValue("Reading room");
        EXPECT_TRUE(only<SlotForm>(dialog).choose("options/replace_ace", true));
        expect_names(dialog);
        keep(dialog, "new-session");
        press(dialog, wxID_OK);
    });
    const std::optional<Heading> heading = ask_for_session(frame, table.store, game);
    ASSERT_TRUE(heading);
    EXPECT_EQ(heading->players, (std::vector<std::string>{"Ann", "Ben"}));
    EXPECT_EQ(heading->setup["first"], "Ben");
    const Json settled = game.settle(Players{heading->players}, heading->edition, heading->setup);
    EXPECT_TRUE(settled["options"]["replace_ace"].get<bool>());
    EXPECT_NO_THROW(table.recorder.begin(*heading));

    in_dialog([&](wxDialog& dialog) {
        EXPECT_EQ(only<PlayersField>(dialog).names(), (std::vector<std::string>{"Ann", "Ben"}));
        EXPECT_EQ(text_called(dialog, "Place").GetValue(), "Reading room");
        EXPECT_EQ(only<SlotForm>(dialog).draft()["options"]["replace_ace"], true);
        EXPECT_FALSE(only<SlotForm>(dialog).complete()) << "who begins and the Crowns are dealt anew";
    });
    EXPECT_FALSE(ask_for_session(frame, table.store, game));
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
    EXPECT_FALSE(ask_for_session(frame, table.store, *find_game("magnate")));
}

TEST_F(Dialogs, ATableWithAScorePadAndNoCountersCanBegin) {
    in_dialog([&](wxDialog& dialog) {
        text_called(dialog, "Name of the player in seat 1").SetValue("Ann");
        EXPECT_TRUE(only<SlotForm>(dialog).choose("columns/0", "Deal 1"));
        press(dialog, wxID_OK);
    });
    const std::optional<Heading> heading = ask_for_session(frame, table.store, *find_game("open-table"));
    ASSERT_TRUE(heading);
    EXPECT_EQ(heading->setup["columns"], Json({"Deal 1"}));
    EXPECT_FALSE(heading->setup.contains("counters"));
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
    EXPECT_TRUE(ask_for_session(frame, table.store, *find_game("magnate")));
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
    EXPECT_FALSE(ask_for_session(frame, table.store, *find_game("magnate")));
}

EntryNumber entry(const Table& table, std::size_t index) {
    return table.session().in_force().entries.at(index).number;
}

TEST_F(Dialogs, ACorrectionShowsWhatWouldBeDifferentAndIsOneOperation) {
    for (const char* line : {"r 10 4", "sell AM", "draw", "r 2 2", "sell 9MS", "draw"}) {
        table.enter(line);
    }
    const std::string before = table.on_disk();
    in_dialog([&](wxDialog& dialog) {
        EXPECT_TRUE(says(dialog, "Ann rolls 10 and 4"));
        EXPECT_TRUE(only<SlotForm>(dialog).choose("dice/0", 8));
        EXPECT_TRUE(says(dialog, "Ann rolls 8 and 4"));
        EXPECT_EQ(text_called(dialog, "As a line of notation").GetValue().Lower(), "ann: r 8 4");
        EXPECT_TRUE(says(only<CorrectionView>(dialog), "5 later events were played again"));
        EXPECT_TRUE(says(only<CorrectionView>(dialog), "Everything after it still fits"));
        EXPECT_TRUE(says(dialog, "now, after event 6") && says(dialog, "instead, after event 6"))
            << "both tables as they lie at the end";
        press(button(dialog, "Look at the tables at event 1"));
        EXPECT_TRUE(says(dialog, "now, after event 1") && says(dialog, "instead, after event 1"));
        press(button(dialog, "Look at the tables at the end"));
        text_called(dialog, "Why (kept in the journal)").SetValue("The 8 lay behind the box");
        expect_names(dialog);
        keep(dialog, "correct");
        EXPECT_EQ(table.on_disk(), before) << "nothing is written before it is accepted";
        press(dialog, wxID_OK);
    });
    EXPECT_TRUE(correct_entry(frame, table.recorder, entry(table, 0)));
    const auto& operation = std::get<Corrected>(table.session().journal().back().operation);
    EXPECT_EQ(operation.why, "The 8 lay behind the box");
    EXPECT_EQ(operation.changes.size(), 1U);
    EXPECT_EQ(table.recorder.written(*table.session().in_force().entries[0].event)["dice"], Json({8, 4}));
    EXPECT_TRUE(table.session().in_force().entries[0].event->at) << "it keeps its time";
    ASSERT_TRUE(table.recorder.undo());
    EXPECT_EQ(Json::parse(table.on_disk())["events"], Json::parse(before)["events"]);
}

TEST_F(Dialogs, LeavingACorrectionChangesNothing) {
    table.enter("r 10 4");
    const std::string before = table.on_disk();
    in_dialog([](wxDialog& dialog) { EXPECT_TRUE(only<SlotForm>(dialog).choose("dice/0", 8)); });
    EXPECT_FALSE(correct_entry(frame, table.recorder, entry(table, 0)));
    EXPECT_EQ(table.on_disk(), before);
}

TEST_F(Dialogs, ALongEventIsCorrectedOnTheScreen) {
    table.enter("note " + std::string("the rain, and what everybody said of it, and then the cat, ") +
                "who had been asleep on the box with the tokens until somebody opened a tin");
    in_dialog([](wxDialog& dialog) {
        EXPECT_LT(dialog.GetSize().x, wxGetDisplaySize().x);
        EXPECT_TRUE(wxRect(wxGetDisplaySize()).Contains(dialog.GetScreenRect()));
    });
    EXPECT_FALSE(correct_entry(frame, table.recorder, entry(table, 0)));
}

TEST_F(Dialogs, AnEventMayBeCorrectedByItsLineOfNotation) {
    table.enter("r 2 4");
    table.enter("sell 9MS");
    in_dialog([&](wxDialog& dialog) {
        wxTextCtrl& line = text_called(dialog, "As a line of notation");
        line.SetValue("sell nonsense");
        press(dialog, wxID_OK);
        EXPECT_TRUE(dialog.IsModal());
        EXPECT_TRUE(says(dialog, "not complete"));
        line.SetValue("we sold nothing");
        const std::vector<wxStaticText*> texts = all_of<wxStaticText>(*line.GetParent());
        const auto found = [&](const wxString& part) {
            const auto text =
                std::ranges::find_if(texts, [&](wxStaticText* one) { return one->GetLabelText().Contains(part); });
            return text == texts.end() ? wxRect() : (*text)->GetRect();
        };
        ASSERT_FALSE(found("verb").IsEmpty());
        ASSERT_FALSE(found("Why").IsEmpty());
        EXPECT_LE(found("verb").GetBottom(), found("Why").GetTop())
            << "the longer sentence moves what stands below it";
        line.SetValue("sell 8wl");
        EXPECT_EQ(only<SlotForm>(dialog).draft()["card"], "8WL");
        press(dialog, wxID_OK);
    });
    EXPECT_TRUE(correct_entry(frame, table.recorder, entry(table, 1)));
    EXPECT_EQ(table.recorder.written(*table.session().in_force().entries[1].event)["card"], "8WL");
}

void play_a_card_twice(Table& table) {
    for (const char* line : {"r 10 4", "sell AM", "draw", "r 2 2", "sell 9MS", "draw", "r 3 3", "sell 8WL", "draw"}) {
        table.enter(line);
    }
}

TEST_F(Dialogs, WhatNoLongerFitsIsLeftOutInTheSameOperation) {
    play_a_card_twice(table);
    const Json before = Json::parse(table.on_disk())["events"];
    in_dialog([&](wxDialog& dialog) {
        EXPECT_TRUE(only<SlotForm>(dialog).choose("card", "9MS"));
        EXPECT_FALSE(says(only<CorrectionView>(dialog), "still fits"));
        EXPECT_TRUE(says(only<CorrectionView>(dialog), "no longer fit"));
        keep(dialog, "correct-places");
        press(dialog, wxID_OK);
    });
    EXPECT_TRUE(correct_entry(frame, table.recorder, entry(table, 1)));
    EXPECT_TRUE(std::ranges::all_of(table.session().replay().steps(), &Step::stands));
    EXPECT_LT(table.session().plies(), 9U);
    ASSERT_TRUE(table.recorder.undo());
    EXPECT_EQ(Json::parse(table.on_disk())["events"], before) << "one undo brings all of it back";
}

std::size_t places_shown(CorrectionView& view) {
    return static_cast<std::size_t>(
        std::ranges::count_if(all_of<wxChoice>(view), [](wxChoice* one) { return one->IsShownOnScreen(); }));
}

// Without its first roll nothing of an evening fits any more: a window of places is made, not all of them.
TEST_F(Dialogs, ManyPlacesThatNoLongerFitAreShownTwelveAtATime) {
    table.play(200);
    in_dialog([&](wxDialog& dialog) {
        auto& view = only<CorrectionView>(dialog);
        EXPECT_TRUE(says(view, "others are left out"));
        EXPECT_EQ(places_shown(view), 12U);
        keep(dialog, "delete-many");
        press(button(view, "Show 12 more"));
        EXPECT_EQ(places_shown(view), 24U);
        settle_windows();
        EXPECT_NE(dynamic_cast<wxChoice*>(wxWindow::FindFocus()), nullptr) << "the first of them has the focus";
        keep(dialog, "delete-more");
        press(dialog, wxID_CANCEL);
    });
    const std::string before = table.on_disk();
    EXPECT_FALSE(delete_entry(frame, table.recorder, entry(table, 0)));
    EXPECT_EQ(table.on_disk(), before);
}

TEST_F(Dialogs, TheTableMayRuleThatAPlaceStands) {
    play_a_card_twice(table);
    in_dialog([&](wxDialog& dialog) {
        wxWindow& view = only<CorrectionView>(dialog);
        EXPECT_TRUE(says(view, "no longer fit"));
        wxChoice* way = nullptr;
        for (wxChoice* one : all_of<wxChoice>(view)) {
            if (one->IsShownOnScreen() && one->GetCount() == 2 && way == nullptr) {
                way = one;
            }
        }
        ASSERT_NE(way, nullptr) << "a refusal by rule offers a ruling";
        way->SetSelection(1);
        press(*way, wxEVT_CHOICE);
        press(dialog, wxID_OK);
        EXPECT_TRUE(dialog.IsModal()) << "a ruling needs its sentence";
        for (wxTextCtrl* text : all_of<wxTextCtrl>(view)) {
            if (text->IsShownOnScreen()) {
                text->SetValue("We agreed that it stands");
            }
        }
        keep(dialog, "delete-ruled");
        press(dialog, wxID_OK);
    });
    EXPECT_TRUE(delete_entry(frame, table.recorder, entry(table, 1)));
    const auto& steps = table.session().replay().steps();
    EXPECT_TRUE(std::ranges::any_of(steps, [](const Step& step) {
        return step.stands && step.entry.event->ruling == "We agreed that it stands";
    }));
    EXPECT_TRUE(std::ranges::all_of(steps, &Step::stands));
}

TEST_F(Dialogs, TheLastEntryIsDeletedWithoutAsking) {
    table.enter("r 10 4");
    EXPECT_TRUE(delete_entry(frame, table.recorder, entry(table, 0)));
    EXPECT_EQ(table.session().plies(), 0U);
}

TEST_F(Dialogs, AnEventIsInsertedWhereItHappened) {
    play_a_card_twice(table);
    in_dialog([&](wxDialog& dialog) {
        wxTextCtrl& line = text_called(dialog, "As a line of notation");
        line.SetValue("note Ben poured tea");
        keep(dialog, "insert");
        press(dialog, wxID_OK);
    });
    EXPECT_TRUE(insert_entry(frame, table.recorder, entry(table, 3)));
    EXPECT_EQ(table.session().plies(), 10U);
    EXPECT_EQ(english(table.session().replay().describe(3)), "Ben poured tea");
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

TEST_F(Dialogs, TheRulesAreReadClauseByClause) {
    EXPECT_FALSE(clause_words("magnate.tax.once").empty());
    EXPECT_TRUE(clause_words("magnate.no.such.clause").empty());
    in_dialog([&](wxDialog& dialog) {
        const wxString all = only<wxTextCtrl>(dialog).GetValue();
        EXPECT_TRUE(all.Contains("magnate.tax.once"));
        keep(dialog, "rules");
    });
    show_rules(frame, "magnate", "magnate.tax.once");
}

TEST_F(Dialogs, TheTableIsToldInWords) {
    table.enter("r 10 4");
    in_dialog([&](wxDialog& dialog) {
        const wxString all = only<wxTextCtrl>(dialog).GetValue();
        EXPECT_TRUE(all.Contains("District 1"));
        EXPECT_TRUE(all.Contains("draw pile"));
        keep(dialog, "describe");
    });
    describe_table(frame, table.recorder.scene());
}

TEST_F(Dialogs, TheSamePlayersMayPlayAgain) {
    Heading like = table.session().heading();
    like.place = "Kitchen";
    in_dialog([&](wxDialog& dialog) {
        EXPECT_EQ(only<PlayersField>(dialog).names(), like.players);
        EXPECT_EQ(text_called(dialog, "Place").GetValue(), "Kitchen");
        EXPECT_FALSE(only<SlotForm>(dialog).complete()) << "who begins and the Crowns are dealt anew";
    });
    EXPECT_FALSE(ask_for_session(frame, table.store, *find_game("magnate"), &like));
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
