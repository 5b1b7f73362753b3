// The log by keys, and what of it is in sight while a session is recorded.
#include <wx/dataview.h>

#include "app/ui/forms/slot_form.h"
#include "app/ui/pages/session_page.h"
#include "app/ui/panels/entry_panel.h"
#include "app/ui/panels/log_panel.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

class LogKeys : public WindowTable, public testing::WithParamInterface<const char*> {
protected:
    void open(std::size_t events) {
        const Session sample = sample_of(GetParam());
        recorder->begin(sample.heading());
        for (std::size_t i = 0; i < std::min(events, sample.plies()); ++i) {
            recorder->enter(sample.replay().steps()[i].entry.event);
        }
        frame->go(MainFrame::Place::session);
        settle_windows(200);
    }
    wxDataViewCtrl& list() { return *frame->session_page().log().list(); }
    wxDataViewVirtualListModel& model() { return *static_cast<wxDataViewVirtualListModel*>(list().GetModel()); }
    unsigned chosen() { return model().GetRow(list().GetSelection()); }
    unsigned last() { return model().GetCount() - 1; }
    bool in_sight(unsigned row) {
        const wxRect line = list().GetItemRect(model().GetItem(row));
        return line.height > 0 && line.GetTop() >= 0 && line.GetBottom() <= list().GetClientSize().y;
    }
    /// Goes to the log and one row up, and back to the entry line.
    void go_up(const std::string& when) {
        press('G', wxMOD_CONTROL);
        settle_windows(50);
        ASSERT_TRUE(list().GetSelection().IsOk()) << when;
        EXPECT_EQ(chosen(), last()) << when;
        press(WXK_UP);
        settle_windows(200);
        ASSERT_TRUE(list().GetSelection().IsOk()) << when;
        EXPECT_EQ(chosen(), last() - 1) << when;
        EXPECT_TRUE(in_sight(chosen())) << when;
        press(WXK_ESCAPE);
        settle_windows(50);
        EXPECT_FALSE(recorder->looking_back()) << when;
    }
};

TEST_P(LogKeys, UpGoesToTheRowAboveTheLastOne) {
    open(50);
    go_up("when it is opened");
    recorder->undo();
    settle_windows(50);
    go_up("after an undo");
    recorder->redo();
    settle_windows(50);
    go_up("after an entry");
    recorder->look_at(3);
    settle_windows(50);
    press(WXK_ESCAPE);
    settle_windows(50);
    go_up("after looking back");
    recorder->look_at(9);  // As a click on a turn or on the curve of the review does.
    settle_windows(50);
    const unsigned there = chosen();
    press('G', wxMOD_CONTROL);
    press(WXK_UP);
    settle_windows(50);
    EXPECT_EQ(chosen(), there - 1);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, LogKeys, every_game(), name_of_game);

}  // namespace
}  // namespace castalia
