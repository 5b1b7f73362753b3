#include "app/ui/toolkit/controls/rows.h"

#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/text_field.h"

namespace castalia {

namespace {

wxSizer* sizer_for(const wxWindow& parent, Rows::Way way) {
    switch (way) {
        case Rows::Way::down: return new wxBoxSizer(wxVERTICAL);
        case Rows::Way::across: return new wxBoxSizer(wxHORIZONTAL);
        case Rows::Way::line: return new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
        case Rows::Way::grid: break;
    }
    auto* grid = new wxFlexGridSizer(2, parent.FromDIP(wxSize(spacing::apart, spacing::between)));
    grid->AddGrowableCol(1);
    return grid;
}

}  // namespace

Rows::Rows(wxWindow* parent, Way way) : parent_(parent), way_(way), sizer_(sizer_for(*parent, way)) {}

wxTextCtrl* Rows::text(const wxString& caption, const wxString& words, int share) {
    return add(caption, text_field(parent_, words), share);
}

wxChoice* Rows::choice(const wxString& caption, const std::vector<wxString>& options, int chosen, int share) {
    auto* field = child<wxChoice>(parent_, wxID_ANY);
    offer(*field, options, chosen);
    return add(caption, field, share);
}

wxCheckBox* Rows::check(const wxString& caption, bool ticked) {
    auto* field = child<wxCheckBox>(parent_, wxID_ANY, caption);
    field->SetValue(ticked);
    set_accessible(field, wxControl::RemoveMnemonics(caption));
    if (way_ == Way::grid) {
        sizer_->AddSpacer(0);
    }
    sizer_->Add(field, wxSizerFlags().Border(wxBOTTOM, parent_->FromDIP(spacing::between)));
    return field;
}

void Rows::place(const wxString& caption, wxWindow* field, int share) {
    auto* words = child<wxStaticText>(parent_, wxID_ANY, caption);
    words->SetForegroundColour(palette().secondary);
    words->MoveBeforeInTabOrder(field);
    set_label_for(words, field);
    set_accessible(field, wxControl::RemoveMnemonics(caption));
    const int between = parent_->FromDIP(spacing::between), hair = parent_->FromDIP(spacing::hair);
    if (way_ == Way::grid) {
        sizer_->Add(words, wxSizerFlags().CenterVertical());
        sizer_->Add(field, wxSizerFlags().Expand());
    } else if (way_ == Way::down) {
        sizer_->Add(words, wxSizerFlags().Border(wxBOTTOM, hair));
        sizer_->Add(field, wxSizerFlags().Expand().Border(wxBOTTOM, between));
    } else {
        auto* both = new wxBoxSizer(way_ == Way::across ? wxVERTICAL : wxHORIZONTAL);
        if (way_ == Way::across) {
            both->Add(words, wxSizerFlags().Border(wxBOTTOM, hair));
            both->Add(field, wxSizerFlags(1).Expand());  // Fields side by side have one height.
        } else {
            both->Add(words, wxSizerFlags().CenterVertical().Border(wxRIGHT, between));
            both->Add(field, wxSizerFlags(share).CenterVertical());
        }
        sizer_->Add(both, wxSizerFlags(share).Expand().Border(wxRIGHT | (way_ == Way::line ? wxBOTTOM : 0), between));
    }
}

void offer(wxChoice& field, const std::vector<wxString>& options, int chosen) {
    field.Clear();
    for (const wxString& option : options) {
        field.Append(option);
    }
    if (!options.empty()) {
        field.SetSelection(chosen);
    }
}

}  // namespace castalia
