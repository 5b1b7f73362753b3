#include "app/ui/toolkit/gtk/quiet_wheel.h"

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace castalia {

#ifdef __WXGTK__

namespace {

using Scrolled = gboolean (*)(GtkWidget*, GdkEventScroll*);

/// Returns whether the widget or a part of it has the focus: a drop-down list has it in its button.
bool has_focus(GtkWidget* widget) {
    GtkWidget* window = gtk_widget_get_toplevel(widget);
    GtkWidget* focus = GTK_IS_WINDOW(window) ? gtk_window_get_focus(GTK_WINDOW(window)) : nullptr;
    return focus != nullptr && (focus == widget || gtk_widget_is_ancestor(focus, widget) != 0);
}

/// What a class of controls does with the wheel, for one class of GTK.
template <int Number>
struct WheelOf {
    static inline Scrolled usual = nullptr;

    /// Where the control has no focus the event goes on to what lies around it.
    static gboolean scrolled(GtkWidget* widget, GdkEventScroll* event) {
        return has_focus(widget) ? usual(widget, event) : GDK_EVENT_PROPAGATE;
    }
    /// The class is kept, because GTK would forget the change with it.
    static void take_over(GType type) {
        auto* kind = GTK_WIDGET_CLASS(g_type_class_ref(type));
        if (kind->scroll_event != nullptr && kind->scroll_event != scrolled) {
            usual = kind->scroll_event;
            kind->scroll_event = scrolled;
        }
    }
};

}  // namespace

void quiet_wheel() {
    // Each class has a copy of what its parent does.
    WheelOf<0>::take_over(GTK_TYPE_COMBO_BOX);
    WheelOf<1>::take_over(GTK_TYPE_SPIN_BUTTON);
    WheelOf<2>::take_over(GTK_TYPE_SCALE);
    if (const GType text = GTK_TYPE_COMBO_BOX_TEXT;
        GTK_WIDGET_CLASS(g_type_class_ref(text))->scroll_event != WheelOf<0>::scrolled) {
        WheelOf<3>::take_over(text);
    }
}

#else

void quiet_wheel() {}

#endif

}  // namespace castalia
