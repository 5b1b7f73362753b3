#include "app/ui/history/day_field.h"

#include <memory>

#include <wx/combo.h>
#include <wx/dateevt.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/spacing.h"

namespace castalia {

namespace {

Moment beginning_of(wxDateTime day) {
    return Moment(std::chrono::milliseconds(day.ResetTime().GetValue().GetValue()));
}

/// Empties the field again after its calendar was closed without a choice: the toolkit writes the day of today then,
/// and tells nobody.
void keep_empty(wxDatePickerCtrl& field, const std::shared_ptr<bool>& chosen) {
    for (wxWindow* part : field.GetChildren()) {
        auto* combo = dynamic_cast<wxComboCtrl*>(part);
        if (combo == nullptr) {
            continue;
        }
        combo->Bind(wxEVT_COMBOBOX_DROPDOWN, [chosen, combo](wxCommandEvent& event) {
            *chosen = !combo->GetValue().empty();
            event.Skip();
        });
        combo->Bind(wxEVT_COMBOBOX_CLOSEUP, [chosen, &field](wxCommandEvent& event) {
            event.Skip();
            field.CallAfter([chosen, &field] {
                if (!*chosen) {
                    field.SetValue(wxDefaultDateTime);
                }
            });
        });
    }
}

}  // namespace

wxDatePickerCtrl* day_field(wxWindow* parent, const wxString& name, std::function<void()> changed) {
    auto* made = child<wxDatePickerCtrl>(parent, wxID_ANY, wxDefaultDateTime, wxDefaultPosition, wxDefaultSize,
                                         wxDP_DROPDOWN | wxDP_ALLOWNONE);
    made->SetValue(wxDefaultDateTime);
    set_accessible(made, name);
    const auto chosen = std::make_shared<bool>(false);
    made->Bind(wxEVT_DATE_CHANGED, [chosen, changed = std::move(changed)](wxDateEvent&) {
        *chosen = true;
        changed();
    });
    keep_empty(*made, chosen);
    return made;
}

wxSizer* with_word(const wxString& word, wxWindow* field) {
    auto* across = new wxBoxSizer(wxHORIZONTAL);
    across->Add(child<wxStaticText>(field->GetParent(), wxID_ANY, word), wxSizerFlags().CenterVertical());
    across->Add(field, wxSizerFlags().CenterVertical().Border(wxLEFT, field->FromDIP(spacing::close)));
    return across;
}

std::optional<Moment> since_of(const wxDatePickerCtrl& field) {
    const wxDateTime day = field.GetValue();
    return day.IsValid() ? std::optional(beginning_of(day)) : std::nullopt;
}

std::optional<Moment> until_of(const wxDatePickerCtrl& field) {
    wxDateTime day = field.GetValue();
    return day.IsValid() ? std::optional(beginning_of(day.Add(wxDateSpan::Day()))) : std::nullopt;
}

}  // namespace castalia
