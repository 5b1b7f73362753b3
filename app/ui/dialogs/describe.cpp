// The table in words, for reading aloud.
#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/textctrl.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/child.h"
#include "app/ui/basics/spacing.h"
#include "app/ui/basics/standard_dialog.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/dialogs/dialogs.h"
#include "app/ui/out/out.h"
#include "core/export/table_words.h"

namespace castalia {

namespace {

wxString lines_told(const std::vector<Text>& sentences) {
    wxString all;
    for (const Text& sentence : sentences) {
        const wxString told = words(sentence);
        all += told + (told.EndsWith(".") || told.EndsWith("?") || told.EndsWith("!") ? "\n" : ".\n");
    }
    return all;
}

wxString all_told(const Scene& scene, bool in_short) {
    const TableWords table = table_in_words(*scene.session, scene.ply);
    wxString all =
        scene.looking_back()
            ? wxString::Format(_("The table after %zu of %zu events."), scene.ply, scene.session->plies()) + "\n"
            : wxString();
    all += lines_told(table.now);
    if (!table.changed.empty()) {
        all += "\n" + _("What the last event has changed:") + "\n" + lines_told(table.changed);
    }
    if (!in_short) {
        all += "\n" + _("The whole table:") + "\n" + lines_told(table.zones);
    }
    return all;
}

class DescriptionDialog final : public StandardDialog {
public:
    DescriptionDialog(wxWindow* parent, const Scene& scene)
        : StandardDialog(parent, _("The table in words")), scene_(scene) {
        text_ = child<wxTextCtrl>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                  wxTE_MULTILINE | wxTE_READONLY | wxTE_WORDWRAP);
        set_accessible(text_, _("The table in words"));
        contents()->Add(text_, wxSizerFlags(1).Expand());
        short_ = child<wxCheckBox>(this, wxID_ANY, _("&In short"));
        auto* copy = child<wxButton>(this, wxID_ANY, _("&Copy"));
        button_row()->Add(short_, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::around)));
        button_row()->Add(copy, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::between)));
        add_buttons({}, _("Close"));
        short_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) {
            tell();
            text_->SetFocus();
        });
        copy->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { copy_words(text_->GetValue().utf8_string()); });
        constexpr int kWide = 620, kHigh = 460;
        settle({kWide, kHigh});
        tell();
        text_->SetFocus();
    }

private:
    void tell() {
        text_->ChangeValue(all_told(scene_, short_->GetValue()));
        text_->SetInsertionPoint(0);
    }

    Scene scene_;
    wxTextCtrl* text_ = nullptr;
    wxCheckBox* short_ = nullptr;
};

}  // namespace

void describe_table(wxWindow* parent, const Scene& scene) {
    if (scene.session != nullptr) {
        DescriptionDialog(parent, scene).ShowModal();
    }
}

}  // namespace castalia
