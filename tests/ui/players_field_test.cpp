// The seats of a new session by keys alone.
#include <algorithm>

#include <wx/button.h>
#include <wx/frame.h>
#include <wx/textctrl.h>

#include "app/ui/form/slot_form.h"
#include "app/ui/setup/new_session.h"
#include "app/ui/setup/players_field.h"
#include "app/ui/setup/remembered_session.h"
#include "tests/support/samples.h"
#include "tests/ui/dialog_table.h"

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

TEST(Players, AllNamesBeginAtTheSamePlace) {
    auto* frame = new wxFrame(nullptr, wxID_ANY, "seats", wxPoint(), wxSize(500, 700));
    auto* players = new PlayersField(frame, 2, 12, std::vector<std::string>(12), [] {});
    frame->Show();
    settle_windows();
    const std::vector<wxTextCtrl*> names = all_of<wxTextCtrl>(*players);
    ASSERT_EQ(names.size(), 12U);
    for (const wxTextCtrl* name : names) {
        EXPECT_EQ(name->GetPosition().x, names.front()->GetPosition().x);
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

// A game that came with another library offered the people of the last evening of another game, or nobody.
TEST_F(Dialogs, AGameOffersThoseWhoPlayedItLast) {
    const Session other = sample_of("musee");
    table.store.begin(other);
    table.store.set(kLastGame, "magnate");
    table.store.set("last.magnate", R"({"players":["Eve","Fay"],"place":"Kitchen"})");
    in_dialog([&](wxDialog& dialog) {
        EXPECT_EQ(only<PlayersField>(dialog).names(), other.heading().players);
        EXPECT_TRUE(says(dialog, wxString::FromUTF8("as in your last session of Musée")));
        settle_windows();
        EXPECT_NE(dynamic_cast<wxChoice*>(wxWindow::FindFocus()), nullptr) << "who begins is all that is missing";
    });
    EXPECT_FALSE(ask_for_session(frame, table.store, game_called("musee")));
    in_dialog([&](wxDialog& dialog) {
        EXPECT_EQ(only<PlayersField>(dialog).names(), (std::vector<std::string>{"Eve", "Fay"}));
        EXPECT_TRUE(says(dialog, "as in your last session of Magnate"));
    });
    EXPECT_FALSE(ask_for_session(frame, table.store, game_called("dance-of-muses")));
}

// Escape threw away what was typed, without a word.
TEST_F(Dialogs, WhatWasFilledInIsThereAgainAfterEscape) {
    const Game& game = game_called("magnate");
    in_dialog([&](wxDialog& dialog) {
        only<PlayersField>(dialog).seat({"Wilhelmine", "Theo"});
        text_called(dialog, "Title").SetValue("By the stove");
        text_called(dialog, "Place").SetValue("Attic");
        only<SlotForm>(dialog).choose(FieldPath() / "first", "Theo");
        press(dialog, wxID_CANCEL);
    });
    EXPECT_FALSE(ask_for_session(frame, table.store, game));
    in_dialog([&](wxDialog& dialog) {
        EXPECT_TRUE(only<PlayersField>(dialog).names().at(0).empty()) << "it is another game";
        EXPECT_FALSE(says(dialog, "as you left it")) << "nothing was filled in";
    });
    EXPECT_FALSE(ask_for_session(frame, table.store, game_called("musee")));
    in_dialog([&](wxDialog& dialog) {
        EXPECT_TRUE(says(dialog, "as you left it"));
        EXPECT_EQ(only<PlayersField>(dialog).names(), (std::vector<std::string>{"Wilhelmine", "Theo"}));
        EXPECT_EQ(text_called(dialog, "Title").GetValue(), "By the stove");
        EXPECT_EQ(text_called(dialog, "Place").GetValue(), "Attic");
        EXPECT_EQ(only<SlotForm>(dialog).draft()["first"], "Theo");
        for (wxButton* button : all_of<wxButton>(dialog)) {
            if (button->GetLabelText() == "Begin anew") {
                in_next_dialog([](wxDialog& anew) {
                    EXPECT_EQ(only<PlayersField>(anew).names(), (std::vector<std::string>{"Ann", "Ben"}));
                    EXPECT_TRUE(text_called(anew, "Place").IsEmpty());
                    EXPECT_TRUE(says(anew, "as in your last session of Magnate"));
                });
                return press(*button);
            }
        }
        ADD_FAILURE() << "nobody can begin anew";
    });
    EXPECT_FALSE(ask_for_session(frame, table.store, game));
}

TEST_F(Dialogs, WhatWasLeftIsForgottenOnceASessionHasBegun) {
    const Game& game = game_called("musee");
    in_dialog([&](wxDialog& dialog) { only<PlayersField>(dialog).seat({"Ann", "Ben"}); });
    EXPECT_FALSE(ask_for_session(frame, table.store, game));
    in_dialog([&](wxDialog& dialog) {
        EXPECT_EQ(only<PlayersField>(dialog).names(), (std::vector<std::string>{"Ann", "Ben"}));
        press_key(dialog, WXK_F8);
        press(dialog, wxID_OK);
    });
    ASSERT_TRUE(ask_for_session(frame, table.store, game));
    in_dialog(
        [&](wxDialog& dialog) { EXPECT_TRUE(says(dialog, wxString::FromUTF8("as in your last session of Musée"))); });
    EXPECT_FALSE(ask_for_session(frame, table.store, game));
}

TEST_F(Dialogs, LotsThatWereDrawnBeforeEscapeAreDrawnAnew) {
    const Game& game = game_called("magnate");
    in_dialog([&](wxDialog& dialog) {
        only<PlayersField>(dialog).seat({"Ann", "Ben"});
        press_key(dialog, WXK_F8);
        EXPECT_TRUE(says(dialog, "Drawn by Castalia"));
    });
    EXPECT_FALSE(ask_for_session(frame, table.store, game));
    in_dialog([&](wxDialog& dialog) {
        EXPECT_EQ(only<PlayersField>(dialog).names(), (std::vector<std::string>{"Ann", "Ben"}));
        EXPECT_TRUE(value_at(only<SlotForm>(dialog).draft(), "first").is_null())
            << "the log could no longer say that the program drew it";
    });
    EXPECT_FALSE(ask_for_session(frame, table.store, game));
}

}  // namespace castalia
