#include "app/ui/toolkit/accessibility/announcer.h"

#include <deque>
#include <utility>
#include <vector>

#include <wx/timer.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace castalia {

namespace {

#ifdef __WXGTK__
/// Gives a notification a state, because Orca ignores objects without any.
AtkStateSet* states_of_notification(AtkObject*) {
    AtkStateSet* states = atk_state_set_new();
    for (const AtkStateType one : {ATK_STATE_ENABLED, ATK_STATE_SENSITIVE, ATK_STATE_SHOWING, ATK_STATE_VISIBLE}) {
        atk_state_set_add_state(states, one);
    }
    return states;
}

GType notification_type() {
    static const GType type = [] {
        const auto made = [](gpointer all, gpointer) {
            static_cast<AtkObjectClass*>(all)->ref_state_set = states_of_notification;
        };
        const GTypeInfo info{sizeof(AtkObjectClass), nullptr, nullptr, made,   nullptr, nullptr,
                             sizeof(AtkObject),      0,       nullptr, nullptr};
        return g_type_register_static(ATK_TYPE_OBJECT, "CastaliaNotification", &info, GTypeFlags{});
    }();
    return type;
}

/// The newest notifications. They are kept because a screen reader asks for the name of one a little after it hears
/// of it. Each is an object of its own, because a reader may remember the name of one that it knows.
class Notifications {
public:
    Notifications() {
        timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { show_all(); });
    }
    Notifications(const Notifications&) = delete;
    Notifications& operator=(const Notifications&) = delete;

    /// Shows a notification after other changes. A reader that speaks cuts off what it said before, and Orca drops
    /// notifications while more than fifty other changes wait for it: an event of a game can rename as many pieces.
    void show(AtkObject* parent, const wxString& sentences) {
        constexpr int kBehind = 200;
        coming_.emplace_back(ATK_OBJECT(g_object_ref(parent)), sentences);
        timer_.StartOnce(kBehind);
    }

private:
    static constexpr std::size_t kMost = 16;

    void show_all() {
        for (const auto& [parent, sentences] : std::exchange(coming_, {})) {
            show_now(parent, sentences);
            g_object_unref(parent);
        }
    }
    void show_now(AtkObject* parent, const wxString& sentences) {
        auto* made = static_cast<AtkObject*>(g_object_new(notification_type(), nullptr));
        atk_object_set_role(made, ATK_ROLE_NOTIFICATION);
        atk_object_set_name(made, sentences.utf8_str());
        atk_object_set_parent(made, parent);
        kept_.push_back(made);
        atk_object_notify_state_change(made, ATK_STATE_SHOWING, TRUE);
        if (kept_.size() > kMost) {
            g_object_unref(kept_.front());
            kept_.pop_front();
        }
    }

    std::deque<AtkObject*> kept_;
    std::vector<std::pair<AtkObject*, wxString>> coming_;
    wxTimer timer_;
};
#endif

Speech& speech() {
    static Speech chosen = Speech::all;
    return chosen;
}

}  // namespace

void choose_speech(Speech chosen) { speech() = chosen; }

Speech chosen_speech() { return speech(); }

void Announcer::mention(const wxWindow& window, const wxString& sentences) {
    if (chosen_speech() != Speech::asked) {
        announce(window, sentences);
    } else if (!sentences.empty()) {
        last_ = sentences;
    }
}

void Announcer::announce(const wxWindow& window, const wxString& sentences) {
    if (sentences.empty()) {
        return;
    }
    last_ = sentences;
    repeat(window);
}

void Announcer::repeat(const wxWindow& window) {
#ifdef __WXGTK__
    // They are never destroyed, because the toolkit that they need may be gone by then.
    static auto& notifications = *new Notifications;
    wxWindow* top = wxGetTopLevelParent(const_cast<wxWindow*>(&window));
    if (!last_.empty() && top != nullptr) {
        notifications.show(gtk_widget_get_accessible(static_cast<GtkWidget*>(top->GetHandle())), last_);
    }
#else
    static_cast<void>(window);
#endif
}

}  // namespace castalia
