#include "app/ui/toolkit/controls/standard_dialog.h"

#include <algorithm>
#include <memory>

#include <wx/accel.h>
#include <wx/button.h>
#include <wx/textctrl.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/accessibility/accessible_roles.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/gtk/screens.h"
#include "app/ui/toolkit/text/letters.h"
#include "app/ui/toolkit/text/type.h"

namespace castalia {

StandardDialog::StandardDialog(wxWindow* parent, const wxString& title)
    : wxDialog(parent, wxID_ANY, title, wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER) {
    set_accessible_dialog(this);
    auto* all = new wxBoxSizer(wxVERTICAL);
    contents_ = new wxBoxSizer(wxVERTICAL);
    buttons_ = new wxBoxSizer(wxHORIZONTAL);
    complaint_ = child<wxStaticText>(this, wxID_ANY, "");
    complaint_->SetForegroundColour(palette().refusal);
    complaint_->Hide();

    all->Add(contents_, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(spacing::page)));
    all->Add(complaint_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(spacing::page)));
    all->Add(buttons_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, FromDIP(spacing::page)));
    all->AddSpacer(FromDIP(spacing::around));
    SetSizer(all);
    // Letters typed at a choice choose the item that begins so.
    Bind(wxEVT_CHAR_HOOK, [this, letters = std::make_shared<Letters>()](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_F1 && !event.HasAnyModifiers()) {
            CallAfter([this] { ask_for_help(); });
        } else {
            event.Skip(!letters->key(event));
        }
    });
}

bool StandardDialog::Enable(bool enable) {
    const bool changed = wxDialog::Enable(enable);
    if (changed && enable && IsModal()) {
        keep_input(*this);
        SetFocus();  // Nothing in a disabled window has the keys, and the toolkit gives them to nothing by itself.
    }
    return changed;
}

/// Asks the window behind all dialogs, which has the list of the keys.
void StandardDialog::ask_for_help() {
    wxWindow* behind = GetParent();
    while (behind != nullptr && dynamic_cast<wxDialog*>(wxGetTopLevelParent(behind)) != nullptr) {
        behind = wxGetTopLevelParent(behind)->GetParent();
    }
    if (behind != nullptr) {
        wxHelpEvent asked(wxEVT_HELP, GetId(), wxDefaultPosition, wxHelpEvent::Origin_Keyboard);
        asked.SetEventObject(this);
        behind->ProcessWindowEvent(asked);
    }
}

wxButton* StandardDialog::add_action(const wxString& label, std::function<void()> does) {
    auto* button = child<wxButton>(this, wxID_ANY, label);
    button->Bind(wxEVT_BUTTON, [does = std::move(does)](wxCommandEvent&) { does(); });
    buttons_->Add(button, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::between)));
    return button;
}

void StandardDialog::add_buttons(const wxString& accept, const wxString& leave) {
    buttons_->AddStretchSpacer();
    if (!leave.empty()) {
        no_ = child<wxButton>(this, wxID_CANCEL, leave);
        buttons_->Add(no_, wxSizerFlags().CenterVertical());
    }
    if (!accept.empty()) {
        yes_ = child<wxButton>(this, wxID_OK, accept);
        add_style(yes_, "suggested-action");
        yes_->SetDefault();
        buttons_->Add(yes_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::between)));
        yes_->Bind(wxEVT_BUTTON, [this](wxCommandEvent& event) {
            const wxString wrong = objection();
            complain(wrong);
            event.Skip(wrong.empty());
        });
        confirm_with_keys(yes_);
    }
    name_buttons(accept, leave);
    SetEscapeId(accept.empty() && leave.empty() ? static_cast<int>(wxID_ANY) : static_cast<int>(wxID_CANCEL));
}

void StandardDialog::name_buttons(const wxString& accept, const wxString& leave) {
    if (no_ != nullptr) {
        no_->SetLabel(leave);
    }
    if (yes_ != nullptr) {
        // Bold markup makes the button measure itself as it is drawn.
        yes_->SetLabelMarkup("<b>" + accept + "</b>  " + small_markup(_("Ctrl+Enter")));
        set_accessible(yes_, wxControl::RemoveMnemonics(accept));
    }
}

void StandardDialog::confirm_with_keys(wxWindow* yes) {
    wxAcceleratorEntry keys[2];
    keys[0].Set(wxACCEL_CTRL, WXK_RETURN, wxID_OK);
    keys[1].Set(wxACCEL_CTRL, WXK_NUMPAD_ENTER, wxID_OK);
    SetAcceleratorTable(wxAcceleratorTable(2, keys));
    const auto press = [yes](wxCommandEvent&) {
        wxCommandEvent pressed(wxEVT_BUTTON, wxID_OK);
        pressed.SetEventObject(yes);
        yes->ProcessWindowEvent(pressed);
    };
    Bind(wxEVT_MENU, press, wxID_OK);
}

void StandardDialog::complain(const wxString& sentence) {
    complaint_->Show(!sentence.empty());
    complaint_->SetLabelText(sentence);
    set_accessible(complaint_, sentence);
    complaint_->Wrap(GetClientSize().x - 2 * FromDIP(spacing::page));
    Layout();
    if (!sentence.empty()) {
        const wxSize wanted = GetSizer()->ComputeFittingWindowSize(this);
        SetSize(std::max(GetSize().x, wanted.x), std::max(GetSize().y, wanted.y));
    }
}

namespace {

/// Measures windows anew, because a field measures itself when it is made, perhaps before it has its larger font.
void measure_again(wxWindow& window) {
    if (dynamic_cast<wxTextCtrl*>(&window) != nullptr) {
        forget_height(&window);
    }
    window.InvalidateBestSize();
    for (wxWindow* inside : window.GetChildren()) {
        measure_again(*inside);
    }
}

}  // namespace

void StandardDialog::settle_again() {
    measure_again(*this);
    SetMinSize(wxDefaultSize);
    GetSizer()->SetSizeHints(this);
    Layout();
}

void StandardDialog::settle(wxSize least) {
    measure_again(*this);
    GetSizer()->SetSizeHints(this);
    // Larger text needs a larger dialog, up to the size of the screen; the part that scrolls takes the rest.
    wxSize wanted = FromDIP(least) * text_size();
    wanted.IncTo(GetSize());
    wanted.DecTo(room_on_screen(*this).GetSize());
    SetSize(wanted);
    if (!screens().empty()) {  // The toolkit asserts that there is one.
        CentreOnParent();
    }
    // It may grow once its controls have their larger letters.
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        const wxRect screen = room_on_screen(*this), at = GetScreenRect();
        const wxPoint there(std::max(screen.x, std::min(at.x, screen.GetRight() + 1 - at.width)),
                            std::max(screen.y, std::min(at.y, screen.GetBottom() + 1 - at.height)));
        if (there != at.GetPosition()) {
            Move(there);
        }
    });
}

}  // namespace castalia
