#include "app/ui/toolkit/gtk/quiet_tips.h"

#include <optional>

#include <wx/event.h>
#include <wx/eventfilter.h>
#include <wx/window.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace castalia {

#ifdef __WXGTK__

namespace {

bool is_tip(GtkWidget* widget) {
    return GTK_IS_WINDOW(widget) && gtk_window_get_type_hint(GTK_WINDOW(widget)) == GDK_WINDOW_TYPE_HINT_TOOLTIP;
}

template <class Call>
void for_each_tip(const Call& call) {
    GList* windows = gtk_window_list_toplevels();
    for (const GList* one = windows; one != nullptr; one = one->next) {
        if (auto* window = static_cast<GtkWidget*>(one->data);
            is_tip(window) && gtk_widget_get_visible(window) != 0) {
            call(window);
        }
    }
    g_list_free(windows);
}

/// Hides tips. The toolkit hides one on a key press, but shows it again when anything beneath the resting mouse
/// changes.
class QuietTips final : public wxEventFilter {
public:
    QuietTips() {
        wxEvtHandler::AddFilter(this);
        // The class has to be there before its signal can be found.
        g_type_class_unref(g_type_class_ref(GTK_TYPE_WINDOW));
        g_signal_add_emission_hook(g_signal_lookup("show", GTK_TYPE_WIDGET), 0, shown, this, nullptr);
    }
    QuietTips(const QuietTips&) = delete;
    QuietTips& operator=(const QuietTips&) = delete;
    ~QuietTips() override { wxEvtHandler::RemoveFilter(this); }

    int FilterEvent(wxEvent& event) override {
        if (event.GetEventType() == wxEVT_CHAR_HOOK || event.GetEventType() == wxEVT_KEY_DOWN) {
            rests_at_ = wxGetMousePosition();
            for_each_tip([](GtkWidget* tip) { gtk_widget_hide(tip); });
        } else if (event.GetEventType() == wxEVT_MOTION && rests_at_ != wxGetMousePosition()) {
            rests_at_.reset();
        }
        return Event_Skip;
    }

private:
    static gboolean shown(GSignalInvocationHint* /*hint*/, guint /*count*/, const GValue* values, gpointer self) {
        auto* widget = static_cast<GtkWidget*>(g_value_get_object(values));
        if (is_tip(widget) && static_cast<const QuietTips*>(self)->rests_at_ == wxGetMousePosition()) {
            gtk_widget_hide(widget);
        }
        return TRUE;  // The hook stays.
    }

    std::optional<wxPoint> rests_at_;  ///< The place of the mouse since the last key, if it has not moved.
};

}  // namespace

void quiet_tips_on_keys() { static const QuietTips quiet; }

bool tip_in_sight() {
    bool seen = false;
    for_each_tip([&](GtkWidget*) { seen = true; });
    return seen;
}

#else

void quiet_tips_on_keys() {}
bool tip_in_sight() { return false; }

#endif

}  // namespace castalia
