// A modal dialog keeps the keys and clicks of the program, also after something above it has disabled it for a while.
// Otherwise the window below it could be closed first, and its event loop would never end.
#include <gtk/gtk.h>
#include <wx/button.h>
#include <wx/frame.h>
#include <wx/prntbase.h>

#include "app/ui/basics/long_work.h"
#include "app/ui/out/out.h"
#include "tests/recorder/table.h"
#include "tests/ui/dialog_hands.h"

namespace castalia {
namespace {

bool has_input(const wxWindow& window) { return gtk_grab_get_current() == window.GetHandle(); }

wxButton& button_called(wxWindow& above, const wxString& label) {
    for (wxButton* button : all_of<wxButton>(above)) {
        if (button->GetLabelText() == label) {
            return *button;
        }
    }
    throw std::runtime_error("no button is called " + label.utf8_string());
}

wxPreviewFrame* preview_of(wxWindow& parent) {
    for (wxWindow* child : parent.GetChildren()) {
        if (auto* preview = dynamic_cast<wxPreviewFrame*>(child); preview != nullptr && preview->IsShown()) {
            return preview;
        }
    }
    return nullptr;
}

/// Shows the result of a session and, above it, the dialog that exports it.
class TwoDialogs : public ::testing::Test {
protected:
    TwoDialogs() {
        frame_->Show();
        settle_windows();
        table_.play(20);
    }
    ~TwoDialogs() override {
        frame_->Destroy();
        settle_windows(20);
    }

    void in_both(const std::function<void(wxDialog& below, wxDialog& above)>& act) {
        bool seen = false;
        in_next_dialog([&](wxDialog& below) {
            in_next_dialog([&](wxDialog& above) {
                ASSERT_NE(&above, &below);
                ASSERT_TRUE(has_input(above));
                act(below, above);
                seen = true;
            });
            press(button_called(below, "Export or print…"));
            EXPECT_TRUE(has_input(below)) << "the dialog above it is gone";
        });
        show_result(frame_, table_.store, table_.recorder.scene());
        EXPECT_TRUE(seen);
        EXPECT_TRUE(frame_->IsEnabled());
    }
    wxFrame& frame() { return *frame_; }

private:
    Table table_;
    wxFrame* frame_ = new wxFrame(nullptr, wxID_ANY, "table", wxPoint(), wxSize(1280, 800));
};

TEST_F(TwoDialogs, WaitBelowAPrintPreviewAndGoOnAfterIt) {
    in_both([&](wxDialog& below, wxDialog& above) {
        press(button_called(above, "Preview…"));
        settle_windows();
        wxPreviewFrame* const preview = preview_of(above);
        ASSERT_NE(preview, nullptr);
        for (wxWindow* waits :
             {static_cast<wxWindow*>(&below), static_cast<wxWindow*>(&above), static_cast<wxWindow*>(&frame())}) {
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
