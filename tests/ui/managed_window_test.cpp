// The table view under a window manager, which decides who gets the keys: on the only screen it takes none. (What it
// does where there is a second screen: FindAndCorrect, for a virtual display has one only.)
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>

#include <wx/display.h>

#include "app/ui/pages/home_page.h"
#include "app/ui/pages/session_page.h"
#include "app/ui/panels/entry_panel.h"
#include "app/ui/table_view.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/window_table.h"

#include <X11/Xatom.h>
#include <X11/Xlib.h>

namespace castalia {
namespace {

/// The display itself, beside the connection of the program.
class DisplayServer {
public:
    DisplayServer() : display_(XOpenDisplay(nullptr)) {
        if (display_ == nullptr) {
            throw std::runtime_error("there is no display");
        }
    }
    DisplayServer(const DisplayServer&) = delete;
    DisplayServer& operator=(const DisplayServer&) = delete;
    ~DisplayServer() { XCloseDisplay(display_); }

    bool is_managed() const {
        Atom type = None;
        int format = 0;
        unsigned long items = 0, left = 0;
        unsigned char* value = nullptr;
        XGetWindowProperty(display_, root(), XInternAtom(display_, "_NET_SUPPORTING_WM_CHECK", False), 0, 1, False,
                           XA_WINDOW, &type, &format, &items, &left, &value);
        XFree(value);
        return items == 1;
    }

private:
    Window root() const { return DefaultRootWindow(display_); }
    Display* display_;
};

/// A window manager that runs as long as the test. It is there before the first window.
class Managed {
protected:
    Managed() : manager_(::fork()) {
        if (manager_ == 0) {
            ::execlp("openbox", "openbox", "--sm-disable", nullptr);
            ::_exit(127);
        }
        EXPECT_TRUE(pump([this] { return server.is_managed(); })) << "the window manager did not start";
    }
    Managed(const Managed&) = delete;
    Managed& operator=(const Managed&) = delete;
    ~Managed() {
        ::kill(manager_, SIGTERM);
        ::waitpid(manager_, nullptr, 0);
    }

    DisplayServer server;

private:
    ::pid_t manager_;
};

class ManagedTableView : public Managed, public WindowTable {
protected:
    void begin() {
        recorder->begin(two_players());
        frame->go(MainFrame::Place::session);
        EXPECT_TRUE(pump([this] { return frame->IsActive() && frame->session_page().entry().has_focus(); }));
    }
    static TableWindow* table() {
        for (wxWindow* window : wxTopLevelWindows) {
            if (auto* found = dynamic_cast<TableWindow*>(window)) {
                return found;
            }
        }
        return nullptr;
    }
    void open_table_view() {
        press(WXK_F9);
        ASSERT_TRUE(pump([] { return table() != nullptr && table()->IsShownOnScreen(); }));
        ASSERT_TRUE(next_frame(*table()));
    }
    /// Types a roll without turning to any window.
    void expect_a_roll() {
        type("39");
        press(WXK_RETURN);
        EXPECT_TRUE(pump([this] { return events() == 1; })) << "the keys did not reach the entry line";
        EXPECT_TRUE(frame->IsActive());
    }
};

class ManagedWindow : public Managed, public WindowTable {};

TEST_F(ManagedWindow, TakesKeysFromTheMomentItOpens) {
    ASSERT_TRUE(pump([this] { return frame->IsActive(); }));
    EXPECT_TRUE(pump([this] { return frame->IsDescendant(wxWindow::FindFocus()); }))
        << "no part of Home has the focus, so Enter and the digits of the games do nothing";
}

TEST_F(ManagedWindow, TakesKeysOnHomeAfterItsSizeHasChanged) {
    recorder->begin(two_players());
    frame->go(MainFrame::Place::home);
    ASSERT_TRUE(pump([this] { return frame->IsActive(); }));
    for (const wxSize& size : {wxSize(1024, 740), wxSize(1270, 780), wxSize(1000, 700)}) {
        frame->SetSize(size);
        ASSERT_TRUE(pump([&] { return frame->GetSize().x == size.x; }));
        settle_windows();
        press(WXK_RETURN);
        EXPECT_TRUE(pump([this] { return frame->place() == MainFrame::Place::session; })) << size.x;
        frame->go(MainFrame::Place::home);
    }
}

TEST_F(ManagedTableView, OnTheOnlyScreenItOpensWithoutTakingTheKeys) {
    ASSERT_EQ(wxDisplay::GetCount(), 1U);
    begin();
    open_table_view();
    EXPECT_FALSE(table()->IsActive());
    EXPECT_FALSE(table()->IsFullScreen()) << "it would hide the program";
    expect_a_roll();
}

TEST_F(ManagedTableView, ItsOwnKeysWorkOnceSomebodyTurnsToIt) {
    begin();
    open_table_view();
    table()->Raise();
    ASSERT_TRUE(pump([] { return table()->IsActive(); }));
    press(WXK_F11);
    EXPECT_TRUE(pump([] { return table()->IsFullScreen(); }));
    press(WXK_ESCAPE);
    EXPECT_TRUE(pump([] { return !table()->IsFullScreen(); }));
    type("39");
    press(WXK_RETURN);
    EXPECT_TRUE(pump([this] { return events() == 1; })) << "letters typed there reach the entry line";
    table()->Raise();
    ASSERT_TRUE(pump([] { return table()->IsActive(); }));
    press(WXK_F9);
    EXPECT_TRUE(pump([] { return table() == nullptr || !table()->IsShownOnScreen(); }));
}

}  // namespace
}  // namespace castalia
