#include "app/ui/toolkit/controls/ghost_text.h"

#include <wx/textctrl.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

#ifdef __WXGTK__

namespace {

/// Draws the words behind the last letter of an entry, as far as there is room. The toolkit has drawn the entry.
gboolean draw_behind(GtkWidget* widget, cairo_t* cairo, gpointer ghost) {
    const std::string words = utf8(static_cast<const GhostText*>(ghost)->shown());
    auto* entry = GTK_ENTRY(widget);
    if (words.empty() || gtk_entry_get_text_length(entry) == 0) {
        return FALSE;
    }
    PangoLayout* typed = gtk_entry_get_layout(entry);
    PangoRectangle end;
    pango_layout_get_cursor_pos(typed, static_cast<int>(std::string_view(pango_layout_get_text(typed)).size()), &end,
                                nullptr);
    int left = 0, top = 0;
    gtk_entry_get_layout_offsets(entry, &left, &top);
    GdkRectangle area;
    gtk_entry_get_text_area(entry, &area);
    left += PANGO_PIXELS_CEIL(end.x);
    const int room = area.x + area.width - left;
    if (room <= 0) {
        return FALSE;
    }
    PangoLayout* layout = gtk_widget_create_pango_layout(widget, words.c_str());
    PangoAttrList* slanted = pango_attr_list_new();
    pango_attr_list_insert(slanted, pango_attr_style_new(PANGO_STYLE_ITALIC));
    pango_layout_set_attributes(layout, slanted);
    pango_attr_list_unref(slanted);
    pango_layout_set_width(layout, room * PANGO_SCALE);
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
    constexpr double kFull = 255;
    const wxColour colour = palette().secondary;
    cairo_save(cairo);
    cairo_set_source_rgb(cairo, colour.Red() / kFull, colour.Green() / kFull, colour.Blue() / kFull);
    cairo_move_to(cairo, left, top);
    pango_cairo_show_layout(cairo, layout);
    cairo_restore(cairo);
    g_object_unref(layout);
    return FALSE;
}

}  // namespace

GhostText::GhostText(wxTextCtrl& field) : field_(field) {
    g_signal_connect_after(field.GetHandle(), "draw", G_CALLBACK(draw_behind), this);
}

GhostText::~GhostText() { g_signal_handlers_disconnect_by_data(field_.GetHandle(), this); }

#else

GhostText::GhostText(wxTextCtrl& field) : field_(field) {}
GhostText::~GhostText() = default;

#endif

void GhostText::show(const wxString& words) {
    if (words_ != words) {
        words_ = words;
        field_.Refresh();
    }
}

}  // namespace castalia
