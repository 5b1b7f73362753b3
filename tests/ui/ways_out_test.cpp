// The dialog that shows what the record would need for an entry that is refused as impossible.
#include <wx/listbox.h>
#include <wx/timer.h>

#include "app/ui/correction/ways_out.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "tests/ui/dialog_table.h"

namespace castalia {
namespace {

/// Acts in the dialog with a title once it is there, and leaves it.
class OnceOpen : wxTimer {
public:
    OnceOpen(wxString title, std::function<void(wxDialog&)> act) : title_(std::move(title)), act_(std::move(act)) {
        StartOnce(kWait);
    }

private:
    void Notify() override {
        wxDialog* dialog = open_dialog();
        if (dialog == nullptr || dialog->GetTitle() != title_) {
            StartOnce(kWait);
            return;
        }
        act_(*dialog);
        dialog->EndModal(wxID_CANCEL);
    }
    static constexpr int kWait = 20;
    wxString title_;
    std::function<void(wxDialog&)> act_;
};

class WaysOutOfADeadEnd : public Dialogs {
protected:
    WaysOutOfADeadEnd() {
        table.enter("r 3 9");
        table.enter("s 2mk");
        table.enter("draw");
        table.enter("r 2 2");
    }
    EventPtr sold_already() { return table.recorder.read({{"type", "sell"}, {"player", "Ben"}, {"card", "2MK"}}); }
    Json written(std::size_t step) {
        return table.recorder.written(*table.session().replay().steps().at(step).entry.event);
    }
    /// Chooses the first way whose name begins so.
    static void choose(wxDialog& dialog, const wxString& beginning) {
        auto& list = only<wxListBox>(dialog);
        for (unsigned i = 0; i < list.GetCount(); ++i) {
            if (list.GetString(i).AfterFirst(' ').Trim(false).StartsWith(beginning)) {
                list.SetSelection(static_cast<int>(i));
                wxCommandEvent chosen(wxEVT_LISTBOX, list.GetId());
                list.ProcessWindowEvent(chosen);
                return;
            }
        }
        ADD_FAILURE() << "no way begins with " << beginning;
    }
};

TEST_F(WaysOutOfADeadEnd, NamesTheEntryAndTakesAWayTogetherWithTheRefusedEntryAsOneStep) {
    const std::string before = table.on_screen();
    in_dialog([&](wxDialog& dialog) {
        expect_names(dialog);
        EXPECT_TRUE(says(dialog, "2MK lies in the discard pile"));
        EXPECT_TRUE(says(dialog, "Event 2 made it so: Ann sells 2MK."));
        choose(dialog, "Event 2 was: ");
        const wxString text = text_called(dialog, "What this would change").GetValue();
        EXPECT_NE(text.Find("The entry that was refused stands then."), wxNOT_FOUND) << text;
        EXPECT_NE(text.Find(wxString::FromUTF8("Ben: ")), wxNOT_FOUND) << text;
        EXPECT_EQ(table.on_screen(), before) << "nothing changes before it is accepted";
        keep(dialog, "ways-out");
        press(dialog, wxID_OK);
    });
    EXPECT_EQ(find_way_out(frame, table.recorder, sold_already()), WayTaken::entered);
    ASSERT_EQ(table.session().plies(), 5U);
    EXPECT_NE(written(1)["card"], "2MK");
    EXPECT_EQ(written(4)["card"], "2MK");
    EXPECT_TRUE(table.session().replay().steps()[4].entry.event->at) << "it happened now";
    EXPECT_EQ(table.on_disk(), table.on_screen());
    EXPECT_TRUE(table.recorder.undo());
    EXPECT_EQ(table.session().plies(), 4U);
    EXPECT_EQ(written(1)["card"], "2MK");
}

TEST_F(WaysOutOfADeadEnd, OpensTheCorrectionOfTheEntryThatMadeItSo) {
    bool corrected = false;
    const OnceOpen then("Correct event 2", [&](wxDialog&) { corrected = true; });
    in_dialog([](wxDialog& dialog) { press(button(dialog, wxString::FromUTF8("Correct event 2…"))); });
    EXPECT_EQ(find_way_out(frame, table.recorder, sold_already()), WayTaken::none);
    EXPECT_TRUE(corrected);
    EXPECT_EQ(written(1)["card"], "2MK");
}

TEST_F(WaysOutOfADeadEnd, SaysWhyThereIsNone) {
    in_dialog([&](wxDialog& dialog) {
        EXPECT_TRUE(only<wxListBox>(dialog).IsEmpty());
        const wxString text = text_called(dialog, "What this would change").GetValue();
        EXPECT_NE(text.Find("No entry made it so"), wxNOT_FOUND) << text;
        EXPECT_FALSE(dialog.FindWindow(wxID_OK)->IsEnabled());
    });
    const EventPtr crown = table.recorder.read({{"type", "sell"}, {"player", "Ben"}, {"card", "CM"}});
    EXPECT_EQ(find_way_out(frame, table.recorder, crown), WayTaken::none);
}

}  // namespace
}  // namespace castalia
