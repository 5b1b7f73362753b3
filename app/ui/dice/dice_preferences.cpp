#include "app/ui/dice/dice_preferences.h"

#include <wx/stattext.h>

#include "app/recorder/dice_settings.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

DiceWishes kept_dice_wishes(const Store& store) { return {preferred_dialect(store), keeps_seeds(store)}; }

void keep_dice_wishes(Store& store, const DiceWishes& wishes) {
    prefer_dialect(store, wishes.dialect);
    keep_seeds(store, wishes.seeds);
}

DicePreferences::DicePreferences(wxWindow* page, wxSizer& down, const DiceWishes& now,
                                 const std::function<void()>& changed) {
    auto* caption =
        child<wxStaticText>(page, wxID_ANY, _("Lines of dice that programs read differently, such as 3d6>4"));
    dialect_ = child<wxChoice>(page, wxID_ANY);
    dialect_->Append(_("Ask me, and remember it for the session"));
    for (const dice::Dialect dialect : dice::kDialects) {
        const wxString name = words(dice::dialect_name(dialect));
        dialect_->Append(wxString::Format(_("As %s reads them"), name));
    }
    dialect_->SetSelection(now.dialect ? static_cast<int>(*now.dialect) + 1 : 0);
    set_label_for(caption, dialect_);
    seeds_ = child<wxCheckBox>(page, wxID_ANY, _("Keep the seed of the program’s dice, to check them"));
    seeds_->SetValue(now.seeds);
    down.Add(caption, wxSizerFlags().Border(wxBOTTOM, page->FromDIP(spacing::hair)));
    down.Add(dialect_, wxSizerFlags().Expand().Border(wxBOTTOM, page->FromDIP(spacing::between)));
    down.Add(seeds_, wxSizerFlags().Border(wxBOTTOM, page->FromDIP(spacing::around)));
    dialect_->Bind(wxEVT_CHOICE, [changed](wxCommandEvent&) { changed(); });
    seeds_->Bind(wxEVT_CHECKBOX, [changed](wxCommandEvent&) { changed(); });
}

DiceWishes DicePreferences::chosen() const {
    const int row = dialect_->GetSelection();
    return {row <= 0 ? std::nullopt : std::optional(dice::kDialects.at(static_cast<std::size_t>(row - 1))),
            seeds_->GetValue()};
}

}  // namespace castalia
