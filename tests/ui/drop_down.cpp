#include "tests/ui/drop_down.h"

#include <gtk/gtk-a11y.h>
#include <gtk/gtk.h>

namespace castalia {

std::optional<wxPoint> line_on_screen(const wxChoice& choice, unsigned line) {
    AtkObject* list = gtk_combo_box_get_popup_accessible(GTK_COMBO_BOX(choice.GetHandle()));
    GtkWidget* menu = list == nullptr ? nullptr : gtk_accessible_get_widget(GTK_ACCESSIBLE(list));
    if (menu == nullptr || gtk_widget_get_mapped(menu) == FALSE) {
        return std::nullopt;
    }
    GList* lines = gtk_container_get_children(GTK_CONTAINER(menu));
    auto* item = static_cast<GtkWidget*>(g_list_nth_data(lines, line));
    g_list_free(lines);
    if (item == nullptr || gtk_widget_get_mapped(item) == FALSE) {
        return std::nullopt;
    }
    GtkAllocation place;
    gtk_widget_get_allocation(item, &place);
    int x = 0, y = 0;
    gdk_window_get_origin(gtk_widget_get_window(item), &x, &y);
    return wxPoint(x + place.x + place.width / 2, y + place.y + place.height / 2);
}

bool menu_is_open() {
    GList* windows = gtk_window_list_toplevels();
    bool open = false;
    for (const GList* one = windows; one != nullptr; one = one->next) {
        GtkWidget* inside = gtk_bin_get_child(GTK_BIN(one->data));
        open = open || (GTK_IS_MENU(inside) && gtk_widget_get_mapped(inside) != FALSE);
    }
    g_list_free(windows);
    return open;
}

}  // namespace castalia
