#pragma once

#include <functional>

#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

class wxButton;

namespace castalia {

/// A dialog with its contents above, a sentence that says what is wrong, and buttons below. Escape cancels. Enter
/// presses the default button unless a field or another button uses it; Ctrl+Enter always does. F1 lists the keys.
class StandardDialog : public wxDialog {
public:
    StandardDialog(wxWindow* parent, const wxString& title);

    /// Enables or disables the dialog, as a print preview or the progress of work above it does. A modal one has the
    /// input of the program again as soon as it is enabled, and its last control the keys.
    bool Enable(bool enable = true) override;

protected:
    wxSizer* contents() { return contents_; }
    /// Adds the row of buttons. An empty `accept` makes a dialog that is only read.
    void add_buttons(const wxString& accept, const wxString& leave);
    /// Gives the buttons that were added other words, such as those of another language.
    void name_buttons(const wxString& accept, const wxString& leave);
    /// Shows in the dialog what is wrong; an empty sentence removes it.
    void complain(const wxString& sentence);
    /// Sets the size. Call it after everything is in place.
    void settle(wxSize least = wxDefaultSize);
    /// Measures everything anew after the size of the text has changed, and takes the size that it asks for.
    void settle_again();
    wxSizer* button_row() { return buttons_; }
    /// Adds a button that does something while the dialog stays open. Call it before add_buttons.
    wxButton* add_action(const wxString& label, std::function<void()> does);
    /// Returns why the dialog cannot be accepted; empty when it can. Called when the user accepts.
    virtual wxString objection() { return {}; }

private:
    void confirm_with_keys(wxWindow* yes);
    void ask_for_help();

    wxBoxSizer* contents_ = nullptr;
    wxBoxSizer* buttons_ = nullptr;
    wxStaticText* complaint_ = nullptr;
    wxButton *yes_ = nullptr, *no_ = nullptr;
};

}  // namespace castalia
