#pragma once

#include <vector>

#include <wx/window.h>

class wxStaticText;

namespace castalia {

/// What the table decided before in such a case, one line each. A line that is too long ends in dots, and its tool tip
/// and its name say the whole of it. Hidden where there is nothing to tell.
class EarlierLines : public wxWindow {
public:
    explicit EarlierLines(wxWindow* parent);

    /// Says whether anything is another than before.
    bool show(const std::vector<wxString>& lines);

    bool AcceptsFocus() const override { return false; }

private:
    std::vector<wxString> shown_;
    std::vector<wxStaticText*> texts_;  ///< As many as were ever needed.
};

}  // namespace castalia
