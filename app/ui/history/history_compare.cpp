// Sessions that were chosen in the history, side by side.
#include <wx/button.h>
#include <wx/dataview.h>

#include "app/ui/history/filter_bar.h"
#include "app/ui/history/history_model.h"
#include "app/ui/history/history_page.h"
#include "app/ui/review/side_by_side.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

std::optional<wxString> HistoryPage::objection_to_comparing() const {
    if (filters_->in_trash()) {
        return _("What lies in the trash is not compared.");
    }
    std::vector<std::string> games;
    for (const std::size_t row : chosen_rows()) {
        const std::string& game = model_->rows()[row].session.game;
        if (store_.games().find(game) == nullptr) {
            return _("A session of a game that this version does not know cannot be compared.");
        }
        games.push_back(game);
    }
    const std::optional<Text> objection = review::compare_objection(games);
    return objection ? std::optional(words(*objection)) : std::nullopt;
}

void HistoryPage::compare_chosen() {
    if (objection_to_comparing()) {
        return;
    }
    std::vector<Session> sessions;
    for (const std::string& id : chosen_ids()) {
        sessions.push_back(store_.load(id));
    }
    show_side_by_side(wxGetTopLevelParent(this), review::comparison_of(sessions));
    list_->SetFocus();
}

void HistoryPage::show_comparing(std::size_t chosen) {
    compare_->Show(chosen > 1 && !filters_->in_trash());
    compare_->Enable(!objection_to_comparing());
}

}  // namespace castalia
