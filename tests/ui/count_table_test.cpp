// Counting the table: differences are typed, and an explanation is accepted as one correction, or the counts are
// adjusted.
#include <wx/checkbox.h>
#include <wx/listbox.h>

#include "app/ui/counting/adjust.h"
#include "app/ui/counting/count_rows.h"
#include "app/ui/counting/count_table.h"
#include "app/ui/form/slot_form.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/review/table_counts.h"
#include "core/rules/game/field_path.h"
#include "tests/support/samples.h"
#include "tests/ui/dialog_table.h"

namespace castalia {
namespace {

class CountingTheTable : public Dialogs {
protected:
    CountingTheTable() {
        table.enter("r 3 9");
        table.enter("s 2mk");
    }

    TableCount counted(const Json& what) {
        for (const TableCount& count : review::counts_at(table.session(), table.session().plies())) {
            if (same_value(count.what, what)) {
                return count;
            }
        }
        throw std::runtime_error("nothing is counted so: " + what.dump());
    }
    TableCount tokens(const char* suit) { return counted({{"what", "tokens"}, {"player", "Ann"}, {"suit", suit}}); }
    /// Types a count that is this much higher than in the record.
    static void type(wxDialog& dialog, const TableCount& count, long long more) {
        text_called(dialog, words(count.label) + wxString::Format(": found instead of %lld", count.number))
            .SetValue(wxString::Format("%lld", count.number + more));
    }
    /// Types the counts of a table where Ann sold another card than the record says.
    void type_what_the_serpents_sale_brings(wxDialog& dialog) {
        for (const char* suit : {"M", "K"}) {
            type(dialog, tokens(suit), -1);
        }
        for (const char* suit : {"S", "Y"}) {
            type(dialog, tokens(suit), 1);
        }
    }
};

TEST_F(CountingTheTable, ShowsWhichSlipExplainsItAndAcceptsItAsOneCorrection) {
    const std::string before = table.on_screen();
    in_dialog([&](wxDialog& dialog) {
        expect_names(dialog);
        EXPECT_FALSE(button(dialog, "Find the mistake").IsEnabled()) << "nothing differs yet";
        type_what_the_serpents_sale_brings(dialog);
        EXPECT_TRUE(says(dialog, "4 differ"));
        EXPECT_FALSE(button(dialog, "Accept as a correction").IsEnabled());
        press(button(dialog, "Find the mistake"));
        EXPECT_EQ(only<wxListBox>(dialog).GetString(0), "1  Event 2 was: Ann sells 2SY");
        const wxString text = text_called(dialog, "What this would change").GetValue();
        EXPECT_NE(text.Find("Event 2 was this: Ann sells 2SY"), wxNOT_FOUND) << text;
        EXPECT_NE(text.Find("All later events still fit"), wxNOT_FOUND) << text;
        EXPECT_EQ(table.on_screen(), before) << "nothing changes before it is accepted";
        EXPECT_EQ(dialog.GetDefaultItem(), dialog.FindWindow(wxID_OK)) << "Enter in the list accepts";
        keep(dialog, "count-table");
        press(dialog, wxID_OK);
    });
    EXPECT_TRUE(count_the_table(frame, table.recorder).empty());
    EXPECT_EQ(table.recorder.written(*table.session().replay().steps()[1].entry.event)["card"], "2SY");
    EXPECT_EQ(table.on_disk(), table.on_screen());
    EXPECT_TRUE(table.recorder.undo());
    EXPECT_EQ(table.recorder.written(*table.session().replay().steps()[1].entry.event)["card"], "2MK");
}

TEST_F(CountingTheTable, ForgetsTheExplanationsOnceSomethingElseIsTyped) {
    in_dialog([&](wxDialog& dialog) {
        type_what_the_serpents_sale_brings(dialog);
        press(button(dialog, "Find the mistake"));
        EXPECT_FALSE(only<wxListBox>(dialog).IsEmpty());
        type(dialog, tokens("Y"), 5);
        EXPECT_TRUE(only<wxListBox>(dialog).IsEmpty());
        EXPECT_FALSE(button(dialog, "Accept as a correction").IsEnabled());
        EXPECT_EQ(dialog.GetDefaultItem(), &button(dialog, "Find the mistake"));
    });
    EXPECT_TRUE(count_the_table(frame, table.recorder).empty());
}

TEST_F(CountingTheTable, GivesTheListAllTheRoomUntilThereIsSomethingToSay) {
    set_text_size(2);
    apply_native_style(200);
    in_dialog([&](wxDialog& dialog) {
        const wxListBox& explanations = only<wxListBox>(dialog);
        const CountRows& rows = only<CountRows>(dialog);
        EXPECT_FALSE(explanations.IsShown());
        const int high = rows.GetSize().y;
        type_what_the_serpents_sale_brings(dialog);
        press(button(dialog, "Find the mistake"));
        EXPECT_TRUE(explanations.IsShown());
        EXPECT_LT(rows.GetSize().y, high) << "the list took the room of the other half before";
        type(dialog, tokens("Y"), 5);
        EXPECT_FALSE(explanations.IsShown());
        EXPECT_EQ(rows.GetSize().y, high);
    });
    EXPECT_TRUE(count_the_table(frame, table.recorder).empty());
    set_text_size(1);
    apply_native_style(100);
}

TEST_F(CountingTheTable, SaysThatNothingSingleExplainsItAndAdjustsInstead) {
    const TableCount pile = counted({{"what", "draw_pile"}}), moons = tokens("M");
    in_dialog([&](wxDialog& dialog) {
        type(dialog, pile, -9);
        type(dialog, moons, 5);
        press(button(dialog, "Find the mistake"));
        EXPECT_TRUE(only<wxListBox>(dialog).IsEmpty());
        const wxString text = text_called(dialog, "What this would change").GetValue();
        EXPECT_NE(text.Find("No single slip explains this."), wxNOT_FOUND) << text;
        press(button(dialog, "Adjust the counts instead"));
    });
    const std::vector<Json> adjusts = count_the_table(frame, table.recorder);
    ASSERT_EQ(adjusts.size(), 2U);
    for (const Json& adjust : adjusts) {
        EXPECT_FALSE(table.recorder.enter(adjust)) << adjust;
    }
    EXPECT_EQ(table.state()["draw_pile"], pile.number - 9);
    EXPECT_EQ(tokens("M").number, moons.number + 5);
}

TEST_F(CountingTheTable, GoesFromDifferenceToDifference) {
    in_dialog([&](wxDialog& dialog) {
        EXPECT_FALSE(button(dialog, "Next difference").IsEnabled()) << "nothing differs yet";
        type(dialog, tokens("K"), 1);
        type(dialog, tokens("S"), -1);
        const auto focused = [&] { return accessible_name(wxWindow::FindFocus()); };
        const wxString suns = words(tokens("S").label), knots = words(tokens("K").label);
        press(button(dialog, "Next difference"));
        EXPECT_TRUE(focused().StartsWith(suns)) << focused();
        press(button(dialog, "Next difference"));
        EXPECT_TRUE(focused().StartsWith(knots)) << focused();
        press(button(dialog, "Next difference"));
        EXPECT_TRUE(focused().StartsWith(suns)) << "and around";
        EXPECT_TRUE(button(dialog, wxString::FromUTF8("Print the list…")).IsEnabled());
    });
    EXPECT_TRUE(count_the_table(frame, table.recorder).empty());
}

TEST_F(CountingTheTable, SaysWhatIsNoNumber) {
    in_dialog([&](wxDialog& dialog) {
        const TableCount moons = tokens("M");
        type(dialog, tokens("K"), 1);
        text_called(dialog, words(moons.label) + wxString::Format(": found instead of %lld", moons.number))
            .SetValue("many");
        press(button(dialog, "Find the mistake"));
        EXPECT_TRUE(says(dialog, "Ann: Moons: a whole number belongs here."));
    });
    EXPECT_TRUE(count_the_table(frame, table.recorder).empty());
}

TEST_F(CountingTheTable, TicksWhatAgreesByTheKeyboard) {
    in_dialog([&](wxDialog& dialog) {
        type(dialog, tokens("K"), 1);
        press(button(dialog, "All the rest agrees"));
        std::size_t ticked = 0;
        const std::vector<wxCheckBox*> all = all_of<wxCheckBox>(dialog);
        for (const wxCheckBox* box : all) {
            EXPECT_FALSE(accessible_name(box).empty());
            ticked += box->GetValue() ? 1U : 0U;
        }
        EXPECT_EQ(ticked, all.size() - 1);
        EXPECT_TRUE(says(dialog, "1 differs, 0 to count"));
    });
    EXPECT_TRUE(count_the_table(frame, table.recorder).empty());
}

TEST_F(CountingTheTable, SaysWhatNoDieShows) {
    const Session sample = sample_of("dance-of-muses");
    table.recorder.begin(sample.heading());
    for (const Entry& entry : sample.in_force().entries) {
        table.recorder.enter(entry.event);
        const auto dice = [](const TableCount& count) {
            return value_at(count.what, "what") == "die" && count.adjustable;
        };
        const std::vector<TableCount> counts = review::counts_at(table.session(), table.session().plies());
        if (const auto die = std::ranges::find_if(counts, dice); die != counts.end()) {
            in_dialog([&](wxDialog& dialog) {
                type(dialog, *die, -die->number);
                press(button(dialog, "Adjust the counts instead"));
                EXPECT_TRUE(dialog.IsModal());
                EXPECT_TRUE(says(dialog, "0 is out of range, which is 1 to 6"));
            });
            EXPECT_TRUE(count_the_table(frame, table.recorder).empty());
            in_dialog([&](wxDialog& dialog) {
                EXPECT_TRUE(only<SlotForm>(dialog).choose("what", die->what));
                EXPECT_FALSE(only<SlotForm>(dialog).choose("to", 0)) << "a single count has its range";
            });
            EXPECT_FALSE(ask_for_count(frame, table.recorder));
            return;
        }
    }
    FAIL() << "no die was counted";
}

}  // namespace
}  // namespace castalia
