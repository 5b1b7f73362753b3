#include "app/ui/history/history_footer.h"

#include "app/ui/history/history_model.h"
#include "app/ui/toolkit/controls/long_work.h"
#include "db/history/history.h"

namespace castalia {

namespace {

/// Returns how many sessions match, if that is known without reading them.
wxString matches_text(const History& history, const Filter& filter) {
    constexpr std::size_t kMost = 1'000;
    Filter all;
    all.trash = filter.trash;
    if (filter == all) {
        return {};
    }
    const std::optional<std::size_t> found = history.count(filter, kMost + 1);
    if (!found) {
        return {};
    }
    return *found > kMost
               ? wxString::Format(_("More than %zu sessions match."), kMost)
               : wxString::Format(
                     wxPLURAL("%zu session matches.", "%zu sessions match.", static_cast<unsigned>(*found)), *found);
}

}  // namespace

wxString footer_text(const History& history, const Filter& filter, const HistoryModel& model) {
    const History::Sizes sizes = history.sizes();
    const std::size_t all = filter.trash ? sizes.trashed : sizes.kept, shown = model.rows().size();
    wxString text;
    if (model.complete()) {
        text = sessions_of(shown, all);
    } else if (model.has_end()) {
        text = wxString::Format(_("%zu of up to %zu sessions so far, from both ends; scroll for more"), shown, all);
    } else {
        text = wxString::Format(_("The first %zu of up to %zu sessions; scroll for more"), shown, all);
    }
    if (!model.complete()) {
        if (const wxString matches = matches_text(history, filter); !matches.empty()) {
            text = matches + " " + text;
        }
    }
    return filter.trash ? text + " " + _("in the trash")
                        : text + ", " +
                              wxString::Format(wxPLURAL("%zu in the library counts in the statistics",
                                                        "%zu in the library count in the statistics",
                                                        static_cast<unsigned>(sizes.counted)),
                                               sizes.counted);
}

}  // namespace castalia
