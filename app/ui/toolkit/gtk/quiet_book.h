#pragma once

#include <wx/simplebook.h>

namespace castalia {

/// Pages of which one is shown. Turning to a page leaves the keys where they are: since 3.2.3, wxSimplebook gives
/// them to the page itself, away from the line that somebody types.
class QuietBook : public wxSimplebook {
public:
    explicit QuietBook(wxWindow* parent) : wxSimplebook(parent, wxID_ANY) {}

protected:
    void DoShowPage(wxWindow* page, bool show) override { page->Show(show); }
};

}  // namespace castalia
