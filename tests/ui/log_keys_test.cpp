// The log by keys, and what of it is in sight while a session is recorded.
#include <gtk/gtk.h>
#include <wx/dataview.h>
#include <wx/tglbtn.h>

#include "app/ui/log/log_panel.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/prompt_panel.h"
#include "app/ui/session/session_page.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/type.h"
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
    /// Returns the last line of an earlier event, a little above the end.
    unsigned line_of_earlier_event() {
        unsigned row = last();
        while (row > 0 &&
               frame->session_page().log().session_log().rows()[row].ply() + 2 > recorder->session()->plies()) {
            --row;
        }
        return row;
    }
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

// The form beside the log went away with the first click, and the rows moved by its height.
TEST_P(LogKeys, TheLineThatWasClickedStaysUnderThePointer) {
    open(20);
    ASSERT_TRUE(pump([&] { return in_sight(last()); }));
    const unsigned row = line_of_earlier_event();
    const wxRect line = list().GetItemRect(model().GetItem(row));
    const wxPoint place(list().GetSize().x / 2, line.y + line.height / 2);
    click(&list(), place);
    ASSERT_TRUE(pump([&] { return recorder->looking_back(); }));
    settle_windows(300);
    EXPECT_EQ(chosen(), row);
    EXPECT_EQ(list().GetItemRect(list().GetSelection()).y, line.y);
}

TEST_P(LogKeys, WhoScrollsAwayFromAClickedLineSeesTheOtherLinesFromThenOn) {
    frame->SetSize(frame->FromDIP(wxSize(1280, 780)));
    open(20);
    ASSERT_TRUE(pump([&] { return in_sight(last()); }));
    const wxDataViewItem earlier = model().GetItem(line_of_earlier_event());
    list().EnsureVisible(earlier);
    settle_windows(100);
    const wxRect line = list().GetItemRect(earlier);
    click(&list(), wxPoint(list().GetSize().x / 2, line.y + line.height / 2));
    ASSERT_TRUE(pump([&] { return recorder->looking_back(); }));
    settle_windows(300);
    const LogPanel& log = frame->session_page().log();
    ASSERT_GT(log.above(), 0);
    GtkWidget* const around = gtk_widget_get_parent(list().GtkGetTreeView());
    gboolean taken = FALSE;
    g_signal_emit_by_name(gtk_scrolled_window_get_vscrollbar(GTK_SCROLLED_WINDOW(around)), "change-value",
                          GTK_SCROLL_JUMP, 0.0, &taken);
    settle_windows(100);
    ASSERT_EQ(log.above(), 0);
    frame->SetSize(frame->GetSize() + wxSize(0, 20));
    settle_windows(300);
    EXPECT_EQ(log.above(), 0) << "the line that was clicked came back";
}

// In a column the form lies above the log, which takes its room when the form goes away.
TEST_P(LogKeys, TheLineThatWasClickedStaysUnderThePointerInLargeType) {
    constexpr int kPercent = 150;
    set_text_size(kPercent / 100.0);
    apply_native_style(kPercent);
    frame->rebuild();
    frame->SetSize(frame->FromDIP(wxSize(1280, 1400)));
    for (const std::size_t events : {3U, 20U}) {
        open(events);
        ASSERT_TRUE(pump([&] { return in_sight(last()); }));
        const auto& verbs = frame->session_page().now().verb_buttons();
        const auto offered = std::ranges::find_if(verbs, [](const auto* verb) { return verb != nullptr; });
        if (offered != verbs.end() && !(*offered)->GetValue()) {
            castalia::press(**offered, wxEVT_TOGGLEBUTTON);
        }
        settle_windows(300);
        const unsigned row = line_of_earlier_event();
        list().EnsureVisible(model().GetItem(row));
        ASSERT_TRUE(pump([&] { return in_sight(row); })) << events;
        const auto height_on_screen = [&] {
            return list().GetScreenPosition().y + list().GetItemRect(model().GetItem(row)).y;
        };
        const int before = height_on_screen();
        const wxRect line = list().GetItemRect(model().GetItem(row));
        click(&list(), wxPoint(list().GetSize().x / 2, line.y + line.height / 2));
        ASSERT_TRUE(pump([&] { return recorder->looking_back(); })) << events;
        settle_windows(300);
        EXPECT_EQ(chosen(), row) << events;
        EXPECT_EQ(height_on_screen(), before) << events;
        press(WXK_ESCAPE);
    }
}

/// Waits for a menu, notes what it offers first and leaves it again.
class MenuAwaited {
public:
    MenuAwaited() : waiting_(g_timeout_add(kSoon, look, this)) {}
    MenuAwaited(const MenuAwaited&) = delete;
    MenuAwaited& operator=(const MenuAwaited&) = delete;
    ~MenuAwaited() {
        if (waiting_ != 0) {
            g_source_remove(waiting_);
        }
    }
    const std::string& first() const { return first_; }

private:
    static constexpr guint kSoon = 20;  // In milliseconds.

    static gboolean look(gpointer awaited) {
        GtkWidget* const menu = gtk_grab_get_current();
        if (!GTK_IS_MENU_SHELL(menu)) {
            return G_SOURCE_CONTINUE;
        }
        auto& self = *static_cast<MenuAwaited*>(awaited);
        GList* const items = gtk_container_get_children(GTK_CONTAINER(menu));
        const char* const label = items == nullptr ? nullptr : gtk_menu_item_get_label(GTK_MENU_ITEM(items->data));
        self.first_ = label == nullptr ? "a menu without words" : label;
        g_list_free(items);
        self.waiting_ = 0;
        gtk_menu_shell_cancel(GTK_MENU_SHELL(menu));
        return G_SOURCE_REMOVE;
    }

    guint waiting_;
    std::string first_;
};

TEST_P(LogKeys, TheMenuKeyOrShiftAndF10OfferWhatCanBeDoneWithTheChosenEvent) {
    open(20);
    for (const auto& [key, modifiers] : {std::pair<int, int>(WXK_F10, wxMOD_SHIFT), {WXK_WINDOWS_MENU, 0}}) {
        press('G', wxMOD_CONTROL);
        settle_windows(50);
        MenuAwaited menu;
        press(key, modifiers);
        EXPECT_TRUE(pump([&] { return !menu.first().empty(); })) << key;
        EXPECT_NE(menu.first().find("Correct this event…"), std::string::npos) << menu.first();
        settle_windows(50);
        press(WXK_ESCAPE);
        settle_windows(50);
    }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, LogKeys, every_game(), name_of_game);

}  // namespace
}  // namespace castalia
