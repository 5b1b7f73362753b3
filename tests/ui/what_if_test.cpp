// What if: a branch is tried in a window of its own, and nothing of it is an event of the session.
#include <wx/app.h>
#include <wx/textctrl.h>

#include "app/ui/basics/wx_text.h"
#include "app/ui/pages/review_page.h"
#include "app/ui/pages/session_page.h"
#include "app/ui/panels/branch_panel.h"
#include "app/ui/panels/entry_panel.h"
#include "core/session/record.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

class WhatIf : public WindowTable {
protected:
    static constexpr std::size_t kEvents = 40, kFrom = 12;

    WhatIf() {
        recorder->begin(two_players());
        for (const Json& event : game_of_chance(7, kEvents)) {
            EXPECT_FALSE(recorder->enter(event));
        }
        frame->go(MainFrame::Place::session);
        press(WXK_F3);
        EXPECT_TRUE(pump([this] { return frame->place() == MainFrame::Place::review; }));
        recorder->look_at(kFrom);
        press(WXK_F5);
        EXPECT_TRUE(pump([this] { return branch() != nullptr && branch()->session_page().entry().has_focus(); }));
    }
    MainFrame* branch() const { return frame->branch_window(); }
    std::string on_disk() const {
        return write_record(Store(games, folder / "library.sqlite").load(session().heading().id));
    }
};

TEST_F(WhatIf, RecordsNothingInTheSessionWhateverIsTyped) {
    const std::string before = on_disk();
    const std::string now = write_record(session());
    type("note what if");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([this] { return branch()->band().told().Contains("1 event"); })) << branch()->band().told();
    type("note and on");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([this] { return branch()->band().told().Contains("2 events"); }));
    EXPECT_TRUE(branch()->band().told().Contains("No longer happens: 13 ")) << branch()->band().told();
    press('Z', wxMOD_CONTROL);
    press('Z', wxMOD_CONTROL);
    press('Z', wxMOD_CONTROL);
    ASSERT_TRUE(pump([this] { return branch()->band().told().Contains("0 events"); }));
    EXPECT_EQ(on_disk(), before);
    EXPECT_EQ(write_record(session()), now);
    press('W', wxMOD_CONTROL);
    EXPECT_TRUE(pump([this] { return branch() == nullptr; })) << "an empty branch is closed without a question";
    EXPECT_EQ(on_disk(), before);
}

}  // namespace
}  // namespace castalia
