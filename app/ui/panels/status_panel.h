#pragma once

#include <wx/panel.h>

#include "app/recorder/recorder.h"

class wxStaticBitmap;
class wxStaticText;

namespace castalia {

/// The line at the foot of the window. Native texts on a panel, for wxStatusBar says nothing to screen readers.
class StatusPanel : public wxPanel {
public:
    explicit StatusPanel(wxWindow* parent);

    /// About the open session.
    void show(const Scene& scene);
    /// About a page: two sentences at the left, one at the right.
    void say(const wxString& first, const wxString& second, const wxString& right);

private:
    /// Large text leaves no room for everything: what is told elsewhere too goes first, and nothing is cut.
    void fit();
    void set(wxStaticText* place, const wxString& text);

    wxStaticBitmap* mark_;
    wxStaticText* first_;
    wxStaticText* second_;
    wxStaticText* third_;
    wxStaticText* unseen_;
    wxStaticText* right_;
};

}  // namespace castalia
