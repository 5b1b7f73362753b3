#pragma once

#include <wx/window.h>

namespace castalia {

/// Tells a screen reader what a control is. On GTK wxWindow::SetName does not reach it.
void set_accessible(wxWindow* window, const wxString& name, const wxString& description = {});
/// The same for something drawn by hand.
void set_accessible_canvas(wxWindow* window, const wxString& name, const wxString& description = {});
/// Ties a field to the words beside it.
void set_label_for(wxWindow* label, wxWindow* field);

/// What was last said of the control, for tests.
wxString accessible_name(const wxWindow* window);

}  // namespace castalia
