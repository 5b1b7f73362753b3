#include "app/ui/toolkit/controls/scrolling.h"

#include <algorithm>
#include <utility>

#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/spacing.h"

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace castalia {

namespace {

wxScrolledWindow* area_around(const wxWindow& area) {
    for (wxWindow* around = area.GetParent(); around != nullptr; around = around->GetParent()) {
        if (auto* found = dynamic_cast<wxScrolledWindow*>(around); found != nullptr || around->IsTopLevel()) {
            return found;
        }
    }
    return nullptr;
}

/// Scrolls the area around one that shows all it holds: GTK would let the wheel come to nothing there.
void hand_on_wheel(wxScrolledWindow& area) {
    area.Bind(wxEVT_MOUSEWHEEL, [&area, turned = 0](wxMouseEvent& event) mutable {
        wxScrolledWindow* around = area_around(area);
        if (around == nullptr || area.GetVirtualSize().y > area.GetClientSize().y ||
            event.GetWheelAxis() != wxMOUSE_WHEEL_VERTICAL || event.GetWheelDelta() == 0) {
            event.Skip();
            return;
        }
        turned += event.GetWheelRotation() * event.GetLinesPerAction();
        const int steps = turned / event.GetWheelDelta();
        turned -= steps * event.GetWheelDelta();
        around->Scroll(-1, std::max(0, around->GetViewStart().y - steps));
    });
}

}  // namespace

#ifdef __WXGTK__

namespace {

/// Asks GTK where the focus is, because a drop-down list has it in a part that the toolkit does not know.
void bring_focus_into_view(wxScrolledWindow& area) {
    GtkWidget* paper = area.m_wxwindow;
    GtkWidget* focus = gtk_window_get_focus(GTK_WINDOW(gtk_widget_get_toplevel(paper)));
    int left = 0, top = 0;
    if (focus == nullptr || gtk_widget_get_mapped(focus) == FALSE || gtk_widget_is_ancestor(focus, paper) == FALSE ||
        gtk_widget_translate_coordinates(focus, paper, 0, 0, &left, &top) == FALSE) {
        return;
    }
    int step = 0, shown_from = 0;
    area.GetScrollPixelsPerUnit(nullptr, &step);
    area.GetViewStart(nullptr, &shown_from);
    // The label above a field comes along with it.
    const int label = area.GetCharHeight() + area.FromDIP(spacing::between);
    const int bottom = top + gtk_widget_get_allocated_height(focus) + area.FromDIP(spacing::hair);
    const int height = area.GetClientSize().y;
    if (step == 0 || (top - label >= 0 && bottom <= height) || (top < 0 && bottom > height)) {
        return;
    }
    const int up = top - label;
    const int moved = up < 0 ? up : std::min(bottom - height, up);
    const int units = moved < 0 ? (moved - step + 1) / step : (moved + step - 1) / step;
    area.Scroll(-1, shown_from + units);
}

/// Returns how high the bar down an area of this height is: the head of a list and the bar across have their place.
int room_for_bar(GtkScrolledWindow* area, GtkPolicyType across, int height) {
    GtkWidget* inside = gtk_bin_get_child(GTK_BIN(area));
    if (GTK_IS_TREE_VIEW(inside)) {
        int first_row = 0;
        gtk_tree_view_convert_bin_window_to_widget_coords(GTK_TREE_VIEW(inside), 0, 0, nullptr, &first_row);
        height -= first_row + static_cast<int>(gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(area)));
    }
    int bar_across = 0;
    gtk_widget_get_preferred_height(gtk_scrolled_window_get_hscrollbar(area), &bar_across, nullptr);
    return across == GTK_POLICY_AUTOMATIC || across == GTK_POLICY_ALWAYS ? height - bar_across : height;
}

/// GTK complains about a bar that is lower than its least height. `left_out` is whether this has left it out.
void show_bar_that_fits(wxWindow& area, bool& left_out) {
    auto* scrolled = GTK_SCROLLED_WINDOW(static_cast<GtkWidget*>(area.GetHandle()));
    int least = 0;
    gtk_widget_get_preferred_height(gtk_scrolled_window_get_vscrollbar(scrolled), &least, nullptr);
    GtkPolicyType across = GTK_POLICY_AUTOMATIC, down = GTK_POLICY_AUTOMATIC;
    gtk_scrolled_window_get_policy(scrolled, &across, &down);
    const bool fits = room_for_bar(scrolled, across, area.GetSize().y) >= least;
    if (fits == left_out && (left_out || down == GTK_POLICY_AUTOMATIC)) {
        left_out = !fits;
        gtk_scrolled_window_set_policy(scrolled, across, fits ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL);
    }
}

}  // namespace

