// The search in the log.
#include <algorithm>

#include <wx/dataview.h>
#include <wx/srchctrl.h>

#include "app/ui/panels/log_parts.h"

namespace castalia {

void LogPanel::fold_head() {
    folds_ = true;
    show_head(false);
    search_->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        CallAfter([this] { show_head(searches()); });
    });
}

void LogPanel::show_head(bool shown) {
    if (folds_ && head_->IsShown() != shown) {
        head_->Show(shown);
        Layout();
    }
}

void LogPanel::focus_search() {
    show_head(true);
    search_->SetFocus();
    search_->SelectAll();
}

bool LogPanel::searches() const { return search_->HasFocus() || !search_->IsEmpty(); }

void LogPanel::end_search() {
    if (!search_->IsEmpty()) {
        search_->ChangeValue("");
        look_for_words();
    }
    show_head(false);
}

void LogPanel::go_to_next_hit() {
    if (visible_.empty() || search_->IsEmpty()) {
        return;
    }
    // The search goes on from the event that is looked at, and begins again after the last hit.
    const std::size_t after = future_from_ < shown_steps_ ? future_from_ : 0;
    const auto ply_of = [this](std::size_t row) { return session_log_.rows()[row].ply(); };
    const auto next = std::ranges::find_if(visible_, [&](std::size_t row) { return ply_of(row) > after; });
    calls_.look(ply_of(next == visible_.end() ? visible_.front() : *next));
}

}  // namespace castalia
