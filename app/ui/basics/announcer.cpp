#include "app/ui/basics/announcer.h"

#include <deque>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace castalia {

namespace {

#ifdef __WXGTK__
/// A screen reader asks for the name of a notification when it hears of it, which is a little later. So the newest
/// ones are kept, and each is an object of its own: a reader may remember the name of one that it knows.
class Notifications {
public:
    Notifications() = default;
    Notifications(const Notifications&) = delete;
    Notifications& operator=(const Notifications&) = delete;

    void show(AtkObject* parent, const wxString& sentences) {
        auto* made = static_cast<AtkObject*>(g_object_new(ATK_TYPE_OBJECT, nullptr));
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

private:
    static constexpr std::size_t kMost = 16;

    std::deque<AtkObject*> kept_;
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
    // They are not destroyed: the toolkit that speaks of them may be gone by then.
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
