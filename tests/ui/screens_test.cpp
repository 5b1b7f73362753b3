// The table view under a window manager, which decides who gets the keys: on the only screen it takes none, and where
// there is a second screen it fills that one.
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>

#include <wx/display.h>

#include "app/ui/pages/session_page.h"
#include "app/ui/panels/entry_panel.h"
#include "app/ui/table_view.h"
#include "tests/ui/window_table.h"

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/extensions/Xrandr.h>

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
    /// Makes two monitors of the one, side by side.
    void split() const {
        XRRScreenResources* resources = XRRGetScreenResources(display_, root());
        const int width = DisplayWidth(display_, DefaultScreen(display_)) / 2;
        add_monitor("left", 0, width, resources->outputs);
        add_monitor("right", width, width, nullptr);
        XRRFreeScreenResources(resources);
        XSync(display_, False);
    }

private:
    Window root() const { return DefaultRootWindow(display_); }
    void add_monitor(const char* name, int x, int width, const RROutput* output) const {
        XRRMonitorInfo* monitor = XRRAllocateMonitor(display_, output == nullptr ? 0 : 1);
        monitor->name = XInternAtom(display_, name, False);
        monitor->primary = monitor->automatic = False;
        monitor->x = x;
        monitor->y = 0;
        monitor->width = width;
        monitor->height = DisplayHeight(display_, DefaultScreen(display_));
        monitor->mwidth = monitor->mheight = 300;
        if (output != nullptr) {
            monitor->outputs[0] = *output;
        }
        XRRSetMonitor(display_, root(), monitor);
        XRRFreeMonitors(monitor);
    }

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

class TableViewScreens : public Managed, public WindowTable {
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
    /// Two screens of which the program has the one on this side.
    void split_screen(int side) {
        server.split();
        ASSERT_TRUE(pump([] { return wxDisplay::GetCount() == 2; }));
        frame->Move(side * wxDisplay(0U).GetGeometry().width, 0);
        ASSERT_TRUE(pump([this, side] { return wxDisplay::GetFromWindow(frame) == side; }));
    }
    static bool fills(const wxRect& screen) {
        return pump([&] { return table()->GetScreenRect() == screen; });
    }
};

TEST_F(TableViewScreens, OnTheOnlyScreenItOpensWithoutTakingTheKeys) {
    begin();
    open_table_view();
    EXPECT_FALSE(table()->IsActive());
    EXPECT_FALSE(table()->IsFullScreen()) << "it would hide the program";
    expect_a_roll();
}

TEST_F(TableViewScreens, FillsTheSecondScreenAndLeavesTheKeys) {
    split_screen(0);
    begin();
    open_table_view();
    EXPECT_TRUE(fills(wxDisplay(1U).GetGeometry()))
        << table()->GetScreenRect().x << " " << table()->GetScreenRect().width;
    expect_a_roll();
}

TEST_F(TableViewScreens, FillsTheFirstScreenWhenTheProgramIsOnTheSecond) {
    split_screen(1);
    begin();
    open_table_view();
    EXPECT_TRUE(fills(wxDisplay(0U).GetGeometry()))
        << table()->GetScreenRect().x << " " << table()->GetScreenRect().width;
    expect_a_roll();
}

TEST_F(TableViewScreens, ItsOwnKeysWorkOnceSomebodyTurnsToIt) {
    split_screen(0);
    begin();
    open_table_view();
    table()->Raise();
    ASSERT_TRUE(pump([] { return table()->IsActive(); }));
    press(WXK_F11);
    EXPECT_TRUE(pump([] { return !table()->IsFullScreen(); }));
    press(WXK_F11);
    EXPECT_TRUE(pump([] { return table()->IsFullScreen(); }));
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
