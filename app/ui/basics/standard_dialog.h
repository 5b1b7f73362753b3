#pragma once

#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace castalia {

/// Contents above, a sentence for what is wrong, buttons below. Escape leaves. The default button is Enter where no
/// field or button has it to itself, and Ctrl+Enter everywhere.
class StandardDialog : public wxDialog {
public:
    StandardDialog(wxWindow* parent, const wxString& title);

protected:
    wxSizer* contents() { return contents_; }
    /// Adds the row of buttons; `accept` empty makes a dialog that is only read.
    void add_buttons(const wxString& accept, const wxString& leave);
    /// Says in the dialog what is wrong; nothing when all is well.
    void complain(const wxString& sentence);
    /// After everything is in place.
    void settle(wxSize least = wxDefaultSize);
    wxSizer* button_row() { return buttons_; }
    /// What stands between the dialog and being accepted; empty when nothing does. Asked when it is accepted.
    virtual wxString objection() { return {}; }

private:
    void confirm_with_keys(wxWindow* yes);

    wxBoxSizer* contents_ = nullptr;
    wxBoxSizer* buttons_ = nullptr;
    wxStaticText* complaint_ = nullptr;
};

}  // namespace castalia
