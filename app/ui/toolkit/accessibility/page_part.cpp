#include "app/ui/toolkit/accessibility/page_part.h"

#include <algorithm>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#else
#include <wx/toolbar.h>
#endif

#include <wx/frame.h>

namespace castalia {

namespace {

/// Returns whether the focus is in a window, also in what the toolkit put there by itself: a tool, the button of a
/// list of choices.
bool has_focus_inside(wxWindow& window) {
#ifdef __WXGTK__
    auto* widget = static_cast<GtkWidget*>(window.GetHandle());
    GtkWidget* top = gtk_widget_get_toplevel(widget);
    GtkWidget* focus = GTK_IS_WINDOW(top) ? gtk_window_get_focus(GTK_WINDOW(top)) : nullptr;
    return focus != nullptr && (focus == widget || gtk_widget_is_ancestor(focus, widget) != FALSE);
#else
    return window.IsDescendant(wxWindow::FindFocus());
#endif
}

}  // namespace

bool focus_first_inside(wxWindow& window) {
#ifdef __WXGTK__
    auto* widget = static_cast<GtkWidget*>(window.GetHandle());
    GtkWidget* top = gtk_widget_get_toplevel(widget);
    // The window around a tool bar hands no focus on to it.
    GtkWidget* inside = GTK_IS_EVENT_BOX(widget) ? gtk_bin_get_child(GTK_BIN(widget)) : nullptr;
    if (GTK_IS_TOOLBAR(inside)) {
        widget = inside;
    }
    // Without a focus before, the first control inside gets it.
    if (GTK_IS_WINDOW(top)) {
        gtk_window_set_focus(GTK_WINDOW(top), nullptr);
        gtk_window_set_focus_visible(GTK_WINDOW(top), TRUE);  // GTK hides the ring until it has seen Tab or an arrow.
    }
    return gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != FALSE;
#else
    window.SetFocus();
    return window.HasFocus();
#endif
}

bool tool_has_focus(const wxFrame& frame) {
#ifdef __WXGTK__
    GtkWidget* focus = gtk_window_get_focus(GTK_WINDOW(frame.GetHandle()));
    return focus != nullptr && gtk_widget_get_ancestor(focus, GTK_TYPE_TOOLBAR) != nullptr;
#else
    return frame.GetToolBar() != nullptr && frame.GetToolBar()->IsDescendant(wxWindow::FindFocus());
#endif
}

bool nobody_has_focus(const wxWindow& window) {
#ifdef __WXGTK__
    GtkWidget* top = gtk_widget_get_toplevel(static_cast<GtkWidget*>(window.GetHandle()));
    return GTK_IS_WINDOW(top) && gtk_window_get_focus(GTK_WINDOW(top)) == nullptr;
#else
    const wxWindow* focus = wxWindow::FindFocus();
    return focus != nullptr && !(focus->IsShownOnScreen() && focus->IsEnabled());
#endif
}

int child_with_focus(const wxWindow& window) {
    const wxWindowList& children = window.GetChildren();
#ifdef __WXGTK__
    GtkWidget* top = gtk_widget_get_toplevel(static_cast<GtkWidget*>(window.GetHandle()));
    GtkWidget* focus = GTK_IS_WINDOW(top) ? gtk_window_get_focus(GTK_WINDOW(top)) : nullptr;
    const auto has_it = [focus](const wxWindow* child) {
        auto* widget = static_cast<GtkWidget*>(child->GetHandle());
        return focus != nullptr && (focus == widget || gtk_widget_is_ancestor(focus, widget) != FALSE);
    };
#else
    const wxWindow* focus = wxWindow::FindFocus();
    const auto has_it = [focus](const wxWindow* child) {
        return focus == child || (focus != nullptr && child->IsDescendant(const_cast<wxWindow*>(focus)));
    };
#endif
    const auto found = std::find_if(children.begin(), children.end(), has_it);
    return found == children.end() ? wxNOT_FOUND : static_cast<int>(std::distance(children.begin(), found));
}

std::vector<PagePart> parts_inside(wxWindow& page) {
    std::vector<wxWindow*> beside;
    for (wxWindow* inside : page.GetChildren()) {
        if (inside->IsShown() && inside->CanAcceptFocusFromKeyboard()) {
            beside.push_back(inside);
        }
    }
    // A window that only holds another one is no part by itself.
    if (beside.size() == 1 && !beside.front()->GetChildren().empty()) {
        return parts_inside(*beside.front());
    }
    std::vector<PagePart> parts;
    for (wxWindow* one : beside) {
        // Single controls between the larger parts belong to the part before them.
        if (!one->GetChildren().empty() || parts.empty()) {
            parts.push_back({one, [one] { return focus_first_inside(*one); }});
        }
    }
    return parts;
}

void step_to_part(const std::vector<PagePart>& parts, int by) {
    const auto count = static_cast<int>(parts.size());
    const auto found =
        std::ranges::find_if(parts, [](const PagePart& part) { return has_focus_inside(*part.window); });
    const int from = found == parts.end() ? count - 1 : static_cast<int>(found - parts.begin());
    for (int step = 1; step <= count; ++step) {
        const int at = ((from + by * step) % count + count) % count;
        if (parts[static_cast<std::size_t>(at)].enter()) {
            return;
        }
    }
}

}  // namespace castalia
