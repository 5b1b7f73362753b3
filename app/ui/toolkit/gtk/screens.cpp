#include "app/ui/toolkit/gtk/screens.h"

#include <algorithm>

#include <wx/toplevel.h>

#include <gtk/gtk.h>
#ifdef GDK_WINDOWING_WAYLAND
#include <gdk/gdkwayland.h>
#endif

namespace castalia {

namespace {

std::string owned(gchar* text) {
    std::string kept = text == nullptr ? "" : text;
    g_free(text);
    return kept;
}

std::string connector_of(int number) {
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS  // GTK 3 has no other way to ask for it.
        return owned(gdk_screen_get_monitor_plug_name(gdk_screen_get_default(), number));
    G_GNUC_END_IGNORE_DEPRECATIONS
}

wxRect rect_of(const GdkRectangle& area) { return {area.x, area.y, area.width, area.height}; }

GdkMonitor* monitor_of(const wxWindow& window) {
    GdkWindow* of = gtk_widget_get_window(gtk_widget_get_toplevel(static_cast<GtkWidget*>(window.GetHandle())));
    GdkDisplay* display = gdk_display_get_default();
    return of == nullptr || gdk_display_get_n_monitors(display) == 0 ? nullptr
                                                                     : gdk_display_get_monitor_at_window(display, of);
}

/// Somebody who waits for a change of the screens.
struct Watcher {
    std::function<void()> call;
    guint due = 0;  ///< The call that waits for the end of the event.
    std::vector<gulong> handlers;
};

/// Calls once after everything that one plug changes. An event of GDK itself must not change windows.
void call_soon(GObject*, GParamSpec*, gpointer data) {
    auto* watcher = static_cast<Watcher*>(data);
    if (watcher->due == 0) {
        watcher->due = g_idle_add(
            [](gpointer due) -> gboolean {
                auto* waiting = static_cast<Watcher*>(due);
                waiting->due = 0;
                waiting->call();
                return G_SOURCE_REMOVE;
            },
            watcher);
    }
}

}  // namespace

std::string Screen::name() const {
    const std::string place = connector.empty() ? std::to_string(number + 1) : connector;
    return model.empty() || model == connector ? place : place + " (" + model + ")";
}

std::vector<Screen> screens() {
    std::vector<Screen> all;
    GdkDisplay* display = gdk_display_get_default();
    for (int number = 0; number < gdk_display_get_n_monitors(display); ++number) {
        GdkMonitor* monitor = gdk_display_get_monitor(display, number);
        const gchar* model = gdk_monitor_get_model(monitor);
        GdkRectangle area{};
        gdk_monitor_get_geometry(monitor, &area);
        all.push_back({number, connector_of(number), model == nullptr ? "" : model, rect_of(area)});
    }
    return all;
}

std::optional<int> screen_of(const wxWindow& window) {
    GdkMonitor* monitor = monitor_of(window);
    GdkDisplay* display = gdk_display_get_default();
    for (int number = 0; monitor != nullptr && number < gdk_display_get_n_monitors(display); ++number) {
        if (gdk_display_get_monitor(display, number) == monitor) {
            return number;
        }
    }
    return std::nullopt;
}

std::optional<Screen> screen_called(const std::vector<Screen>& all, const std::string& name) {
    const auto same = std::ranges::find(all, name, &Screen::name);
    if (same != all.end()) {
        return *same;
    }
    const auto model = std::ranges::find_if(
        all, [&](const Screen& one) { return !one.model.empty() && name.ends_with("(" + one.model + ")"); });
    return model == all.end() ? std::nullopt : std::optional(*model);
}

wxRect room_on_screen(const wxWindow& window) {
    GdkMonitor* monitor = monitor_of(window);
    // A dialog that is not shown yet will be where its parent is.
    for (const wxWindow* up = window.GetParent(); monitor == nullptr && up != nullptr; up = up->GetParent()) {
        monitor = monitor_of(*up);
    }
    if (monitor == nullptr) {
        return {0, 0, 1280, 800};
    }
    GdkRectangle area{};
    gdk_monitor_get_workarea(monitor, &area);
    return rect_of(area);
}

void fill_screen(wxTopLevelWindow& window, const Screen& screen) {
    if (window.IsFullScreen()) {  // KWin, too, moves no window that fills a screen already.
        window.ShowFullScreen(false);
    }
    if (!desktop_places_windows()) {
        window.SetSize(screen.area);
        window.ShowWithoutActivating();
        window.ShowFullScreen(true);
        return;
    }
    // Before the window is there, so that the desktop puts it on that screen at once and leaves the keys elsewhere.
    gtk_window_fullscreen_on_monitor(GTK_WINDOW(window.GetHandle()), gdk_screen_get_default(), screen.number);
    window.ShowWithoutActivating();
    window.ShowFullScreen(true);
    gtk_window_fullscreen_on_monitor(GTK_WINDOW(window.GetHandle()), gdk_screen_get_default(), screen.number);
}

std::shared_ptr<void> on_screens_changed(std::function<void()> call) {
    auto* watcher = new Watcher{std::move(call), 0, {}};
    GdkDisplay* display = gdk_display_get_default();
    GdkScreen* screen = gdk_screen_get_default();
    const auto handler = reinterpret_cast<GCallback>(call_soon);
    for (const char* signal : {"monitor-added", "monitor-removed"}) {
        watcher->handlers.push_back(g_signal_connect(display, signal, handler, watcher));
    }
    const auto changed = +[](GdkScreen*, gpointer data) { call_soon(nullptr, nullptr, data); };
    watcher->handlers.push_back(g_signal_connect(screen, "monitors-changed", G_CALLBACK(changed), watcher));
    return {static_cast<void*>(watcher), [display, screen](void* kept) {
                auto* ended = static_cast<Watcher*>(kept);
                g_signal_handler_disconnect(screen, ended->handlers.back());
                ended->handlers.pop_back();
                for (const gulong one : ended->handlers) {
                    g_signal_handler_disconnect(display, one);
                }
                if (ended->due != 0) {
                    g_source_remove(ended->due);
                }
                delete ended;
            }};
}

bool desktop_places_windows() {
#ifdef GDK_WINDOWING_WAYLAND
    return GDK_IS_WAYLAND_DISPLAY(gdk_display_get_default());
#else
    return false;
#endif
}

}  // namespace castalia
