#include "tests/ui/managed.h"

#include <sys/wait.h>
#include <unistd.h>
#include <csignal>
#include <cstring>
#include <filesystem>

#include "app/ui/session/entry_panel.h"
#include "app/ui/session/session_page.h"

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/extensions/Xrandr.h>
#include <gdk/gdkx.h>
#include <gtk/gtk.h>

namespace castalia {

DisplayServer::DisplayServer() : display_(XOpenDisplay(nullptr)) {
    if (display_ == nullptr) {
        throw std::runtime_error("there is no display");
    }
}

DisplayServer::~DisplayServer() { XCloseDisplay(display_); }

bool DisplayServer::gives_keys_to(const wxTopLevelWindow& window) const {
    return window_in("_NET_ACTIVE_WINDOW") == GDK_WINDOW_XID(gtk_widget_get_window(window.GetHandle()));
}

unsigned long DisplayServer::window_in(const char* property) const {
    Atom type = None;
    int format = 0;
    unsigned long items = 0, left = 0;
    unsigned char* value = nullptr;
    XGetWindowProperty(display_, DefaultRootWindow(display_), XInternAtom(display_, property, False), 0, 1, False,
                       XA_WINDOW, &type, &format, &items, &left, &value);
    unsigned long window = None;
    if (items == 1) {
        std::memcpy(&window, value, sizeof window);
    }
    XFree(value);
    return window;
}

void DisplayServer::split() const {
    const Window root = DefaultRootWindow(display_);
    const int wide = DisplayWidth(display_, 0) / 2, high = DisplayHeight(display_, 0);
    XRRScreenResources* resources = XRRGetScreenResources(display_, root);
    if (resources == nullptr || resources->noutput == 0) {
        throw std::runtime_error("the display has no output that could be split");
    }
    // The left one takes the output, so that the whole screen is not a third one.
    for (const int nth : {0, 1}) {
        XRRMonitorInfo* monitor = XRRAllocateMonitor(display_, nth == 0 ? 1 : 0);
        monitor->name = XInternAtom(display_, nth == 0 ? "left" : "right", False);
        monitor->primary = nth == 0 ? True : False;
        monitor->x = nth * wide;
        monitor->width = wide;
        monitor->height = high;
        constexpr int kDotsPerMillimetre = 4;
        monitor->mwidth = wide / kDotsPerMillimetre;
        monitor->mheight = high / kDotsPerMillimetre;
        if (nth == 0) {
            monitor->outputs[0] = resources->outputs[0];
        }
        XRRSetMonitor(display_, root, monitor);
        XRRFreeMonitors(monitor);
    }
    XRRFreeScreenResources(resources);
    XSync(display_, False);
}

Managed::Managed() {
    // It takes the display before it looks after windows, and gives the focus to none that comes in between. Its mark
    // on the display outlives it, so that the mark of the one before says nothing either.
    const std::filesystem::path ready = std::filesystem::temp_directory_path() / ("castalia-manager-" + new_uuid());
    manager_ = ::fork();
    if (manager_ == 0) {
        ::execlp("openbox", "openbox", "--sm-disable", "--startup", ("touch '" + ready.string() + "'").c_str(),
                 nullptr);
        ::_exit(127);
    }
    EXPECT_TRUE(pump([&] { return std::filesystem::exists(ready); })) << "the window manager did not start";
    std::filesystem::remove(ready);
}

Managed::~Managed() {
    ::kill(manager_, SIGTERM);
    ::waitpid(manager_, nullptr, 0);
}

bool Managed::keeps_the_focus(wxTopLevelWindow& window) const {
    constexpr int kAWhile = 100;  // Turns of the event loop, each of at least a millisecond.
    int looks = 0;
    return pump([&] {
        looks = window.IsActive() && server.gives_keys_to(window) ? looks + 1 : 0;
        return looks == kAWhile;
    });
}

void ManagedTable::begin() {
    recorder->begin(two_players());
    frame->go(MainFrame::Place::session);
    EXPECT_TRUE(keeps_the_focus(*frame));
    EXPECT_TRUE(pump([this] { return frame->session_page().entry().has_focus(); }));
}

TableWindow* ManagedTable::table() {
    for (wxWindow* window : wxTopLevelWindows) {
        if (auto* found = dynamic_cast<TableWindow*>(window)) {
            return found;
        }
    }
    return nullptr;
}

void ManagedTable::open_table_view() {
    press(WXK_F9);
    ASSERT_TRUE(pump([] { return table() != nullptr && table()->IsShownOnScreen(); }));
    ASSERT_TRUE(next_frame(*table()));
}

void ManagedTable::expect_a_roll() {
    EXPECT_TRUE(keeps_the_focus(*frame));
    type("39");
    press(WXK_RETURN);
    EXPECT_TRUE(pump([this] { return events() == 1; })) << "the keys did not reach the entry line";
    EXPECT_TRUE(frame->IsActive());
}

}  // namespace castalia
