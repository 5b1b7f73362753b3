// Events are corrected, inserted and deleted in a dialog that shows every effect before anything is written.
#include "app/ui/correction/correct_entry.h"

#include <algorithm>

#include <glib.h>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/ui/correction/correction_view.h"
#include "app/ui/form/slot_form.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "tests/ui/dialog_table.h"

namespace castalia {
namespace {

class Corrections : public Dialogs {};

EntryNumber entry(const Table& table, std::size_t index) {
    return table.session().in_force().entries.at(index).number;
}

TEST_F(Corrections, ACorrectionShowsWhatWouldBeDifferentAndIsOneOperation) {
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
        EXPECT_TRUE(says(only<CorrectionView>(dialog), "All later events still fit"));
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

// A name of sixty letters left a strip of the other half in which one word stood in a line.
TEST_F(Corrections, WhatWouldChangeKeepsItsHalfBesideLongNamesInLargeLetters) {
    set_text_size(2);
    apply_native_style(200);
    Heading heading = table.session().heading();
    heading.id.clear();
    heading.players = {"Maximiliano de la Santísima Trinidad Fernández-Villaverde II", "Ben"};
    heading.setup = {{"first", "Ben"},
                     {"crowns", {{heading.players[0], {"CM", "CS", "CK"}}, {"Ben", {"CW", "CL", "CY"}}}}};
    table.recorder.begin(heading);
    for (const char* line : {"r 10 4", "sell AM", "draw", "r 2 2"}) {
        table.enter(line);
    }
    in_dialog([&](wxDialog& dialog) {
        keep(dialog, "correct-long-large");
        constexpr double kLeastShare = 0.45;
        EXPECT_GE(only<CorrectionView>(dialog).GetSize().x, kLeastShare * dialog.GetClientSize().x);
    });
    EXPECT_FALSE(correct_entry(frame, table.recorder, entry(table, 3)));
    set_text_size(1);
    apply_native_style(100);
}

// The hidden field for a ruling was moved along with what scrolls, and the toolkit said so each time.
TEST_F(Corrections, ScrollsWithoutAComplaintOfTheToolkit) {
    table.play(24);
    std::vector<std::string> complaints;
    in_dialog([&](wxDialog& dialog) {
        dialog.SetSize(wxSize(dialog.GetSize().x, dialog.GetMinSize().y));
        settle_windows();
        const GLogFunc before = g_log_set_default_handler(
            +[](const char*, GLogLevelFlags, const char* message, gpointer to) {
                static_cast<std::vector<std::string>*>(to)->emplace_back(message);
            },
            &complaints);
        std::size_t scrolled = 0;
        for (wxScrolledWindow* area : all_of<wxScrolledWindow>(dialog)) {
            for (const int to : {2, 0}) {
                area->Scroll(0, to);
                settle_windows(20);
                scrolled += area->GetViewStart().y == 2 ? 1 : 0;
            }
        }
        g_log_set_default_handler(before, nullptr);
        EXPECT_EQ(scrolled, 2U) << "both halves";
    });
    EXPECT_FALSE(correct_entry(frame, table.recorder, entry(table, 3)));
    EXPECT_EQ(complaints, std::vector<std::string>());
}

TEST_F(Corrections, LeavingACorrectionChangesNothing) {
    table.enter("r 10 4");
    const std::string before = table.on_disk();
    in_dialog([](wxDialog& dialog) { EXPECT_TRUE(only<SlotForm>(dialog).choose("dice/0", 8)); });
    EXPECT_FALSE(correct_entry(frame, table.recorder, entry(table, 0)));
    EXPECT_EQ(table.on_disk(), before);
}

// It said the old event beside the sentence of the new one.
TEST_F(Corrections, WhatHappenedIsNamedByTheLineThatIsTyped) {
    for (const char* line : {"r 10 4", "sell AM", "draw"}) {
        table.enter(line);
    }
    in_dialog([&](wxDialog& dialog) {
        const auto choices = all_of<wxChoice>(dialog);
        const auto named = [&] { return choices.front()->GetStringSelection(); };
        EXPECT_EQ(named(), "Sell");
        wxTextCtrl& line = text_called(dialog, "As a line of notation");
        line.SetValue("note \"a cup of tea\"");
        EXPECT_EQ(named(), "A note");
        line.SetValue("sell 8YK");
        EXPECT_EQ(named(), "Sell") << "the kind of event that stands there";
        EXPECT_TRUE(says(dialog, "Ann sells 8YK"));
        line.SetValue("r 2 3");
        EXPECT_EQ(named(), "Ann rolls 2 and 3") << "this kind has no name after a roll";
        line.SetValue("r 5 6");
        EXPECT_EQ(named(), "Ann rolls 5 and 6");
    });
    EXPECT_FALSE(correct_entry(frame, table.recorder, entry(table, 1)));
}

TEST_F(Corrections, AnObjectionIsToldOnlyWhileItHolds) {
    for (const char* line : {"r 10 4", "sell AM", "draw", "r 2 2", "sell 9MS", "draw"}) {
        table.enter(line);
    }
    in_dialog([&](wxDialog& dialog) {
        const wxString objection = "This event was not possible at that moment";
        wxTextCtrl& line = text_called(dialog, "As a line of notation");
        line.SetValue("sell AM");
        EXPECT_TRUE(says(only<CorrectionView>(dialog), objection)) << "nothing can be weighed";
        EXPECT_FALSE(says(only<CorrectionView>(dialog), "All later events still fit"));
        press(dialog, wxID_OK);
        line.SetValue("sell 8YK");
        EXPECT_FALSE(says(dialog, objection));
        EXPECT_TRUE(says(only<CorrectionView>(dialog), "All later events still fit"));
    });
    EXPECT_FALSE(correct_entry(frame, table.recorder, entry(table, 4)));
}

TEST_F(Corrections, ALongEventIsCorrectedOnTheScreen) {
    table.enter("note " + std::string("the rain, and what everybody said of it, and then the cat, ") +
                "who had been asleep on the box with the tokens until somebody opened a tin");
    in_dialog([](wxDialog& dialog) {
        EXPECT_LT(dialog.GetSize().x, wxGetDisplaySize().x);
        EXPECT_TRUE(wxRect(wxGetDisplaySize()).Contains(dialog.GetScreenRect()));
    });
    EXPECT_FALSE(correct_entry(frame, table.recorder, entry(table, 0)));
}

TEST_F(Corrections, AnEventMayBeCorrectedByItsLineOfNotation) {
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

TEST_F(Corrections, WhatNoLongerFitsIsLeftOutInTheSameOperation) {
    play_a_card_twice(table);
    const Json before = Json::parse(table.on_disk())["events"];
    in_dialog([&](wxDialog& dialog) {
        EXPECT_TRUE(only<SlotForm>(dialog).choose("card", "9MS"));
        EXPECT_FALSE(says(only<CorrectionView>(dialog), "still fit"));
        EXPECT_TRUE(says(only<CorrectionView>(dialog), wxString::FromUTF8("§\u00A0")))
            << "the sign of a clause is not torn from it";
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

// Without its first roll, nothing in a session fits any more, so only some places are made, and not all of them.
TEST_F(Corrections, ManyPlacesThatNoLongerFitAreShownTwelveAtATime) {
    table.play(200);
    in_dialog([&](wxDialog& dialog) {
        auto& view = only<CorrectionView>(dialog);
        EXPECT_TRUE(says(view, "more are left out"));
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

TEST_F(Corrections, TheTableMayRuleThatAPlaceStands) {
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

TEST_F(Corrections, TheLastEntryIsShownBeforeItIsDeleted) {
    table.enter("r 10 4");
    in_dialog([&](wxDialog& dialog) {
        EXPECT_EQ(table.session().plies(), 1U);
        press(dialog, wxID_OK);
    });
    EXPECT_TRUE(delete_entry(frame, table.recorder, entry(table, 0)));
    EXPECT_EQ(table.session().plies(), 0U);
}

TEST_F(Corrections, AnEventIsInsertedWhereItHappened) {
    play_a_card_twice(table);
    in_dialog([&](wxDialog& dialog) {
        wxTextCtrl& line = text_called(dialog, "As a line of notation");
        line.SetValue("note Ben poured tea");
        EXPECT_TRUE(says(dialog, "Nothing changes until you accept."));
        EXPECT_FALSE(says(dialog, "old event")) << "there is none";
        keep(dialog, "insert");
        press(dialog, wxID_OK);
    });
    EXPECT_TRUE(insert_entry(frame, table.recorder, entry(table, 3)));
    EXPECT_EQ(table.session().plies(), 10U);
    EXPECT_EQ(english(table.session().replay().describe(3)), "Ben poured tea");
}

}  // namespace
}  // namespace castalia
