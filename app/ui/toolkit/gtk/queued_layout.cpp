#include "app/ui/toolkit/gtk/queued_layout.h"

#include <gtk/gtk.h>
#include <wx/toplevel.h>

namespace castalia {

namespace {

void queue(GtkWidget* widget, gpointer) {
    gtk_widget_queue_resize(widget);
    if (GTK_IS_CONTAINER(widget)) {
        gtk_container_forall(GTK_CONTAINER(widget), queue, nullptr);
    }
}

}  // namespace

void queue_layout(wxTopLevelWindow& window) {
    queue(window.GetHandle(), nullptr);
    gtk_container_check_resize(GTK_CONTAINER(window.GetHandle()));
}

void expect_size(wxTopLevelWindow& window) {
    const wxSize size = window.GetSize();
    const GtkAllocation room{0, 0, size.x, size.y};
    gtk_widget_set_allocation(window.GetHandle(), &room);
}

}  // namespace castalia
