// A dialog tells what no record may hold when somebody pastes it, and nothing is lost.
#include <algorithm>

#include <wx/combo.h>
#include <wx/frame.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/ui/form/slot_form.h"
#include "app/ui/history/day_field.h"
#include "app/ui/history/session_details.h"
#include "app/ui/setup/new_session.h"
#include "app/ui/toolkit/controls/ask_for_words.h"
#include "core/rules/json/fields.h"
#include "db/history/history.h"
#include "tests/recorder/table.h"
#include "tests/support/games.h"
#include "tests/ui/dialog_hands.h"

namespace castalia {
namespace {

class TypedWords : public ::testing::Test {
protected:
    TypedWords() {
        frame->Show();
        settle_windows();
    }
    ~TypedWords() override {
        frame->Destroy();
        settle_windows(20);
    }

    Table table;
    wxFrame* frame = new wxFrame(nullptr, wxID_ANY, "table", wxPoint(), wxSize(1280, 800));
};

TEST_F(TypedWords, ATitleThatIsTooLongIsSaidWhereItStands) {
    const std::string id = table.session_id();
    in_dialog([&](wxDialog& dialog) {
        text_called(dialog, "Title").SetValue(wxString('x', 705));
        text_called(dialog, "Place").SetValue("the kitchen");
        press(dialog, wxID_OK);
        EXPECT_TRUE(dialog.IsModal());
        EXPECT_TRUE(says(dialog, "1 to 200 characters"));
        text_called(dialog, "Title").SetValue("Thursday, late");
        text_called(dialog, "Tags, separated by commas").SetValue("rain, " + wxString('x', 300));
        press(dialog, wxID_OK);
        EXPECT_TRUE(dialog.IsModal());
        text_called(dialog, "Tags, separated by commas").SetValue("rain");
        press(dialog, wxID_OK);
    });
    EXPECT_TRUE(edit_details(frame, table.store, id));
    const std::optional<SessionSummary> kept = History(table.store).summary(id);
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->title, "Thursday, late");
    EXPECT_EQ(kept->place, "the kitchen");
    EXPECT_EQ(kept->tags, std::vector<std::string>{"rain"});
}

TEST_F(TypedWords, WhatIsNoDayIsSaidAtItsFieldAsSoonAsThatIsLeft) {
    const std::string id = table.session_id();
    in_dialog([&](wxDialog& dialog) {
        const wxWindow& save = *dialog.FindWindow(wxID_OK);
        const wxPoint before = save.GetScreenPosition();
        wxTextCtrl& day = *only<wxComboCtrl>(dialog).GetTextCtrl();
        day.SetFocus();
        settle_windows();
        day.SetValue("the day before");
        text_called(dialog, "Title").SetFocus();
        settle_windows();
        keep_picture(dialog, "details-no-day");
        EXPECT_TRUE(says(dialog, "This is no day"));
        for (const wxStaticText* text : all_of<wxStaticText>(dialog)) {
            if (text->GetLabelText().Contains("This is no day")) {
                EXPECT_LT(text->GetScreenPosition().y - day.GetScreenPosition().y, 3 * day.GetSize().y);
                EXPECT_LE(text->GetBestSize().x, text->GetSize().x);
            }
        }
        EXPECT_EQ(save.GetScreenPosition(), before) << "the button stays beneath the pointer";
        press(dialog, wxID_OK);
        EXPECT_TRUE(dialog.IsModal());
        EXPECT_TRUE(says(dialog, "Nothing was saved"));
        const std::vector<wxStaticText*> texts = all_of<wxStaticText>(dialog);
        EXPECT_EQ(std::ranges::count(texts, no_day(), [](const wxStaticText* text) { return text->GetLabelText(); }),
                  1);
        day.SetFocus();
        settle_windows();
        day.SetValue("2026-11-10");
        text_called(dialog, "Title").SetFocus();
        settle_windows();
        EXPECT_FALSE(says(dialog, "This is no day"));
        press(dialog, wxID_CANCEL);
    });
    EXPECT_FALSE(edit_details(frame, table.store, id));
}

TEST_F(TypedWords, APlaceThatTurnsTheLineAroundIsClearedBeforeTheSessionBegins) {
    const wxString turned = wxString::FromUTF8("the \xE2\x80\xAEkitchen");
    in_dialog([&](wxDialog& dialog) {
        text_called(dialog, "Name of the player in seat 1").SetValue("Ann");
        text_called(dialog, "Name of the player in seat 2").SetValue("Ben");
        EXPECT_TRUE(only<SlotForm>(dialog).choose("columns/0", "Deal 1"));
        text_called(dialog, "Place").SetValue(turned);
        press(dialog, wxID_OK);
        EXPECT_TRUE(dialog.IsModal());
        EXPECT_TRUE(says(dialog, "taken out of “the kitchen”: U+202E"));
        EXPECT_EQ(text_called(dialog, "Place").GetValue(), "the kitchen");
        text_called(dialog, "Place").SetValue("the\tkitchen");
        press(dialog, wxID_OK);
    });
    const std::optional<NewSession> agreed = ask_for_session(frame, table.store, game_called("open-table"));
    ASSERT_TRUE(agreed);
    EXPECT_EQ(agreed->heading.place, "the kitchen");
}

TEST_F(TypedWords, ANameThatLooksLikeAKnownOneIsAskedAboutOnce) {
    table.session_id();  // Ann and Ben have played.
    const struct {
        const char *typed, *told, *kept;
    } kNames[] = {{"\u0410nn", "looks like “Ann”", "\u0410nn"},
                  {"ann", "looks like “Ann”", "ann"},
                  {"An\u200Bn", "taken out of “Ann”: U+200B", "Ann"}};
    for (const auto& [typed, told, kept] : kNames) {
        in_dialog([&](wxDialog& dialog) {
            text_called(dialog, "Name of the player in seat 1").SetValue(wxString::FromUTF8(typed));
            text_called(dialog, "Name of the player in seat 2").SetValue("Ben");
            EXPECT_TRUE(only<SlotForm>(dialog).choose("columns/0", "Deal 1"));
            press(dialog, wxID_OK);
            EXPECT_TRUE(dialog.IsModal()) << typed;
            EXPECT_TRUE(says(dialog, told)) << typed;
            press(dialog, wxID_OK);
        });
        const std::optional<NewSession> agreed = ask_for_session(frame, table.store, game_called("open-table"));
        ASSERT_TRUE(agreed) << typed;
        EXPECT_EQ(agreed->heading.players.front(), kept);
    }
}

TEST_F(TypedWords, ANameThatNobodyCanSeeIsNone) {
    in_dialog([&](wxDialog& dialog) {
        text_called(dialog, "Name of the player in seat 1").SetValue(wxString::FromUTF8("\u2800\u3164"));
        text_called(dialog, "Name of the player in seat 2").SetValue("Ben");
        EXPECT_TRUE(only<SlotForm>(dialog).choose("columns/0", "Deal 1"));
        press(dialog, wxID_OK);
        EXPECT_TRUE(says(dialog, "There was nothing to see in this name"));
        press(dialog, wxID_OK);
        EXPECT_TRUE(dialog.IsModal());
        EXPECT_TRUE(says(dialog, "Enter the name of this player."));
        press(dialog, wxID_CANCEL);
    });
    EXPECT_FALSE(ask_for_session(frame, table.store, game_called("open-table")));
}

TEST_F(TypedWords, AFieldEndsWhereARecordDoes) {
    in_dialog([&](wxDialog& dialog) {
        only<wxTextCtrl>(dialog).SetValue(wxString('x', kLongestText + 100));
        press(dialog, wxID_OK);
    });
    const std::optional<std::string> words = ask_for_words(frame, "A note", "Note");
    ASSERT_TRUE(words);
    EXPECT_LE(words->size(), kLongestText);
}

TEST_F(TypedWords, WordsAreAskedForUntilTheyAreRight) {
    const auto check = [](const std::string& words) { check_name(words, kLongestName, "name"); };
    in_dialog([&](wxDialog& dialog) {
        only<wxTextCtrl>(dialog).SetValue(wxString('x', 61));
        press(dialog, wxID_OK);
        EXPECT_TRUE(dialog.IsModal());
        EXPECT_TRUE(says(dialog, "1 to 60 characters"));
        only<wxTextCtrl>(dialog).SetValue("Zoë");
        press(dialog, wxID_OK);
    });
    EXPECT_EQ(ask_for_words(frame, "Rename", "Name", "", check), "Zoë");
}

}  // namespace
}  // namespace castalia
