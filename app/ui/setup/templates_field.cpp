#include "app/ui/setup/templates_field.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/ask_for_words.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/sorted_names.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

TemplatesField::TemplatesField(wxWindow* parent, Store& store, std::string game, Calls calls)
    : wxPanel(parent), store_(store), game_(std::move(game)), calls_(std::move(calls)) {
    auto* caption = child<wxStaticText>(this, wxID_ANY, _("Begin with a saved setup"));
    caption->SetForegroundColour(palette().secondary);
    choice_ = child<wxChoice>(this, wxID_ANY);
    constexpr int kLeastLetters = 14;  // It takes what the buttons leave.
    keep_narrow(choice_, kLeastLetters);
    set_label_for(caption, choice_);
    auto* save_button = child<wxButton>(this, wxID_ANY, _("Save this setup…"));
    drop_ = child<wxButton>(this, wxID_ANY, _("Delete"));
    set_accessible(drop_, _("Delete the chosen setup"));

    auto* across = new wxBoxSizer(wxHORIZONTAL);
    across->Add(choice_, wxSizerFlags(1).CenterVertical());
    across->Add(save_button, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::between)));
    across->Add(drop_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::close)));
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(caption, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::hair)));
    down->Add(across, wxSizerFlags().Expand());
    SetSizer(down);
    fill({});

    choice_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        drop_->Enable(event.GetSelection() > 0);
        if (event.GetSelection() > 0) {
            calls_.chosen(templates_.at(static_cast<std::size_t>(event.GetSelection() - 1)).setup);
        }
    });
    save_button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { save(); });
    drop_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { drop(); });
}

void TemplatesField::fill(const std::string& selected) {
    templates_ = templates_of(store_, game_);
    sort_by_shown_name(templates_, [](const SetupTemplate& one) { return one.name; });
    choice_->Clear();
    choice_->Append(_("none"));
    choice_->SetSelection(0);
    for (const SetupTemplate& one : templates_) {
        const int at = choice_->Append(utf8(one.name));
        if (one.name == selected) {
            choice_->SetSelection(at);
        }
    }
    drop_->Enable(choice_->GetSelection() > 0);
}

void TemplatesField::save() {
    const int chosen = choice_->GetSelection();
    const std::string now = chosen > 0 ? templates_.at(static_cast<std::size_t>(chosen - 1)).name : std::string();
    const auto name = ask_for_words(this, utf8(_("Save this setup")), utf8(_("Name of the setup")), now);
    if (!name || name->empty()) {
        return;
    }
    try {
        keep_template(store_, game_, {*name, calls_.agreed()});
        fill(*name);
    } catch (const BadRecord& bad) {
        wxMessageBox(as_sentence(bad.text), _("Save this setup"), wxOK | wxICON_INFORMATION, this);
    }
}

void TemplatesField::drop() {
    if (const int chosen = choice_->GetSelection(); chosen > 0) {
        drop_template(store_, game_, templates_.at(static_cast<std::size_t>(chosen - 1)).name);
        fill({});
    }
}

}  // namespace castalia
