#pragma once

#include <wx/toplevel.h>

namespace castalia {

/// Tells screen readers that a window is a dialog. The toolkit calls each of them a frame.
void set_accessible_dialog(wxTopLevelWindow* dialog);
/// Names a window that only tells how things stand, as a status bar does.
void set_accessible_status(wxWindow* window, const wxString& text);

}  // namespace castalia
