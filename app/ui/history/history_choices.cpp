// What is chosen on the page of the history, for a page that takes the place of this one.
#include <algorithm>

#include "app/ui/history/filter_bar.h"
#include "app/ui/history/history_model.h"
#include "app/ui/history/history_page.h"
#include "app/ui/toolkit/controls/columns.h"

namespace castalia {

HistoryPage::Choices HistoryPage::choices() const {
    Choices choices;
    choices.filter = filters_->filter();
    choices.sessions = chosen_ids();
    if (const wxDataViewColumn* sorted = sorted_column(*list_)) {
        choices.sorted_by = sorted->GetModelColumn();
        choices.upward = sorted->IsSortOrderAscending();
    }
    return choices;
}

void HistoryPage::choose_again(const Choices& choices) {
    filters_->show(choices.filter);
    if (choices.sorted_by) {
        sort_by(*list_, *choices.sorted_by, choices.upward);
    }
    show_rows();
    choose_listed(choices.sessions);
}

/// Chooses those of these sessions that are listed; where none is, the choice stays as it is.
void HistoryPage::choose_listed(const std::vector<std::string>& ids) {
    wxDataViewItemArray items;
    for (std::size_t row = 0; row < model_->rows().size(); ++row) {
        if (std::ranges::find(ids, model_->rows()[row].session.id) != ids.end()) {
            items.push_back(model_->GetItem(static_cast<unsigned>(row)));
        }
    }
    if (!items.empty()) {
        list_->SetCurrentItem(items.front());
        list_->SetSelections(items);
        list_->EnsureVisible(items.front());
        show_chosen();
    }
}

}  // namespace castalia
