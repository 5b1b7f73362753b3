#include "app/ui/setup/captioned_choice.h"

#include <wx/stattext.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/spacing.h"

namespace castalia {

wxChoice* add_captioned_choice(wxWindow* parent, wxSizer& across, const wxString& caption,
                               const std::function<void()>& chosen) {
    auto* text = child<wxStaticText>(parent, wxID_ANY, caption);
    auto* choice = child<wxChoice>(parent, wxID_ANY);
    set_accessible(choice, caption);
    choice->Bind(wxEVT_CHOICE, [chosen](wxCommandEvent&) { chosen(); });
    auto* both = new wxBoxSizer(wxHORIZONTAL);
    both->Add(text, wxSizerFlags().CentreVertical().Border(wxRIGHT, parent->FromDIP(spacing::between)));
    both->Add(choice);
    across.Add(both, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, parent->FromDIP(spacing::between)));
    return choice;
}

}  // namespace castalia
