#include "app/ui/toolkit/gtk/text_frame.h"

#include <gtk/gtk.h>
#include <wx/textctrl.h>

namespace castalia {

namespace {

/// Marks the frame around a text while the text has the keys; a style sheet knows only the focus of the text itself.
gboolean focus_moved(GtkWidget*, GdkEventFocus* event, gpointer frame) {
    GtkStyleContext* style = gtk_widget_get_style_context(static_cast<GtkWidget*>(frame));
    event->in != 0 ? gtk_style_context_add_class(style, "focused") : gtk_style_context_remove_class(style, "focused");
    return GDK_EVENT_PROPAGATE;
}

}  // namespace

void frame_text(wxTextCtrl& field, int margin) {
    auto* const frame = static_cast<GtkWidget*>(field.GetHandle());
    GtkWidget* const inside = gtk_bin_get_child(GTK_BIN(frame));
    auto* const view = GTK_TEXT_VIEW(inside);
    const int pixels = field.FromDIP(margin);
    gtk_text_view_set_left_margin(view, pixels);
    gtk_text_view_set_right_margin(view, pixels);
    gtk_text_view_set_top_margin(view, pixels);
    gtk_text_view_set_bottom_margin(view, pixels);
    gtk_style_context_add_class(gtk_widget_get_style_context(frame), "text");
    for (const char* const moved : {"focus-in-event", "focus-out-event"}) {
        g_signal_connect(inside, moved, G_CALLBACK(focus_moved), frame);
    }
}

}  // namespace castalia
