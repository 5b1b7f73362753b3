#pragma once

#include <wx/panel.h>

#include "app/recorder/recorder.h"

class wxStaticBitmap;
class wxStaticText;

namespace castalia {

/// The line at the foot of the window. It has native texts on a panel, because wxStatusBar tells screen readers
/// nothing.
class StatusPanel : public wxPanel {
public:
    explicit StatusPanel(wxWindow* parent);

    /// Tells about the open session.
    void show(const Scene& scene);
    /// Tells about a page: two sentences at the left, one at the right.
    void say(const wxString& first, const wxString& second, const wxString& right);

    /// Marks that the table is shown in the room, with how many look; nothing takes the mark away.
    void show_room(std::optional<std::size_t> looking);

private:
    /// Hides what is also said elsewhere when large text leaves no room for everything; nothing is cut.
    void fit();
    void bind_focus_ring();
    void set(wxStaticText* place, const wxString& text);

    wxStaticBitmap* mark_;
    wxStaticText* first_;
    wxStaticText* second_;
    wxStaticText* third_;
    wxStaticText* unseen_;
    wxStaticText* room_;
    wxStaticText* right_;
};

}  // namespace castalia