namespace {

using EachInside = void (*)(GtkContainer*, gboolean, GtkCallback, gpointer);
EachInside each_inside = nullptr;  ///< What the toolkit's windows do by themselves.
bool only_shown = false;

struct Call {
    GtkCallback what;
    gpointer with;
};

/// Calls for each control inside one of the toolkit's windows, and while an area scrolls for the visible ones alone.
void call_each_inside(GtkContainer* window, gboolean internal, GtkCallback what, gpointer with) {
    if (!only_shown) {
        each_inside(window, internal, what, with);
        return;
    }
    Call call{what, with};
    const auto if_shown = +[](GtkWidget* inside, gpointer made) {
        const auto* wanted = static_cast<const Call*>(made);
        if (gtk_widget_get_visible(inside) != FALSE) {
            wanted->what(inside, wanted->with);
        }
    };
    each_inside(window, internal, if_shown, &call);
}

}  // namespace

void ScrolledArea::ScrollWindow(int across, int down, const wxRect* part) {
    // All windows of the toolkit share one class, which has no other place to step in.
    GtkContainerClass* windows = GTK_CONTAINER_GET_CLASS(m_wxwindow);
    if (each_inside == nullptr) {
        each_inside = std::exchange(windows->forall, call_each_inside);
    }
    only_shown = true;
    wxScrolledWindow::ScrollWindow(across, down, part);
    only_shown = false;
}

void show_bar_where_it_fits(wxWindow& control) {
    auto* handle = static_cast<GtkWidget*>(control.GetHandle());
    if (!GTK_IS_SCROLLED_WINDOW(handle)) {
        return;
    }
    control.Bind(wxEVT_SIZE, [&control, left_out = false](wxSizeEvent& event) mutable {
        show_bar_that_fits(control, left_out);
        event.Skip();
    });
}

void scroll_down_in(wxScrolledWindow& area, int step) {
    hand_on_wheel(area);
    area.SetScrollRate(0, area.FromDIP(step));
    area.ShowScrollbars(wxSHOW_SB_NEVER, wxSHOW_SB_DEFAULT);
    auto* frame = static_cast<GtkWidget*>(area.GetHandle());
    gtk_scrolled_window_set_overlay_scrolling(GTK_SCROLLED_WINDOW(frame), FALSE);
    // This comes later, because a field that has just been shown has no place yet.
    const auto moved = +[](GtkWindow*, GtkWidget*, gpointer paper) {
        auto* scrolled = static_cast<wxScrolledWindow*>(g_object_get_data(G_OBJECT(paper), "castalia-area"));
        scrolled->CallAfter([scrolled] { bring_focus_into_view(*scrolled); });
    };
    g_object_set_data(G_OBJECT(area.m_wxwindow), "castalia-area", &area);
    g_signal_connect_object(gtk_widget_get_toplevel(frame), "set-focus", G_CALLBACK(moved), area.m_wxwindow,
                            G_CONNECT_AFTER);
}

#else

void scroll_down_in(wxScrolledWindow& area, int step) {
    hand_on_wheel(area);
    area.SetScrollRate(0, area.FromDIP(step));
}
void show_bar_where_it_fits(wxWindow&) {}
void ScrolledArea::ScrollWindow(int across, int down, const wxRect* part) {
    wxScrolledWindow::ScrollWindow(across, down, part);
}

#endif

}  // namespace castalia
