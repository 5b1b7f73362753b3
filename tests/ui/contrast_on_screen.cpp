#include "tests/ui/contrast_on_screen.h"

#include <algorithm>

#include <gtk/gtk.h>

#include "app/ui/toolkit/text/text_watch.h"
#include "tests/ui/contrast.h"
#include "tests/ui/dialog_hands.h"

namespace castalia {

namespace {

wxImage picture_of_screen(const wxRect& area) {
    GdkPixbuf* pixels =
        gdk_pixbuf_get_from_window(gdk_get_default_root_window(), area.x, area.y, area.width, area.height);
    wxImage picture(area.GetSize());
    if (pixels == nullptr) {
        return picture;
    }
    const guchar* bytes = gdk_pixbuf_read_pixels(pixels);
    const int row = gdk_pixbuf_get_rowstride(pixels), each = gdk_pixbuf_get_n_channels(pixels);
    for (int y = 0; y < area.height; ++y) {
        for (int x = 0; x < area.width; ++x) {
            const guchar* at = bytes + y * row + x * each;
            picture.SetRGB(x, y, at[0], at[1], at[2]);
        }
    }
    g_object_unref(pixels);
    return picture;
}

/// Measures the widgets of a window in a picture of it.
class Widgets {
public:
    Widgets(GtkWidget* top, const wxImage& picture, double least, const std::string& where, Faults& faults)
        : top_(top), picture_(picture), least_(least), where_(where), faults_(faults) {}

    void look_over(GtkWidget* widget) {
        if (!gtk_widget_get_mapped(widget)) {
            return;
        }
        if (GTK_IS_LABEL(widget)) {
            measure(widget, gtk_label_get_text(GTK_LABEL(widget)), 0);
        } else if (GTK_IS_ENTRY(widget)) {
            constexpr int kEdge = 4;
            const char* text = gtk_entry_get_text(GTK_ENTRY(widget));
            const char* hint = gtk_entry_get_placeholder_text(GTK_ENTRY(widget));
            measure(widget, *text != '\0' || hint == nullptr ? text : hint, kEdge);
        } else if (GTK_IS_CELL_VIEW(widget)) {
            measure(widget, "a choice", 0);
        }
        if (GTK_IS_CONTAINER(widget)) {
            gtk_container_forall(
                GTK_CONTAINER(widget),
                [](GtkWidget* inside, gpointer self) { static_cast<Widgets*>(self)->look_over(inside); }, this);
        }
    }
    std::size_t measured() const { return measured_; }

private:
    /// Returns the part of a widget that no widget around it cuts off.
    wxRect seen_of(GtkWidget* widget, wxRect area) const {
        area.Intersect(wxRect(picture_.GetSize()));
        for (GtkWidget* around = gtk_widget_get_parent(widget); around != nullptr && around != top_;
             around = gtk_widget_get_parent(around)) {
            int x = 0, y = 0;
            gtk_widget_translate_coordinates(around, top_, 0, 0, &x, &y);
            area.Intersect({x, y, gtk_widget_get_allocated_width(around), gtk_widget_get_allocated_height(around)});
        }
        return area;
    }

    /// Measures a text by the pixel that stands out most from the ground, because letters reach their full colour
    /// somewhere.
    void measure(GtkWidget* widget, const std::string& text, int edge) {
        const bool says = std::ranges::any_of(text, [](unsigned char one) { return one > ' '; });
        GtkAllocation room;
        gtk_widget_get_allocation(widget, &room);
        int x = 0, y = 0;
        if (!says || !gtk_widget_translate_coordinates(widget, top_, 0, 0, &x, &y)) {
            return;
        }
        const wxRect whole(x, y, room.width, room.height);
        wxRect area = seen_of(widget, whole);
        if (area.height < whole.height || area.width < whole.height) {
            return;  // Something is scrolled over its edge.
        }
        area.Deflate(edge);
        ++measured_;
        if (const InkOnGround clearest = clearest_in(picture_, area); clearest.ratio < least_) {
            faults_.emplace("\"" + text + "\" is faint, " + clearest.text(), where_);
        }
    }

    GtkWidget* top_;
    const wxImage& picture_;
    double least_;
    const std::string& where_;
    Faults& faults_;
    std::size_t measured_ = 0;
};

}  // namespace

wxImage painted(wxWindow& window) {
    auto* widget = static_cast<GtkWidget*>(window.GetHandle());
    const wxSize size = window.GetSize();
    cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, size.x, size.y);
    cairo_t* context = cairo_create(surface);
    const wxColour& ground = palette().background;
    cairo_set_source_rgb(context, ground.Red() / 255.0, ground.Green() / 255.0, ground.Blue() / 255.0);
    cairo_paint(context);
    gtk_widget_draw(widget, context);
    cairo_surface_flush(surface);
    wxImage picture(size);
    const unsigned char* bytes = cairo_image_surface_get_data(surface);
    const int row = cairo_image_surface_get_stride(surface);
    for (int y = 0; y < size.y; ++y) {
        for (int x = 0; x < size.x; ++x) {
            const unsigned char* at = bytes + y * row + 4 * x;  // The bytes are blue, green, red, and an unused one.
            picture.SetRGB(x, y, at[2], at[1], at[0]);
        }
    }
    cairo_destroy(context);
    cairo_surface_destroy(surface);
    return picture;
}

std::size_t look_for_faint_cells(wxDataViewCtrl& list, double least, const std::string& where, Faults& faults) {
    const TextWatch watch;
    const wxImage picture = painted(list);
    // Cells are drawn in the coordinates of the rows, which begin beneath the header.
    GtkWidget* rows = list.GtkGetTreeView();
    int x = 0, y = 0;
    gtk_tree_view_convert_bin_window_to_widget_coords(GTK_TREE_VIEW(rows), 0, 0, &x, &y);
    gtk_widget_translate_coordinates(rows, static_cast<GtkWidget*>(list.GetHandle()), x, y, &x, &y);
    std::vector<DrawnText> texts = watch.texts();
    for (DrawnText& text : texts) {
        text.area.Offset(wxPoint2DDouble(x, y));
    }
    look_for_faint_texts(picture, texts, least, where, faults);
    return texts.size();
}

std::size_t look_for_faint_words(const wxTopLevelWindow& window, double least, const std::string& where,
                                 Faults& faults) {
    auto* top = static_cast<GtkWidget*>(window.GetHandle());
    constexpr int kLooks = 20;
    constexpr long kBetween = 150;
    for (int look = 1;; ++look) {
        int x = 0, y = 0;
        gdk_window_get_origin(gtk_widget_get_window(top), &x, &y);
        const wxImage picture =
            picture_of_screen({x, y, gtk_widget_get_allocated_width(top), gtk_widget_get_allocated_height(top)});
        Faults found;
        Widgets widgets(top, picture, least, where, found);
        widgets.look_over(top);
        if (found.empty() || look == kLooks) {
            faults.merge(found);
            return widgets.measured();
        }
        settle_windows(kBetween);  // A busy machine may not have drawn all of it yet.
    }
}

}  // namespace castalia
