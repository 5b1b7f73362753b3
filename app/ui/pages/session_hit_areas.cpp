// Entries that begin on the board: a cell of a score pad, a card on its way.
#include <algorithm>

#include <wx/textctrl.h>

#include "app/ui/boards/board_canvas.h"
#include "app/ui/forms/slot_form.h"
#include "app/ui/pages/session_page.h"
#include "app/ui/panels/entry_panel.h"
#include "app/ui/panels/now_panel.h"

namespace castalia {

/// A hit_area of the board that is an event as far as it is known: a cell of a score pad, a card on its way.
void SessionPage::begin_with(const Json& draft) {
    const auto same = [&](const Verb& verb) { return verb.draft["type"] == draft["type"]; };
    const auto verb = std::ranges::find_if(prompt_.verbs, same);
    if (verb == prompt_.verbs.end()) {
        return;
    }
    verb_ = static_cast<int>(verb - prompt_.verbs.begin());
    rolled_by_app_ = false;
    from_board_ = true;
    now_->form().begin(draft);
    now_->show(prompt_, verb_);
    now_->show_app_help(app_help());
    filled(now_->form().draft());
    if (!now_->form().complete()) {
        now_->form().focus_first();
    }
}

/// A number typed on a cell begins its entry, as on any sheet.
bool SessionPage::type_into_hit_area(const wxKeyEvent& event) {
    const wxChar code = event.GetUnicodeKey();
    const HitArea* hit_area = board_->HasFocus() ? board_->here() : nullptr;
    const bool of_a_number = (code >= '0' && code <= '9') || code == '+' || code == '-' || code == '.' || code == ',';
    if (hit_area == nullptr || !hit_area->id.starts_with('{') || !of_a_number || looking_back() || refused_) {
        return false;
    }
    begin_with(Json::parse(hit_area->id));
    const Slot* waits = now_->form().missing();
    auto* field = dynamic_cast<wxTextCtrl*>(wxWindow::FindFocus());
    if (waits == nullptr || waits->kind != Slot::Kind::sum || field == nullptr) {
        return false;
    }
    field->WriteText(wxString(static_cast<wxChar>(code)));
    return true;
}

/// An arrow key where the board has a place for it: the step of the tile in hand. In the line the arrows keep moving
/// the caret, unless it stands at the end, where it has nowhere to go.
bool SessionPage::step_by_arrow(int key) {
    const bool arrow = key == WXK_LEFT || key == WXK_RIGHT || key == WXK_UP || key == WXK_DOWN;
    const bool at_end = entry_->has_focus() && entry_->at_end();
    if (!arrow || looking_back() || refused_ || (!at_end && !board_->HasFocus()) || !board_->pick_by_arrow(key)) {
        return false;
    }
    if (at_end) {
        // Where one way only is left the form has gone it before, and nothing was filled just now.
        if (now_->form().complete()) {
            filled(now_->form().draft());
        }
        entry_->go_on();
    }
    return true;
}

}  // namespace castalia
