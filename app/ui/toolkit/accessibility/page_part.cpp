#include "app/ui/toolkit/accessibility/page_part.h"

#include <algorithm>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace castalia {

bool focus_first_inside(wxWindow& window) {
#ifdef __WXGTK__
    auto* widget = static_cast<GtkWidget*>(window.GetHandle());
    GtkWidget* top = gtk_widget_get_toplevel(widget);
    // Without a focus before, the first control inside gets it.
    if (GTK_IS_WINDOW(top)) {
        gtk_window_set_focus(GTK_WINDOW(top), nullptr);
    }
    return gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != FALSE;
#else
    window.SetFocus();
    return window.HasFocus();
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
    const wxWindow* focus = wxWindow::FindFocus();
    const auto has_it = [focus](const PagePart& part) {
        return focus != nullptr && (part.window == focus || part.window->IsDescendant(const_cast<wxWindow*>(focus)));
    };
    // The tool bar, which comes last, has the keys when no window of ours has them.
    const auto found = std::ranges::find_if(parts, has_it);
    const int from = found == parts.end() ? count - 1 : static_cast<int>(found - parts.begin());
    for (int step = 1; step <= count; ++step) {
        const int at = ((from + by * step) % count + count) % count;
        if (parts[static_cast<std::size_t>(at)].enter()) {
            return;
        }
    }
}

}  // namespace castalia
