#include "app/ui/toolkit/gtk/text_margins.h"

#include <gtk/gtk.h>
#include <wx/textctrl.h>

namespace castalia {

void give_text_margins(wxTextCtrl& field, int margin) {
    auto* const view = GTK_TEXT_VIEW(gtk_bin_get_child(GTK_BIN(field.GetHandle())));
    const int pixels = field.FromDIP(margin);
    gtk_text_view_set_left_margin(view, pixels);
    gtk_text_view_set_right_margin(view, pixels);
    gtk_text_view_set_top_margin(view, pixels);
    gtk_text_view_set_bottom_margin(view, pixels);
}

}  // namespace castalia
