// Which part of the log is in sight: its end, the chosen line, or what was there when a line was clicked.
#include "app/ui/log/log_panel.h"

#include <algorithm>

#include <gtk/gtk.h>
#include <wx/dataview.h>

#include "app/ui/log/log_parts.h"

namespace castalia {

namespace {

GtkAdjustment* place_of(const wxDataViewCtrl& list) {
    return gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(const_cast<wxDataViewCtrl&>(list).GtkGetTreeView()));
}

/// Returns where the upper edge of a row is in the window around the list.
int top_in_window(wxDataViewCtrl& list, unsigned row) {
    auto* const tree = GTK_TREE_VIEW(list.GtkGetTreeView());
    GtkTreePath* const path = gtk_tree_path_new_from_indices(static_cast<int>(row), -1);
    GdkRectangle line;
    gtk_tree_view_get_background_area(tree, path, nullptr, &line);
    gtk_tree_path_free(path);
    int in_list = 0, in_window = 0;
    gtk_tree_view_convert_bin_window_to_widget_coords(tree, 0, line.y, nullptr, &in_list);
    GtkWidget* const widget = list.GtkGetTreeView();
    gtk_widget_translate_coordinates(widget, gtk_widget_get_toplevel(widget), 0, in_list, nullptr, &in_window);
    return in_window;
}

}  // namespace

int LogPanel::above() const { return static_cast<int>(gtk_adjustment_get_value(place_of(*list_))); }

/// Notes where the chosen line is, if it was chosen by the pointer: a key brings the line into view by itself.
void LogPanel::note_click() {
    GdkEvent* const event = gtk_get_current_event();
    const GdkEventType type = event == nullptr ? GDK_NOTHING : gdk_event_get_event_type(event);
    clicked_.reset();
    if (type == GDK_BUTTON_PRESS || type == GDK_BUTTON_RELEASE || type == GDK_TOUCH_END) {
        const unsigned row = model_->GetRow(list_->GetSelection());
        clicked_ = Clicked{row, top_in_window(*list_, row)};
        bring_ = kBringTimes;
    }
    if (event != nullptr) {
        gdk_event_free(event);
    }
}

/// Scrolls so that the line that was clicked lies under the pointer still, whatever the page has laid out anew.
void LogPanel::hold_clicked() {
    if (clicked_ && looks_back() && clicked_->row < visible_.size()) {
        GtkAdjustment* const place = place_of(*list_);
        const int moved = top_in_window(*list_, clicked_->row) - clicked_->top;
        gtk_adjustment_set_value(place, gtk_adjustment_get_value(place) + moved);
    }
}

/// Keeps the end of the log in sight where it was: rows get their heights one after another, and the list gets more
/// or less room.
void LogPanel::stay_at_the_end() {
    GtkAdjustment* const place = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(list_->GtkGetTreeView()));
    const auto changed = +[](GtkAdjustment*, gpointer panel) {
        auto* const log = static_cast<LogPanel*>(panel);
        if (log->at_the_end_ && !log->looks_back()) {
            log->show_end();
        }
    };
    const auto moved = +[](GtkAdjustment* at, gpointer panel) {
        const double end = gtk_adjustment_get_upper(at) - gtk_adjustment_get_page_size(at);
        static_cast<LogPanel*>(panel)->at_the_end_ = gtk_adjustment_get_value(at) >= end - 1;
    };
    g_signal_connect_after(list_->GtkGetTreeView(), "realize", G_CALLBACK(+[] { wxWakeUpIdle(); }), nullptr);
    g_signal_connect(place, "changed", G_CALLBACK(changed), this);
    g_signal_connect(place, "value-changed", G_CALLBACK(moved), this);
    // Who scrolls by the wheel or the bar wants to see other lines than the one that was clicked.
    const auto let_go = +[](gpointer panel) -> gboolean {
        static_cast<LogPanel*>(panel)->clicked_.reset();
        return FALSE;
    };
    GtkWidget* const around = gtk_widget_get_parent(list_->GtkGetTreeView());
    g_signal_connect_swapped(around, "scroll-event", G_CALLBACK(let_go), this);
    g_signal_connect_swapped(gtk_scrolled_window_get_vscrollbar(GTK_SCROLLED_WINDOW(around)), "change-value",
                             G_CALLBACK(let_go), this);
}

void LogPanel::show_end() {
    GtkAdjustment* const place = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(list_->GtkGetTreeView()));
    gtk_adjustment_set_value(place, gtk_adjustment_get_upper(place) - gtk_adjustment_get_page_size(place));
    at_the_end_ = true;
}

/// Brings the chosen line or the end into view once more where that is due. Before the list is on a screen, no line
/// has a place. Returns whether it is due again.
bool LogPanel::bring_on() {
    if (bring_ == 0 || gtk_widget_get_realized(list_->GtkGetTreeView()) == FALSE) {
        return false;
    }
    --bring_;
    hold_clicked();
    bring_chosen();
    return bring_ > 0;
}

void LogPanel::bring_chosen() {
    const wxDataViewItem item = list_->GetSelection();
    if (!looks_back()) {
        return show_end();
    }
    if (!item.IsOk() || !list_->GetItemRect(item).IsEmpty()) {
        return;
    }
    // A few lines around it come into view, too, because the list may be wrong about its edge. Until it has measured
    // its rows, the list keeps only the last wish, so there is only one.
    constexpr unsigned kAround = 3;
    const unsigned row = model_->GetRow(item), last = model_->GetCount() - 1;
    const wxDataViewItem top = list_->GetTopItem();
    const bool above = top.IsOk() && row <= model_->GetRow(top);
    list_->EnsureVisible(model_->GetItem(above ? row - std::min(row, kAround) : std::min(row + kAround, last)));
}

}  // namespace castalia
