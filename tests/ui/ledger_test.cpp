// The ledger of rulings in the window, and the house rules that are written from it.
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/listbox.h>

#include "app/ui/history/ledger_dialog.h"
#include "app/ui/setup/new_session.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "db/history/house_rules.h"
#include "tests/recorder/table.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/wanted_look.h"

namespace castalia {
namespace {

class LedgerWindow : public ::testing::Test {
protected:
    LedgerWindow() {
        speak_utf8();
        wanted = take_wanted_look(table.store);
        rule("It may stand");
        first = table.session_id();
        table.recorder.begin(table.session().heading());
        rule("The die fell to the floor");
        second = table.session_id();
    }
    void rule(const std::string& why) {
        table.enter("r 3 9");
        table.enter("r 2 2 ruling \"" + why + "\"");
    }
    static wxButton& button_called(wxDialog& dialog, const wxString& label) {
        for (wxButton* one : all_of<wxButton>(dialog)) {
            if (one->GetLabelText() == label) {
                return *one;
            }
        }
        throw std::runtime_error("no button is called " + label.utf8_string());
    }
    static void until_read(wxDialog& dialog) {
        constexpr int kLong = 50;
        for (int i = 0; i < kLong && !says(dialog, " decisions"); ++i) {
            settle_windows(20);
        }
    }
    static std::string cell(wxDialog& dialog, unsigned row, unsigned column) {
        return only<wxDataViewListCtrl>(dialog).GetTextValue(row, column).utf8_string();
    }

    Table table;
    std::string wanted, first, second;
};

TEST_F(LedgerWindow, ListsEveryRulingByClauseSearchesAndLeadsToTheEvent) {
    bool seen = false;
    in_dialog([&](wxDialog& dialog) {
        seen = true;
        until_read(dialog);
        std::string name = "ledger-" + wanted;
        std::ranges::replace(name, ' ', '-');
        keep_picture(dialog, name);
        auto& list = only<wxDataViewListCtrl>(dialog);
        ASSERT_EQ(list.GetItemCount(), 2);
        EXPECT_EQ(cell(dialog, 0, 2), "The die fell to the floor") << "the newest session first";
        EXPECT_EQ(cell(dialog, 1, 2), "It may stand");
        EXPECT_EQ(cell(dialog, 0, 0), cell(dialog, 1, 0));
        EXPECT_EQ(cell(dialog, 0, 5), "Thursday");
        auto& search = text_called(dialog, "Search");
        search.SetValue(" MAY stand ");
        ASSERT_EQ(list.GetItemCount(), 1);
        EXPECT_TRUE(says(dialog, "1 of 2 decisions"));
        search.SetValue("nothing of the kind");
        EXPECT_EQ(list.GetItemCount(), 0);
        EXPECT_FALSE(button_called(dialog, "Show the event").IsEnabled());
        search.SetValue("may stand");
        press(button_called(dialog, "Show the event"));
    });
    const std::optional<LedgerPlace> place = show_ledger(nullptr, table.store, "magnate");
    EXPECT_TRUE(seen);
    ASSERT_TRUE(place);
    EXPECT_EQ(place->session, first);
    EXPECT_EQ(place->event, 1U);
}

TEST_F(LedgerWindow, OfAnotherGameIsEmptyAndSaysSo) {
    in_dialog([&](wxDialog& dialog) {
        settle_windows(200);
        EXPECT_EQ(only<wxDataViewListCtrl>(dialog).GetItemCount(), 0);
        EXPECT_TRUE(says(dialog, "No table has decided anything against the rules."));
        wxChoice& game = *all_of<wxChoice>(dialog).front();
        game.SetSelection(0);
        press(game, wxEVT_CHOICE);
        until_read(dialog);
        EXPECT_EQ(only<wxDataViewListCtrl>(dialog).GetItemCount(), 2);
    });
    EXPECT_FALSE(show_ledger(nullptr, table.store, "musee"));
}

TEST_F(LedgerWindow, WritesAHouseRuleFromARulingAndTheNextSessionShowsIt) {
    in_dialog([&](wxDialog& dialog) {
        until_read(dialog);
        in_dialog([&](wxDialog& asked) {
            auto& field = only<wxTextCtrl>(asked);
            EXPECT_EQ(field.GetValue(), "The die fell to the floor");
            field.SetValue("A die on the floor is rolled again.");
            press(asked, wxID_OK);
        });
        press(button_called(dialog, "Write a house rule…"));
        const auto& rules = only<wxListBox>(dialog);
        ASSERT_EQ(rules.GetCount(), 1U);
        EXPECT_TRUE(rules.GetString(0).StartsWith("A die on the floor is rolled again. (magnate."));
        EXPECT_TRUE(button_called(dialog, "Delete the house rule").IsEnabled());
    });
    show_ledger(nullptr, table.store, "magnate");
    ASSERT_EQ(house_rules_of(table.store, "magnate").size(), 1U);
    bool seen = false;
    in_dialog([&](wxDialog& dialog) {
        seen = true;
        EXPECT_TRUE(says(dialog, "A die on the floor is rolled again."));
        std::string name = "house-rule-" + wanted;
        std::ranges::replace(name, ' ', '-');
        keep_picture(dialog, name);
    });
    ask_for_session(nullptr, table.store, table.session().game());
    EXPECT_TRUE(seen);
    in_dialog([&](wxDialog& dialog) {
        until_read(dialog);
        only<wxListBox>(dialog).SetSelection(0);
        press(only<wxListBox>(dialog), wxEVT_LISTBOX);
        press(button_called(dialog, "Delete the house rule"));
        EXPECT_EQ(only<wxListBox>(dialog).GetCount(), 0U);
    });
    show_ledger(nullptr, table.store, "");
    EXPECT_TRUE(house_rules_of(table.store, "magnate").empty());
}

}  // namespace
}  // namespace castalia
