#include "app/ui/shell/window_place.h"

#include <algorithm>
#include <sstream>
#include <vector>

#include <wx/toplevel.h>

#include "app/ui/toolkit/gtk/queued_layout.h"
#include "app/ui/toolkit/gtk/screens.h"

#include <gtk/gtk.h>

namespace castalia {

namespace {

GtkWindow* gtk(wxTopLevelWindow& window) { return GTK_WINDOW(window.GetHandle()); }

/// Returns the largest part of a size that reaches over the edge of none of the screens. On Wayland nobody knows how
/// large title bar, borders and panels of the desktop are.
wxSize within(wxSize size, const std::vector<Screen>& some) {
    const wxSize desktop(32, 96);
    for (const Screen& one : some) {
        size.DecTo(one.area.GetSize() - desktop);
    }
    return size;
}

/// Returns the screen with the most room; none where there is none.
std::vector<Screen> largest_of(const std::vector<Screen>& all) {
    const auto room = [](const Screen& one) { return one.area.width * one.area.height; };
    return all.empty() ? all : std::vector{*std::ranges::max_element(all, {}, room)};
}

/// Returns the size that makes another window as large as this one.
wxSize size_to_give(wxTopLevelWindow& window) {
    if (!desktop_places_windows()) {
        return window.GetSize();
    }
    // Where GTK draws title bar and shadow, the toolkit counts them here, but not in the size that it gives a window.
    wxSize inside;
    gtk_window_get_size(gtk(window), &inside.x, &inside.y);
    return inside;
}

}  // namespace

std::string place_of(wxTopLevelWindow& window) {
    GdkWindow* shown = gtk_widget_get_window(window.GetHandle());
    const GdkWindowState state = shown == nullptr ? GdkWindowState{} : gdk_window_get_state(shown);
    const bool whole = (state & (GDK_WINDOW_STATE_MAXIMIZED | GDK_WINDOW_STATE_FULLSCREEN)) != 0;
    const wxSize size = size_to_give(window);
    const wxPoint at = window.GetPosition();
    std::ostringstream words;
    words << size.x << ' ' << size.y << ' ' << at.x << ' ' << at.y << ' ' << (whole ? "maximized" : "normal");
    return words.str();
}

void place_again(wxTopLevelWindow& window, const std::string& place) {
    const std::vector<Screen> all = screens();
    std::istringstream words(place);
    int width = 0, height = 0, left = 0, top = 0;
    std::string state;
    const bool known = (words >> width >> height >> left >> top >> state) && width > 0 && height > 0;
    bool fills = known && state == "maximized";
    if (desktop_places_windows()) {
        // A window on two screens is on the one that it touched last, for all that GDK tells, and the table view then
        // fills the one with the program. With its title bar above a screen nobody can move it.
        // Where somebody left it, a screen had room for it. Otherwise nobody knows which screen it gets.
        const bool left_so = known && !fills;
        const wxSize wanted = left_so ? wxSize(width, height) : size_to_give(window);
        const wxSize whole = within(wanted, left_so ? largest_of(all) : all);
        fills = fills || whole != wanted;
        window.SetSize(whole);
        expect_size(window);  // GTK begins with this size, and comes back to it.
    }
    if (fills) {  // It keeps its usual size for the time when it is not.
        window.Maximize();
    }
    if (fills || !known || desktop_places_windows()) {
        return;
    }
    const wxRect wanted(left, top, width, height);
    const auto seen = std::ranges::max_element(all, {}, [&](const Screen& one) {
        const wxRect part = one.area.Intersect(wanted);
        return part.width * part.height;
    });
    if (seen == all.end()) {
        return;
    }
    const wxRect room = seen->area;
    width = std::min(width, room.width);
    height = std::min(height, room.height);
    window.SetSize(std::clamp(left, room.x, room.x + room.width - width),
                   std::clamp(top, room.y, room.y + room.height - height), width, height);
}

}  // namespace castalia
