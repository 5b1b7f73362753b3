// What the history offers for sessions in the trash.
#include <algorithm>

#include <wx/button.h>
#include <wx/image.h>
#include <wx/tglbtn.h>

#include "db/history/history.h"
#include "tests/ui/history_window.h"
#include "tests/ui/made_key.h"

namespace castalia {
namespace {

class HistoryTrash : public HistoryWindow {
protected:
    void open_trash() {
        press(button("Move to the trash"));
        auto& trash = only<wxToggleButton>(*page);
        trash.SetValue(true);
        press(trash, wxEVT_TOGGLEBUTTON);
        settle_windows();
    }
    void press_delete() {
        wxKeyEvent pressed = made_key(wxEVT_CHAR_HOOK);
        pressed.m_keyCode = WXK_DELETE;
        list().ProcessWindowEvent(pressed);
        settle_windows();
    }
    static std::vector<unsigned char> pixels(const wxButton& button) {
        const wxImage image = button.GetBitmap().ConvertToImage();
        const auto size = static_cast<std::size_t>(image.GetWidth() * image.GetHeight());
        return image.HasAlpha() ? std::vector<unsigned char>(image.GetAlpha(), image.GetAlpha() + size)
                                : std::vector<unsigned char>(image.GetData(), image.GetData() + 3 * size);
    }
};

TEST_F(HistoryTrash, DeleteLeavesASessionThereAndSaysWhatToDo) {
    EXPECT_TRUE(page->hint().Contains("moves it to the trash"));
    open_trash();
    EXPECT_TRUE(page->hint().Contains("brings a session back"));
    ASSERT_EQ(rows(), 1U);
    press_delete();
    EXPECT_EQ(rows(), 1U);
    EXPECT_EQ(History(table.store).trashed().size(), 1U);
    EXPECT_TRUE(says("Delete does nothing in the trash"));
    press(button("Restore it"));
    settle_windows();
    EXPECT_EQ(History(table.store).trashed().size(), 0U);
    EXPECT_FALSE(says("Delete does nothing in the trash"));
}

TEST_F(HistoryTrash, TheButtonThatRestoresHasNeitherBinNorDeleteAsItsKey) {
    wxButton& remove = button("Move to the trash");
    EXPECT_NE(remove.GetToolTipText().Find("Delete"), wxNOT_FOUND);
    const std::vector<unsigned char> bin = pixels(remove);
    open_trash();
    const wxButton& restore = button("Restore it");
    EXPECT_EQ(restore.GetToolTipText().Find("Delete"), wxNOT_FOUND) << restore.GetToolTipText();
    EXPECT_NE(pixels(restore), bin);
}

}  // namespace
}  // namespace castalia
