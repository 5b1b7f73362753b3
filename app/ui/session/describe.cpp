// The table in words, for reading aloud. The window stays beside the game, so that play goes on meanwhile.
#include "app/ui/session/describe.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/textctrl.h>

#include "app/ui/export/saving.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/gtk/text_frame.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/export/table_words.h"

namespace castalia {

namespace {

wxString lines_text(const std::vector<Text>& sentences) {
    wxString all;
    for (const Text& sentence : sentences) {
        const wxString line = words(sentence);
        all += line + (line.EndsWith(".") || line.EndsWith("?") || line.EndsWith("!") ? "\n" : ".\n");
    }
    return all;
}

wxString description_of(const Scene& scene, bool in_short) {
    const TableWords table = table_in_words(*scene.session, scene.ply);
    wxString all =
        scene.looking_back()
            ? wxString::Format(_("The table after %zu of %zu events."), scene.ply, scene.session->plies()) + "\n"
            : wxString();
    all += lines_text(table.now);
    if (!table.changed.empty()) {
        all += "\n" + _("What the last event has changed:") + "\n" + lines_text(table.changed);
    }
    if (!in_short) {
        all += "\n" + _("The whole table:") + "\n" + lines_text(table.zones);
    }
    return all;
}

class DescriptionWindow final : public StandardDialog {
public:
    explicit DescriptionWindow(wxWindow* parent) : StandardDialog(parent, _("The table in words")) {
        text_ = child<wxTextCtrl>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                  wxTE_MULTILINE | wxTE_READONLY | wxTE_WORDWRAP);
        frame_text(*text_, spacing::unit);
        set_accessible(text_, _("The table in words"));
        contents()->Add(text_, wxSizerFlags(1).Expand());
        short_ = child<wxCheckBox>(this, wxID_ANY, _("&In short"));
        auto* copy = child<wxButton>(this, wxID_ANY, _("&Copy"));
        button_row()->Add(short_, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::around)));
        button_row()->Add(copy, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::between)));
        add_buttons({}, _("Close"));
        short_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) {
            show_text();
            text_->SetFocus();
        });
        copy->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { copy_words(text_->GetValue().utf8_string()); });
        Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Close(); }, wxID_CANCEL);
        Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Destroy(); });
        constexpr int kWide = 620, kHigh = 460;
        settle({kWide, kHigh});
    }

    /// Puts the keys at the beginning of the words.
    void begin() {
        text_->SetFocus();
        text_->SetInsertionPoint(0);
    }

    void show(const Scene& scene) {
        scene_ = scene;
        show_text();
    }

private:
    void show_text() {
        const wxString text = description_of(scene_, short_->GetValue());
        if (text != text_->GetValue()) {  // A reader keeps the place if nothing has changed.
            text_->ChangeValue(text);
            text_->SetInsertionPoint(0);
        }
    }

    Scene scene_;
    wxTextCtrl* text_ = nullptr;
    wxCheckBox* short_ = nullptr;
};

DescriptionWindow* open_beside(const wxWindow& parent) {
    for (wxWindow* window : parent.GetChildren()) {
        auto* open = dynamic_cast<DescriptionWindow*>(window);
        if (open != nullptr && !open->IsBeingDeleted()) {
            return open;
        }
    }
    return nullptr;
}

}  // namespace

void describe_table(wxWindow* parent, const Scene& scene) {
    if (scene.session == nullptr) {
        return;
    }
    DescriptionWindow* window = open_beside(*parent);
    window = window == nullptr ? new DescriptionWindow(parent) : window;
    window->show(scene);
    window->Show();
    window->Raise();
    window->begin();
}

void describe_again(wxWindow* parent, const Scene& scene) {
    if (DescriptionWindow* window = open_beside(*parent)) {
        scene.session == nullptr ? static_cast<void>(window->Close()) : window->show(scene);
    }
}

}  // namespace castalia
