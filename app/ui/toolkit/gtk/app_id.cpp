#include "app/ui/toolkit/gtk/app_id.h"

#ifdef __WXGTK__
#include <gtk/gtk.h>
#ifdef GDK_WINDOWING_WAYLAND
#include <gdk/gdkwayland.h>
#endif
#endif

namespace castalia {

#ifdef GDK_WINDOWING_WAYLAND

namespace {

gboolean window_mapped(GSignalInvocationHint* /*hint*/, guint /*count*/, const GValue* values, gpointer /*data*/) {
    auto* widget = static_cast<GtkWidget*>(g_value_get_object(values));
    if (GTK_IS_WINDOW(widget) && gtk_window_get_window_type(GTK_WINDOW(widget)) == GTK_WINDOW_TOPLEVEL) {
        gdk_wayland_window_set_application_id(gtk_widget_get_window(widget), "org.castalia.castalia");
    }
    return TRUE;  // The hook stays.
}

}  // namespace

void name_windows_for_desktop() {
    // The name of the process stays "castalia", which a screen reader says.
    static const gulong hook = [] {
        g_type_class_unref(g_type_class_ref(GTK_TYPE_WINDOW));  // It has to be there before its signal can be found.
        return GDK_IS_WAYLAND_DISPLAY(gdk_display_get_default())
                   ? g_signal_add_emission_hook(g_signal_lookup("map", GTK_TYPE_WIDGET), 0, window_mapped, nullptr,
                                                nullptr)
                   : 0;
    }();
    static_cast<void>(hook);
}

#else

void name_windows_for_desktop() {}

#endif

}  // namespace castalia
