// The number of sessions in the history, and the way to its end.
#include <wx/button.h>
#include <wx/stattext.h>

#include "app/ui/history/filter_bar.h"
#include "app/ui/history/history_model.h"
#include "app/ui/history/history_page.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/text/wrapped_words.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

void HistoryPage::go_to_end() {
    model_->read_end();
    show_footer();
    if (!model_->rows().empty()) {
        choose(model_->rows().size() - 1);
    }
}

/// Returns how many sessions match, if that is known without reading them.
wxString HistoryPage::matches_text() const {
    constexpr std::size_t kMost = 1'000;
    const Filter filter = filters_->filter();
    Filter all;
    all.trash = filter.trash;
    if (filter == all) {
        return {};
    }
    const std::optional<std::size_t> found = History(store_).count(filter, kMost + 1);
    if (!found) {
        return {};
    }
    return *found > kMost
               ? wxString::Format(_("More than %zu sessions match."), kMost)
               : wxString::Format(
                     wxPLURAL("%zu session matches.", "%zu sessions match.", static_cast<unsigned>(*found)), *found);
}

void HistoryPage::show_footer(const wxString& first) {
    const History::Sizes sizes = History(store_).sizes();
    const std::size_t all = filters_->in_trash() ? sizes.trashed : sizes.kept, shown = model_->rows().size();
    wxString text;
    if (model_->complete()) {
        text = wxString::Format(wxPLURAL("%zu of %zu session", "%zu of %zu sessions", static_cast<unsigned>(all)),
                                shown, all);
    } else if (model_->has_end()) {
        text = wxString::Format(_("%zu of up to %zu sessions so far, from both ends; scroll for more"), shown, all);
    } else {
        text = wxString::Format(_("The first %zu of up to %zu sessions; scroll for more"), shown, all);
    }
    if (const wxString matches = matches_text(); !matches.empty() && !model_->complete()) {
        text = matches + " " + text;
    }
    if (filters_->in_trash()) {
        text += " " + _("in the trash");
    } else {
        text += ", " + wxString::Format(_("%zu in the library count in the statistics"), sizes.counted);
    }
    wrap_words(*footer_, first.empty() ? text : first + " " + text, [this] {
        return footer_->GetParent()->GetClientSize().x - rulings_->GetBestSize().x - 3 * FromDIP(spacing::between);
    });
    footer_->GetParent()->Layout();
}

}  // namespace castalia
