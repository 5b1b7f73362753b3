#pragma once

#include <wx/window.h>

namespace castalia {

/// Gives a control its name and description for screen readers. On GTK wxWindow::SetName does not reach them.
void set_accessible(wxWindow* window, const wxString& name, const wxString& description = {});
/// Does the same for a window that is drawn by hand.
void set_accessible_canvas(wxWindow* window, const wxString& name, const wxString& description = {});
/// Ties a field to the words beside it.
void set_label_for(wxWindow* label, wxWindow* field);

/// Returns the name that was set last; for tests.
wxString accessible_name(const wxWindow* window);

}  // namespace castalia
