// The search in the log.
#include <algorithm>
#include <utility>

#include <wx/dataview.h>
#include <wx/srchctrl.h>

#include "app/ui/log/log_parts.h"
#include "app/ui/toolkit/text/wx_text.h"

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

/// Searches the log. The first letter brings the trace into the rows, and removing the last one takes it out again.
void LogPanel::look_for_words() {
    const bool traced = shows_trace() || !search_->IsEmpty();
    if (std::exchange(traced_, traced) != traced) {
        calls_.again();
    }
    filter();
}

void LogPanel::filter() {
    const wxString wanted = search_->GetValue().Lower();
    visible_.clear();
    const std::vector<LogRow>& rows = session_log_.rows();
    std::vector<bool> found(rows.size(), wanted.empty());
    for (const LogRow& row : rows) {
        if (!wanted.empty() && row.kind != LogRow::Kind::turn &&
            (words(row.text) + " " + utf8(row.clause)).Lower().Contains(wanted)) {
            found[row.group] = true;
        }
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (found[rows[i].group]) {
            visible_.push_back(i);
        }
    }
    selecting_ = true;
    model_->Reset(static_cast<unsigned>(visible_.size()));
    selecting_ = false;
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
