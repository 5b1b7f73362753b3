// Laying out the table before the first move, and the lots that the program draws.
#include <algorithm>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/listbox.h>

#include "app/ui/form/slot_form.h"
#include "app/ui/preferences/preferences.h"
#include "app/ui/setup/lay_out.h"
#include "app/ui/setup/new_session.h"
#include "app/ui/setup/players_field.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "tests/ui/dialog_table.h"
#include "tests/ui/made_key.h"

namespace castalia {
namespace {

Heading table_of(const std::string& game, std::vector<std::string> players, Json setup = Json::object()) {
    Heading heading;
    heading.game = game;
    heading.edition = game_called(game).editions.front();
    heading.players = std::move(players);
    heading.setup = std::move(setup);
    return heading;
}

class LaidOut : public Dialogs, public ::testing::WithParamInterface<Heading> {};

TEST_P(LaidOut, TheTableOfEveryGameStepByStep) {
    const Heading& heading = GetParam();
    std::set<std::size_t> done;
    in_dialog([&](wxDialog& dialog) {
        const std::vector<wxCheckBox*> steps = all_of<wxCheckBox>(dialog);
        ASSERT_GE(steps.size(), 4U);
        const std::string all = std::to_string(steps.size());
        EXPECT_TRUE(says(dialog, "Step by step, 0 of " + all + " done"));
        steps.front()->SetValue(true);
        press(*steps.front(), wxEVT_CHECKBOX);
        EXPECT_TRUE(says(dialog, "Step by step, 1 of " + all + " done"));
        EXPECT_TRUE(says(dialog, "What you need"));
        EXPECT_TRUE(says(dialog, "minutes"));
        EXPECT_FALSE(accessible_name(steps.back()).empty());
        EXPECT_FALSE(says(dialog, "Lots")) << "nothing is drawn in a session that has begun";
        keep(dialog, "lay-out-" + heading.game);
    });
    lay_out_the_table(frame, {game_called(heading.game), [&] { return heading; }, {}, {}, {}, done});
    EXPECT_EQ(done, (std::set<std::size_t>{1}));
}

TEST_P(LaidOut, ThePlanAndTheSheetsOfTheGameArePrinted) {
    const Heading& heading = GetParam();
    const Game& game = game_called(heading.game);
    std::set<std::size_t> done;
    bool offered = false;
    in_dialog([&](wxDialog& dialog) {
        in_dialog([&](wxDialog& sheets) {
            const auto& list = only<wxListBox>(sheets);
            ASSERT_EQ(list.GetCount(), 1 + game.sheets.size());
            EXPECT_EQ(list.GetString(0), "The plan of the table, with its steps");
            offered = true;
            keep(sheets, "lay-out-sheets-" + heading.game);
        });
        wxKeyEvent event = made_key(wxEVT_CHAR_HOOK);
        event.m_keyCode = 'P';
        event.SetControlDown(true);
        dialog.ProcessWindowEvent(event);
    });
    lay_out_the_table(frame, {game, [&] { return heading; }, {}, {}, {}, done});
    EXPECT_TRUE(offered);
}

INSTANTIATE_TEST_SUITE_P(
    EveryGame, LaidOut,
    ::testing::Values(table_of("magnate", {"Ann", "Ben"},
                               {{"first", "Ben"},
                                {"crowns", {{"Ann", {"CS", "CY", "CK"}}, {"Ben", {"CM", "CW", "CL"}}}}}),
                      table_of("muse-decktet", {"Ann", "Ben", "Cid", "Dan"}), table_of("musee", {"Ann", "Ben"}),
                      table_of("dance-of-muses", {"Ann", "Ben", "Cid", "Dan"}),
                      table_of("muse-story", {"Ann", "Ben", "Cid", "Dan", "Eve", "Fay"})),
    [](const auto& table) {
        std::string name = table.param.game;
        std::ranges::replace(name, '-', '_');
        return name;
    });

TEST_F(Dialogs, StepsAreTickedOffFromKeyToKeyAndStayTickedOff) {
    std::set<std::size_t> done{2};
    const Heading heading = table_of("musee", {"Ann", "Ben"});
    in_dialog([&](wxDialog& dialog) {
        const std::vector<wxCheckBox*> steps = all_of<wxCheckBox>(dialog);
        EXPECT_TRUE(steps.at(1)->GetValue());
        EXPECT_TRUE(steps.at(0)->HasFocus());
        press_key(dialog, WXK_DOWN);
        EXPECT_TRUE(steps.at(1)->HasFocus());
        press_key(dialog, WXK_UP);
        press_key(dialog, WXK_UP);
        EXPECT_TRUE(steps.at(0)->HasFocus()) << "there is none above";
    });
    lay_out_the_table(frame, {game_called("musee"), [&] { return heading; }, {}, {}, {}, done});
    EXPECT_EQ(done, (std::set<std::size_t>{2}));
}

TEST_F(Dialogs, TheNextStepIsWholeInLargeText) {
    table.store.set("ui.text", "200");
    apply_preferences(table.store);
    const Heading heading = table_of("muse-story", {"Ann", "Ben", "Cid"}, {{"genre", "pulp"}});
    std::set<std::size_t> done;
    in_dialog([&](wxDialog& dialog) {
        const std::vector<wxCheckBox*> steps = all_of<wxCheckBox>(dialog);
        for (std::size_t i = 0; i + 1 < steps.size(); ++i) {
            steps[i]->SetValue(true);
            press(*steps[i], wxEVT_CHECKBOX);
            settle_windows();
            const wxWindow* row = steps[i + 1]->GetParent();
            EXPECT_LE(row->GetRect().GetBottom(), row->GetParent()->GetClientSize().y) << "step " << i + 2;
        }
    });
    lay_out_the_table(frame, {game_called("muse-story"), [&] { return heading; }, {}, {}, {}, done});
}

TEST_F(Dialogs, OptionsAreExplainedWithWhatTheyChange) {
    const Heading heading = table_of("magnate", {"Ann", "Ben"}, {{"options", {{"revised_aces", true}}}});
    std::set<std::size_t> done;
    in_dialog([&](wxDialog& dialog) {
        EXPECT_TRUE(says(dialog, wxString::FromUTF8("✓ Aces of the later edition")));
        EXPECT_TRUE(says(dialog, "An Ace costs 3 and is worth its suit in the district"));
        EXPECT_FALSE(says(dialog, wxString::FromUTF8("✓ Replace a drawn Ace")));
    });
    lay_out_the_table(frame, {game_called("magnate"), [&] { return heading; }, {}, {}, {}, done});
}

TEST_F(Dialogs, WhatTheProgramDrewIsMarkedAndToldWithTheSession) {
    in_dialog([&](wxDialog& dialog) {
        text_called(dialog, "Name of the player in seat 1").SetValue("Ann");
        text_called(dialog, "Name of the player in seat 2").SetValue("Ben");
        EXPECT_FALSE(says(dialog, "Drawn by Castalia"));
        press_key(dialog, WXK_F8);
        settle_windows();
        EXPECT_TRUE(says(dialog, "Drawn by Castalia: First player: "));
        EXPECT_TRUE(only<SlotForm>(dialog).complete()) << "the Crowns are dealt too";
        press_key(dialog, WXK_F8, true);
        settle_windows();
        EXPECT_TRUE(says(dialog, "Drawn by Castalia: Seats: "));
        keep(dialog, "new-session-lots");
        press(dialog, wxID_OK);
    });
    const std::optional<NewSession> agreed = ask_for_session(frame, table.store, game_called("magnate"));
    ASSERT_TRUE(agreed);
    const Heading& heading = agreed->heading;
    EXPECT_TRUE(
        agreed->drawn.starts_with("Drawn by Castalia: Seats: " + heading.players[0] + ", " + heading.players[1] +
                                  "; First player: " + heading.setup["first"].get<std::string>() + "; Crowns: "))
        << agreed->drawn;
}

class LotsOf : public Dialogs, public ::testing::WithParamInterface<const char*> {};

TEST_P(LotsOf, EveryGameAreDrawnInTheNewSessionAndOnItsPlan) {
    const Game& game = game_called(GetParam());
    const auto drawn = [](wxDialog& dialog, const std::vector<Slot>& slots) {
        return std::ranges::all_of(
            slots, [&](const Slot& slot) { return !slot.by_chance || says(dialog, words(slot.label) + ": "); });
    };
    in_dialog([&](wxDialog& dialog) {
        const std::vector<std::string> names{"Ann", "Ben", "Cid"};
        for (int seat = 0; seat < game.least_players; ++seat) {
            text_called(dialog, wxString::Format("Name of the player in seat %d", seat + 1))
                .SetValue(names.at(static_cast<std::size_t>(seat)));
        }
        settle_windows();
        press_key(dialog, WXK_F8, true);
        settle_windows();
        EXPECT_TRUE(says(dialog, "Drawn by Castalia: Seats: "));
        const auto& form = only<SlotForm>(dialog);
        const bool lots = std::ranges::find(form.slots(), true, &Slot::by_chance) != form.slots().end();
        press_key(dialog, WXK_F8);
        settle_windows();
        EXPECT_TRUE(drawn(dialog, form.slots()));
        in_dialog([&](wxDialog& laid) {
            EXPECT_TRUE(says(laid, "Seats: "));
            EXPECT_TRUE(drawn(laid, form.slots()));
            press_key(laid, WXK_F8, true);
            press_key(laid, WXK_F8);
            settle_windows();
            EXPECT_TRUE(says(laid, "Seats: "));
            EXPECT_TRUE(drawn(laid, form.slots()));
            EXPECT_TRUE(says(laid, "Drawn by Castalia"));
            EXPECT_EQ(lots, std::ranges::any_of(all_of<wxButton>(laid), [](const wxButton* one) {
                          return one->IsShown() && accessible_name(one) == "Draw lots";
                      }));
            keep(laid, std::string("lay-out-lots-") + GetParam());
        });
        press_key(dialog, WXK_F7);
        keep(dialog, std::string("new-session-lots-") + GetParam());
    });
    EXPECT_FALSE(ask_for_session(frame, table.store, game));
}

INSTANTIATE_TEST_SUITE_P(EveryGame, LotsOf,
                         ::testing::Values("magnate", "muse-decktet", "musee", "dance-of-muses", "muse-story"),
                         [](const auto& game) {
                             std::string name = game.param;
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

TEST_F(Dialogs, WhatTheTableChoosesItselfIsNotMarkedAsDrawn) {
    in_dialog([&](wxDialog& dialog) {
        text_called(dialog, "Name of the player in seat 1").SetValue("Ann");
        text_called(dialog, "Name of the player in seat 2").SetValue("Ben");
        press_key(dialog, WXK_F8);
        settle_windows();
        SlotForm& form = only<SlotForm>(dialog);
        EXPECT_TRUE(form.choose("first", form.draft()["first"] == "Ann" ? "Ben" : "Ann"));
        settle_windows();
        EXPECT_FALSE(says(dialog, "First player: "));
        EXPECT_TRUE(says(dialog, "Drawn by Castalia: Crowns: "));
    });
    EXPECT_FALSE(ask_for_session(frame, table.store, game_called("magnate")));
}

TEST_F(Dialogs, TheTableIsLaidOutFromTheNewSessionWithWhatIsDrawnThere) {
    in_dialog([&](wxDialog& dialog) {
        text_called(dialog, "Name of the player in seat 1").SetValue("Ann");
        text_called(dialog, "Name of the player in seat 2").SetValue("Ben");
        in_dialog([&](wxDialog& laid) {
            EXPECT_TRUE(says(laid, "Magnate for Ann and Ben"));
            EXPECT_TRUE(says(laid, "Nothing is drawn yet."));
            press_key(laid, WXK_F8);
            settle_windows();
            EXPECT_FALSE(says(laid, "Nothing is drawn yet."));
            EXPECT_TRUE(says(laid, "First player: "));
            EXPECT_TRUE(says(laid, "Drawn by Castalia"));
            keep(laid, "lay-out-lots");
        });
        press_key(dialog, WXK_F7);
        EXPECT_TRUE(says(dialog, "Drawn by Castalia: First player: "));
    });
    EXPECT_FALSE(ask_for_session(frame, table.store, game_called("magnate")));
}

}  // namespace
}  // namespace castalia
