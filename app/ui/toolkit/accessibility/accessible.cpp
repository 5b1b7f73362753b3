#include "app/ui/toolkit/accessibility/accessible.h"

#include <string_view>

#include <wx/control.h>
#include <wx/pickerbase.h>
#include <wx/textctrl.h>

#include "app/ui/toolkit/accessibility/accessible_roles.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/text/text.h"

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace castalia {

namespace {

#ifdef __WXGTK__
/// In a control that scrolls, the part inside has the focus, and screen readers speak only about that part.
GtkWidget* focused_part(const wxWindow* window) {
    auto* widget = static_cast<GtkWidget*>(window->GetHandle());
    GtkWidget* inside = GTK_IS_SCROLLED_WINDOW(widget) ? gtk_bin_get_child(GTK_BIN(widget)) : nullptr;
    return GTK_IS_TEXT_VIEW(inside) || GTK_IS_TREE_VIEW(inside) || GTK_IS_FIXED(inside) ? inside : widget;
}

bool is_same(const gchar* now, const char* wanted) { return now != nullptr && std::string_view(now) == wanted; }

/// Tells a screen reader only what is new, because Orca speaks the description of what has the focus whenever it is
/// set.
void name_object(AtkObject* object, const wxString& name, const wxString& description) {
    if (!is_same(object->name, name.utf8_str())) {
        atk_object_set_name(object, name.utf8_str());
    }
    if (!is_same(object->description, description.utf8_str())) {
        atk_object_set_description(object, description.utf8_str());
    }
}

AtkObject* accessible_of(const wxWindow* window) { return gtk_widget_get_accessible(focused_part(window)); }

GtkWidget* button_inside(GtkWidget* widget) {
    GtkWidget* found = GTK_IS_TOGGLE_BUTTON(widget) ? widget : nullptr;
    if (found == nullptr && GTK_IS_CONTAINER(widget)) {
        gtk_container_forall(
            GTK_CONTAINER(widget),
            [](GtkWidget* inside, gpointer kept) {
                auto** so_far = static_cast<GtkWidget**>(kept);
                *so_far = *so_far == nullptr ? button_inside(inside) : *so_far;
            },
            &found);
    }
    return found;
}

constexpr const char* kName = "castalia-name";

/// Names the button inside a choice, which has the focus but neither the name nor the chosen item.
void update_choice_name(GtkComboBox* choice) {
    GtkWidget* button = button_inside(GTK_WIDGET(choice));
    gchar* chosen =
        GTK_IS_COMBO_BOX_TEXT(choice) ? gtk_combo_box_text_get_active_text(GTK_COMBO_BOX_TEXT(choice)) : nullptr;
    const wxString name = wxString::FromUTF8(static_cast<const char*>(g_object_get_data(G_OBJECT(choice), kName)));
    const wxString text = chosen == nullptr || name == wxString::FromUTF8(chosen)
                              ? name
                              : words(say("{control}: {chosen}", {{"control", literally(utf8(name))},
                                                                  {"chosen", literally(std::string_view(chosen))}}));
    g_free(chosen);
    if (button != nullptr) {
        AtkObject* object = gtk_widget_get_accessible(button);
        atk_object_set_role(object, ATK_ROLE_COMBO_BOX);
        atk_object_set_name(object, text.utf8_str());
    }
}

void name_choice(GtkComboBox* choice, const wxString& name) {
    const bool first = g_object_get_data(G_OBJECT(choice), kName) == nullptr;
    g_object_set_data_full(G_OBJECT(choice), kName, g_strdup(name.utf8_str()), g_free);
    if (first) {
        g_signal_connect(choice, "changed", G_CALLBACK(+[](GtkComboBox* one, gpointer) { update_choice_name(one); }),
                         nullptr);
    }
    update_choice_name(choice);
}

/// Names a table with its rows as they are now.
void update_table_name(GtkTreeView* table) {
    GtkTreeModel* model = gtk_tree_view_get_model(table);
    const int rows = model == nullptr ? 0 : gtk_tree_model_iter_n_children(model, nullptr);
    const auto* name = static_cast<const char*>(g_object_get_data(G_OBJECT(table), kName));
    const Text text =
        say_count("{table}, {n} row", "{table}, {n} rows", rows, {{"table", literally(std::string_view(name))}});
    atk_object_set_name(gtk_widget_get_accessible(GTK_WIDGET(table)), words(text).utf8_str());
    // The keys also reach a heading without words.
    GList* columns = gtk_tree_view_get_columns(table);
    for (GList* one = columns; one != nullptr; one = one->next) {
        auto* column = GTK_TREE_VIEW_COLUMN(one->data);
        const gchar* title = gtk_tree_view_column_get_title(column);
        if (title == nullptr || *title == '\0') {
            atk_object_set_name(gtk_widget_get_accessible(gtk_tree_view_column_get_button(column)), name);
        }
    }
    g_list_free(columns);
}

void name_table(GtkTreeView* table, const wxString& name) {
    const bool first = g_object_get_data(G_OBJECT(table), kName) == nullptr;
    g_object_set_data_full(G_OBJECT(table), kName, g_strdup(name.utf8_str()), g_free);
    if (first) {
        g_signal_connect(table, "columns-changed",
                         G_CALLBACK(+[](GtkTreeView* one, gpointer) { update_table_name(one); }), nullptr);
        // This comes before the event goes on to those who speak about it.
        g_signal_connect(table, "focus-in-event", G_CALLBACK(+[](GtkTreeView* one, GdkEvent*, gpointer) -> gboolean {
                             update_table_name(one);
                             return FALSE;
                         }),
                         nullptr);
    }
    update_table_name(table);
}

void name_inner_field(wxWindow* outer, const wxString& name) {
    for (wxWindow* inside : outer->GetChildren()) {
        if (dynamic_cast<wxTextCtrl*>(inside) != nullptr) {
            atk_object_set_name(accessible_of(inside), name.utf8_str());
        }
        name_inner_field(inside, name);
    }
}
#endif

}  // namespace

void set_accessible(wxWindow* window, const wxString& name, const wxString& description) {
#ifdef __WXGTK__
    name_object(accessible_of(window), name, description);
    if (auto* widget = static_cast<GtkWidget*>(window->GetHandle()); GTK_IS_COMBO_BOX(widget)) {
        name_choice(GTK_COMBO_BOX(widget), name);
        if (GtkWidget* field = gtk_bin_get_child(GTK_BIN(widget)); GTK_IS_ENTRY(field)) {
            atk_object_set_name(gtk_widget_get_accessible(field), name.utf8_str());
        }
    }
    if (GtkWidget* part = focused_part(window); GTK_IS_TREE_VIEW(part)) {
        name_table(GTK_TREE_VIEW(part), name);
    }
    if (GtkWidget* button = dynamic_cast<wxPickerBase*>(window) != nullptr
                                ? button_inside(static_cast<GtkWidget*>(window->GetHandle()))
                                : nullptr) {
        atk_object_set_name(gtk_widget_get_accessible(button), name.utf8_str());
    }
    if (dynamic_cast<wxControl*>(window) != nullptr) {
        name_inner_field(window, name);
    }
#else
    window->SetName(name);
    window->SetHelpText(description);
#endif
}

void set_accessible_dialog(wxTopLevelWindow* dialog) {
#ifdef __WXGTK__
    atk_object_set_role(accessible_of(dialog), ATK_ROLE_DIALOG);
#else
    static_cast<void>(dialog);
#endif
}

void set_accessible_status(wxWindow* window, const wxString& text) {
    set_accessible(window, text);
#ifdef __WXGTK__
    atk_object_set_role(accessible_of(window), ATK_ROLE_STATUSBAR);
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
