#include "app/ui/basics/accessible.h"

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace castalia {

namespace {

#ifdef __WXGTK__
AtkObject* accessible_of(const wxWindow* window) {
    return gtk_widget_get_accessible(static_cast<GtkWidget*>(window->GetHandle()));
}
#endif

}  // namespace

void set_accessible(wxWindow* window, const wxString& name, const wxString& description) {
#ifdef __WXGTK__
    AtkObject* object = accessible_of(window);
    atk_object_set_name(object, name.utf8_str());
    atk_object_set_description(object, description.utf8_str());
#else
    window->SetName(name);
    window->SetHelpText(description);
#endif
}

void set_accessible_canvas(wxWindow* window, const wxString& name, const wxString& description) {
    set_accessible(window, name, description);
#ifdef __WXGTK__
    atk_object_set_role(accessible_of(window), ATK_ROLE_CANVAS);
#endif
}

void set_label_for(wxWindow* label, wxWindow* field) {
#ifdef __WXGTK__
    auto* widget = static_cast<GtkWidget*>(label->GetHandle());
    if (GTK_IS_LABEL(widget)) {
        gtk_label_set_mnemonic_widget(GTK_LABEL(widget), static_cast<GtkWidget*>(field->GetHandle()));
    }
#endif
    set_accessible(field, label->GetLabel());
}

wxString accessible_name(const wxWindow* window) {
#ifdef __WXGTK__
    const char* name = atk_object_get_name(accessible_of(window));
    return name == nullptr ? wxString() : wxString::FromUTF8(name);
#else
    return window->GetName();
#endif
}

}  // namespace castalia
