#include "app/ui/shell/window_place.h"

#include <algorithm>
#include <sstream>
#include <vector>

#include <wx/toplevel.h>

#include "app/ui/toolkit/gtk/screens.h"

#include <gtk/gtk.h>

namespace castalia {

namespace {

GtkWindow* gtk(wxTopLevelWindow& window) { return GTK_WINDOW(window.GetHandle()); }

/// Returns whether a window of this size could reach over the edge of a screen. On Wayland nobody knows which screen
/// it will get, nor how large title bar, borders and panels of the desktop are.
bool may_reach_over_an_edge(const wxSize& size, const std::vector<Screen>& all) {
    constexpr int kBorders = 32, kBars = 96;
    return std::ranges::any_of(all, [&](const Screen& one) {
        return size.x + kBorders > one.area.width || size.y + kBars > one.area.height;
    });
}

}  // namespace

wxSize size_to_give(wxTopLevelWindow& window) {
    if (!desktop_places_windows()) {
        return window.GetSize();
    }
    // Where GTK draws title bar and shadow, the toolkit counts them here, but not in the size that it gives a window.
    wxSize inside;
    gtk_window_get_size(gtk(window), &inside.x, &inside.y);
    return inside;
}

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
    const wxSize size = known ? wxSize(width, height) : window.GetSize();
    // A window on two screens is on the one that it touched last, for all that GDK tells, and the table view then
    // fills the one with the program.
    if (state == "maximized" || (desktop_places_windows() && may_reach_over_an_edge(size, all))) {
        window.Maximize();  // It keeps its usual size for the time when it is not.
        return;
    }
    if (!known) {
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
    window.SetSize(width, height);
    if (!desktop_places_windows()) {
        window.Move(std::clamp(left, room.x, room.x + room.width - width),
                    std::clamp(top, room.y, room.y + room.height - height));
    }
}

}  // namespace castalia
