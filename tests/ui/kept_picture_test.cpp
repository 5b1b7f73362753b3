// Pictures that are drawn once and kept: nobody can tell them from drawn ones, and the window does not wait for them.
#include "app/ui/toolkit/controls/kept_picture.h"

#include <gtest/gtest.h>
#include <wx/dcclient.h>
#include <wx/dcmemory.h>
#include <wx/frame.h>
#include <wx/image.h>

#include "app/ui/preferences/preferences.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "tests/recorder/table.h"
#include "tests/ui/dialog_hands.h"

namespace castalia {
namespace {

const wxSize kSize(60, 40);

class APicture : public ::testing::Test {
protected:
    APicture() {
        speak_utf8();
        choose("light");
        frame = new wxFrame(nullptr, wxID_ANY, "pictures", wxPoint(), wxSize(400, 300));
        frame->Show();
        settle_windows();
    }
    ~APicture() override {
        frame->Destroy();
        choose("light");
        settle_windows(20);
    }

    void choose(const char* scheme) {
        table.store.set("ui.scheme", scheme);
        apply_preferences(table.store);
    }

    KeptPicture& picture(const std::string& name, wxSize size = kSize) {
        auto* made = new KeptPicture(frame, size, name, [this](wxGraphicsContext& gc, wxSize room) {
            ++times;
            gc.SetPen(*wxTRANSPARENT_PEN);
            gc.SetBrush(wxBrush(palette().table));
            gc.DrawRectangle(0, 0, room.x, room.y);
            gc.SetBrush(wxBrush(kMark));
            gc.DrawRectangle(0, 0, room.x / 2.0, room.y);
        });
        made->SetSize(0, 0, size.x, size.y);
        return *made;
    }

    /// Returns the colours at the left and the right of what is on the screen.
    static std::pair<wxColour, wxColour> seen(wxWindow& shown) {
        const wxSize size = shown.GetClientSize();
        wxBitmap copy(size.x, size.y);
        {
            wxClientDC screen(&shown);
            wxMemoryDC(copy).Blit(0, 0, size.x, size.y, &screen, 0, 0);
        }
        const wxImage image = copy.ConvertToImage();
        const auto at = [&](int x) {
            return wxColour(image.GetRed(x, size.y / 2), image.GetGreen(x, size.y / 2), image.GetBlue(x, size.y / 2));
        };
        return {at(size.x / 4), at(3 * size.x / 4)};
    }

    const wxColour kMark{180, 60, 20};
    Table table;
    wxFrame* frame;
    int times = 0;
};

TEST_F(APicture, IsDrawnOnceAndSeenRightAfterTheWindow) {
    KeptPicture& first = picture("first");
    settle_windows();
    EXPECT_EQ(times, 1);
    EXPECT_EQ(seen(first), std::pair(kMark, palette().table));
    first.Refresh();
    settle_windows();
    EXPECT_EQ(times, 1);
    EXPECT_EQ(seen(first), std::pair(kMark, palette().table));
}

TEST_F(APicture, IsSharedByWindowsAndDrawnAnewForAnotherSizeOrPalette) {
    picture("shared");
    settle_windows();
    picture("shared");
    settle_windows();
    EXPECT_EQ(times, 1);
    picture("shared", {80, 40});
    settle_windows();
    EXPECT_EQ(times, 2);
    choose("dark");
    KeptPicture& dark = picture("shared");
    settle_windows();
    EXPECT_GT(times, 2);
    EXPECT_EQ(seen(dark), std::pair(kMark, palette().table));
}

TEST_F(APicture, MayGoBeforeItWasDrawn) {
    picture("gone").Destroy();
    picture("gone too");
    frame->Update();
    frame->DestroyChildren();
    settle_windows();
    EXPECT_EQ(times, 0);
}

}  // namespace
}  // namespace castalia
