#pragma once

#include <gtk/gtk.h>

namespace castalia {

/// Returns the label in this part of a window, such as the heading of a column; null if it has none.
inline GtkLabel* label_in(GtkWidget* above) {
    if (GTK_IS_LABEL(above)) {
        return GTK_LABEL(above);
    }
    GtkLabel* found = nullptr;
    if (GTK_IS_CONTAINER(above)) {
        GList* parts = gtk_container_get_children(GTK_CONTAINER(above));
        for (GList* part = parts; part != nullptr && found == nullptr; part = part->next) {
            found = label_in(GTK_WIDGET(part->data));
        }
        g_list_free(parts);
    }
    return found;
}

}  // namespace castalia
