#include "app/ui/pages/day_field.h"

#include <wx/dateevt.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/child.h"
#include "app/ui/basics/spacing.h"

namespace castalia {

namespace {

Moment beginning_of(wxDateTime day) {
    return Moment(std::chrono::milliseconds(day.ResetTime().GetValue().GetValue()));
}

}  // namespace

wxDatePickerCtrl* day_field(wxWindow* parent, const wxString& name, std::function<void()> changed) {
    auto* made = child<wxDatePickerCtrl>(parent, wxID_ANY, wxDefaultDateTime, wxDefaultPosition, wxDefaultSize,
                                         wxDP_DROPDOWN | wxDP_ALLOWNONE);
    made->SetValue(wxDefaultDateTime);
    set_accessible(made, name);
    made->Bind(wxEVT_DATE_CHANGED, [changed = std::move(changed)](wxDateEvent&) { changed(); });
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
