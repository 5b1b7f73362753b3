#pragma once

#include <vector>

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

namespace castalia {

/// The fields of a dialog with their captions. A caption names its field for screen readers and comes before it, so
/// that a letter marked in it leads to the field.
class Rows {
public:
    enum class Way {
        down,    ///< Fields beneath each other, each beneath its caption.
        grid,    ///< Fields beneath each other, each beside its caption.
        line,    ///< Fields side by side, each behind its caption.
        across,  ///< Fields side by side, each beneath its caption.
    };
    explicit Rows(wxWindow* parent, Way way = Way::down);

    /// Adds a field that is made already. Beside others it gets this share of the room, and for 0 what it needs.
    template <class Field>
    Field* add(const wxString& caption, Field* field, int share = 1) {
        place(caption, field, share);
        return field;
    }
    wxTextCtrl* text(const wxString& caption, const wxString& words = {}, int share = 1);
    /// Adds a field in which one of the options is always chosen, first this one.
    wxChoice* choice(const wxString& caption, const std::vector<wxString>& options, int chosen = 0, int share = 1);
    /// Adds a box to tick, whose caption is its own.
    wxCheckBox* check(const wxString& caption, bool ticked = false);

    wxWindow* parent() const { return parent_; }
    /// Returns what lays the rows out. Whoever adds it to a page owns it.
    wxSizer* sizer() const { return sizer_; }

private:
    void place(const wxString& caption, wxWindow* field, int share);

    wxWindow* parent_;
    Way way_;
    wxSizer* sizer_;
};

/// Fills a field with these options and chooses one of them.
void offer(wxChoice& field, const std::vector<wxString>& options, int chosen = 0);

}  // namespace castalia
