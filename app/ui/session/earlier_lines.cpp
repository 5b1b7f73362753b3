#include "app/ui/session/earlier_lines.h"

#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"

namespace castalia {

EarlierLines::EarlierLines(wxWindow* parent) : wxWindow(parent, wxID_ANY) {
    SetSizer(new wxBoxSizer(wxVERTICAL));
    Hide();
}

bool EarlierLines::show(const std::vector<wxString>& lines) {
    if (lines == shown_) {
        return false;
    }
    shown_ = lines;
    // Each line has a text of its own, because the toolkit shows only one line of a text that may end in dots.
    while (texts_.size() < lines.size()) {
        texts_.push_back(child<wxStaticText>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                             wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE));
        texts_.back()->SetForegroundColour(palette().ruling);
        GetSizer()->Add(texts_.back(), wxSizerFlags().Expand());
    }
    for (std::size_t i = 0; i < texts_.size(); ++i) {
        const wxString line = i < lines.size() ? lines[i] : wxString();
        texts_[i]->SetLabelText(line);
        texts_[i]->SetToolTip(line);
        set_accessible(texts_[i], line);
        texts_[i]->Show(i < lines.size());
    }
    Show(!lines.empty());
    InvalidateBestSize();
    return true;
}

}  // namespace castalia
