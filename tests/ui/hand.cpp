#include "tests/ui/hand.h"

#include <X11/keysym.h>
#include <gtk/gtk.h>
#include <wx/app.h>
#include <wx/evtloop.h>

#include <map>

namespace castalia {

namespace {

void handle_what_came() {
    do {
        wxEventLoopBase::GetActive()->YieldFor(wxEVT_CATEGORY_ALL);
        gdk_display_sync(gdk_display_get_default());
    } while (gdk_events_pending() != FALSE);
}

unsigned long symbol_of(int key) {
    static const std::map<int, unsigned long> kNamed{
        {WXK_RETURN, XK_Return},     {WXK_ESCAPE, XK_Escape},     {WXK_TAB, XK_Tab},   {WXK_BACK, XK_BackSpace},
        {WXK_WINDOWS_MENU, XK_Menu}, {WXK_DELETE, XK_Delete},     {WXK_UP, XK_Up},     {WXK_DOWN, XK_Down},
        {WXK_LEFT, XK_Left},         {WXK_RIGHT, XK_Right},       {WXK_HOME, XK_Home}, {WXK_END, XK_End},
        {WXK_PAGEUP, XK_Page_Up},    {WXK_PAGEDOWN, XK_Page_Down}};
    if (key >= ' ' && key <= '~') {
        return static_cast<unsigned long>(key);  // Latin letters are their own symbols.
    }
    return key >= WXK_F1 && key <= WXK_F12 ? static_cast<unsigned long>(XK_F1 + key - WXK_F1) : kNamed.at(key);
}

std::vector<unsigned long> symbols_of(int modifiers) {
    std::vector<unsigned long> held;
    for (const auto& [modifier, symbol] :
         {std::pair(wxMOD_CONTROL, XK_Control_L), {wxMOD_ALT, XK_Alt_L}, {wxMOD_SHIFT, XK_Shift_L}}) {
        if ((modifiers & modifier) != 0) {
            held.push_back(static_cast<unsigned long>(symbol));
        }
    }
    return held;
}

}  // namespace

void Hand::move_to(wxPoint on_screen) {
    keys_.point_at(on_screen.x, on_screen.y);
    keys_.arrive();
    handle_what_came();
}

void Hand::press_button() {
    keys_.button(true);
    keys_.arrive();
    handle_what_came();
}

void Hand::release_button() {
    keys_.button(false);
    keys_.arrive();
    handle_what_came();
}

void Hand::click() {
    keys_.button(true);  // Both at once: a menu takes a button that is held down for half a second for a drag.
    keys_.button(false);
    keys_.arrive();
    handle_what_came();
}

void Hand::turn_wheel_down() {
    constexpr unsigned kWheelDown = 5;
    keys_.button(true, kWheelDown);
    keys_.button(false, kWheelDown);
    keys_.arrive();
    handle_what_came();
}

void Hand::press(int key, int modifiers) {
    keys_.press(symbol_of(key), symbols_of(modifiers));
    keys_.arrive();
    handle_what_came();
}

void Hand::press_at(unsigned code, int modifiers) {
    keys_.press_at(code, symbols_of(modifiers));
    keys_.arrive();
    handle_what_came();
}

void Hand::lay_out_keyboard(const std::string& layouts, unsigned in_use, bool num_lock) {
    keys_.lay_out_keyboard(layouts, in_use, num_lock);
    handle_what_came();
}

bool next_frame(wxWindow& window) {
    GtkWidget* const top = gtk_widget_get_toplevel(window.GetHandle());
    GdkFrameClock* const clock = gtk_widget_get_frame_clock(top);
    if (clock == nullptr) {
        return false;
    }
    wxEventLoopBase* const loop = wxEventLoopBase::GetActive();
    const auto put_off = [&] {  // Runs what waits for the end of an event, as GTK's own loop does.
        wxTheApp->ProcessPendingEvents();
        loop->ProcessIdle();
    };
    put_off();
    bool over = false, late = false;
    const auto tell = [](gpointer told) -> gboolean {
        *static_cast<bool*>(told) = true;
        return G_SOURCE_CONTINUE;
    };
    constexpr guint kSeconds = 10;
    const guint limit = g_timeout_add_seconds(kSeconds, tell, &late);
    const gulong handler =
        g_signal_connect(clock, "after-paint",
                         G_CALLBACK(+[](GdkFrameClock*, gpointer told) { *static_cast<bool*>(told) = true; }), &over);
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
    while (!over && !late) {
        loop->Dispatch();
    }
    g_signal_handler_disconnect(clock, handler);
    g_source_remove(limit);
    put_off();
    return over;
}

}  // namespace castalia
