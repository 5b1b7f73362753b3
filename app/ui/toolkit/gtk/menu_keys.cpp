#include "app/ui/toolkit/gtk/menu_keys.h"

#include <memory>

#include <gtk/gtk.h>
#include <wx/accel.h>
#include <wx/menuitem.h>

#include "app/ui/toolkit/text/key_words.h"

namespace castalia {

void name_menu_keys() {
    // The class is kept for good, as GTK does itself with the first menu.
    auto* labels = static_cast<GtkAccelLabelClass*>(g_type_class_ref(GTK_TYPE_ACCEL_LABEL));
    const auto name = [](gchar*& kept, const char* key) {
        g_free(kept);
        kept = g_strdup(key_words(key).utf8_str().data());
    };
    name(labels->mod_name_shift, "Shift");
    name(labels->mod_name_control, "Ctrl");
    name(labels->mod_name_alt, "Alt");
}

void show_backspace(const wxMenuItem& item) {
    constexpr gunichar kBackspace = 0x232b;
    GtkWidget* const label = gtk_bin_get_child(GTK_BIN(item.GetMenuItem()));
    if (!GTK_IS_ACCEL_LABEL(label)) {
        return;
    }
    const std::unique_ptr<wxAcceleratorEntry> own(item.GetAccel());
    const wxAcceleratorEntry key = own == nullptr ? wxAcceleratorEntry() : *own;
    const auto flag = [&](int asked, GdkModifierType shown) {
        return (key.GetFlags() & asked) != 0 ? static_cast<unsigned>(shown) : 0U;
    };
    const unsigned with =
        flag(wxACCEL_SHIFT, GDK_SHIFT_MASK) | flag(wxACCEL_CTRL, GDK_CONTROL_MASK) | flag(wxACCEL_ALT, GDK_MOD1_MASK);
    gtk_accel_label_set_accel(GTK_ACCEL_LABEL(label), gdk_unicode_to_keyval(kBackspace),
                              static_cast<GdkModifierType>(with));
}

}  // namespace castalia
