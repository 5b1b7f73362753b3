#pragma once

#include <vector>

#include <wx/window.h>

class wxStaticText;

namespace castalia {

/// Earlier decisions of the table in such a case, one line each. A line that is too long ends in dots, and its tool
/// tip and its name say the whole. The window is hidden where there is nothing to say.
class EarlierLines : public wxWindow {
public:
    explicit EarlierLines(wxWindow* parent);

    /// Returns whether anything has changed.
    bool show(const std::vector<wxString>& lines);

    bool AcceptsFocus() const override { return false; }

private:
    std::vector<wxString> shown_;
    std::vector<wxStaticText*> texts_;  ///< One for each line that was ever needed.
};

}  // namespace castalia
