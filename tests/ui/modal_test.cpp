// A modal dialog keeps the keys and clicks of the program, also after something above it has disabled it for a while.
// Otherwise the window below it could be closed first, and its event loop would never end.
#include <gtk/gtk.h>

#include "app/ui/export/result_dialog.h"
#include "app/ui/toolkit/controls/long_work.h"
#include "tests/ui/dialog_table.h"

namespace castalia {
namespace {

bool has_input(const wxWindow& window) { return gtk_grab_get_current() == window.GetHandle(); }

/// Shows the result of a session and, above it, the dialog that exports it.
class TwoDialogs : public Dialogs {
protected:
    TwoDialogs() { table.play(20); }

    void in_both(const std::function<void(wxDialog& below, wxDialog& above)>& act) {
        bool seen = false;
        in_next_dialog([&](wxDialog& below) {
            in_next_dialog([&](wxDialog& above) {
                ASSERT_NE(&above, &below);
                ASSERT_TRUE(has_input(above));
                act(below, above);
                seen = true;
            });
            press(button(below, "Export or print…"));
            EXPECT_TRUE(has_input(below)) << "the dialog above it is gone";
        });
        show_result(frame, table.store, table.recorder.scene());
        EXPECT_TRUE(seen);
        EXPECT_TRUE(frame->IsEnabled());
    }
};

TEST_F(TwoDialogs, WaitBelowAPrintPreviewAndGoOnAfterIt) {
    in_both([&](wxDialog& below, wxDialog& above) {
        press(button(above, "Preview…"));
        settle_windows();
        wxPreviewFrame* const preview = preview_of(above);
        ASSERT_NE(preview, nullptr);
        for (wxWindow* waits :
             {static_cast<wxWindow*>(&below), static_cast<wxWindow*>(&above), static_cast<wxWindow*>(frame)}) {
            EXPECT_FALSE(waits->IsEnabled());
        }
        preview->Close();
        settle_windows();
        EXPECT_EQ(preview_of(above), nullptr);
        EXPECT_TRUE(has_input(above));
    });
}

TEST_F(TwoDialogs, GoOnAfterLongWork) {
    in_both([&](wxDialog&, wxDialog& above) {
        work_beside(&above, {"Work", "It takes a moment", {}, true}, [](const Progress&) { wxMilliSleep(100); });
        settle_windows();
        EXPECT_TRUE(has_input(above));
    });
}

}  // namespace
}  // namespace castalia
