// The log by keys, and what of it is in sight while a session is recorded.
#include <wx/dataview.h>
#include <wx/tglbtn.h>

#include "app/ui/basics/native_style.h"
#include "app/ui/basics/type.h"
#include "app/ui/pages/session_page.h"
#include "app/ui/panels/entry_panel.h"
#include "app/ui/panels/log_panel.h"
#include "app/ui/panels/now_panel.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

class LogKeys : public WindowTable, public ::testing::WithParamInterface<const char*> {
protected:
    ~LogKeys() override {
        set_text_size(1);
        apply_native_style(100);
    }
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
    /// Returns the lower edge of what is seen of the list, in its own pixels.
    int lower_edge() {
        int bottom = list().GetScreenPosition().y + list().GetSize().y;
        for (const wxWindow* around = &list(); around != nullptr && !around->IsTopLevel();
             around = around->GetParent()) {
            bottom = std::min(bottom, around->GetScreenPosition().y + around->GetSize().y);
        }
        return bottom - list().GetScreenPosition().y;
    }
    /// Returns whether the row is seen to its end.
    bool in_sight(unsigned row) {
        const wxRect line = list().GetItemRect(model().GetItem(row));
        return line.height > 0 && line.GetBottom() > 0 && line.GetBottom() <= lower_edge();
    }
    /// Expects that the last line is whole, with a part of the one before it.
    void expect_the_last_line() {
        EXPECT_TRUE(pump([&] {
            return in_sight(last()) && list().GetItemRect(model().GetItem(last())).GetTop() >= 0 &&
                   list().GetItemRect(model().GetItem(last() - 1)).GetBottom() > 0;
        }));
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

TEST_P(LogKeys, TheNewestLineIsInSightAfterEveryEntry) {
    const Session sample = sample_of(GetParam());
    for (const int percent : {100, 150}) {
        set_text_size(percent / 100.0);
        apply_native_style(percent);
        frame->rebuild();
        open(0);
        for (std::size_t i = 0; i < sample.plies(); ++i) {
            ASSERT_FALSE(recorder->enter(sample.replay().steps()[i].entry.event));
            const std::string when = std::to_string(percent) + " %, event " + std::to_string(i + 1);
            EXPECT_TRUE(pump([&] { return in_sight(last()); })) << when;
            const auto& verbs = frame->session_page().now().verb_buttons();
            if (i % 5 == 0 && !verbs.empty() && verbs[i / 5 % verbs.size()] != nullptr) {  // Another form is longer.
                castalia::press(*verbs[i / 5 % verbs.size()], wxEVT_TOGGLEBUTTON);
                settle_windows(15);
                EXPECT_TRUE(pump([&] { return in_sight(last()); })) << when << " with a form";
            }
            ASSERT_FALSE(HasFailure());
        }
        expect_the_last_line();
    }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, LogKeys, every_game(), name_of_game);

}  // namespace
}  // namespace castalia
