#include "app/ui/toolkit/gtk/bubble.h"

#include <gtk/gtk.h>
#include <wx/window.h>

#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"

namespace castalia {

/// The widgets live as long as the part under which they hang, if that is shorter.
struct Bubble::Widgets {
    GtkWidget* popover = nullptr;
    GtkWidget* label = nullptr;
};

Bubble::~Bubble() {
    if (widgets_ != nullptr && widgets_->popover != nullptr) {
        g_object_remove_weak_pointer(G_OBJECT(widgets_->popover), reinterpret_cast<gpointer*>(&widgets_->popover));
        gtk_widget_destroy(widgets_->popover);
    }
    delete widgets_;
}

void Bubble::say(wxWindow& above, const wxString& words) {
    words_ = words;
    if (words.empty()) {
        if (widgets_ != nullptr && widgets_->popover != nullptr) {
            gtk_widget_hide(widgets_->popover);
        }
        return;
    }
    if (widgets_ == nullptr) {
        widgets_ = new Widgets;
    }
    if (widgets_->popover == nullptr) {
        widgets_->popover = gtk_popover_new(above.GetHandle());
        g_object_add_weak_pointer(G_OBJECT(widgets_->popover), reinterpret_cast<gpointer*>(&widgets_->popover));
        auto* popover = GTK_POPOVER(widgets_->popover);
        gtk_popover_set_modal(popover, FALSE);
        gtk_popover_set_position(popover, GTK_POS_BOTTOM);
        widgets_->label = gtk_label_new(nullptr);
        g_object_set(widgets_->label, "margin", above.FromDIP(spacing::between), nullptr);
        gtk_container_add(GTK_CONTAINER(popover), widgets_->label);
        gtk_widget_show(widgets_->label);
    }
    char* const markup = g_markup_printf_escaped("<span foreground=\"%s\">%s</span>",
                                                 palette().refusal.GetAsString(wxC2S_HTML_SYNTAX).utf8_str().data(),
                                                 words.utf8_str().data());
    gtk_label_set_markup(GTK_LABEL(widgets_->label), markup);
    g_free(markup);
    gtk_widget_show(widgets_->popover);
}

}  // namespace castalia
